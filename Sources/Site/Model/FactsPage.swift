/// In what versions of iOS differ, and who saw it: the table that the simulation runs on.
public struct FactsPage: Sendable {
  /// What the table is, in one or two sentences.
  public var introduction: String
  public var topics: [Topic]

  public init(introduction: String = "", topics: [Topic]) {
    self.introduction = introduction
    self.topics = topics
  }

  /// Facts about the same part of the platform.
  public struct Topic: Sendable, Hashable {
    public var title: String
    public var facts: [Entry]

    public init(title: String, facts: [Entry]) {
      self.title = title
      self.facts = facts
    }
  }

  /// A statement that is true of some versions.
  public struct Entry: Sendable, Hashable {
    /// Its name for `lcdoc simulate --assume`; unique, letters only.
    public var name: String
    public var statement: String
    /// The versions on which it is true.
    public var versions: String
    /// Who saw it.
    public var evidence: String
    /// Whether the evidence leaves it open.
    public var isOpen: Bool

    public init(name: String, statement: String, versions: String, evidence: String, isOpen: Bool = false) {
      self.name = name
      self.statement = statement
      self.versions = versions
      self.evidence = evidence
      self.isOpen = isOpen
    }
  }
}
