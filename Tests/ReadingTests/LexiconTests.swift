import FoundationEssentials
import Testing

@testable import Reading

/// The files of `lexicon/`: each line is one that the reader understands, and none is there twice.
@Suite struct LexiconTests {
  /// A line with forms and what they mean.
  struct Entry: CustomTestStringConvertible {
    var place: String
    var forms: [String]
    var features: [String]
    var testDescription: String { place }
  }

  struct File: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: [String]
    var testDescription: String { name }

    var settings: [String] { lines.filter { !$0.isEmpty && !$0.contains("=") } }

    var entries: [Entry] {
      lines.enumerated().filter { $0.element.contains("=") }.map { number, line in
        let sides = line.split(separator: "=", omittingEmptySubsequences: false)
        return Entry(
          place: "\(name):\(number + 1)",
          forms: sides[0].split(separator: "|", omittingEmptySubsequences: false).map { LexiconTests.trimmed($0) },
          features: sides.dropFirst().joined(separator: "=").split(separator: " ").map(String.init))
      }
    }
  }

  static func trimmed(_ text: Substring) -> String { text.split(separator: " ").joined(separator: " ") }

  static let folder = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/lexicon"

  static let files: [File] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { $0.hasSuffix(".lex") }.map { name in
      let text = FileManager.default.contents(atPath: "\(folder)/\(name)").map { String(decoding: $0, as: UTF8.self) }
      let lines = (text ?? "").split(separator: "\n", omittingEmptySubsequences: false)
      return File(name: name, lines: lines.map { trimmed($0.prefix { $0 != "#" }) })
    }
  }()

  static let features = Set(Feature.allCases.map { "\($0)" })

  @Test func eachLanguageHasItsFile() {
    #expect(Self.files.map(\.name) == ["code.lex", "en.lex", "es.lex", "ja.lex", "ko.lex", "ru.lex", "zh.lex"])
    let words: [SentenceLanguage: String] = [
      .english: "once", .chinese: "只", .korean: "한번", .japanese: "一度だけ", .russian: "однажды", .spanish: "sola vez",
    ]
    for language in SentenceLanguage.allCases {
      var word = words[language] ?? ""
      #expect(word.withUTF8 { Lexicons.lexicon(language).exact($0, 0..<$0.count) } != nil)
    }
  }

  @Test func namesAreThoseOfTheCases() {
    for feature in Feature.allCases { #expect("\(feature.name)" == "\(feature)") }
  }

  @Test(arguments: files) func saysHowItsLanguageIsWritten(_ file: File) {
    let names = file.settings.map { $0.split(separator: " ")[0] }
    let isCode = file.name == "code.lex"
    #expect(Set(names).subtracting(["endings", "plain"]) == (isCode ? [] : ["language", "order"]))
    #expect(Set(names).count == names.count, "a setting stands twice")
    if !isCode { #expect(file.settings.contains("language \(file.name.dropLast(4))")) }
  }

  @Test(arguments: files) func linesAreInOrder(_ file: File) {
    for entry in file.entries {
      #expect(!entry.features.isEmpty, "\(entry.place): no features")
      for feature in entry.features { #expect(Self.features.contains(feature), "\(entry.place): \(feature)") }
      for form in entry.forms {
        #expect(!form.isEmpty, "\(entry.place): an empty form")
        #expect(form == form.lowercased(), "\(entry.place): \(form) has capitals")
        #expect(!form.dropLast().contains("~"), "\(entry.place): ~ stands at the end of \(form)")
      }
    }
  }

  /// Longer meanings are composed; only names of things are longer.
  @Test(arguments: files) func formsAreWordsAndNoPhrases(_ file: File) {
    for entry in file.entries {
      let isName = entry.features.allSatisfy { Self.things.contains($0) }
      for form in entry.forms {
        #expect(form.split(separator: " ").count <= 2, "\(entry.place): \(form)")
        let han = form.unicodeScalars.count { (0x4E00...0x9FFF).contains($0.value) }
        #expect(han <= 4 || isName, "\(entry.place): \(form)")
      }
    }
  }

  private static let things: Set<String> = [
    "controller", "stack", "tabs", "root", "parent", "child", "appSwitcher", "app", "scene", "view", "window", "alert",
  ]

  /// A form has a sense in each line; the same sense twice says nothing.
  @Test(arguments: files) func noSenseStandsTwice(_ file: File) {
    var lines: [String: String] = [:]
    for entry in file.entries {
      for form in entry.forms {
        let sense = "\(form) = \(entry.features.sorted().joined(separator: " "))"
        #expect(lines[sense] == nil, "\(entry.place): \(sense) stands at \(lines[sense] ?? "") too")
        lines[sense] = entry.place
      }
    }
  }

  @Test(arguments: files) func fewFormsHaveTwoSenses(_ file: File) {
    var senses: [String: Int] = [:]
    for form in file.entries.flatMap(\.forms) { senses[form, default: 0] += 1 }
    #expect(senses.values.allSatisfy { $0 <= 3 })
    #expect(senses.values.count { $0 > 1 } * 50 <= senses.count)
  }
}
