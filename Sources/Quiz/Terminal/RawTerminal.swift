#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// A real terminal in raw mode on the alternate screen, given back when it is left.
///
/// A class for its identity: it owns the terminal's settings while it lives. Signals only write a byte into a
/// pipe; what they mean is done by whoever waits for events.
final class RawTerminal {
  private let input: Int32
  private let output: Int32
  private let saved: termios
  private var signals: SignalPipe?
  private var isRaw = false

  /// Takes the terminal that reads from `input` and shows on `output`; nil if `input` is none.
  init?(input: Int32 = 0, output: Int32 = 2) {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0, let signals = SignalPipe() else { return nil }
    self.input = input
    self.output = output
    self.saved = settings
    self.signals = signals
    enter()
  }

  deinit { close() }

  /// Gives the terminal back. May be called more than once.
  func close() {
    leave()
    signals = nil
  }

  /// The closures that the quiz works with. They keep this terminal alive.
  var terminal: Terminal {
    Terminal(
      nextEvent: { self.nextEvent(timeoutMilliseconds: $0) }, size: { self.size },
      write: { self.write($0) }, suspend: { self.suspend() })
  }

  private func enter() {
    var raw = saved
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
    // Without ISIG, Ctrl-C and Ctrl-Z arrive as keys: an interrupted grab can then be told from a kill.
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    _ = tcsetattr(input, TCSADRAIN, &raw)
    isRaw = true
    write("\u{1B}[?1049h\u{1B}[?25h\u{1B}[2J")
  }

  private func leave() {
    guard isRaw else { return }
    isRaw = false
    // Cleared first: a multiplexer that was resized meanwhile may carry lines over to the other screen.
    write("\u{1B}[0m\u{1B}[H\u{1B}[2J\u{1B}[?1049l")
    var settings = saved
    _ = tcsetattr(input, TCSADRAIN, &settings)
  }

  /// Stops the whole process group, as the terminal itself does for Ctrl-Z in a shell.
  private func suspend() {
    leave()
    signals?.withDefaultStop { _ = kill(0, SIGTSTP) }
    enter()
  }

  private var size: TerminalSize {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0 else {
      return TerminalSize(columns: 80, rows: 24)
    }
    return TerminalSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  private func nextEvent(timeoutMilliseconds: Int?) -> TerminalEvent {
    guard let signals else { return .closed }
    while true {
      var waiting = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: signals.readEnd, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&waiting, 2, Int32(timeoutMilliseconds ?? -1))
      if count == 0 { return .timeout }
      if count < 0 {
        if errno == EINTR { continue }
        return .closed
      }
      if waiting[1].revents != 0 {
        guard let signal = signals.next() else { continue }
        return event(for: signal)
      }
      if waiting[0].revents != 0 { return readInput() }
    }
  }

  private func event(for signal: Int32) -> TerminalEvent {
    switch signal {
    case SIGWINCH: return .resized
    case SIGTSTP: return .suspendRequested
    case SIGCONT:
      // After a stop that nobody could catch the shell has put its own settings back.
      enter()
      return .continued
    default: return .terminated(signal: signal)
    }
  }

  private func readInput() -> TerminalEvent {
    var buffer = [UInt8](repeating: 0, count: 256)
    let count = read(input, &buffer, buffer.count)
    if count > 0 { return .bytes(Array(buffer[..<count])) }
    if count < 0, errno == EINTR || errno == EAGAIN { return .bytes([]) }
    return .closed
  }

  private func write(_ text: String) {
    writeAll(text, to: output)
  }
}
