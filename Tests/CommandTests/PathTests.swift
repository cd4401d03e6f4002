import Diagnostics
import Foundation
import Testing

@testable import LCDocCommands

/// Notes and settings of somebody else have nothing read that lies outside of their folder.
@Suite struct PathTests {
  private let folder: TemporaryFolder
  private static let note = "`viewDidLoad` is called once.\n"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("secret.txt", "the secret\n")
    try folder.write("project/content/a.md", Self.note)
    try link("out", to: "..")
    try link("out.md", to: "../secret.txt")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/project/" + name, withDestinationPath: target)
  }

  private func check(_ options: String...) throws -> Program {
    try Program(["check"] + options, in: folder.path + "/project")
  }

  @Test(arguments: [
    "notes: /etc/passwd", "notes: /proc/self/environ", "notes: ../secret.txt", "notes: [content, out/secret.txt]",
    "notes: out.md", "notes: content/../../secret.txt", "baseline: /etc/passwd", "baseline: ../secret.txt",
    "baseline: out.md",
  ])
  func settingsStayInTheirFolder(_ settings: String) throws {
    try folder.write("project/lcdoc.yml", settings + "\n")
    let program = try check()
    #expect(program.code == 2 && program.errors.contains("this path leads out of the folder of the settings"))
    #expect(program.errors.contains("lcdoc.yml:1:") && !program.said.contains("secret\n"))
    #expect(!program.said.contains("root:"))
    #expect(try Program(["build"], in: folder.path + "/project").code == 2)
  }

  @Test func settingsThatAreALinkAreNotRead() throws {
    try link("lcdoc.yml", to: "../secret.txt")
    let program = try check()
    #expect(program.code == 2 && program.errors.contains("leads out") && !program.said.contains("the secret"))
  }

  @Test func theFolderThatIsReadWithoutSettingsIsNoLinkToAnother() throws {
    try FileManager.default.moveItem(atPath: folder.path + "/project/content", toPath: folder.path + "/content")
    try link("content", to: "../content")
    #expect(try check().code == 2)
    #expect(try check("content").code == 0, "who names it means it")
  }

  @Test func whatIsNamedWithTheCommandMayLieAnywhere() throws {
    try folder.write("other/b.md", Self.note)
    try folder.write("known.json", "{\"version\":1,\"findings\":[]}")
    #expect(try check("../other").code == 0)
    #expect(try check("--baseline", "../known.json").code == 0)
  }

  @Test func pathsOfSettingsAreSeenFromTheirFolder() throws {
    try folder.write("project/lcdoc.yml", "notes: content\nexclude: content/old/*\n")
    try folder.write("project/content/old/b.md", "`viewDidLod`\n")
    let program = try Program(["check", "--quiet", "--config", "project/lcdoc.yml"], in: folder.path)
    #expect(program.code == 0 && program.output.hasPrefix("1 file"))
  }

  @Test(arguments: ["content/b.md", "content/more"])
  func linksThatLeadOutAreAFinding(_ name: String) throws {
    try link(name, to: name.hasSuffix(".md") ? "../../secret.txt" : "../..")
    let program = try check("--format", "json")
    #expect(program.code == 1 && program.output.contains("LC0005") && !program.output.contains("the secret"))
    let built = try Program(["build", "-o", "site"], in: folder.path + "/project")
    #expect(built.code == 0 && built.errors.contains("LC0005"))
  }

  @Test func linksWithinAreNone() throws {
    try link("content/b.md", to: "a.md")
    try link("content/c.txt.gz", to: "../../secret.txt")
    #expect(try check().code == 0)
  }
}
