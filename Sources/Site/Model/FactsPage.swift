/// In what versions of iOS differ, and who saw it: the table that the simulation runs on.
package struct FactsPage: Sendable {
  /// What the table is, in one or two sentences.
  package var introduction: String = ""
  /// The facts by topic, in the order of the page.
  package var topics: [Topic]

  /// Facts about the same part of the platform.
  package struct Topic: Sendable, Hashable {
    /// The heading.
    package var title: String
    /// The facts of the topic.
    package var facts: [Entry]
  }

  /// A statement that is true of some versions.
  package struct Entry: Sendable, Hashable {
    /// Its name for `lcdoc simulate --assume`; unique, letters only.
    package var name: String
    /// What is true or false of a version, as a sentence.
    package var statement: String
    /// The versions on which it is true.
    package var versions: String
    /// Who saw it.
    package var evidence: String
    /// Whether the evidence leaves it open.
    package var isOpen: Bool = false
  }
}
