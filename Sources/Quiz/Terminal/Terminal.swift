/// A terminal in raw mode as the quiz sees it: a few closures, so that tests can be the terminal.
struct Terminal {
  /// Waits for something to happen, at most so many milliseconds if a number is given.
  var nextEvent: (_ timeoutMilliseconds: Int?) -> TerminalEvent
  /// The size now; it can change at any time.
  var size: () -> TerminalSize
  /// Writes text with its control sequences.
  var write: (String) -> Void
  /// Gives the terminal back to the shell, stops the process, and takes the terminal again when it goes on.
  var suspend: () -> Void
}

/// What can happen at a terminal.
enum TerminalEvent: Sendable, Equatable {
  case bytes([UInt8])
  /// The given time passed.
  case timeout
  case resized
  /// Somebody else asked the process to stop.
  case suspendRequested
  /// The process goes on after a stop.
  case continued
  /// A signal that ends the process.
  case terminated(signal: Int32)
  /// Nothing will come any more.
  case closed
}
