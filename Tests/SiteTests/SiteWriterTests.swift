import Diagnostics
import Testing

@testable import Site

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
      "lcdoc-manifest 2\n0 ../secret/a.html\n0 \(folder.path)/secret/a.html\n0 linked/a.html\n")
    try folder.link("out/linked", to: "\(folder.path)/secret")
    #expect(throws: WriteError.self) { try writer(folder).write([file("b.html", "1")]) }
    #expect(folder.read("secret/a.html") == "secret")
  }

  @Test("A file that a manifest names and lcdoc did not write is neither removed nor overwritten", arguments: 1...2)
  func hostileManifest(version: Int) throws {
    try folder.write("out/thesis.txt", "years of work")
    try folder.write("out/index.html", "mine")
    try folder.write("out/.git/config", "mine")
    let lines = ["thesis.txt", "index.html", ".git/config"].map { (version == 1 ? "" : "1234 ") + $0 + "\n" }
    try folder.write("out/.lcdoc-manifest", "lcdoc-manifest \(version)\n" + lines.joined())
    _ = try writer(folder).write([file("a.html", "1")])
    #expect(folder.read("out/thesis.txt") == "years of work" && folder.read("out/.git/config") == "mine")
    #expect(throws: WriteError.foreignFile(SampleSite.path("index.html"))) {
      try writer(folder).write([file("index.html", "other")])
    }
    #expect(folder.read("out/index.html") == "mine" && folder.read("out/a.html") == "1")
  }

  @Test("A page that somebody changed is theirs; one that lost its bytes is not")
  func changedPages() throws {
    _ = try writer(folder).write([file("a.html", "1"), file("b.html", "1"), file("c.html", "1")])
    try folder.write("out/a.html", "theirs")
    try folder.write("out/b.html", "")
    #expect(throws: WriteError.foreignFile(SampleSite.path("a.html"))) {
      try writer(folder).write([file("a.html", "2"), file("b.html", "2"), file("c.html", "2")])
    }
    #expect(folder.read("out/c.html") == "1")
    let report = try writer(folder).write([file("b.html", "2")])
    #expect(report.removedCount == 1 && folder.read("out/a.html") == "theirs" && folder.read("out/b.html") == "2")
  }

  @Test("What an interrupted run left is cleared by the next, also by one that fails")
  func interrupted() throws {
    try folder.write("out/.lcdoc-tmp-0", "half a pa")
    try folder.write("out/.lcdoc-new/0", "half a pa")
    try folder.write("out/.lcdoc-tmp-of-mine", "mine")
    try folder.write("out/a.html", "mine")
    #expect(throws: WriteError.self) { try writer(folder).write([file("a.html", "1")]) }
    #expect(folder.names == ["out", "out/.lcdoc-tmp-of-mine", "out/a.html"])
  }

  /// However far it came: the pages that wait are moved, those of the old site removed, and then it is as if nothing had
  /// happened.
  @Test("A publication that was interrupted is finished by the next run", arguments: 0...3)
  func interruptedPublication(steps: Int) throws {
    let old = [file("a.html", "old"), file("x/b.html", "old"), file("c.html", "old")]
    let new = [file("a.html", "new"), file("x/b.html", "new"), file("d.html", "new")]
    _ = try writer(folder).write(old)
    var publication = Publication()
    for (number, page) in new.enumerated() {
      publication.moves[number] = page.path
      let place = number < steps ? page.path.text : ".lcdoc-new/\(number)"
      try folder.write("out/\(place)", "new")
    }
    publication.removals = [SampleSite.path("c.html")]
    try folder.write(
      "out/.lcdoc-new/manifest",
      String(decoding: Manifest.bytes(of: new.map { ($0.path, FNV1a.hash($0.bytes)) }), as: UTF8.self))
    try folder.write("out/.lcdoc-journal", String(decoding: publication.bytes, as: UTF8.self))
    // Also where the next run itself has nothing to do with these pages and fails.
    try folder.write("out/other.html", "mine")
    #expect(throws: WriteError.self) { try writer(folder).write(new + [file("other.html", "1")]) }
    #expect(["a.html", "x/b.html", "d.html"].allSatisfy { folder.read("out/\($0)") == "new" })
    #expect(folder.read("out/c.html") == nil && folder.read("out/.lcdoc-journal") == nil)
    #expect(!folder.names.contains { $0.contains(".lcdoc-new") })
    #expect(try writer(folder).write(new).unchangedCount == 3)
  }

  @Test("A journal of somebody else puts nothing where no page belongs and replaces nothing")
  func hostileJournal() throws {
    try folder.write("out/thesis.txt", "years of work")
    try folder.write("out/.lcdoc-new/0", "evil")
    try folder.write("out/.lcdoc-new/1", "evil")
    try folder.write("out/.lcdoc-new/2", "evil")
    try folder.write(
      "out/.lcdoc-journal", "lcdoc-journal 1\n0 .git/hooks/post-commit\n1 ../b\n2 thesis.txt\n- thesis.txt\n")
    _ = try writer(folder).write([file("a.html", "1")])
    #expect(folder.read("out/thesis.txt") == "years of work")
    #expect(folder.names == ["out", "out/.lcdoc-manifest", "out/a.html", "out/thesis.txt"])
  }

  @Test("Where the new pages cannot be written, the old site stays whole")
  func noRoom() throws {
    _ = try writer(folder).write([file("a.html", "old"), file("b.html", "old")])
    try folder.write("out/.lcdoc-new", "a file where the folder should be")
    #expect(throws: WriteError.self) { try writer(folder).write([file("a.html", "new")]) }
    #expect(folder.read("out/a.html") == "old" && folder.read("out/b.html") == "old")
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
