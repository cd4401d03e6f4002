import Diagnostics
import Foundation
import Testing

@testable import Cache
@testable import Project

/// What is kept between runs of `lcdoc check` changes nothing of what they say.
@Suite struct IncrementalCheckTests {
  private func report(_ notes: EditedNotes, _ caches: CacheFolder) throws -> String {
    let project = Project(notes.settings, caches: caches)
    let request = CheckRequest(paths: [notes.notes], language: notes.isChinese ? .chinese : nil)
    let report = try project.check(request).report.report(isQuiet: false)
    return TextRenderer().render(report.findings) + JSONRenderer.render(report)
  }

  @Test func editsAreSeen() throws {
    for _ in 0..<EditedNotes.sequences {
      let notes = try EditedNotes()
      let caches = CacheFolder(path: notes.folder.path + "/cache", program: "a")
      for _ in 0..<5 {
        let (kept, clean) = (try report(notes, caches), try report(notes, .none))
        #expect(kept == clean, notes.story)
        guard kept == clean else { return }
        try notes.edit()
      }
    }
  }

  /// Whatever happened to the file, it is as if it was not there, and the next run has one again. The notes and what is said
  /// of them are the same each time, and made once.
  @Test func aFileThatIsNoCache() throws {
    let notes = try EditedNotes(seed: 1)
    let folder = notes.folder.path + "/cache"
    let clean = try report(notes, .none)
    #expect(try report(notes, CacheFolder(path: folder, program: "a")) == clean)
    let name = try #require(FileManager.default.subpathsOfDirectory(atPath: folder).first)
    for damage in ["", "cut", "a changed list", "folder", "link", "open to others", "of another program"] {
      let place = notes.folder.path + "/cache of " + damage
      try FileManager.default.copyItem(atPath: folder, toPath: place)
      try Self.damage(place + "/" + name, damage, elsewhere: notes.folder.path + "/elsewhere")
      let next = CacheFolder(path: place, program: damage == "of another program" ? "b" : "a")
      #expect(next.cache("check").isEmpty == (damage != ""), "\(damage)")
      #expect(try report(notes, next) == clean, "\(damage)")
      #expect(next.cache("check").isEmpty == (damage == "folder"), "\(damage)")
      #expect(try FileManager.default.subpathsOfDirectory(atPath: place).count == 1, "no draft stays: \(damage)")
    }
  }

  private static func damage(_ file: String, _ damage: String, elsewhere: String) throws {
    let url = URL(filePath: file)
    let bytes = try Data(contentsOf: url)
    switch damage {
    case "cut": try bytes.prefix(bytes.count / 2).write(to: url)
    case "a changed list": try (bytes.dropLast() + [(bytes.last ?? 0) ^ 1]).write(to: url)
    case "folder", "link":
      try FileManager.default.removeItem(at: url)
      if damage == "folder" {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      } else {
        try bytes.write(to: URL(filePath: elsewhere))
        try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: elsewhere)
      }
    case "open to others": try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file)
    default: break
    }
  }

  @Test(
    arguments: [
      ([:], nil), (["HOME": "/h"], "/h/.cache"), (["HOME": "/h", "XDG_CACHE_HOME": "/x"], "/x"),
      (["HOME": "/h", "XDG_CACHE_HOME": "x"], "/h/.cache"), (["HOME": "h"], nil),
    ] as [([String: String], String?)])
  func place(environment: [String: String], folder: String?) {
    #if !canImport(Darwin)
      #expect(CacheFolder.folder { environment[$0] } == folder)
    #endif
  }

  @Test func theProgramKeepsInTheUsersFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes/a.md", "`viewDidApper` comes last.\n")
    func run(_ options: [String], longestFile: Int? = nil) throws -> Program {
      try Program(
        ["check", "notes"] + options, in: folder.path, environment: ["XDG_CACHE_HOME": folder.path + "/x"],
        longestFile: longestFile)
    }
    let clean = try run(["--no-cache"])
    #expect(!folder.names.contains("x") && clean.code == 1 && clean.output.contains("LC2001"))
    let full = try run([], longestFile: 0)
    #expect(full.output == "" || full.output == clean.output)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/x").filter { $0.contains(".") } == [])
    for _ in 0..<2 {
      let kept = try run([])
      #expect(kept.output == clean.output && kept.code == 1 && kept.errors == "")
      #expect(try folder.mode("x/lcdoc") == 0o700)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/x/lcdoc")
      #expect(names.count == 1 && names[0].hasSuffix(".check"))
      #expect(try folder.mode("x/lcdoc/" + names[0]) == 0o600)
    }
  }
}
