#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#include <unistd.h>
#endif

/// Lets threads share heaps, as many as there are cores and two at least. glibc gives each thread its own, and what one has let
/// go of serves no other, though the pages of a site are made by some and written by others. With fewer heaps than cores these
/// wait for each other. To be called before the second thread begins. Other libraries know no such number.
static inline void lcdoc_share_heaps(void) {
#ifdef __GLIBC__
  long cores = sysconf(_SC_NPROCESSORS_ONLN);
  mallopt(M_ARENA_MAX, cores > 2 ? (int)cores : 2);
#endif
}
