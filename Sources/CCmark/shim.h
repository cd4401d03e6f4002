#include <cmark.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Older versions make a copy whenever a string is asked for: when no arena is current, and for nobody to free.
#if CMARK_VERSION < ((0 << 16) | (30 << 8))
#error "libcmark 0.30 or newer is needed"
#endif

// cmark asks for a dozen small pieces of memory for each line, and gives them back one by one. Here the pieces of one
// document are cut from large chunks, which go back at once.

/// A chunk of memory; the pieces follow it.
struct lcdoc_chunk {
  _Alignas(16) struct lcdoc_chunk *before;
};

/// The memory of one document.
struct lcdoc_arena {
  struct lcdoc_chunk *last;
  /// Where the next piece is cut from the last chunk, and where that ends.
  unsigned char *next, *end;
};

/// Each piece starts with its size; both together keep the pieces aligned.
enum { lcdoc_piece_head = 16, lcdoc_chunk_size = 32768 };

/// The arena of the document that this thread parses, if it does: cmark hands its allocator no context.
static inline struct lcdoc_arena **lcdoc_current_arena(void) {
  static _Thread_local struct lcdoc_arena *current;
  return &current;
}

/// Where `size` bytes can be written, a multiple of 16.
static inline unsigned char *lcdoc_room(struct lcdoc_arena *arena, size_t size) {
  if ((size_t)(arena->end - arena->next) < size) {
    size_t room = size > lcdoc_chunk_size ? size : lcdoc_chunk_size;
    struct lcdoc_chunk *chunk = (struct lcdoc_chunk *)malloc(sizeof(struct lcdoc_chunk) + room);
    if (!chunk) abort();
    chunk->before = arena->last;
    arena->last = chunk;
    arena->next = (unsigned char *)(chunk + 1);
    arena->end = arena->next + room;
  }
  arena->next += size;
  return arena->next - size;
}

static inline void *lcdoc_piece(size_t size) {
  struct lcdoc_arena *arena = *lcdoc_current_arena();
  if (!arena || size > SIZE_MAX / 4) abort();
  size_t needed = lcdoc_piece_head + ((size + 15) & ~(size_t)15);
  unsigned char *head = lcdoc_room(arena, needed);
  memcpy(head, &size, sizeof size);
  return head + lcdoc_piece_head;
}

static inline size_t lcdoc_piece_size(void *piece) {
  size_t size;
  memcpy(&size, (unsigned char *)piece - lcdoc_piece_head, sizeof size);
  return size;
}

static inline void *lcdoc_piece_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / 4 / size) abort();
  void *piece = lcdoc_piece(count * size);
  return memset(piece, 0, count * size);
}

/// What was cut last is free again: many pieces live only as long as a function of cmark's.
static inline void lcdoc_piece_free(void *piece) {
  struct lcdoc_arena *arena = *lcdoc_current_arena();
  if (!piece || !arena) return;
  size_t rounded = (lcdoc_piece_size(piece) + 15) & ~(size_t)15;
  if ((unsigned char *)piece + rounded == arena->next) arena->next = (unsigned char *)piece - lcdoc_piece_head;
}

static inline void *lcdoc_piece_realloc(void *piece, size_t size) {
  size_t old = piece ? lcdoc_piece_size(piece) : 0;
  if (piece && size <= old) return piece;
  // If it is free again, the new piece starts at the same place or in a new chunk: the bytes are still there.
  lcdoc_piece_free(piece);
  void *larger = lcdoc_piece(size);
  if (old) memmove(larger, piece, old);
  return larger;
}

/// Parses a text. All of its memory is in `arena`, which `lcdoc_arena_free` gives back; no node may be freed by itself.
static inline cmark_node *lcdoc_parse_in_arena(
    const char *text, size_t length, int options, struct lcdoc_arena *arena) {
  static cmark_mem memory = {lcdoc_piece_calloc, lcdoc_piece_realloc, lcdoc_piece_free};
  *lcdoc_current_arena() = arena;
  cmark_parser *parser = cmark_parser_new_with_mem(options, &memory);
  cmark_parser_feed(parser, text, length);
  cmark_node *root = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  *lcdoc_current_arena() = NULL;
  return root;
}

static inline void lcdoc_arena_free(struct lcdoc_arena arena) {
  while (arena.last) {
    struct lcdoc_chunk *before = arena.last->before;
    free(arena.last);
    arena.last = before;
  }
}
