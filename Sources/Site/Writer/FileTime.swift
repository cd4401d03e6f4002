#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#else
  package import Darwin

  extension stat {
    fileprivate var st_mtim: timespec { st_mtimespec }
    fileprivate var st_ctim: timespec { st_ctimespec }
  }
#endif

/// A time as files have it.
package struct FileTime: Sendable, Hashable {
  /// Since 1970; before it they are negative.
  package let seconds: Int
  /// Below a second.
  package let nanoseconds: Int

  /// Takes both.
  package init(seconds: Int, nanoseconds: Int) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  private init(_ time: timespec) { self.init(seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec)) }

  /// What the clock says.
  package static var now: FileTime {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return FileTime(time)
  }

  /// When a file was changed, or that was put back to.
  package init(changeOf info: stat) { self.init(info.st_mtim) }

  /// When the system noted the last change of a file, its name or its rights.
  init(noteOf info: stat) { self.init(info.st_ctim) }

  func isEarlier(than other: FileTime, by seconds: Int) -> Bool {
    (self.seconds + seconds, nanoseconds) < (other.seconds, other.nanoseconds)
  }

  /// All of it, to be kept.
  var words: SIMD2<UInt64> {
    SIMD2(UInt64(bitPattern: Int64(seconds)), UInt64(bitPattern: Int64(nanoseconds)))
  }

  init(words: SIMD2<UInt64>) {
    seconds = Int(Int64(bitPattern: words[0]))
    nanoseconds = Int(Int64(bitPattern: words[1]))
  }
}
