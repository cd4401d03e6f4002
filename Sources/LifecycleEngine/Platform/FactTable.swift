/// What is known of a fact: the question, when the answer is yes, and who saw it.
public struct FactRecord: Sendable {
  /// The fact that is recorded.
  public let fact: Fact
  /// The statement that is true or false of a version.
  public let statement: StaticString
  /// The spans of versions on which it is true. Not an array: so the table is data, and no code that builds it.
  private let first: VersionRange?
  private let second: VersionRange?
  /// Who saw it: a published log, a header, a page of documentation.
  public let evidence: StaticString
  /// Whether the evidence leaves it open: the answer here is a default, and a run can be made under either.
  public let isOpen: Bool
  /// The versions that it is open for; nil for all.
  private let openSpan: VersionRange?

  @inline(__always)
  init(
    fact: Fact, statement: StaticString, spans first: VersionRange?, _ second: VersionRange? = nil,
    evidence: StaticString, isOpen: Bool = false, openOn openSpan: VersionRange? = nil
  ) {
    self.fact = fact
    self.first = first
    self.second = second
    self.isOpen = isOpen
    self.openSpan = openSpan
    // In the browser the page has the words, and the module only the numbers of facts.
    #if hasFeature(Embedded)
      self.statement = ""
      self.evidence = ""
    #else
      self.statement = statement
      self.evidence = evidence
    #endif
  }

  /// The spans of versions on which it is true.
  public var spans: [VersionRange] { [first, second].compactMap { $0 } }

  /// Whether the evidence leaves it open for a version.
  public func isOpen(on version: Version) -> Bool { isOpen && openSpan?.contains(version) ?? true }

  /// Whether the statement is true of a version.
  public func isTrue(on version: Version) -> Bool {
    // 8.4 belongs to "...8": an upper end without minor part means the whole major version.
    let whole = Version(version.major)
    return spans.contains { $0.contains(version) || ($0.upper == whole && $0.lower <= version) }
  }
}

extension Fact {
  /// What the table says of the fact.
  public var record: FactRecord { FactTable.records[Int(rawValue)] }
}

/// A part of the platform that facts are about.
public enum FactTopic: UInt8, CaseIterable, Sendable, Hashable {
  case process, scenes, viewLoading, appearance, containers, presentation, views

  /// Its rows of the table.
  public var records: [FactRecord] {
    switch self {
    case .process: FactTable.process
    case .scenes: FactTable.scenes
    case .viewLoading: FactTable.viewLoading
    case .appearance: FactTable.appearance
    case .containers: FactTable.containers
    case .presentation: FactTable.presentation
    case .views: FactTable.views
    }
  }
}

/// The table: the one place where versions of iOS differ. In the order of the facts' declaration, which a test
/// holds it to.
public enum FactTable {
  /// One record for each fact, at the place of its raw value.
  public static let records: [FactRecord] =
    process + scenes + viewLoading + appearance + containers + presentation + views
}
