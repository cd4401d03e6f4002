import Testing

@testable import Quiz

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The real driver on a pseudo terminal. One test only: signal handlers belong to the whole process.
struct RawTerminalTests {
  private struct Pair {
    var controller: Int32
    var terminal: Int32

    init?() {
      #if canImport(Darwin)
        let controller = posix_openpt(O_RDWR | O_NOCTTY)
        guard controller >= 0, grantpt(controller) == 0, unlockpt(controller) == 0 else { return nil }
        guard let name = ptsname(controller).map({ String(cString: $0) }) else { return nil }
      #else
        // The functions of the standard are not visible here; these two requests are what they do on Linux.
        let controller = open("/dev/ptmx", O_RDWR | O_NOCTTY)
        var lock: Int32 = 0
        var number: Int32 = 0
        guard controller >= 0, ioctl(controller, 0x4004_5431, &lock) == 0,
          ioctl(controller, 0x8004_5430, &number) == 0
        else { return nil }
        let name = "/dev/pts/\(number)"
      #endif
      self.controller = controller
      terminal = open(name, O_RDWR | O_NOCTTY)
    }

    var localFlags: tcflag_t {
      var settings = termios()
      return tcgetattr(terminal, &settings) == 0 ? settings.c_lflag : 0
    }

    /// What was shown up to a text; a terminal hands its bytes on in pieces of any size.
    func read(until wanted: String) -> String {
      var shown: [UInt8] = []
      while !String(decoding: shown, as: UTF8.self).contains(wanted) {
        var buffer = [UInt8](repeating: 0, count: 4_096)
        let count = posixRead(controller, &buffer, buffer.count)
        guard count > 0 else { break }
        shown += buffer[..<count]
      }
      return String(decoding: shown, as: UTF8.self)
    }
  }

  @Test func theTerminalIsTakenAndGivenBack() throws {
    let pair = try #require(Pair())
    defer {
      _ = close(pair.controller)
      _ = close(pair.terminal)
    }
    let before = pair.localFlags
    #expect(before & tcflag_t(ICANON | ECHO | ISIG) == tcflag_t(ICANON | ECHO | ISIG))

    let raw = try #require(RawTerminal(input: pair.terminal, output: pair.terminal))
    #expect(pair.localFlags & tcflag_t(ICANON | ECHO | ISIG) == 0)
    #expect(pair.read(until: "\u{1B}[2J").contains("\u{1B}[?1049h"))

    let terminal = raw.terminal
    #expect(terminal.size() == TerminalSize(columns: 80, rows: 24))
    var window = winsize(ws_row: 30, ws_col: 132, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(pair.controller, UInt(TIOCSWINSZ), &window)
    #expect(terminal.size() == TerminalSize(columns: 132, rows: 30))

    #expect(terminal.nextEvent(1) == .timeout)
    writeAll("j\u{1B}[A", to: pair.controller)
    #expect(terminal.nextEvent(1_000) == .bytes(Array("j\u{1B}[A".utf8)))
    for (signal, event) in [
      (SIGWINCH, TerminalEvent.resized), (SIGTERM, .terminated(signal: SIGTERM)),
      (SIGHUP, .terminated(signal: SIGHUP)), (SIGTSTP, .suspendRequested), (SIGCONT, .continued),
    ] {
      // To the process: the threads that run tests may block signals.
      #expect(kill(getpid(), signal) == 0)
      #expect(terminal.nextEvent(1_000) == event)
    }

    terminal.write("shown")
    #expect(pair.read(until: "shown").contains("shown"))
    raw.close()
    raw.close()
    #expect(pair.localFlags == before)
    #expect(pair.read(until: "\u{1B}[?1049l").hasSuffix("\u{1B}[?1049l"))
    #expect(terminal.nextEvent(1) == .closed)
  }

  @Test func whatIsNoTerminalIsRefused() {
    var ends: [Int32] = [-1, -1]
    #expect(pipe(&ends) == 0)
    #expect(RawTerminal(input: ends[0], output: ends[1]) == nil)
    for end in ends { _ = close(end) }
  }
}

private func posixRead(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}
