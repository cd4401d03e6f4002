#pragma once

/// ICU's data, without any: what is linked before Foundation has its place.
extern const struct no_unicode_data icudt76_dat;
