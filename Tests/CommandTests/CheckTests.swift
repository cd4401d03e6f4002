import ArgumentParser
import Diagnostics
import Foundation
import LifecycleEngine
import Testing

@testable import LCDocCommands
@testable import Project

/// What `lcdoc check` does with notes on disk.
@Suite struct CheckTests {
  /// A folder with one note, gone after the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "lcdoc-check-\(UUID().uuidString)")
    let note: URL

    init(_ text: String, name: String = "note.md") throws {
      note = url.appending(path: name)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: note)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    var text: String { (try? String(contentsOf: note, encoding: .utf8)) ?? "" }
    func codes() throws -> [String] { try CheckReport(for: [url.path]).findings.map(\.code) }
  }

  private static let wrong =
    "# Push A to B\n\n1. `A viewDidDisappear`\n2. `A viewWillDisappear`\n3. `B viewWillAppear`\n4. `B viewDidAppear`\n"

  @Test func aCommentIsAboutTheNextBlock() throws {
    #expect(try Folder(Self.wrong).codes() == ["LC4002"])
    let comment = "<!-- lc-allow-next LC4002: an old thread, quoted -->\n"
    let allowed = Self.wrong.replacing("\n1. ", with: "\n\(comment)<!-- for people -->\n\n1. ")
    let folder = try Folder(allowed)
    let report = try withExtendedLifetime(folder) { try CheckReport(for: [folder.note.path]) }
    #expect(report.findings.isEmpty && report.suppressed.count == 1 && !report.fails)
    // In code it is an example; before the heading it is about the heading.
    #expect(try Folder("```html\n\(comment)```\n\n" + Self.wrong).codes() == ["LC4002"])
    #expect(try Folder(comment + "\n" + Self.wrong).codes() == ["LC4002", "LC9001"])
  }

  /// What is expected is wrong in two steps.
  private static let scenario =
    "ios: 15\nroot: nav(A)\nlog: B.viewDidLoad, B.viewDidAppear\n\nlaunch\npush B\n  > B viewDidAppear:\n"
    + "\npop\n  > B viewDidLoad\n"

  @Test(arguments: [
    ("", ["LC4001", "LC4001"]), ("# lc-allow-file LC4001: a draft\n", []),
    ("# lc-allow-next LC4001: a draft\n", ["LC4001", "LC4001", "LC9001"]),
    ("# lc-alow-file LC4001: a draft\n", ["LC4001", "LC4001", "LC9005"]), ("# lcdoc\n", ["LC4001", "LC4001"]),
  ])
  func commentsOfScenarios(comment: String, codes: [String]) throws {
    #expect(try Folder(comment + Self.scenario, name: "a.scenario").codes().sorted() == codes)
  }

  @Test(arguments: ["push B\n", "pop\n", "  > B viewDidLoad\n"])
  func aCommentOfAScenarioIsAboutTheNextStatement(statement: String) throws {
    let comment = "  # lc-allow-next LC4001: as it was on the day\n"
    let folder = try Folder(Self.scenario.replacing(statement, with: comment + statement), name: "a.scenario")
    let report = try withExtendedLifetime(folder) { try CheckReport(for: [folder.url.path]) }
    #expect(report.findings.map(\.code) == ["LC4001"] && report.suppressed.count == 1)
  }

  @Test(arguments: [(0, false), (99, false), (110, true)])
  func limitsAreNoFindingsButIncomplete(depth: Int, isIncomplete: Bool) throws {
    let folder = try Folder(String(repeating: "> ", count: depth) + "text\n")
    var settings = Settings()
    settings.failOn = .error
    let report = try withExtendedLifetime(folder) { try CheckReport(for: [folder.url.path], settings: settings) }
    #expect(report.isIncomplete == isIncomplete && !report.fails)
    let config = folder.url.appending(path: "settings.yml")
    try Data("fail-on: error\n".utf8).write(to: config)
    let options = ["--require-complete", "--format", "junit", "--config", config.path, folder.url.path]
    let command = try CheckCommand.parse(options)
    if isIncomplete {
      #expect(throws: ExitCode(3)) { try command.run() }
    } else {
      try command.run()
    }
  }

  @Test func aLongLogIsLookedAtInPart() throws {
    let warning = "-[AppDelegate applicationDidReceiveMemoryWarning:]\n-[A didReceiveMemoryWarning]\n"
    let lines = String(repeating: warning, count: 501)
    let folder = try Folder("# Log\n\n```\n\(lines)```\n")
    let report = try withExtendedLifetime(folder) { try CheckReport(for: [folder.url.path]) }
    #expect(report.findings.map(\.code).contains("LC7002") && report.isIncomplete)
  }

  @Test func theProjectSaysWhatVersionsNotesAreAbout() throws {
    var settings = Settings()
    func verdicts(_ text: String) throws -> [String] {
      let folder = try Folder(text)
      return try withExtendedLifetime(folder) {
        try CheckReport(for: [folder.url.path], settings: settings).findings.map(\.code)
      }
    }
    let note = "When a controller is presented, the presenter gets `viewWillDisappear`.\n"
    let everywhere = try verdicts(note)
    settings.versions = VersionRange(Version(5), Version(12))
    #expect(try verdicts(note).isEmpty && everywhere == ["LC5002"])
    #expect(try verdicts("---\nios: 4...\n---\n\n" + note) == everywhere, "front matter goes before")
  }

  @Test func excludedFilesAreNotRead() throws {
    let folder = try Folder(Self.wrong)
    var settings = Settings()
    settings.exclude = [PathPattern("*.md")]
    #expect(throws: InputError.self) { try CheckReport(for: [folder.url.path], settings: settings) }
  }

  @Test func misspeltNamesArePutRightInProseOnly() throws {
    let folder = try Folder("`viewDidApper` comes last.\n\n```\n2024-01-01 App[1:2] -[A viewDidApper]\n```\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.note.path)
    let command = try CheckCommand.parse(["--fix", "--quiet", "--exit-zero", "--format", "junit", folder.url.path])
    try command.run()
    #expect(folder.text.hasPrefix("`viewDidAppear` comes last."))
    #expect(folder.text.contains("-[A viewDidApper]"), "a log is evidence")
    let mode = try FileManager.default.attributesOfItem(atPath: folder.note.path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["note.md"])
  }

  @Test func aLinkIsNotWrittenThrough() throws {
    let outside = try Folder("`viewDidApper` comes last.\n")
    let inside = try Folder("text\n")
    let link = inside.url.appending(path: "link.md")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: outside.note)
    let file = try InputFiles.read(link.path)
    #expect(throws: InputError.self) { try NoteEditor.replace(file, with: [0x61]) }
    #expect(outside.text.contains("viewDidApper"))
  }

  @Test func aNoteThatChangedMeanwhileIsLeft() throws {
    let folder = try Folder("old\n")
    let file = try InputFiles.read(folder.note.path)
    try Data("new\n".utf8).write(to: folder.note)
    #expect(throws: InputError.self) { try NoteEditor.replace(file, with: [0x61]) }
    #expect(folder.text == "new\n")
  }

  @Test func theBaselineIsWrittenAndGrowsOld() throws {
    let folder = try Folder(Self.wrong)
    let baseline = folder.url.appending(path: "known.json").path
    let write = try CheckCommand.parse(["--baseline", baseline, "--write-baseline", folder.url.path])
    try write.run()
    var report = try CheckReport(for: [folder.url.path])
    report.compare(with: try BaselineFile(InputFiles.read(baseline)))
    #expect(!report.fails && report.suppressed.count == 1)
    try Data("# Nothing\n".utf8).write(to: folder.note)
    report = try CheckReport(for: [folder.url.path])
    report.compare(with: try BaselineFile(InputFiles.read(baseline)))
    #expect(report.findings.map(\.code) == ["LC9004"] && report.fails)
  }
}
