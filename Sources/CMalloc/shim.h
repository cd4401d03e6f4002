#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Lets threads share heaps: the first has one, all others another. glibc gives each thread its own, and what one has let go of
/// serves no other, though the pages of a site are made by some and written by others. With a single heap for all of them two
/// cores wait for each other. To be called before the second thread begins. Other libraries know no such number.
static inline void lcdoc_share_heaps(void) {
#ifdef __GLIBC__
  mallopt(M_ARENA_MAX, 2);
#endif
}
