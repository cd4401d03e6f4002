/// A kind of finding: its number, and the words that explain it to somebody who sees it for the first time.
///
/// A code never changes its meaning and is never given away again.
package struct DiagnosticCode: Sendable, Hashable {
  /// `LC` and four digits.
  package let code: String
  /// One line, in lower case and without a full stop.
  package let title: Wording
  /// Paragraphs in Markdown, divided by empty lines: what was found, why it matters, what to do.
  package let explanation: Wording
  /// A note with this finding and the same note put right; nil where no note alone can show it.
  package let example: Example?

  init(_ code: String, title: Wording, explanation: Wording, example: Example? = nil) {
    self.code = code
    self.title = title
    self.explanation = explanation
    self.example = example
  }

  /// The same words in the languages of the site.
  package struct Wording: Sendable, Hashable {
    /// In English.
    package let english: String
    /// In Chinese.
    package let chinese: String

    init(en english: String, zh chinese: String) {
      self.english = english
      self.chinese = chinese
    }

    /// The words in a language.
    package func text(in language: Language) -> String { language(english, chinese) }
  }

  /// Two notes in Markdown.
  package struct Example: Sendable, Hashable {
    /// A note that gives the finding.
    package let wrong: String
    /// The same put right.
    package let right: String

    /// A scenario block in place of whole notes, for what is about scenarios.
    static func scenario(wrong: String, right: String) -> Example {
      Example(wrong: fenced(wrong), right: fenced(right))
    }

    private static func fenced(_ text: String) -> String { "```scenario example\n\(text)\n```" }
  }

  /// Every code in use, in the order of the numbers.
  package static let all: [DiagnosticCode] =
    files + syntax + names + runs + statements + cases + logs + bounds + quizzes + site + quizStarts + links + hygiene

  /// The code with a number such as `LC4002`, in any case.
  package static func named(_ code: String) -> DiagnosticCode? {
    let wanted = code.uppercased()
    return all.first { $0.code == wanted }
  }
}
