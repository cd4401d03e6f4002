import Cache
import Diagnostics
import Foundation
import Synchronization
import Testing

@testable import Project
@testable import Site

/// Some notes, the site that was made of them, and what is kept of it.
final class KeptSite {
  let folder: TemporaryFolder
  var settings = Settings()
  var request: SiteRequest
  /// nil for one that does not know itself, and keeps nothing.
  var program: String? = "a"

  /// What there was to say of a build.
  struct Outcome: Equatable {
    var said = ""
    var failure: String?
    /// Written, unchanged, removed.
    var changes: [Int] = []
    /// Whether pages were made.
    var isMade = false
  }

  /// - Parameter known: where it is kept what the callbacks say; it takes longest to make.
  init(knowing known: String) throws {
    folder = try TemporaryFolder()
    for (name, text) in Self.texts { try folder.write(name, text) }
    let link = URL(filePath: folder.path + "/notes/stray.md")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(filePath: "/etc/hosts"))
    request = SiteRequest(paths: [folder.path + "/notes"], output: folder.path + "/site")
    for copy in ["cache", "other"] {
      try FileManager.default.copyItem(atPath: known, toPath: folder.path + "/" + copy)
    }
  }

  /// Two of them have something to be said of.
  private static let texts = [
    "notes/a.md": "# A\n\n`viewDidLoad` is called only once. See [b](b.md).\n",
    "notes/b.md": "# B\n\nOn a push:\n\n1. `A viewWillDisappear`\n2. `B viewWillAppear`\n",
    "notes/c.md": "# C\n\n`viewWillAppear` comes first.\n",
    "notes/s.scenario": "root: nav(A)\n\nlaunch\npush B\n  > A nothing of this kind\n",
    "notes/t.scenario": "root: nav(A)\n\nlaunch\nleap B\n",
    "templates/assets/site.css": "p { color: red }\n",
    "elsewhere/a.md": "# A\n\n`viewDidLoad` is called only once. See [b](b.md).\n",
  ]

  /// Builds with what is kept.
  ///
  /// - Parameter ahead: how many seconds later than it is; some, and all that was written before has rested.
  func build(ahead: Int = 0) -> Outcome { build(request, CacheFolder(path: path("cache"), program: program), ahead) }

  /// Whether the site is taken to be the one that was written.
  var isStanding: Bool {
    seen?.standing(in: SiteWriter(folder: request.output, inputs: request.paths)) != nil
  }

  /// What is kept of the site, as a build sees it some seconds later.
  var seen: SiteRecord? {
    let start = FileTime(seconds: FileTime.now.seconds + 10, nanoseconds: 0)
    let caches = CacheFolder(path: path("cache"), program: program)
    return SiteRecord(of: request, settings, caches, caches.cache(Project.sites), since: start)
  }

  /// Builds with nothing kept of a site, into another folder or the same.
  func buildAnew(_ output: String) -> Outcome {
    var request = request
    request.output = path(output)
    try? FileManager.default.removeItem(atPath: path("other/" + record))
    return build(request, CacheFolder(path: path("other"), program: "a"), 0)
  }

  private func build(_ request: SiteRequest, _ caches: CacheFolder, _ ahead: Int) -> Outcome {
    let work = WorkReport()
    let project = Project(settings, caches: caches, work: work) {
      FileTime(seconds: FileTime.now.seconds + ahead, nanoseconds: 0)
    }
    let said = Mutex("")
    var outcome = Outcome()
    do {
      let built = try project.build(request) { found in said.withLock { $0 += TextRenderer().render(found) } }
      outcome.changes = [built.changes.writtenCount, built.changes.unchangedCount, built.changes.removedCount]
      outcome.said = said.withLock(\.self) + "\(built.fileCount) files\(built.isLive ? ", live" : "")"
    } catch {
      outcome.failure = "\(error)"
    }
    outcome.isMade = work.times.contains { $0.stage == .making }
    return outcome
  }

  func path(_ name: String) -> String { folder.path + "/" + name }

  /// The name of the file that is kept of sites.
  var record: String {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path("cache"))) ?? []
    return names.first { $0.hasSuffix("." + SiteRecord.name) } ?? "none"
  }

  /// All of a site with what it holds, and the numbers of its files on the disk.
  func site(_ name: String = "site") throws -> (texts: [String: Data], numbers: [String: Int]) {
    var texts: [String: Data] = [:]
    var numbers: [String: Int] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: path(name)) {
      let whole = path(name) + "/" + file
      texts[file] = FileManager.default.contents(atPath: whole)
      numbers[file] = try FileManager.default.attributesOfItem(atPath: whole)[.systemFileNumber] as? Int
    }
    return (texts, numbers)
  }

  /// Writes as many bytes into a file that is there, and puts its time back.
  func overwrite(_ name: String, _ old: String, with new: String) throws {
    #expect(old.utf8.count == new.utf8.count)
    var info = stat()
    #expect(stat(path(name), &info) == 0)
    let time = FileTime(changeOf: info)
    let text = try #require(folder.read(name))
    #expect(text.contains(old))
    let file = try FileHandle(forWritingTo: URL(filePath: path(name)))
    try file.write(contentsOf: Data(text.replacing(old, with: new).utf8))
    try file.close()
    let times = [timespec](repeating: timespec(tv_sec: time.seconds, tv_nsec: time.nanoseconds), count: 2)
    #expect(utimensat(AT_FDCWD, path(name), times, 0) == 0)
    #expect(stat(path(name), &info) == 0 && FileTime(changeOf: info) == time)
  }

  func damageRecord(_ change: (inout Data) -> Void) throws {
    let file = URL(filePath: path("cache/" + record))
    var bytes = try Data(contentsOf: file)
    change(&bytes)
    try bytes.write(to: file)
  }

  func move(_ name: String, to other: String) throws {
    try FileManager.default.moveItem(atPath: path(name), toPath: path(other))
  }

  func exchange(_ name: String, _ other: String) throws {
    try move(name, to: "between")
    try move(other, to: name)
    try move("between", to: other)
  }

  /// What was there is what the link leads to.
  func replace(_ name: String, withLinkTo other: String) throws {
    try move(name, to: other)
    try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: path(other))
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }
}
