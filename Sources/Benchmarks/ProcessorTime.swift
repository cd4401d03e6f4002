#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The time that the processor has spent on this process: what others do at the same time does not disturb it.
struct ProcessorTime {
  private let ticks: clock_t

  static var now: ProcessorTime { ProcessorTime(ticks: clock()) }

  /// The seconds since then; never zero, so that a rate can be made of them.
  var elapsed: Double { max(Double(clock() - ticks) / Double(CLOCKS_PER_SEC), 1e-6) }
}

extension Double {
  /// Rounded to a number of digits behind the point.
  func rounded(to digits: Int) -> Double {
    var factor = 1.0
    for _ in 0..<digits { factor *= 10 }
    return (self * factor).rounded() / factor
  }
}
