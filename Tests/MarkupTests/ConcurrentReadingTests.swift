import Diagnostics
import Markup
import Testing

/// The memory of each document is its own, in whatever thread it is read, and however large its pieces are.
struct ConcurrentReadingTests {
  static let large: [[UInt8]] = [
    "# Fence\n\n```swift\n" + String(repeating: "let view = 视图()\n", count: 2_200) + "```\n\nThe end.\n",
    "[a](/url '" + String(repeating: "a long title ", count: 3_200) + "') and *more*\n\n- item\n",
    "A **paragraph" + String(repeating: " that `goes on` and [on](u)", count: 1_300),
  ].map { Array($0.utf8) }

  static func documents() -> [[UInt8]] {
    var random = SplitMix64(state: 99)
    return large + (0..<60).map { _ in RandomDocumentTests.document(&random) }
  }

  static func read(_ bytes: [UInt8]) -> String {
    TreeDump.of(Document.parse(SourceFile(path: "note.md", bytes: bytes)))
  }

  @Test func largePiecesComeBack() {
    for bytes in Self.large {
      let document = Document.parse(SourceFile(path: "note.md", bytes: bytes))
      #expect(Invariants.broken(in: document) == [])
    }
    #expect(Self.read(Self.large[0]).utf8.count > 40_000)
    #expect(Self.read(Self.large[1]).utf8.count > 40_000)
    #expect(Self.read(Self.large[2]).utf8.count > 33_000)
  }

  @Test func readersDoNotDisturbEachOther() async {
    let documents = Self.documents()
    let alone = documents.map(Self.read)
    await withTaskGroup(of: [String].self) { group in
      for task in 0..<8 {
        // Each starts elsewhere, so that different documents are read at one time.
        let order = documents.indices.map { ($0 + task * documents.count / 8) % documents.count }
        group.addTask {
          var read = [String](repeating: "", count: documents.count)
          for index in order { read[index] = Self.read(documents[index]) }
          return read
        }
      }
      for await read in group { #expect(read == alone) }
    }
  }
}
