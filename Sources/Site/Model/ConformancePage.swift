/// Which recorded traces the engine reproduces, and why not those that it does not.
package struct ConformancePage: Sendable {
  package var introduction: String
  package var traces: [RecordedTrace]

  package init(introduction: String = "", traces: [RecordedTrace]) {
    self.introduction = introduction
    self.traces = traces
  }

  /// A trace that somebody recorded on a device or simulator.
  package struct RecordedTrace: Sendable {
    package var name: String
    package var path: SitePath?
    package var source: SourceReference
    /// The release it was recorded on.
    package var version: String
    /// The major version that it is run on.
    package var simulatedOn: Int
    package var topic: String
    package var result: Result
    /// For a deviation: the reason.
    package var reason: String

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
