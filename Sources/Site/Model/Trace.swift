/// One callback of a run as it is shown in a list.
public struct TraceRow: Sendable, Hashable {
  public var receiver: String
  /// As the trace names it, usually the selector.
  public var callback: String
  /// The argument's value where it says something; may be empty.
  public var argument: String
  /// When in the run loop: "in the call", "layout", "end of the animation"; may be empty.
  public var phase: String
  /// The application's state; may be empty.
  public var state: String
  /// What brought it about; may be empty.
  public var cause: String
  /// The page of the callback.
  public var link: SitePath?

  public init(
    receiver: String, callback: String, argument: String = "", phase: String = "", state: String = "",
    cause: String = "", link: SitePath? = nil
  ) {
    self.receiver = receiver
    self.callback = callback
    self.argument = argument
    self.phase = phase
    self.state = state
    self.cause = cause
    self.link = link
  }
}

/// A step of a run and the callbacks that it brought about.
public struct TraceStep: Sendable, Hashable {
  /// The step as written, for instance `push B`.
  public var text: String
  public var rows: [TraceRow]

  public init(text: String, rows: [TraceRow]) {
    self.text = text
    self.rows = rows
  }
}

/// A run as a picture with the same run as a list beside it.
public struct TraceFigure: Sendable {
  /// An id that is unique on its page; letters, digits and hyphens.
  public var id: String
  public var title: String
  /// The version of iOS that it ran on; may be empty.
  public var version: String
  public var steps: [TraceStep]
  /// Its rows are the rows of all steps, one after the other.
  public var score: ScoreModel

  public init(id: String, title: String, version: String = "", steps: [TraceStep], score: ScoreModel) {
    self.id = id
    self.title = title
    self.version = version
    self.steps = steps
    self.score = score
  }
}
