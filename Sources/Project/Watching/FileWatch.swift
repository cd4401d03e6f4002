import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Waits for files to change, by looking at them: that is the same on every system and every kind of disk, also on those of
/// other machines, which tell nobody. Where the system tells, it looks at once.
package struct FileWatch {
  private let look: @Sendable () -> FileStamps
  private var last: FileStamps
  private let events = FileEvents()

  init(_ look: @escaping @Sendable () -> FileStamps) {
    self.look = look
    last = look()
    events.watch(last.folders)
  }

  /// The time between two looks, in nanoseconds.
  private static let shortest: UInt64 = 200_000_000
  /// A look may take a hundredth of the time.
  private static let share: UInt64 = 100
  /// Where events come one after the other, a fifth: other programs may write there without an end.
  private static let pause: UInt64 = 4
  /// Who saves writes for so long at most: files that have not changed for it are whole.
  private static let rest: UInt64 = 15_000_000

  /// Returns when something has changed, and nothing more does.
  package mutating func wait() {
    while true {
      let start = DispatchTime.now().uptimeNanoseconds
      var now = look()
      let end = DispatchTime.now().uptimeNanoseconds
      let cost = end - start
      if now != last {
        // What is half written will change again.
        var earlier = last
        while now != earlier {
          earlier = now
          usleep(UInt32(Self.rest / 1000))
          now = look()
        }
        last = now
        events.watch(last.folders)
        return
      }
      guard events.wait(atMost: max(Self.shortest, cost * Self.share)) else { continue }
      let pause = max(Self.rest, cost * Self.pause)
      let passed = DispatchTime.now().uptimeNanoseconds - end
      if passed < pause { usleep(UInt32(clamping: (pause - passed) / 1000)) }
    }
  }
}
