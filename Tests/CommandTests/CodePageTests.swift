import ArgumentParser
import Diagnostics
import Testing

@testable import LCDocCommands
@testable import Project

@Suite("Codes that are explained")
struct CodePageTests {
  @Test(
    "What has the form of a code",
    arguments: [
      ("LC4002", true), ("lc4002", true), ("LC9876", true), ("LC400", false), ("LC40021", false), ("LC40O2", false),
      ("app.log", false), ("-", false), ("", false), ("LC４００２", false),
    ])
  func recognises(_ argument: String, _ isCode: Bool) {
    #expect(CodePage.isCode(argument) == isCode)
  }

  @Test("Every code has its page in every language", arguments: DiagnosticCode.all)
  func explains(_ code: DiagnosticCode) throws {
    for language in Language.allCases {
      let page = try CodePage(code.code.lowercased(), in: language)
      #expect(page.text(.text) == code.page(in: language))
      #expect(page.text(.json).hasPrefix("{\"code\":\"\(code.code)\",\"title\":\""))
    }
  }

  @Test(
    "An unknown code comes with those near it",
    arguments: [
      ("LC4022", "LC4002"), ("LC9999", "LC9001"), ("lc4444", "LC4002"),
    ])
  func suggests(_ wrong: String, _ near: String) {
    #expect {
      try CodePage(wrong, in: .english)
    } throws: { error in
      (error as? InputError)?.reason.contains(near) == true
    }
  }

  @Test("The page comes in the language that was asked for")
  func speaks() throws {
    #expect(try ExplainCommand.parse(["LC4002", "--lang", "zh"]).language == .chinese)
    #expect(try ExplainCommand.parse(["LC4002"]).language == .english)
    #expect(throws: (any Error).self) { try ExplainCommand.parse(["LC4002", "--lang", "xx"]) }
  }
}
