import Diagnostics
import Foundation
import Testing

@testable import LCDocCommands
@testable import Project

/// What is read of a folder of templates.
@Suite struct TemplateFolderTests {
  @Test func filesHaveTheirPathInTheFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("fact.mustache", "<div>{{name}}={{value}}</div>")
    try folder.write("assets/site.css", "p {}")
    try folder.write(".hidden.css", "passed over")
    try folder.write("assets/notes.txt", "passed over")
    for path in [folder.path, folder.path + "/"] {
      let files = try TemplateFolder.read(path)
      #expect(files.map(\.path) == ["assets/site.css", "fact.mustache"])
      #expect(files.map(\.bytes) == [Array("p {}".utf8), Array("<div>{{name}}={{value}}</div>".utf8)])
    }
  }

  @Test(arguments: [("fact.mustache", "is not a folder"), ("none", "No such file or directory")])
  func whatIsNoFolderIsSaidSo(name: String, reason: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("fact.mustache", "")
    do {
      _ = try TemplateFolder.read(folder.path + "/" + name)
      Issue.record("this was read")
    } catch {
      #expect(error.path == folder.path + "/" + name && error.reason == reason)
    }
  }
}
