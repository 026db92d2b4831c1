#include "allocation_counter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

static __thread unsigned long count;

unsigned long dashpot_allocations(void) { return count; }

#if defined(__GLIBC__) && !defined(__SANITIZE_ADDRESS__)

// A program's own functions come before those of its libraries; glibc offers its originals under these names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

bool dashpot_counts_allocations(void) { return true; }

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *place, size_t size) {
  count++;
  return __libc_realloc(place, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **place, size_t alignment, size_t size) {
  count++;
  void *made = __libc_memalign(alignment, size);
  if (made == NULL) return ENOMEM;
  *place = made;
  return 0;
}

#else

bool dashpot_counts_allocations(void) { return false; }

#endif
