public import LifecycleEngine

/// What was found about a log.
public struct LogExplanation: Sendable {
  /// The run that prints it, or the nearest one; nil where none came near.
  public var run: Run?
  /// Other runs that print it as well, on other stages.
  public var others: [Run] = []
  /// The first line that no run can continue to; nil where the log is explained.
  public var firstWrongLine: Int?
  /// How many lines the run covers: all, or where no run came near those that one can begin with.
  public var covered = 0
  /// What runs that print everything before that line have in its place.
  public var expected: [OrderClaim.Step] = []
  /// The search ended before everything was tried.
  public var isCutShort = false

  /// Nothing was found.
  public init() {}

  /// Whether a run prints the log, apart from the number of layout passes.
  public var isExplained: Bool { firstWrongLine == nil && run != nil }

  /// A run and how the log lies on it.
  public struct Run: Sendable {
    public var steps: [Step]
    /// The versions, oldest first, on which these steps print the same.
    public var versions: [Version]
    /// The life cycle of the app in the run.
    public var lifeCycle: LifeCycle
    /// The edits that turn the log into what the run prints; layout passes are not among them.
    public var edits: [Edit]
    /// How many layout passes the run has more or less than the log.
    public var layoutPasses: Int
    /// The steps as a scenario that prints the log, with the controllers named as in the log.
    public var scenario: [UInt8]
    /// The log begins after the first lines of the first step, or ends before the last ones of the last.
    public var startsLate: Bool
    public var endsEarly: Bool

    /// What happened while the log was printed.
    public var loggedSteps: [[UInt8]] { steps.filter { $0.isLogged }.map { $0.text } }
  }

  /// A step of a run, and the part of the log that it prints.
  public struct Step: Hashable, Sendable {
    /// The step as the scenario has it.
    public var text: [UInt8]
    /// The lines that it prints.
    public var lines: Range<Int>
    /// False for what happened before the log begins.
    public var isLogged: Bool
  }

  /// A line of the log that has to be otherwise for the run to print it.
  public struct Edit: Hashable, Sendable {
    /// What has to be done to the log.
    public enum Kind: Hashable, Sendable {
      /// The run has this before the line.
      case missing
      /// The run does not have the line.
      case extra
      /// The run has this in place of the line.
      case replaced
      /// The run has the line and the next one the other way round.
      case swapped
    }

    public var kind: Kind
    /// The line, from 0; the number of lines for what is missing at the end.
    public var line: Int
    /// What the run has; for an extra line what the log has.
    public var step: OrderClaim.Step

    /// An edit at a line that counts from 0.
    public init(kind: Kind, line: Int, step: OrderClaim.Step) {
      self.kind = kind
      self.line = line
      self.step = step
    }
  }
}
