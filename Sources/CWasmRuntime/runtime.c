// What Swift's runtime expects of the C library, for WebAssembly without one: memory, and nothing of a system.
#if defined(__wasm__)

#include <stddef.h>
#include <stdint.h>

// Blocks are powers of two with a header of 16 bytes that keeps the power; a freed block waits in the list of
// its size. A run allocates few sizes again and again, so nothing is ever split or joined.
enum { header = 16, smallest = 5, sizes = 32, page = 65536 };

struct block {
  uint32_t power;
  struct block *next;
};

extern unsigned char __heap_base;
static struct block *free_lists[sizes];
static uintptr_t heap_end;

static uintptr_t grow(size_t size) {
  if (heap_end == 0) heap_end = ((uintptr_t)&__heap_base + header - 1) & ~(uintptr_t)(header - 1);
  uintptr_t start = heap_end, end = start + size, limit = __builtin_wasm_memory_size(0) * page;
  if (end < start) return 0;
  if (end > limit && __builtin_wasm_memory_grow(0, (end - limit + page - 1) / page) == (size_t)-1) return 0;
  heap_end = end;
  return start;
}

void *malloc(size_t size) {
  uint32_t power = smallest;
  while (power < sizes - 1 && ((size_t)1 << power) < size + header) power++;
  if (size > ((size_t)1 << power) - header) return NULL;
  struct block *block = free_lists[power];
  if (block) {
    free_lists[power] = block->next;
  } else {
    block = (struct block *)grow((size_t)1 << power);
    if (!block) return NULL;
    block->power = power;
  }
  return (unsigned char *)block + header;
}

void free(void *pointer) {
  if (!pointer) return;
  struct block *block = (struct block *)((unsigned char *)pointer - header);
  block->next = free_lists[block->power];
  free_lists[block->power] = block;
}

// Every block is aligned to 16 bytes; Swift asks for no more.
int posix_memalign(void **result, size_t alignment, size_t size) {
  if (alignment > header) return 22;
  *result = malloc(size);
  return *result ? 0 : 12;
}

// With bulk memory these are single instructions.
void *memcpy(void *to, const void *from, size_t size) { return __builtin_memcpy(to, from, size); }
void *memmove(void *to, const void *from, size_t size) { return __builtin_memmove(to, from, size); }
void *memset(void *to, int byte, size_t size) { return __builtin_memset(to, byte, size); }

int memcmp(const void *left, const void *right, size_t size) {
  const unsigned char *a = left, *b = right;
  for (; size; size--, a++, b++)
    if (*a != *b) return *a - *b;
  return 0;
}

// Seeds the hashes of sets and dictionaries, which nothing may depend on: the same in every run.
void arc4random_buf(void *buffer, size_t size) { memset(buffer, 42, size); }

// There is no console.
int putchar(int byte) { return byte; }

uintptr_t __stack_chk_guard = 0x5bd1e995;
void __stack_chk_fail(void) { __builtin_trap(); }

#endif
