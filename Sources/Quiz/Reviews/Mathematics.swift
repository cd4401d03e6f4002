#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

// The functions of the C library that scheduling needs, named so that they cannot be taken for methods.

func exponential(_ value: Double) -> Double { exp(value) }

func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
