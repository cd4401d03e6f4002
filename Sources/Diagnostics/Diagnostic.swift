/// One finding, as facts: where, how bad, what, and what would help. Wording of the frame (carets, "note:",
/// colours) is the renderer's.
public struct Diagnostic: Sendable, Hashable {
  /// Stable for ever: `LC` and four digits.
  public var code: String
  /// How bad it is.
  public var severity: Severity
  /// The headline: stands alone, lower case, no full stop, states the rule and not the tool's failure.
  public var message: String
  /// The text that it is about.
  public var file: SourceFile
  /// UTF-8 byte offsets in `file`; the smallest range that shows the cause.
  public var range: Range<Int>
  /// Said behind the carets; may be empty.
  public var label: String
  /// Further places in the same file, each with its words.
  public var secondary: [Label]
  /// Facts that explain.
  public var notes: [String]
  /// Edits that would help, in words.
  public var helps: [String]
  /// The same edits for a program to make; each alone is enough.
  public var fixes: [Fix]
  /// The language of its words.
  public var language = Language.english

  /// Makes a diagnostic.
  public init(
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
  public struct Label: Sendable, Hashable {
    /// UTF-8 byte offsets in the file.
    public var range: Range<Int>
    /// What is said about the place; may be empty.
    public var text: String

    /// Makes a label.
    public init(range: Range<Int>, text: String) {
      self.range = range
      self.text = text
    }
  }

  /// One edit: other text in the place of a range.
  public struct Fix: Sendable, Hashable {
    /// UTF-8 byte offsets in the file.
    public var range: Range<Int>
    /// What stands there afterwards.
    public var replacement: String
    /// Whether it may be made without a person looking: it changes the spelling and never the meaning.
    public var isSafe: Bool

    /// Makes a fix.
    public init(range: Range<Int>, replacement: String, isSafe: Bool) {
      self.range = range
      self.replacement = replacement
      self.isSafe = isSafe
    }
  }

  /// Only errors and warnings are findings; a note never changes the exit code.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    case error, warning, note
  }
}
