// The C library that the engine needs where there is none. Nothing to call from Swift: the compiler does.
