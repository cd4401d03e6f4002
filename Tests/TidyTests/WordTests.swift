import Testing

/// Words that stand for a habit we do not want.
@Suite("Words that are not written")
struct WordTests {
  /// A banned word, where it may stand nevertheless, and what to do instead.
  struct Rule: Sendable, CustomTestStringConvertible {
    let word: String
    /// True if the word counts in comments too.
    var countsInComments = false
    /// Beginnings of paths where the rule does not hold.
    var exempt: [String] = []
    let instead: String
    /// A word that counts only where a statement starts with it: not in a declaration, not inside a string.
    var countsAtStartOnly = false

    /// Whether the word stands in the line without being what the rule is about.
    func isElsewhere(_ text: Substring) -> Bool {
      countsAtStartOnly && !text.drop { $0 == " " }.hasPrefix(word)
    }

    var testDescription: String { word }
  }

  // This file must not trip over its own table, hence the words in two parts.
  static let rules: [Rule] = [
    Rule(
      word: "pri" + "nt(",
      exempt: ["Sources/Benchmarks/", "Sources/TeachReader/", "Tests/"],
      instead: "return the text; only `Output` of the commands says anything",
      countsAtStartOnly: true),
    Rule(
      word: "AtomicFile.wri" + "teAll(",
      exempt: [
        "Sources/LCDocCommands/Output.swift", "Sources/LCDocCommands/OutputFile.swift",
        "Sources/LCDocCommands/GitHubStep.swift", "Tests/",
      ], instead: "use `show` or `remark`: they show what names and notes hold, and a runner sees no command in it"),
    Rule(
      word: "Output.wri" + "te(\"\\(", exempt: ["Tests/"],
      instead: "use `show`: what people read may hold anything"),
    Rule(word: "fpu" + "ts(", instead: "use `Output.remark`"),
    Rule(word: "try" + "!", instead: "throw on, or make the failure a value"),
    Rule(
      word: "fatal" + "Error", instead: "return a diagnostic for input; use precondition for mistakes of ours"
    ),
    Rule(word: "TO" + "DO", countsInComments: true, instead: "do it, or write an issue"),
    Rule(word: "FIX" + "ME", countsInComments: true, instead: "fix it, or write an issue"),
    Rule(word: "rule" + "book", countsInComments: true, instead: "say the fact; there is no such book in the project"),
    Rule(word: "Rule" + "book", countsInComments: true, instead: "say the fact; there is no such book in the project"),
    Rule(word: "/wo" + "rk/", countsInComments: true, instead: "the project knows no folder outside of itself"),
  ]

  @Test("No file says what it should not", arguments: rules)
  func absence(of rule: Rule) {
    for file in SourceTree.all where !rule.exempt.contains(where: file.path.hasPrefix) {
      for line in file.lines where (rule.countsInComments || !line.isComment) && !rule.isElsewhere(line.text) {
        #expect(!mentions(line.text, rule.word), "\(file.path):\(line.number): \(rule.word): \(rule.instead)")
      }
    }
  }

  @Test("A fact is said, not numbered")
  func codes() {
    for file in SourceTree.sources {
      for line in file.lines {
        #expect(!holdsCode(line.text), "\(file.path):\(line.number): say the fact that this number stands for")
      }
    }
  }

  @Test(
    "A code is a capital, a hyphen and two digits",
    arguments: [
      ("(P-" + "01)", true), ("as N-" + "07 says", true), ("U-" + "06.", true), ("UTF-16", false), ("A-1", false),
      ("X-123", false), ("A-12b", false), ("a-12", false),
    ])
  func codeShape(text: String, isFound: Bool) {
    #expect(holdsCode(Substring(text)) == isFound)
  }

  /// Whether a text numbers a fact of a list that is not here: one capital, a hyphen, two digits.
  private func holdsCode(_ text: Substring) -> Bool {
    let bytes = [UInt8(ascii: " ")] + Array(text.utf8) + [UInt8(ascii: " ")]
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes.indices.dropLast(5).contains { start in
      !continuesName(bytes[start]) && (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[start + 1])
        && bytes[start + 2] == UInt8(ascii: "-") && digits.contains(bytes[start + 3])
        && digits.contains(bytes[start + 4])
        && (bytes[start + 5] == UInt8(ascii: ".") || !continuesName(bytes[start + 5]))
    }
  }

  @Test(
    "A word counts only as a whole word",
    arguments: [("x = 1; halt(x)", true), ("shalt(1)", false), ("a.halt(1)", false), ("_halt(1)", false)])
  func wholeWords(text: String, isFound: Bool) {
    #expect(mentions(Substring(text), "halt(") == isFound)
  }

  /// Whether `word` stands in `text` and is not the tail of a longer name or a member of something.
  private func mentions(_ text: Substring, _ word: String) -> Bool {
    let bytes = Array(text.utf8)
    let wanted = Array(word.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { start in
      guard bytes[start] == wanted[0], bytes[start..<(start + wanted.count)].elementsEqual(wanted) else {
        return false
      }
      return start == 0 || !continuesName(bytes[start - 1])
    }
  }

  private func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
