// `free` is wanted for the strings that cmark allocates.
#include <cmark.h>
#include <stdlib.h>
