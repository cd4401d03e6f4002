import Foundation
import Site
import Testing

@testable import LCDocCommands
@testable import Project

/// What is written is written whole, in its place and nowhere else, or it is said that it was not.
@Suite struct OutputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var file: String { folder.path + "/a.json" }

  @Test func aNewFileAndOneThatIsThere() throws {
    try OutputFile.write(Array("1".utf8), to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
    try OutputFile.write(Array("2".utf8), to: file)
    #expect(folder.read("a.json") == "2")
    #expect(try folder.mode("a.json") == 0o600)
    #expect(folder.names == ["a.json"])
  }

  @Test func theLongestNameHasADraftToo() throws {
    let name = String(repeating: "n", count: 255)
    try OutputFile.write(Array("1".utf8), to: folder.path + "/" + name)
    #expect(folder.names == [name])
  }

  @Test func aLinkWhereTheDraftWouldBeIsLeftAlone() throws {
    try folder.write("others", "theirs")
    let draft = AtomicFile.draftName(0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + draft, withDestinationPath: folder.path + "/others")
    try OutputFile.write(Array("mine".utf8), to: file)
    #expect(folder.read("others") == "theirs" && folder.read("a.json") == "mine")
    #expect(folder.names == [draft, "a.json", "others"])
  }

  @Test func whatIsNoOrdinaryFileStays() throws {
    try folder.write("others", "theirs")
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: folder.path + "/others")
    for path in [file, folder.path, folder.path + "/none/a.json", file + "/b"] {
      #expect(throws: InputError.self) { try OutputFile.write(Array("mine".utf8), to: path) }
    }
    #expect(folder.read("others") == "theirs" && folder.names == ["a.json", "others"])
  }

  @Test func whatCouldNotBeWrittenIsRemembered() throws {
    #expect(!OpenFile.writeAll([0x61], to: -1))
    #expect(OpenFile.writeAll([], to: -1))
    Output.write([0x61], to: -1)
    #expect(Output.failure == String(cString: strerror(EBADF)))
  }
}
