package import LifecycleEngine

/// What was found about a log.
package struct LogExplanation: Sendable {
  /// The run that prints it, or the nearest one; nil where none came near.
  package var run: Run?
  /// Other runs that print it as well, on other stages.
  package var others: [Run] = []
  /// The first line that no run can continue to; nil where the log is explained.
  package var firstWrongLine: Int?
  /// How many lines the run covers: all, or where no run came near those that one can begin with.
  package var covered = 0
  /// What runs that print everything before that line have in its place.
  package var expected: [OrderClaim.Step] = []
  /// The search ended before everything was tried.
  package var isCutShort = false

  /// Nothing was found.
  package init() {}

  /// Whether a run prints the log, apart from the number of layout passes.
  package var isExplained: Bool { firstWrongLine == nil && run != nil }

  /// Of a long run so many steps are named; others that part from it later tell nobody anything.
  package static let mostShown = 8

  /// A run and how the log lies on it.
  package struct Run: Sendable {
    /// What happened, in order, what came before the log included.
    package var steps: [Step]
    /// The versions, oldest first, on each of which the scenario comes out as it stands.
    package var versions: [Version]
    /// Those on which only the number of layout passes is another.
    package var versionsApartFromLayout: [Version]
    /// The life cycle of the app in the run.
    package var lifeCycle: LifeCycle
    /// The edits that turn the log into what the run prints; layout passes are not among them.
    package var edits: [Edit]
    /// How many layout passes the run has more or less than the log.
    package var layoutPasses: Int
    /// The steps as a scenario with all that they print, with the controllers named as in the log; its versions are
    /// those of `versions` around the one on which the steps were found.
    package var scenario: [UInt8]
    /// The log begins after the first lines of the first step, or ends before the last ones of the last.
    package var startsLate: Bool
    /// Whether the run goes on behind the last line of the log.
    package var endsEarly: Bool

    /// What happened while the log was printed.
    package var loggedSteps: [[UInt8]] { steps.filter { $0.isLogged }.map { $0.text } }
  }

  /// A step of a run, and the part of the log that it prints.
  package struct Step: Hashable, Sendable {
    /// The step as the scenario has it.
    package var text: [UInt8]
    /// The lines that it prints.
    package var lines: Range<Int>
    /// False for what happened before the log begins.
    package var isLogged: Bool
  }

  /// A line of the log that has to be otherwise for the run to print it.
  package struct Edit: Hashable, Sendable {
    /// What has to be done to the log.
    package enum Kind: Hashable, Sendable, CaseIterable {
      /// The run has this before the line.
      case missing
      /// The run does not have the line.
      case extra
      /// The run has this in place of the line.
      case replaced
      /// The run has the line and the next one the other way round.
      case swapped
    }

    /// What has to be done.
    package var kind: Kind
    /// The line, from 0; the number of lines for what is missing at the end.
    package var line: Int
    /// What the run has; for an extra line what the log has.
    package var step: OrderClaim.Step
  }
}
