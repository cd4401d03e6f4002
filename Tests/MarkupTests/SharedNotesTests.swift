import Diagnostics
import FoundationEssentials
import Testing

@testable import Markup

/// Real notes from the web, where they are at hand; the project does not need them.
@Suite struct SharedNotesTests {
  /// Beside the checkout.
  private static let folders = ["notes", "seeds"].map { name in
    let checkout = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    return "/\(checkout)/../shared/\(name)"
  }

  private static let notes: [String] = folders.flatMap { folder in
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
      .filter { $0.hasSuffix(".md") || $0.hasSuffix(".txt") }.map { folder + "/" + $0 }
  }

  @Test(.enabled(if: !notes.isEmpty, "the shared notes are not on this machine"), arguments: notes)
  func everythingIsFoundInTheSource(path: String) throws {
    let data = try #require(FileManager.default.contents(atPath: path))
    let document = Document.parse(SourceFile(path: path, bytes: Array(data)))
    #expect(Invariants.broken(in: document) == [])
    #expect(document.diagnostics == [])
    #expect(!document.blocks.isEmpty)
  }
}
