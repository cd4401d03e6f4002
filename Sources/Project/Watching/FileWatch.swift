import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for files to change, by looking at them: that is the same on every system and every kind of disk, also on those of
/// other machines, which tell nobody.
package struct FileWatch: Sendable {
  private let look: @Sendable () -> FileStamps
  private var last: FileStamps

  init(_ look: @escaping @Sendable () -> FileStamps) {
    self.look = look
    last = look()
  }

  /// The time between two looks, in nanoseconds.
  private static let shortest: UInt64 = 200_000_000
  /// A look may take a hundredth of the time.
  private static let share: UInt64 = 100
  /// Who saves writes for so long at most: files that have not changed for it are whole.
  private static let rest: UInt64 = 30_000_000

  /// Returns when something has changed, and nothing more does.
  package mutating func wait() {
    while true {
      let start = DispatchTime.now().uptimeNanoseconds
      var now = look()
      let cost = DispatchTime.now().uptimeNanoseconds - start
      if now != last {
        // What is half written will change again.
        var earlier = last
        while now != earlier {
          earlier = now
          Self.sleep(Self.rest)
          now = look()
        }
        last = now
        return
      }
      Self.sleep(max(Self.shortest, cost * Self.share))
    }
  }

  private static func sleep(_ nanoseconds: UInt64) { usleep(UInt32(min(nanoseconds / 1000, 10_000_000))) }
}
