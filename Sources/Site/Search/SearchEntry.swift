/// Something that can be found: a page, or a place on one.
struct SearchEntry: Sendable {
  /// What it is, in the order in which the full list has them.
  enum Kind: Int, Sendable, CaseIterable {
    case note, callback, scenario, quiz, fact, finding

    /// The words for it, beside a result.
    var text: UIText {
      switch self {
      case .note: .notes
      case .callback: .callbacks
      case .scenario: .scenarios
      case .quiz: .quizzes
      case .fact: .facts
      case .finding: .findings
      }
    }
  }

  var kind: Kind
  /// What it is called.
  var title: String
  /// What it belongs to: a family, a note; may be empty.
  var section: String
  var path: SitePath
  /// An id on that page; empty for its top.
  var fragment: String
  /// The terms of its title and of other names by which it is known, each once.
  let titleTerms: TermList
  /// The terms of what it belongs to and of what it says, each once.
  let textTerms: TermList

  /// - Parameters:
  ///   - names: other names by which it is known.
  ///   - text: what it says.
  ///
  /// Complexity: O(length of all texts).
  init(
    kind: Kind, title: String, section: String, path: SitePath, fragment: String = "", names: String = "",
    text: String = ""
  ) {
    self.kind = kind
    self.title = title
    self.section = section
    self.path = path
    self.fragment = fragment
    titleTerms = TermList(of: [title, names])
    textTerms = TermList(of: [section, text])
  }

  /// A note, or a heading of it, whose terms are known.
  init(
    note path: SitePath, title: String, section: String, fragment: String, titleTerms: TermList, textTerms: TermList
  ) {
    (kind, self.path) = (.note, path)
    self.title = title
    self.section = section
    self.fragment = fragment
    self.titleTerms = titleTerms
    self.textTerms = textTerms
  }
}
