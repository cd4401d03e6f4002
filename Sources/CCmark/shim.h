#include <cmark.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// cmark asks for a dozen small pieces of memory for each line, and gives them back one by one. Here the pieces of one
// document are cut from large chunks, which go back at once.

/// A chunk of memory; the pieces follow it.
struct cmark_chunk {
  _Alignas(16) struct cmark_chunk *before;
};

/// The memory of one document.
struct cmark_arena {
  struct cmark_chunk *last;
  /// Where the next piece is cut from the last chunk, and where that ends.
  unsigned char *next, *end;
};

/// Each piece starts with its size; both together keep the pieces aligned.
enum { cmark_piece_head = 16, cmark_chunk_size = 32768 };

/// The arena of the document that this thread parses, if it does: cmark hands its allocator no context.
static inline struct cmark_arena **cmark_current_arena(void) {
  static _Thread_local struct cmark_arena *current;
  return &current;
}

/// Where `size` bytes can be written, a multiple of 16.
static inline unsigned char *cmark_room(struct cmark_arena *arena, size_t size) {
  if ((size_t)(arena->end - arena->next) < size) {
    size_t room = size > cmark_chunk_size ? size : cmark_chunk_size;
    struct cmark_chunk *chunk = (struct cmark_chunk *)malloc(sizeof(struct cmark_chunk) + room);
    if (!chunk) abort();
    chunk->before = arena->last;
    arena->last = chunk;
    arena->next = (unsigned char *)(chunk + 1);
    arena->end = arena->next + room;
  }
  arena->next += size;
  return arena->next - size;
}

static inline void *cmark_piece(size_t size) {
  if (size > SIZE_MAX / 4) abort();
  size_t needed = cmark_piece_head + ((size + 15) & ~(size_t)15);
  // Very old versions also make copies of strings when they are asked for.
  struct cmark_arena *arena = *cmark_current_arena();
  unsigned char *head = arena ? cmark_room(arena, needed) : (unsigned char *)malloc(needed);
  if (!head) abort();
  memcpy(head, &size, sizeof size);
  return head + cmark_piece_head;
}

static inline size_t cmark_piece_size(void *piece) {
  size_t size;
  memcpy(&size, (unsigned char *)piece - cmark_piece_head, sizeof size);
  return size;
}

static inline void *cmark_piece_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / 4 / size) abort();
  void *piece = cmark_piece(count * size);
  return memset(piece, 0, count * size);
}

/// What was cut last is free again: many pieces live only as long as a function of cmark's.
static inline void cmark_piece_free(void *piece) {
  struct cmark_arena *arena = *cmark_current_arena();
  if (!piece || !arena) return;
  size_t rounded = (cmark_piece_size(piece) + 15) & ~(size_t)15;
  if ((unsigned char *)piece + rounded == arena->next) arena->next = (unsigned char *)piece - cmark_piece_head;
}

static inline void *cmark_piece_realloc(void *piece, size_t size) {
  size_t old = piece ? cmark_piece_size(piece) : 0;
  if (piece && size <= old) return piece;
  // If it is free again, the new piece starts at the same place or in a new chunk: the bytes are still there.
  cmark_piece_free(piece);
  void *larger = cmark_piece(size);
  if (old) memmove(larger, piece, old);
  return larger;
}

/// Parses a text. All of its memory is in `arena`, which `cmark_arena_free` gives back; no node may be freed by itself.
static inline cmark_node *cmark_parse_in_arena(
    const char *text, size_t length, int options, struct cmark_arena *arena) {
  static cmark_mem memory = {cmark_piece_calloc, cmark_piece_realloc, cmark_piece_free};
  *cmark_current_arena() = arena;
  cmark_parser *parser = cmark_parser_new_with_mem(options, &memory);
  cmark_parser_feed(parser, text, length);
  cmark_node *root = cmark_parser_finish(parser);
  cmark_parser_free(parser);
  *cmark_current_arena() = NULL;
  return root;
}

static inline void cmark_arena_free(struct cmark_arena arena) {
  while (arena.last) {
    struct cmark_chunk *before = arena.last->before;
    free(arena.last);
    arena.last = before;
  }
}
