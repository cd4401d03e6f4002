import Site
import Testing

@Suite("Writing a site")
struct SiteWriterTests {
  // The suite holds it, so that it lives as long as the test and no shorter.
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(_ path: String, _ text: String) -> SiteFile {
    SiteFile(path: SampleSite.path(path), bytes: Array(text.utf8))
  }

  private func writer(_ folder: TemporaryFolder, _ name: String = "out") -> SiteWriter {
    SiteWriter(folder: "\(folder.path)/\(name)", inputs: ["\(folder.path)/notes"])
  }

  @Test("Files are written; unchanged ones are left alone; stale ones and empty folders go")
  func rebuild() throws {
    let writer = writer(folder)
    var report = try writer.write([file("a.html", "1"), file("x/y/b.html", "2"), file("c.html", "3")])
    #expect([report.writtenCount, report.unchangedCount, report.removedCount] == [3, 0, 0])
    let number = try folder.fileNumber("out/a.html")

    report = try writer.write([file("a.html", "1"), file("c.html", "changed")])
    #expect([report.writtenCount, report.unchangedCount, report.removedCount] == [1, 1, 1])
    #expect(try folder.fileNumber("out/a.html") == number)
    #expect(folder.read("out/c.html") == "changed")
    #expect(folder.names == ["out", "out/.lcdoc-manifest", "out/a.html", "out/c.html"])

    report = try writer.write([file("a.html", "1"), file("c.html", "changed")])
    #expect([report.writtenCount, report.unchangedCount, report.removedCount] == [0, 2, 0])
  }

  @Test("A file of the same length is compared by its bytes; large and empty files come through whole")
  func contents() throws {
    let large = String(repeating: "0123456789", count: 30_000)
    _ = try writer(folder).write([file("a.html", "abc"), file("large", large), file("empty", "")])
    #expect(folder.read("out/large") == large)
    #expect(folder.read("out/empty") == "")
    let report = try writer(folder).write([file("a.html", "abd"), file("large", large), file("empty", "")])
    #expect(report.writtenCount == 1)
    #expect(folder.read("out/a.html") == "abd")
  }

  @Test("Files of others are neither overwritten nor removed")
  func foreign() throws {
    try folder.write("out/CNAME", "example.com")
    try folder.write("out/index.html", "mine")
    #expect(throws: WriteError.foreignFile(SampleSite.path("index.html"))) {
      try writer(folder).write([file("index.html", "other"), file("a.html", "1")])
    }
    #expect(folder.read("out/a.html") == nil)
    #expect(folder.read("out/index.html") == "mine")
    // The same bytes can be taken over.
    _ = try writer(folder).write([file("index.html", "mine"), file("a.html", "1")])
    _ = try writer(folder).write([file("a.html", "1")])
    #expect(folder.names == ["out", "out/.lcdoc-manifest", "out/CNAME", "out/a.html"])
  }

  @Test("Links are never written through, whether to files or to folders")
  func links() throws {
    try folder.write("secret/a.html", "secret")
    _ = try writer(folder).write([file("b.html", "1")])
    try folder.link("out/a.html", to: "\(folder.path)/secret/a.html")
    #expect(throws: WriteError.notAFile(SampleSite.path("a.html"))) {
      try writer(folder).write([file("a.html", "new"), file("b.html", "1")])
    }
    try folder.link("out/notes", to: "\(folder.path)/secret")
    #expect(throws: WriteError.notAFile(SampleSite.path("notes"))) {
      try writer(folder).write([file("notes/a.html", "new"), file("b.html", "1")])
    }
    #expect(folder.read("secret/a.html") == "secret")
  }

  @Test("A manifest that was tampered with removes nothing outside")
  func manifest() throws {
    try folder.write("secret/a.html", "secret")
    try folder.write(
      "out/.lcdoc-manifest",
      "lcdoc-manifest 1\n../secret/a.html\n\(folder.path)/secret/a.html\nlinked/a.html\n")
    try folder.link("out/linked", to: "\(folder.path)/secret")
    #expect(throws: WriteError.self) { try writer(folder).write([file("b.html", "1")]) }
    #expect(folder.read("secret/a.html") == "secret")
  }

  @Test("What an interrupted run left is cleared by the next")
  func interrupted() throws {
    try folder.write("out/.lcdoc-tmp-0", "half a pa")
    _ = try writer(folder).write([file("a.html", "1")])
    #expect(folder.names == ["out", "out/.lcdoc-manifest", "out/a.html"])
  }

  struct Folder: Sendable, CustomTestStringConvertible {
    let name: String
    let danger: WriteError.Danger?
    var testDescription: String { name }
  }

  @Test(
    "Folders that no site belongs in are refused",
    arguments: [
      Folder(name: "/", danger: .fileSystemRoot), Folder(name: "/usr/..", danger: .fileSystemRoot),
      Folder(name: "~", danger: .home),
      Folder(name: "T/notes", danger: .holdsInput("T/notes")),
      Folder(name: "T/notes/", danger: .holdsInput("T/notes")),
      Folder(name: "T/alias", danger: .holdsInput("T/notes")),
      Folder(name: "T", danger: .holdsInput("T/notes")),
      Folder(name: "T/none/../notes", danger: .holdsInput("T/notes")),
      Folder(name: "T/notes2", danger: nil), Folder(name: "T/notes/site", danger: nil),
    ])
  func danger(example: Folder) throws {
    try folder.write("notes/a.md", "")
    try folder.link("alias", to: "notes")
    let home = try #require(Environment.home)
    func place(_ name: String) -> String {
      name.hasPrefix("~")
        ? home + name.dropFirst() : name.hasPrefix("T") ? folder.path + name.dropFirst() : name
    }
    let writer = SiteWriter(folder: place(example.name), inputs: [place("T/notes")])
    guard let danger = example.danger else {
      _ = try writer.write([file("a.html", "1")])
      return
    }
    let expected: WriteError.Danger =
      danger == .holdsInput("T/notes") ? .holdsInput(place("T/notes")) : danger
    #expect(throws: WriteError.dangerousFolder(path: writer.folder, expected)) {
      try writer.write([file("a.html", "1")])
    }
  }

  @Test(
    "Paths that some file systems cannot tell apart are refused",
    arguments: [
      ("notes/Push.html", "notes/push.html"), ("é.html", "e\u{301}.html"), ("a", "a/b.html"), ("A/b", "a"),
    ])
  func collisions(first: String, second: String) throws {
    #expect(throws: WriteError.self) { try writer(folder).write([file(first, "1"), file(second, "2")]) }
    #expect(folder.names.isEmpty)
  }

  @Test("Many files in many folders arrive, each whole")
  func many() throws {
    let files = (0..<500).map {
      file("f\($0 % 7)/g\($0 % 3)/\($0).html", String(repeating: "\($0) ", count: 500))
    }
    let report = try writer(folder).write(files)
    #expect(report.writtenCount == 500)
    for file in files { #expect(folder.read("out/\(file.path)").map { Array($0.utf8) } == file.bytes) }
    #expect(try writer(folder).write([]).removedCount == 500)
    #expect(folder.names == ["out", "out/.lcdoc-manifest"])
  }
}
