import Cache
import Diagnostics
import Foundation
import LifecycleEngine
import Testing

@testable import Project
@testable import Site

/// A build with nothing new to do finds that out by looking, says what the last one said, and misses nothing.
@Suite struct UnchangedBuildTests {
  /// What is kept of a site with the callbacks alone.
  static func known() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("nothing.md", "Nothing is said here.\n")
    let request = SiteRequest(paths: [folder.path + "/nothing.md"], output: folder.path + "/site")
    _ = try Project(Settings(), caches: CacheFolder(path: folder.path + "/cache", program: "a")).build(request) { _ in }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path + "/cache")
    where !name.hasSuffix(".build") {
      try FileManager.default.removeItem(atPath: folder.path + "/cache/" + name)
    }
    return folder
  }

  @Test func nothingIsMadeWhereNothingChanged() throws {
    let known = try Self.known()
    for seconds in [0, 10] {
      let kept = try KeptSite(knowing: known.path + "/cache")
      let first = kept.build(ahead: seconds)
      #expect(first.isMade && first.failure == nil && first.said.contains("leap") && first.said.contains("stray.md"))
      let site = try kept.site()
      // The second may have to read what was written just now; from the third on a look is enough.
      for ahead in [seconds, 10, 10] {
        let next = kept.build(ahead: ahead)
        #expect(!next.isMade && next.said == first.said)
        #expect(next.changes == [0, first.changes[0], 0])
        #expect(try kept.site() == site)
      }
      let record = try #require(FileManager.default.contents(atPath: kept.path("cache/" + kept.record)))
      #expect(!kept.build(ahead: 10).isMade)
      #expect(FileManager.default.contents(atPath: kept.path("cache/" + kept.record)) == record, "all is known")
    }
  }

  /// A note that looks as it did need not be read. One that is another when it is read after all is no longer what was known.
  @Test func whatNotesHoldIsKnown() throws {
    let callbacks = try Self.known()
    let kept = try KeptSite(knowing: callbacks.path + "/cache")
    #expect(kept.build(ahead: 10).failure == nil)
    usleep(20_000)
    try kept.folder.write("notes/b.md", "# B\n\nSomething else.\n")
    let known = try #require(kept.seen?.known)
    #expect(["a", "b", "c"].map { known.content(of: kept.path("notes/\($0).md")) != nil } == [true, false, true])
    func file(_ name: String) throws -> SourceFile {
      let path = kept.path("notes/" + name)
      return known.file(path, shownAs: name, holding: try #require(known.content(of: path)))
    }
    #expect(try file("a.md").path == "a.md" && !known.isStale)
    try kept.folder.write("notes/a.md", "# A\n\nSomething else.\n")
    #expect(try file("a.md").bytes.count == 21 && known.isStale)
    try kept.remove("notes/c.md")
    #expect(try file("c.md").bytes == [] && known.isStale)
  }

  /// One thing after the other, each in the site as it is then.
  @Test func whateverChangesIsSeen() throws {
    let known = try Self.known()
    let kept = try KeptSite(knowing: known.path + "/cache")
    #expect(kept.build(ahead: 10).failure == nil)
    for (name, change) in Self.changes {
      #expect(kept.isStanding, "\(name)")
      // More than a tick of the clock: all has rested for as long as the build believes.
      usleep(20_000)
      try change(kept)
      let next = kept.build(ahead: 10)
      #expect(next.isMade && next.failure == nil, "\(name)")
      #expect(kept.buildAnew("clean").said == next.said, "\(name)")
      let (site, clean) = try (kept.site().texts, kept.site("clean").texts)
      #expect(Set(site.keys) == Set(clean.keys), "\(name)")
      #expect(site.keys.filter { site[$0] != clean[$0] } == [], "\(name)")
    }
  }

  private typealias Change = (name: String, change: @Sendable (KeptSite) throws -> Void)

  private static let changes: [Change] = [
    ("other words", { try $0.overwrite("notes/a.md", "only once", with: "many once") }),
    ("another scenario", { try $0.overwrite("notes/s.scenario", "push B", with: "push C") }),
    ("the same bytes", { try $0.folder.write("notes/c.md", #require($0.folder.read("notes/c.md"))) }),
    ("another note", { try $0.folder.write("notes/sub/d.md", "# D\n") }),
    ("two notes that change their names", { try $0.exchange("notes/b.md", "notes/c.md") }),
    ("another name", { try $0.move("notes/c.md", to: "notes/d.md") }),
    ("a note less", { try $0.remove("notes/d.md") }),
    ("a link in a note's place", { try $0.replace("notes/a.md", withLinkTo: "a.md") }),
    ("a link less", { try $0.remove("notes/stray.md") }),
    ("no record", { try $0.remove("cache/" + $0.record) }),
    ("a cut record", { try $0.damageRecord { $0.removeLast($0.count / 2) } }),
    ("a damaged record", { try $0.damageRecord { $0[$0.count / 2] ^= 1 } }),
    ("a page less", { try $0.remove("site/notes/b.html") }),
    ("an empty page", { try $0.folder.write("site/notes/b.html", "") }),
    ("no manifest", { try $0.remove("site/.lcdoc-manifest") }),
    ("no site", { try $0.remove("site") }),
    ("another folder", { try $0.exchange("notes", "elsewhere") }),
  ]

  /// What the writer refuses it refuses also where it had nothing to write.
  @Test func whatIsNoPageIsRefused() throws {
    let known = try Self.known()
    let changes: [Change] = [
      ("another's page", { try $0.overwrite("site/notes/a.html", "only once", with: "many once") }),
      ("a link in a page's place", { try $0.replace("site/notes/a.html", withLinkTo: "a.html") }),
      ("a link in a folder's place", { try $0.replace("site/notes", withLinkTo: "pages") }),
    ]
    for (name, change) in changes {
      let kept = try KeptSite(knowing: known.path + "/cache")
      #expect(kept.build(ahead: 10).failure == nil && kept.isStanding)
      usleep(20_000)
      try change(kept)
      let next = kept.build(ahead: 10)
      #expect(next.failure != nil && kept.buildAnew("site").failure == next.failure, "\(name)")
    }
  }

  @Test func otherOptionsMakeAnotherSite() throws {
    let known = try Self.known()
    let kept = try KeptSite(knowing: known.path + "/cache")
    #expect(kept.build(ahead: 10).failure == nil)
    let (request, settings, program) = (kept.request, kept.settings, kept.program)
    for (name, change) in [Change("nothing else", { _ in })] + Self.options {
      (kept.request, kept.settings, kept.program) = (request, settings, program)
      try change(kept)
      #expect(kept.isStanding == (name == "nothing else"), "\(name)")
    }
  }

  private static let options: [Change] = [
    ("a title", { $0.request.title = "Another" }),
    ("a language", { $0.request.language = .chinese }),
    ("an address", { $0.request.address = SiteAddress("https://example.org/") }),
    ("more quizzes", { $0.request.hasStandardQuizzes = true }),
    ("other paths", { $0.request.paths = [$0.path("notes/a.md"), $0.path("notes/b.md")] }),
    ("settings: a language", { $0.settings.language = .chinese }),
    ("settings: an address", { $0.settings.address = SiteAddress("https://example.org/") }),
    ("settings: versions", { $0.settings.versions = VersionRange(Version(13), .newest) }),
    ("settings: what is passed over", { $0.settings.exclude = [PathPattern("c.md")] }),
    ("templates", { $0.request.templates = $0.path("templates") }),
    ("another program", { $0.program = "b" }),
    ("templates without a folder", { $0.request.templates = "" }),
    ("no notes", { $0.request.paths = [$0.path("templates")] }),
    ("a folder that holds notes", { $0.request.output = $0.path("notes") }),
    ("nothing is kept", { $0.program = nil }),
  ]

  @Test func templatesAreSeenToChange() throws {
    let known = try Self.known()
    for change in ["p { color: tan }\n", nil] {
      let kept = try KeptSite(knowing: known.path + "/cache")
      kept.request.templates = kept.path("templates")
      #expect(kept.build(ahead: 10).isMade && !kept.build(ahead: 10).isMade)
      usleep(20_000)
      try kept.folder.write("templates/assets/\(change == nil ? "more" : "site").css", change ?? "a { color: red }\n")
      #expect(kept.build(ahead: 10).isMade)
      #expect(kept.buildAnew("clean").failure == nil)
      #expect(try kept.site().texts == kept.site("clean").texts)
    }
  }

  /// A template that is written while a site is made of it is not taken for what the site was made of.
  @Test func whatTemplatesHeldIsKnown() throws {
    let folder = try TemporaryFolder()
    try folder.write("a.md", "# A\n")
    try folder.write("templates/site.css", "p { color: red }\n")
    let (note, template) = (folder.path + "/a.md", folder.path + "/templates/site.css")
    let request = SiteRequest(paths: [note], output: "", templates: folder.path + "/templates")
    let look = FileLook(since: .now, Cache(for: "a"))
    let origin = try SiteOrigin(of: request, Settings(), look)
    for name in ["a.md", "templates/site.css"] { try folder.write(name, "p { color: tan }\n") }
    let unknown = origin.again(SeenSources())
    let seen = origin.seen([note: look.digest(of: Array("# A\n".utf8))], besides: unknown)
    let texts = ["# A\n", "p { color: red }\n"]
    #expect(seen.known(of: [note, template]).map { $0?.content } == texts.map { look.digest(of: Array($0.utf8)) })
    #expect(seen.isWhole)
  }

  /// Each folder has a record of its own, and none is taken for that of another.
  @Test func twoSitesOfTheSameNotes() throws {
    let known = try Self.known()
    let kept = try KeptSite(knowing: known.path + "/cache")
    for made in [true, false] {
      for (name, language) in [("site", Language.english), ("zh", .chinese)] {
        (kept.request.output, kept.request.language) = (kept.path(name), language)
        #expect(kept.build(ahead: 10).isMade == made, "\(name)")
      }
    }
    (kept.request.output, kept.request.language) = (kept.path("site"), .chinese)
    #expect(kept.build(ahead: 10).isMade)
    #expect(try kept.site().texts == kept.site("zh").texts)
  }

  /// What people see of it.
  @Test func theProgramSaysTheSameAgain() throws {
    let folder = try TemporaryFolder()
    try folder.write("notes/a.md", "# A\n\nNothing is said here.\n")
    try folder.write("notes/t.scenario", "root: nav(A)\n\nlaunch\nleap B\n")
    func build(_ options: [String] = []) throws -> Program {
      try Program(
        ["build", "notes"] + options, in: folder.path, environment: ["XDG_CACHE_HOME": folder.path + "/x"])
    }
    let anew = try build(["--no-cache"])
    #expect(anew.code == 0 && anew.errors.contains("leap") && !folder.names.contains("x"))
    let first = try build()
    #expect(first.output.contains(" 0 written, ") && first.errors == anew.errors)
    for _ in 0..<2 {
      let next = try build()
      #expect(next.code == 0 && next.output == first.output && next.errors == first.errors)
    }
    let told = try build(["--stats"])
    #expect(told.errors.contains("lcdoc: 2 files, of which 2 known") && !told.errors.contains("making"))
    #expect(try build(["--stats", "--no-cache"]).errors.contains("making"))
    #expect(try build(["--quiet"]).output == "")
  }
}
