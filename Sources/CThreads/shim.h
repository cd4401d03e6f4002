#define _GNU_SOURCE
#include <pthread.h>
#include <sched.h>

/// Starts a thread that nobody waits for, on another core than the caller's where there is one.
///
/// Some kernels start a thread on the core of its maker, and need ten milliseconds to see that another has nothing to do.
///
/// Returns 0, or the error of `pthread_create`.
static inline int start_thread_elsewhere(void *(*body)(void *), void *context) {
  pthread_t thread;
#ifdef __GLIBC__
  cpu_set_t all, others;
  int here = sched_getcpu();
  if (here >= 0 && here < CPU_SETSIZE && sched_getaffinity(0, sizeof all, &all) == 0) {
    others = all;
    CPU_CLR(here, &others);
    pthread_attr_t attributes;
    if (CPU_COUNT(&others) > 0 && pthread_attr_init(&attributes) == 0) {
      pthread_attr_setaffinity_np(&attributes, sizeof others, &others);
      int error = pthread_create(&thread, &attributes, body, context);
      pthread_attr_destroy(&attributes);
      // From then on it may run wherever its maker may.
      if (error == 0) return pthread_setaffinity_np(thread, sizeof all, &all), 0;
    }
  }
#endif
  return pthread_create(&thread, NULL, body, context);
}
