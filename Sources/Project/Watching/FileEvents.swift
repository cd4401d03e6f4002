#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tells at once that something changes in some folders, where the system does. It is a hint: it may come for nothing, and
/// what lies on another machine may change without one.
final class FileEvents {
  #if os(Linux)
    private let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
  #else
    private let descriptor: Int32 = -1
  #endif

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Folders of which it is to be told; those that are watched already stay so.
  func watch(_ folders: Set<String>) {
    #if os(Linux)
      let changes = IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB
      // What cannot be watched is looked at from time to time.
      for folder in folders { inotify_add_watch(descriptor, folder, UInt32(changes)) }
    #endif
  }

  /// Waits until something changes, but no longer than some nanoseconds.
  ///
  /// - Returns: whether something changed.
  func wait(atMost nanoseconds: UInt64) -> Bool {
    let milliseconds = Int32(min(nanoseconds / 1_000_000, 10_000))
    guard descriptor >= 0 else {
      usleep(UInt32(milliseconds) * 1000)
      return false
    }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, milliseconds) > 0 else { return false }
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 8) { buffer in
      while read(descriptor, buffer.baseAddress, buffer.count) > 0 {}
    }
    return true
  }
}
