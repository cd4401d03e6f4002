import Cache
import Diagnostics
import Foundation
import Testing

@testable import Project
@testable import Site

/// A build to which a note looks as it did, but that reads something else in it, or nothing.
@Suite struct StaleBuildTests {
  /// A site that was written, of which it is kept that notes hold something, as they look now. A page is missing, so that it is
  /// made again.
  ///
  /// - Returns: also what the record has of the note `a.md`.
  private static func kept(_ change: (KeptSite) throws -> Void) throws -> (site: KeptSite, truth: Digest?) {
    let known = try UnchangedBuildTests.known()
    let kept = try KeptSite(knowing: known.path + "/cache")
    #expect(kept.build(ahead: 10).failure == nil)
    let record = try #require(kept.seen)
    let names = ["a.md", "b.md", "c.md", "s.scenario", "t.scenario"].map { kept.path("notes/" + $0) }
    var contents = names.reduce(into: [String: Digest]()) { $0[$1] = record.known.content(of: $1) }
    #expect(contents.count == names.count)
    let truth = contents.updateValue(Digest.of("something else"), forKey: names[0])
    usleep(20_000)
    try change(kept)
    let built = BuiltSite(fileCount: 1, isLive: false, changes: .unchanged(1))
    try #require(kept.seen).keep(built, from: contents, record.written, saying: [])
    #expect(kept.isStanding, "it is believed")
    try kept.remove("site/notes/b.html")
    return (kept, truth)
  }

  @Test func itIsMadeOnceMoreOfWhatIsRead() throws {
    let (kept, truth) = try Self.kept { _ in }
    let next = kept.build(ahead: 10)
    #expect(next.failure == nil && kept.buildAnew("clean").said == next.said, "all is said, and once")
    #expect(try kept.site().texts == kept.site("clean").texts)
    #expect(kept.isStanding && kept.seen?.known.content(of: kept.path("notes/a.md")) == truth)
  }

  /// A note that cannot be read ends the build, and the site and what is kept of it stay.
  @Test func nothingIsWrittenOfWhatCannotBeRead() throws {
    let (kept, _) = try Self.kept {
      try $0.folder.write("notes/a.md", String(repeating: "too long\n", count: InputFiles.maximumSize / 8))
    }
    let (site, names) = (try kept.site(), try FileManager.default.contentsOfDirectory(atPath: kept.path("cache")))
    let files = names.map { FileManager.default.contents(atPath: kept.path("cache/" + $0)) }
    #expect(kept.build(ahead: 10).failure?.contains("a.md") == true)
    #expect(try kept.site() == site)
    #expect(names.map { FileManager.default.contents(atPath: kept.path("cache/" + $0)) } == files)
  }
}
