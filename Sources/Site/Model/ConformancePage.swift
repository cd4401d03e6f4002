/// Which recorded traces the engine reproduces, and why not those that it does not.
package struct ConformancePage: Sendable {
  /// What the page begins with.
  package var introduction: String = ""
  /// The traces, in the order of the table.
  package var traces: [RecordedTrace]

  /// A trace that somebody recorded on a device or simulator.
  package struct RecordedTrace: Sendable {
    /// What the trace is called.
    package var name: String
    /// The page of its scenario, if there is one.
    package var path: SitePath? = nil
    /// Who published it.
    package var source: SourceReference
    /// The release it was recorded on.
    package var version: String
    /// The major version that it is run on.
    package var simulatedOn: Int
    /// The folder that it lies in.
    package var topic: String = ""
    /// What the simulation makes of the same steps.
    package var result: Result
    /// For a deviation: the reason.
    package var reason: String = ""
  }

  /// How the engine's run compares to the record.
  package enum Result: UInt8, Sendable, Hashable, CaseIterable {
    case reproduced
    /// Differs, and the reason is known.
    case knownDeviation
    case deviates
  }
}
