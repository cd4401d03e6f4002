import Cache
import Diagnostics
import Foundation
import Testing

@testable import Project
@testable import Site

/// What is kept between runs of `lcdoc build` changes no byte of a site.
@Suite struct IncrementalBuildTests {
  /// The files of a folder with what they hold.
  private func files(in folder: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      files[path] = FileManager.default.contents(atPath: folder + "/" + path)
    }
    return files
  }

  /// - Parameter ahead: how many seconds later than it is: what was written before has rested then, as it has for most builds.
  private func build(
    _ notes: EditedNotes, _ output: String, _ caches: CacheFolder, title: String? = nil, ahead: Int = 0
  ) throws {
    let request = SiteRequest(
      paths: [notes.notes], output: notes.folder.path + "/" + output, templates: notes.templates, title: title,
      language: notes.isChinese ? .chinese : .english, address: SiteAddress("https://example.org/n"))
    let clock = { @Sendable in FileTime(seconds: FileTime.now.seconds + ahead, nanoseconds: 0) }
    _ = try Project(notes.settings, caches: caches, clock: clock).build(request) { _ in }
  }

  /// What knows the callbacks in both languages and no note: what they say takes longest to make, and no note changes it.
  private func callbacksAlone() throws -> (folder: TemporaryFolder, caches: CacheFolder) {
    let notes = try EditedNotes(seed: 0, texts: ["nothing.md": "Nothing is said here.\n"])
    let caches = CacheFolder(path: notes.folder.path + "/cache", program: "a")
    try build(notes, "site", caches)
    notes.isChinese.toggle()
    try build(notes, "site", caches)
    return (notes.folder, caches)
  }

  @Test func editsAreSeen() throws {
    let (known, _) = try callbacksAlone()
    func copy(to folder: String) throws -> CacheFolder {
      try? FileManager.default.removeItem(atPath: folder)
      try FileManager.default.copyItem(atPath: known.path + "/cache", toPath: folder)
      return CacheFolder(path: folder, program: "a")
    }
    for _ in 0..<EditedNotes.sequences {
      let notes = try EditedNotes()
      let caches = try copy(to: notes.folder.path + "/cache")
      for _ in 0..<5 {
        // Not only the first build of a text, also those of one that is there.
        for _ in 0...notes.random(3) { try build(notes, "site", caches, ahead: notes.random(2) * 10) }
        try? FileManager.default.removeItem(atPath: notes.folder.path + "/clean")
        try build(notes, "clean", copy(to: notes.folder.path + "/other"))
        let (kept, clean) = try (files(in: notes.folder.path + "/site"), files(in: notes.folder.path + "/clean"))
        #expect(Set(kept.keys) == Set(clean.keys), notes.story)
        let different = kept.keys.filter { kept[$0] != clean[$0] }.sorted()
        #expect(different == [], notes.story)
        guard kept == clean else { return }
        try notes.edit()
      }
    }
  }

  /// Of many notes some are kept together, and what other notes say decides their pages too.
  @Test func editsAmongManyNotesAreSeen() throws {
    func text(_ number: Int, _ heading: String = "A part") -> String {
      let place = number % 7 == 0 ? "#a-part" : ""
      return "# Note \(number)\n\n## \(heading)\n\n`viewDidLoad` is called once. See [n](n\(number + 1).md\(place)).\n"
    }
    let texts = Dictionary(uniqueKeysWithValues: (100..<240).map { ("n\($0).md", text($0)) })
    let notes = try EditedNotes(seed: 4, texts: texts)
    let caches = CacheFolder(path: notes.folder.path + "/cache", program: "a")
    let edits: [() throws -> Void] = [
      {}, { try notes.folder.write("notes/n150.md", text(150) + "`viewDidAppear` follows.\n") },
      { try notes.folder.write("notes/n106.md", text(106, "Another")) },
      { try notes.folder.write("notes/n240.md", text(240)) },
      { try FileManager.default.removeItem(atPath: notes.notes + "/n170.md") },
      { try notes.folder.write("notes/n170.md", text(170)) },
    ]
    for (number, edit) in edits.enumerated() {
      usleep(20_000)
      try edit()
      try build(notes, "site", caches, ahead: 10)
      try? FileManager.default.removeItem(atPath: notes.folder.path + "/clean")
      try build(notes, "clean", .none)
      let (kept, clean) = try (files(in: notes.folder.path + "/site"), files(in: notes.folder.path + "/clean"))
      #expect(Set(kept.keys) == Set(clean.keys), "edit \(number)")
      #expect(kept.keys.filter { kept[$0] != clean[$0] }.sorted() == [], "edit \(number)")
    }
  }

  @Test func withoutACacheNothingIsKept() throws {
    let order = "On a push:\n\n1. `A viewWillDisappear`\n2. `B viewWillAppear`\n3. `A viewDidDisappear`\n"
    let notes = try EditedNotes(
      seed: 3, texts: ["a.md": "# A\n\n`viewDidLoad` is called only once.\n", "b.md": order])
    let caches = CacheFolder(path: notes.folder.path + "/cache", program: "a")
    try build(notes, "none", .none)
    #expect(!FileManager.default.fileExists(atPath: notes.folder.path + "/cache"))
    try build(notes, "first", caches)
    func kept() throws -> [String: Data] { try files(in: notes.folder.path + "/cache") }
    func pages() throws -> Data? { try kept().first { $0.key.hasSuffix(".build") }?.value }
    let first = try pages()
    #expect(try kept().keys.map { $0.suffix(5) }.sorted() == [".site", "build"])
    try build(notes, "second", caches)
    #expect(try pages() == first, "nothing was made again")
    let sites = try ["none", "first", "second"].map { try files(in: notes.folder.path + "/" + $0) }
    #expect(sites[0] == sites[1] && sites[1] == sites[2])
    // The page of a note says the title of the site, and is made again with another.
    try build(notes, "second", caches, title: "Another")
    let page = try #require(notes.folder.read("second/notes/a.html"))
    #expect(page.contains("Another") && page.contains("viewDidLoad"))
  }
}
