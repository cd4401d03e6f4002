import Diagnostics
import Foundation
import Testing

@Suite struct DiagnosticCodeTests {
  @Test func numbersAreInOrderAndOnce() {
    let codes = DiagnosticCode.all.map(\.code)
    #expect(codes == codes.sorted() && Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.utf8.count == 6 && $0.hasPrefix("LC") })
  }

  /// Whatever a source names as a code in quotes is emitted or tested for; each has a page, and no page is left over.
  @Test func everyCodeInTheSourcesHasAPage() throws {
    let named = try Set(SourceTexts.all().flatMap { text in text.matches(of: /"(LC\d{4})"/).map { String($0.1) } })
    #expect(named.sorted() == DiagnosticCode.all.map(\.code))
  }

  @Test(arguments: [("LC4002", true), ("lc4002", true), ("LC9876", false), ("4002", false), ("", false)])
  func lookUp(code: String, isKnown: Bool) {
    #expect((DiagnosticCode.named(code) != nil) == isKnown)
  }

  @Test(arguments: DiagnosticCode.all)
  func wordsKeepTheHouseRules(_ code: DiagnosticCode) {
    for title in [code.title.english, code.title.chinese] {
      #expect(!title.isEmpty && title.utf8.count <= 90)
      #expect(!title.hasSuffix(".") && !title.hasSuffix("。") && !title.contains("?") && !title.contains("？"))
    }
    #expect(code.title.english.first?.isUppercase == false)
    #expect(code.explanation.english.unicodeScalars.allSatisfy { $0.isASCII })
    #expect(code.title.chinese.unicodeScalars.contains { $0.properties.isIdeographic })
    for text in [code.explanation.english, code.explanation.chinese] {
      let paragraphs = text.split(separator: "\n\n")
      #expect(paragraphs.count >= 2, "what it is, and what to do")
      #expect(paragraphs.allSatisfy { $0.hasSuffix(".") || $0.hasSuffix("。") })
      #expect(text.count { $0 == "`" } % 2 == 0 || text.contains("[`"))
    }
    #expect(
      code.explanation.english.split(separator: "\n\n").count
        == code.explanation.chinese.split(separator: "\n\n").count, "both languages say the same")
    if let example = code.example { #expect(example.wrong != example.right) }
  }
}

/// The Swift files of the package that may emit a diagnostic, without the table of the codes.
private enum SourceTexts {
  static func all() throws -> [String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources").resolvingSymlinksInPath()
    let files = FileManager.default.enumerator(atPath: sources.path)
    var texts: [String] = []
    while let path = files?.nextObject() as? String {
      guard path.hasSuffix(".swift"), !path.hasPrefix("Diagnostics/Codes/") else { continue }
      let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      texts.append(
        text.split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("///") }.joined(separator: "\n"))
    }
    return texts
  }
}
