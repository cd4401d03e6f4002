/// Which recorded traces the engine reproduces, and why not those that it does not.
public struct ConformancePage: Sendable {
  public var introduction: String
  public var traces: [RecordedTrace]

  public init(introduction: String = "", traces: [RecordedTrace]) {
    self.introduction = introduction
    self.traces = traces
  }

  /// A trace that somebody recorded on a device or simulator.
  public struct RecordedTrace: Sendable {
    public var name: String
    public var path: SitePath?
    public var source: SourceReference
    /// The release it was recorded on.
    public var version: String
    /// The major version that it is run on.
    public var simulatedOn: Int
    public var topic: String
    public var result: Result
    /// For a deviation: the reason.
    public var reason: String

    public init(
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
  public enum Result: UInt8, Sendable, Hashable, CaseIterable {
    case reproduced
    /// Differs, and the reason is known.
    case knownDeviation
    case deviates
  }
}
