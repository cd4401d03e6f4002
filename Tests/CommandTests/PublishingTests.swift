import Foundation
import Testing

@testable import LCDocCommands

/// What a build leaves behind: pages that say nothing of the machine they were made on, all of one build.
@Suite struct PublishingTests {
  private let folder: TemporaryFolder
  private static let note = """
    # Push

    On a push:

    1. B.viewDidLoad
    2. B.viewWillAppear

    ```scenario a push
    ios: 15
    root: nav(A)

    launch
    push B
    ```

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("content/a.md", Self.note)
    try folder.write("content/b.scenario", "ios: 15\nroot: nav(A)\n\nlaunch\npush B\n")
  }

  /// All files below a folder with what they hold.
  private func tree(_ name: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/" + name) {
      files[path] = FileManager.default.contents(atPath: "\(folder.path)/\(name)/\(path)")
    }
    return files
  }

  @Test func pagesDoNotShowHowNotesWereNamed() throws {
    let content = folder.path + "/content"
    for (name, path, place) in [
      ("one", "content", folder.path), ("two", ".", content), ("three", content, folder.path),
      ("four", "./content/", folder.path),
    ] {
      let built = try Program(["build", path, "-o", folder.path + "/" + name], in: place)
      #expect(built.code == 0, "\(built.errors)")
    }
    let first = try tree("one")
    #expect(first.count > 10)
    for name in ["two", "three", "four"] { #expect(try tree(name) == first) }
    #expect(!first.values.contains { String(decoding: $0, as: UTF8.self).contains(folder.path) })
    let export = try Program(["export", "--format", "json", "-o", "-", content], in: folder.path)
    #expect(export.code == 0 && !export.output.isEmpty && !export.output.contains(folder.path))
  }

  @Test func notesOfOneNameInTwoFoldersAreTwo() throws {
    try folder.write("other/a.md", Self.note.replacing("push B", with: "present B"))
    let listed = try Program(["quiz", "--list", "content", "other"], in: folder.path)
    #expect(listed.output.contains("\na.md:") || listed.output.hasPrefix("a.md:"))
    #expect(listed.output.contains("2/a.md:"), "\(listed.said)")
  }

  @Test func aFullDiskLeavesTheOldSite() throws {
    let build = ["build", "content", "-o", "site"]
    #expect(try Program(build, in: folder.path).code == 0)
    let old = try tree("site")
    let long = String(repeating: "`viewDidLoad` comes and it takes some words to say so.\n\n", count: 4_000)
    try folder.write("content/a.md", Self.note + long)
    try folder.write("content/c.md", Self.note)
    let full = try Program(build, in: folder.path, longestFile: 100)
    #expect(full.code == 2 && full.errors.contains("a.html"), "\(full.errors)")
    #expect(try tree("site") == old)
    #expect(try Program(build, in: folder.path).code == 0)
    #expect(try tree("site")["notes/c.html"] != nil)
    #expect(!folder.names.contains { $0.hasPrefix(".lcdoc") })
  }
}
