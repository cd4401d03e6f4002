#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Turns signals into bytes that can be waited for, and restores their handlers when it goes away.
///
/// A handler may do next to nothing, so it writes the signal's number into a pipe; C gives it no place for the
/// pipe but a global.
final class SignalPipe {
  let readEnd: Int32
  private let writeEnd: Int32
  private var previous: [(signal: Int32, handler: SignalHandler?)] = []

  private typealias SignalHandler = @convention(c) (Int32) -> Void

  private static let caught = [SIGWINCH, SIGTSTP, SIGCONT, SIGINT, SIGTERM, SIGHUP, SIGQUIT]

  /// Nil if there is no pipe to be had.
  init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    readEnd = ends[0]
    writeEnd = ends[1]
    for end in ends { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
    signalPipeWriteEnd = writeEnd
    for number in Self.caught { previous.append((number, signal(number, noteSignal))) }
  }

  deinit {
    for (number, handler) in previous { _ = signal(number, handler) }
    signalPipeWriteEnd = -1
    _ = close(readEnd)
    _ = close(writeEnd)
  }

  /// The next signal that came, if one did.
  func next() -> Int32? {
    var byte: UInt8 = 0
    return read(readEnd, &byte, 1) == 1 ? Int32(byte) : nil
  }

  /// Runs something that stops the process, and swallows the SIGCONT that it goes on with.
  func withDefaultStop(_ body: () -> Void) {
    _ = signal(SIGTSTP, SIG_DFL)
    _ = signal(SIGCONT, SIG_DFL)
    body()
    _ = signal(SIGTSTP, noteSignal)
    _ = signal(SIGCONT, noteSignal)
  }
}

nonisolated(unsafe) private var signalPipeWriteEnd: Int32 = -1

private func noteSignal(_ number: Int32) {
  let saved = errno
  var byte = UInt8(truncatingIfNeeded: number)
  _ = write(signalPipeWriteEnd, &byte, 1)
  errno = saved
}

/// Writes all of a text to a file descriptor; what cannot be written because nobody reads is lost.
func writeAll(_ text: String, to descriptor: Int32) {
  let bytes = Array(text.utf8)
  var start = 0
  while start < bytes.count {
    let count = bytes[start...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      start += count
    } else if errno == EAGAIN {
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&waiting, 1, 1_000)
    } else if errno != EINTR {
      return
    }
  }
}
