/// One finding, as facts: where, how bad, what, and what would help. Wording of the frame (carets, "note:",
/// colours) is the renderer's.
package struct Diagnostic: Sendable, Hashable {
  /// Stable for ever: `LC` and four digits.
  package var code: String
  /// How bad it is.
  package var severity: Severity
  /// The headline: stands alone, lower case, no full stop, states the rule and not the tool's failure.
  package var message: String
  /// The text that it is about.
  package var file: SourceFile
  /// UTF-8 byte offsets in `file`; the smallest range that shows the cause.
  package var range: Range<Int>
  /// Said behind the carets; may be empty.
  package var label: String
  /// Further places in the same file, each with its words.
  package var secondary: [Label]
  /// Facts that explain.
  package var notes: [String]
  /// Edits that would help, in words.
  package var helps: [String]
  /// The same edits for a program to make; each alone is enough.
  package var fixes: [Fix]
  /// The language of its words.
  package var language = Language.english

  /// Makes a diagnostic.
  package init(
    code: String, severity: Severity, message: String, file: SourceFile, range: Range<Int>,
    label: String = "", secondary: [Label] = [], notes: [String] = [], helps: [String] = [],
    fixes: [Fix] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.file = file
    self.range = range
    self.label = label
    self.secondary = secondary
    self.notes = notes
    self.helps = helps
    self.fixes = fixes
  }

  /// A further place that a diagnostic points to.
  package struct Label: Sendable, Hashable {
    /// UTF-8 byte offsets in the file.
    package var range: Range<Int>
    /// What is said about the place; may be empty.
    package var text: String

    /// Makes a label.
    package init(range: Range<Int>, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// One edit: other text in the place of a range.
  package struct Fix: Sendable, Hashable {
    /// UTF-8 byte offsets in the file.
    package var range: Range<Int>
    /// What stands there afterwards.
    package var replacement: String
    /// Whether it may be made without a person looking: it changes the spelling and never the meaning.
    package var isSafe: Bool

    /// Makes a fix.
    package init(range: Range<Int>, replacement: String, isSafe: Bool) {
      self.range = range
      self.replacement = replacement
      self.isSafe = isSafe
    }
  }

  /// Only errors and warnings are findings; a note never changes the exit code.
  package enum Severity: String, Sendable, Hashable, CaseIterable {
    case error, warning, note
  }
}
