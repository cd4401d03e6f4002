import ArgumentParser
import Diagnostics
import Foundation
import Testing

@testable import LCDocCommands
@testable import Project

/// What `lcdoc accept` would write, and what it leaves alone.
@Suite struct AcceptTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var path = "a.scenario"
    var text: String
    /// The text afterwards; nil if it stays.
    var wanted: String?
    var lines: [Int]?
    /// How many steps are refused.
    var refused = 0
    var testDescription: String { name }
  }

  private static let head =
    "ios: 15\nroot: nav(A)\ncontroller B: from code\nlog: viewDidLoad, viewDidAppear\n\nlaunch\n"

  static let cases: [Case] = [
    Case(name: "nothing differs", text: head + "  > A viewDidLoad\n  > A viewDidAppear\n"),
    Case(name: "nothing is expected", text: head),
    Case(
      name: "what stays is left as it was written",
      text: head + "  >A viewDidLoad   # first\n  # a word\n  = A.isViewLoaded\n\t> B viewDidLoad\n",
      wanted: head + "  >A viewDidLoad   # first\n  > A viewDidAppear:\n  # a word\n  = A.isViewLoaded\n"),
    Case(
      name: "a gap stays", text: head + "  > ...\n  > B viewDidAppear:\n",
      wanted: head + "  > ...\n"),
    Case(
      name: "a gap between what stays", text: head + "  > B viewDidLoad\n  > ...\n  > A viewDidAppear:\n",
      wanted: head + "  > ...\n  > A viewDidAppear:\n"),
    Case(
      name: "nothing was expected to come", text: head + "  > (nothing)",
      wanted: head + "  > A viewDidLoad\n  > A viewDidAppear:"),
    Case(
      name: "nothing comes", text: head + "home\n  > A viewDidLoad\nopen\n",
      wanted: head + "home\n  > (nothing)\nopen\n"),
    Case(
      name: "one step of two", text: head + "  > B viewDidLoad\npush B\n  > A viewDidLoad\n",
      wanted: head + "  > B viewDidLoad\npush B\n  > B viewDidLoad\n  > B viewDidAppear:\n", lines: [9]),
    Case(name: "another line", text: head + "  > B viewDidLoad\n", lines: [2]),
    Case(
      name: "in a quote with other line ends", path: "a.md",
      text:
        "# T\r\n\r\n> ```scenario x\r\n> ios: 15\r\n> root: A\r\n> log: viewDidDisappear\r\n>\r\n> launch\r\n>   > A viewDidDisappear:\r\n> ```\r\n",
      wanted:
        "# T\r\n\r\n> ```scenario x\r\n> ios: 15\r\n> root: A\r\n> log: viewDidDisappear\r\n>\r\n> launch\r\n>   > (nothing)\r\n> ```\r\n"
    ),
    Case(name: "recorded", text: "# source: a forum\n" + head + "  > B viewDidLoad\n", refused: 1),
    Case(
      name: "alternatives", text: head + "  > either\n  > B viewDidLoad\n  > or\n  > B viewDidAppear:\n  > end\n",
      refused: 1),
    Case(
      name: "versions that differ",
      text: "ios: 12...13\nroot: A\nlog: viewWillDisappear\n\nlaunch\npresent B\n  > B viewWillDisappear:\n", refused: 1
    ),
    Case(name: "marks of a merge", text: head + "  > B viewDidLoad\n# x\n<<<<<<< ours\n", refused: 1),
    Case(name: "what cannot be read", text: head + "  > B viewDidLoda\n", refused: 1),
    Case(name: "orders of notes", path: "a.md", text: "# Push\n\n1. `A viewDidDisappear`\n2. `A viewWillDisappear`\n"),
  ]

  @Test(arguments: cases)
  func writes(_ example: Case) {
    let file = CorrectedFile(SourceFile(path: example.path, text: example.text), lines: example.lines)
    #expect(String(decoding: file.text, as: UTF8.self) == example.wanted ?? example.text)
    #expect(file.refusals.count == example.refused, "\(file.refusals)")
    #expect(file.chosen.isEmpty == (example.wanted == nil))
    // What was accepted is not accepted again.
    let again = CorrectedFile(SourceFile(path: example.path, bytes: file.text), lines: example.lines)
    #expect(again.chosen.isEmpty)
  }

  @Test func aFileIsWrittenOnceAndChecksAfterwards() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lcdoc-accept-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "a.scenario")
    try Data((Self.head + "  > B viewDidLoad\n").utf8).write(to: file)
    #expect(throws: ExitCode(1)) { try DiffCommand.parse([folder.path]).run() }
    try AcceptCommand.parse(["--force", "\(file.path):7"]).run()
    try DiffCommand.parse([folder.path]).run()
    #expect(try CheckReport(for: [folder.path]).findings.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.scenario"])
    #expect(throws: (any Error).self) { try AcceptCommand.parse([]) }
  }
}
