#include <stdint.h>

#include "no_unicode_data.h"

// What ICU finds where it looks for its data: a table of contents without contents, as ICU's own builds without data have it
// (the format "ToCP" of its file udata.cpp). Foundation brings ICU with it, for calendars, collations and names of languages,
// 34 MB of which nothing here asks for anything; a linker takes the first of two symbols with one name, and leaves theirs out.
// Letters and their properties are in ICU's code and in Swift's, and stay.
struct no_unicode_data {
  uint16_t header_size;
  uint8_t magic[2];
  uint16_t info_size, reserved;
  uint8_t is_big_endian, charset, size_of_unit, reserved_byte;
  uint8_t format[4], format_version[4], data_version[4], padding[8];
  uint32_t count, reserved_count;
};

// The number is that of ICU in this Swift; with another one the program is as large as ICU's data make it.
const struct no_unicode_data icudt76_dat __attribute__((aligned(16))) = {
    .header_size = 32, .magic = {0xda, 0x27}, .info_size = 20, .size_of_unit = 2, .format = {'T', 'o', 'C', 'P'},
    .format_version = {1}};
