#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <pthread.h>
#include <sched.h>
#include <stddef.h>

#ifdef __GLIBC__
/// All cores that the caller may use but the one that it is on; 0 where there is no other.
static inline int has_other_cores(cpu_set_t *all, cpu_set_t *others) {
  int here = sched_getcpu();
  if (here < 0 || here >= CPU_SETSIZE || sched_getaffinity(0, sizeof *all, all) != 0) return 0;
  *others = *all;
  CPU_CLR(here, others);
  return CPU_COUNT(others) > 0;
}
#endif

/// Starts a thread that never ends, on another core than the caller's where there is one.
///
/// Some kernels start a thread on the core of its maker, and take ten milliseconds to see that another has nothing to
/// do. Its stack is as large as the first thread's: notes are read on it, and other systems give it a small part of that.
///
/// Returns 0, or the error of `pthread_create`.
static inline int start_thread_elsewhere(void *(*body)(void *), void *context) {
  pthread_t thread;
  pthread_attr_t attributes;
  int error = pthread_attr_init(&attributes);
  if (error != 0) return error;
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, (size_t)8 << 20);
#ifdef __GLIBC__
  cpu_set_t all, others;
  int is_placed = has_other_cores(&all, &others);
  if (is_placed) pthread_attr_setaffinity_np(&attributes, sizeof others, &others);
#endif
  error = pthread_create(&thread, &attributes, body, context);
#ifdef __GLIBC__
  // From then on it may run wherever its maker may. It does not end, so the name is good.
  if (error == 0 && is_placed) pthread_setaffinity_np(thread, sizeof all, &all);
#endif
  pthread_attr_destroy(&attributes);
  return error;
}
