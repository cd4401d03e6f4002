import Diagnostics
import Foundation
import Markup
import Synchronization
import Testing

/// Input made to be slow or to eat the stack. All of it is read on a thread with a small stack.
@Suite(.serialized) struct PathologicalTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    /// The input of a size; the test doubles the size.
    var make: @Sendable (Int) -> String
    var size: Int
    var testDescription: String { name }
  }

  private static func times(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  static let cases: [Case] = [
    Case(name: "nested strong", make: { times("*a **a ", $0) + "b" + times(" a** a*", $0) }, size: 8_000),
    Case(name: "many closers", make: { times("a_ ", $0) }, size: 16_000),
    Case(name: "many openers", make: { times("_a ", $0) }, size: 16_000),
    Case(name: "open links", make: { times("[a", $0) }, size: 16_000),
    Case(name: "closed links", make: { times("a]", $0) }, size: 16_000),
    Case(name: "openers and closers", make: { times("a **b" + "c* ", $0) }, size: 8_000),
    Case(name: "marks of two kinds", make: { "x" + times("*b**c*", $0) }, size: 8_000),
    Case(name: "nested brackets", make: { times("[", $0) + "a" + times("]", $0) }, size: 16_000),
    Case(name: "images in images", make: { times("![[]()", $0) }, size: 20_000),
    Case(name: "links with titles", make: { times("[a](x \"", $0) }, size: 8_000),
    Case(
      name: "defined links with broken tails", make: { "[a]: u\n\n" + times("[a](x ' ", $0) }, size: 8_000),
    Case(name: "open angles in links", make: { times("[a](<b", $0) }, size: 8_000),
    Case(name: "nested quotes", make: { times("> ", $0) + "a" }, size: 8_000),
    Case(name: "quotes and lazy lines", make: { times(">", $0) + times("a*\n", $0) }, size: 16_000),
    Case(name: "nested quotes and emphasis", make: { times(">", $0) + times("a*", $0) }, size: 50_000),
    Case(name: "nested lists and emphasis", make: { times("- > 1. ", $0) + times("a*", $0) }, size: 20_000),
    Case(name: "nested lists and blank lines", make: { times("- ", $0) + "x" + times("\n", $0) }, size: 15_000),
    Case(
      name: "nested lists and blank lines in a quote", make: { "> " + times("- ", $0) + "x\n" + times(">\n", $0) },
      size: 15_000),
    Case(name: "nested lists on one line", make: { times("- ", $0) + "a" }, size: 4_000),
    Case(
      name: "nested lists below each other",
      make: { size in (0..<size).map { times("  ", $0) + "* a\n" }.joined() }, size: 400),
    Case(
      name: "runs of backticks", make: { size in (1..<size).map { "e" + times("`", $0) }.joined() }, size: 700
    ),
    Case(name: "open HTML", make: { times("</", $0) + times("<!--", $0) }, size: 16_000),
    Case(name: "open processing instructions", make: { times("<?", $0) }, size: 16_000),
    Case(name: "declarations", make: { times("<!A ", $0) }, size: 8_000),
    Case(
      name: "definitions",
      make: { size in (0..<size).map { "[\($0)]: u\n" }.joined() + "\n" + times("[0] ", size) }, size: 3_000),
    Case(name: "unknown entities", make: { times("&abcde;", $0) }, size: 4_000),
    Case(name: "tildes", make: { times("~~a ", $0) + times("~~ ", $0) }, size: 8_000),
    Case(name: "asterisks that pair with nothing", make: { times("** a", $0) }, size: 8_000),
    Case(
      name: "pipes", make: { times("|", $0) + "\n" + times("|-", $0) + "\n" + times("|", $0) }, size: 8_000),
    Case(
      name: "a table of many columns and short rows",
      make: { times("|a", $0) + "\n" + times("|-", $0) + times("\n|x", $0) }, size: 4_000),
    Case(name: "fences in quotes, each open", make: { times("> ```a\n\n", $0) }, size: 4_000),
    Case(name: "fences in items, each open", make: { times("- ```a\nb\n", $0) }, size: 4_000),
    Case(name: "numbers and hashes", make: { times("1、a\n##b\n", $0) }, size: 4_000),
    Case(name: "carriage returns", make: { times("a\r\n\r", $0) }, size: 8_000),
    Case(name: "NUL", make: { times("\u{0}", $0) }, size: 16_000),
    Case(name: "tags in values that never end", make: { "<div>" + times("<div b=", $0) }, size: 50_000),
    Case(name: "tags in one word", make: { "<div>" + times("<a/b=", $0) + "\"x>" }, size: 50_000),
    Case(
      name: "tags that a sign spoils at the end", make: { "<div>" + times("<a b=' c=' d=", $0) + "\">" }, size: 25_000),
    Case(name: "open tags", make: { times("<b>\n", $0) + times("</i>", $0) }, size: 50_000),
    Case(name: "open tags in blocks", make: { times("<div>\n\n", $0) }, size: 25_000),
    Case(name: "break tags", make: { times("<br>\n", $0) }, size: 8_000),
    Case(
      name: "front matter full of brackets", make: { "---\na: " + times("[", $0) + "\n---\n" }, size: 4_000),
    Case(
      name: "front matter of aliases",
      make: { size in
        "---\na: &a [x,x]\n" + (0..<min(size, 20)).map { "b\($0): [*a,*a]\n" }.joined() + "---\n"
      }, size: 20),
  ]

  /// Time is not measured; reading that is quadratic takes minutes for these sizes.
  @Test(arguments: cases)
  func comesBackWithTheWholeText(_ example: Case) {
    let file = SourceFile(path: "note.md", text: example.make(example.size * 2))
    let blocks = Mutex<[Block]>([])
    SmallThread.run {
      let document = Document.parse(file)
      blocks.withLock { $0 = document.blocks }
    }
    #expect(blocks.withLock { $0 }.allSatisfy { $0.range.upperBound <= file.bytes.count })
  }
}

/// A thread with as little stack as threads get on some systems.
enum SmallThread {
  static func run(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      work()
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
  }
}
