import ArgumentParser
import Diagnostics
import Foundation
import Testing

@testable import LCDocCommands

/// What `lcdoc check` does with notes on disk.
@Suite struct CheckTests {
  /// A folder with one note, gone after the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "lcdoc-check-\(UUID().uuidString)")
    var note: URL { url.appending(path: "note.md") }

    init(_ text: String) throws {
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
