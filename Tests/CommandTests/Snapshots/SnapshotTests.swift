import ArgumentParser
import Foundation
import Testing

@testable import LCDocCommands

/// What people see, as it was accepted: the help of every command, and a page of every kind.
@Suite("Snapshots")
struct SnapshotTests {
  static let commands = LCDocCommand.configuration.subcommands.compactMap { $0.configuration.commandName }

  @Test("The help of a command", arguments: ["lcdoc"] + commands)
  func help(of name: String) throws {
    let folder = try TemporaryFolder()
    let program = try Program(name == "lcdoc" ? ["--help"] : ["help", name], in: folder.path)
    #expect(program.code == 0 && program.errors.isEmpty)
    try Snapshot(name: "help/\(name).txt").expect(program.output)
  }

  @Test("A page of every kind", arguments: [SamplePages.english, .chinese])
  func pages(_ site: SamplePages) throws {
    let pages = try site.build()
    for name in site.names {
      let page = try #require(pages[name], "there is no \(name)")
      try Snapshot(name: "pages/\(site.language)/\(name)").expect(SamplePages.lines(of: page))
    }
    let kinds = Set(pages.keys.map(SamplePages.kind))
    let shown = Set(SamplePages.english.names.map(SamplePages.kind))
    #expect(kinds == shown, "a kind of page that no snapshot shows, or the reverse")
  }

  @Test("Each snapshot has a test that holds it")
  func orphans() throws {
    let pages = [SamplePages.english, .chinese].flatMap { site in site.names.map { "pages/\(site.language)/\($0)" } }
    let wanted = Set((["lcdoc"] + Self.commands).map { "help/\($0).txt" } + pages)
    #expect(try Snapshot.names().subtracting(wanted).sorted() == [])
  }

  @Test("What differs fails with the lines that do; nothing is accepted in CI")
  func failing() throws {
    let snapshot = Snapshot(name: "help/init.txt")
    let file = Snapshot.folder.appending(path: snapshot.name)
    let accepted = try String(contentsOf: file, encoding: .utf8)
    let changed = accepted.replacing("lcdoc init", with: "lcdoc begin")
    #expect(try snapshot.problem(with: accepted, in: [:]) == nil)
    let said = try #require(try snapshot.problem(with: changed, in: [:]))
    #expect(said.contains("\n-USAGE: lcdoc init ") && said.contains("\n+USAGE: lcdoc begin "))
    let refused = try snapshot.problem(with: changed, in: ["LCDOC_ACCEPT_SNAPSHOTS": "yes", "CI": "true"])
    #expect(refused?.contains("where CI is set") == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == accepted)
  }
}

/// A site of one note and one recorded trace.
struct SamplePages: CustomTestStringConvertible, Sendable {
  let language: String
  /// A page of each kind; in the second language those with most words.
  let names: [String]
  var testDescription: String { language }

  static let english = SamplePages(
    language: "en",
    names: [
      "index.html", "404.html", "search.html", "explain.html", "facts.html", "conformance.html", "notes/note.html",
      "callbacks/index.html",
      "callbacks/viewDidLoad.html", "scenarios/index.html", "scenarios/note/a-push.html", "quizzes/index.html",
      "quizzes/note.html",
    ])
  static let chinese = SamplePages(
    language: "zh",
    names: [
      "index.html", "404.html", "explain.html", "notes/note.html", "callbacks/viewDidLoad.html",
      "scenarios/note/a-push.html",
    ])

  /// All pages of the site by their names.
  func build() throws -> [String: String] {
    let folder = try TemporaryFolder.withSamples()
    // The pages are those that can run scenarios, whether the program was built with what runs them or not.
    for module in ["engine", "explainer"] { try folder.write("mine/assets/\(module).js", "") }
    let built = try Program(
      ["build", "note.md", "wrong.md", "recorded.scenario", "-o", "site", "--lang", language, "--templates", "mine"],
      in: folder.path)
    #expect(built.code == 0, "\(built.said)")
    var pages: [String: String] = [:]
    for (name, bytes) in try folder.files() where name.hasPrefix("site/") && name.hasSuffix(".html") {
      pages[String(name.dropFirst(5))] = String(decoding: bytes, as: UTF8.self)
    }
    #expect(pages.count > 100)
    return pages
  }

  /// What a page is one of: the folder, the list that stands for it, or itself.
  static func kind(of name: String) -> String {
    let parts = name.split(separator: "/")
    return parts.count == 1 || parts.last == "index.html" ? name : "\(parts[0])/"
  }

  /// A tag on each line, so that a difference can be read; of long lists the beginning and the end.
  static func lines(of page: String) -> String {
    let lines = page.replacing("><", with: ">\n<").split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 300 else { return lines.joined(separator: "\n") }
    return (lines.prefix(200) + ["[…]"] + lines.suffix(100)).joined(separator: "\n")
  }
}
