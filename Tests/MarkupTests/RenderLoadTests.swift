import Diagnostics
import Markup
import Synchronization
import Testing

/// Rendering of input made to be slow, deep or large, on a thread with a small stack.
@Suite(.serialized) struct RenderLoadTests {
  /// What takes time with the square of the size takes longer than this for the sizes of some cases.
  @Test(.timeLimit(.minutes(30)), arguments: PathologicalTests.cases)
  func sizeStaysBounded(_ example: PathologicalTests.Case) {
    let file = SourceFile(path: "note.md", text: example.make(example.size))
    let size = Mutex(0)
    SmallThread.run {
      let html = HTMLRenderer().render(file).html
      size.withLock { $0 = html.count }
    }
    #expect(size.withLock { $0 } <= 20 * file.bytes.count + 1_048_576)
  }

  @Test func partsReserveWhatTheyNeed() {
    let file = SourceFile(path: "note.md", text: String(repeating: "viewDidLoad comes once.\n\n", count: 2_000))
    let parts = HTMLRenderer().render(parts: Document.parse(file).blocks.map { [$0] }, of: file)
    #expect(parts.count == 2_000)
    #expect(parts.reduce(0) { $0 + $1.html.capacity } <= 8 * file.bytes.count)
  }

  @Test func manyDecorationsStandInTheirOrder() {
    let text = String(repeating: "viewDidLoad ", count: 20_000)
    var renderer = HTMLRenderer()
    renderer.decorations = (0..<20_000).map {
      Decoration(range: $0 * 12..<$0 * 12 + 11, open: "<b>", close: "</b>")
    }
    renderer.decorations.append(Decoration(range: 0..<text.utf8.count, open: "<i>", close: "</i>"))
    let html = renderer.render(SourceFile(path: "note.md", text: text)).html
    #expect(html.starts(with: "<p><i><b>viewDidLoad</b> <b>viewDidLoad</b>".utf8))
  }
}
