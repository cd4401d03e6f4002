/// Which recorded traces the engine reproduces, and why not those that it does not.
package struct ConformancePage: Sendable {
  /// What the page begins with.
  package var introduction: String
  /// The traces, in the order of the table.
  package var traces: [RecordedTrace]

  /// A page of traces.
  package init(introduction: String = "", traces: [RecordedTrace]) {
    self.introduction = introduction
    self.traces = traces
  }

  /// A trace that somebody recorded on a device or simulator.
  package struct RecordedTrace: Sendable {
    /// What the trace is called.
    package var name: String
    /// The page of its scenario, if there is one.
    package var path: SitePath?
    /// Who published it.
    package var source: SourceReference
    /// The release it was recorded on.
    package var version: String
    /// The major version that it is run on.
    package var simulatedOn: Int
    /// The folder that it lies in.
    package var topic: String
    /// What the simulation makes of the same steps.
    package var result: Result
    /// For a deviation: the reason.
    package var reason: String

    /// A trace with what became of it.
    package init(
      name: String, path: SitePath? = nil, source: SourceReference, version: String, simulatedOn: Int,
      topic: String = "", result: Result, reason: String = ""
    ) {
      self.name = name
      self.path = path
      self.source = source
      self.version = version
      self.simulatedOn = simulatedOn
      self.topic = topic
      self.result = result
      self.reason = reason
    }
  }

  /// How the engine's run compares to the record.
  package enum Result: UInt8, Sendable, Hashable, CaseIterable {
    case reproduced
    /// Differs, and the reason is known.
    case knownDeviation
    case deviates
  }
}
