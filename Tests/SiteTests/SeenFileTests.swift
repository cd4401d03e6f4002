import Cache
import Foundation
import Testing

@testable import Site

/// By what a file is known again.
@Suite("Files seen again")
struct SeenFileTests {
  private let folder: TemporaryFolder
  private let cache = Cache(for: "a")
  private static let longAgo = FileTime(seconds: -1, nanoseconds: 999_999_999)

  init() throws { folder = try TemporaryFolder() }

  private var stamp: FileStamp? { FileStamp(folder.path + "/a") }

  private func look(after seconds: Int) -> FileLook {
    let now = FileTime.now
    return FileLook(since: FileTime(seconds: now.seconds + seconds, nanoseconds: now.nanoseconds), cache)
  }

  @Test("A file that rested is known by its stamp alone; one that did not by what it holds too")
  func rest() throws {
    try folder.write("a", "text")
    let stamp = try #require(stamp)
    let text = Array("text".utf8)
    let rested = try #require(
      SeenFile(stamp, look(after: 3)) {
        Issue.record("read in vain"); return nil
      })
    #expect(
      rested.again(stamp, look(after: 0)) {
        Issue.record("read in vain"); return nil
      } == rested)
    for start in [look(after: 1), FileLook(since: Self.longAgo, cache)] {
      let fresh = try #require(SeenFile(stamp, start) { text })
      #expect(fresh != rested)
      #expect(fresh.again(stamp, start) { text } == fresh)
      let later = try #require(fresh.again(stamp, look(after: 3)) { text })
      #expect(later.again(stamp, look(after: 0)) { nil } == later, "from now on its stamp tells")
      #expect(fresh.again(stamp, start) { Array("next".utf8) } == nil, "the same stamp, and another text")
      #expect(fresh.again(stamp, start) { nil } == nil, "it cannot be read")
      #expect(SeenFile(stamp, start) { nil } == nil)
    }
  }

  @Test(
    "Whatever is done to a file changes its stamp",
    arguments: ["written with its time put back", "longer", "replaced", "linked", "a folder", "gone"])
  func change(_ change: String) throws {
    try folder.write("a", "text")
    let (file, other) = (folder.path + "/a", folder.path + "/b")
    // A whole second, for a `Date` is too coarse to put back any other time.
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file)
    let stamp = try #require(stamp)
    let seen = try #require(SeenFile(stamp, look(after: 10)) { nil })
    #expect(seen.again(self.stamp, look(after: 10)) { nil } == seen)
    // Changes of one tick of the clock are what a look shortly after is for.
    usleep(20_000)
    switch change {
    case "longer": try folder.write("a", "text and more")
    case "replaced", "linked":
      try folder.write("b", "text")
      try FileManager.default.removeItem(atPath: file)
      if change == "replaced" {
        try FileManager.default.moveItem(atPath: other, toPath: file)
      } else {
        try folder.link("a", to: other)
      }
    case "a folder", "gone":
      try FileManager.default.removeItem(atPath: file)
      if change == "a folder" { try folder.write("a/b", "text") }
    default: try Data("next".utf8).write(to: URL(filePath: file))
    }
    if change != "gone" { try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file) }
    #expect(seen.again(self.stamp, look(after: 10)) { nil } == nil)
  }

  @Test("What was seen is read as it was written", arguments: [0, 10])
  func bytes(seconds: Int) throws {
    try folder.write("a", "text")
    // Before 1970, where times are negative.
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: -10)], ofItemAtPath: folder.path + "/a")
    let stamp = try #require(stamp)
    let seen = try #require(SeenFile(stamp, look(after: seconds)) { [1] })
    var writer = ByteWriter()
    seen.write(to: &writer)
    var reader = ByteReader(writer.bytes[...])
    #expect(try SeenFile(from: &reader) == seen && reader.isAtEnd)
    for count in writer.bytes.indices {
      var cut = ByteReader(writer.bytes[..<count])
      #expect(throws: ByteReader.Malformed.self) { try SeenFile(from: &cut) }
    }
  }
}
