import Cache

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
  var fragment = ""
  /// Other names by which it is known.
  var names = ""
  /// What it says.
  var text = ""

  /// All of it.
  func write(to writer: inout ByteWriter) {
    writer.write(kind.rawValue)
    writer.write(title)
    writer.write(section)
    writer.write(path.text)
    writer.write(fragment)
    writer.write(names)
    writer.write(text)
  }
}
