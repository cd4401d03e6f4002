import Diagnostics
import Markup
import Notes
import Testing

/// Broken and hostile texts.
struct RobustnessTests {
  /// A generator with a seed, so that a failure can be repeated.
  private struct Random {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(bound, 1)
    }
  }

  private static let texts: [String] =
    OrderingFormTests.lists.map(\.text) + OrderingFormTests.headings.map(\.text)
    + OrderingFormTests.code.map(\.text) + OrderingTrapTests.traps.map(\.text)
    + ProseOrderingTests.chinese.map(\.text)

  @Test(arguments: 0..<8)
  func survivesBrokenText(_ seed: Int) {
    var random = Random(state: UInt64(seed) &* 977 &+ 5)
    for _ in 0..<60 {
      var bytes = Array(Self.texts[random.next(below: Self.texts.count)].utf8)
      for _ in 0..<random.next(below: 12) where !bytes.isEmpty {
        switch random.next(below: 4) {
        case 0: bytes.remove(at: random.next(below: bytes.count))
        case 1: bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
        case 2: bytes.insert(UInt8(random.next(below: 256)), at: random.next(below: bytes.count))
        default: bytes.removeLast(random.next(below: bytes.count))
        }
      }
      check(Note.read(Document.parse(SourceFile(path: "broken.md", bytes: bytes))))
    }
  }

  /// Mentions stand in order and apart; steps point at them; ranges lie in the file.
  private func check(_ note: Note) {
    let count = note.byteCount
    #expect(
      zip(note.mentions, note.mentions.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
    for ordering in note.orderings {
      #expect(ordering.range.upperBound <= count)
      #expect(ordering.steps.count > 1)
      #expect(
        ordering.steps.allSatisfy { step in step.mention.map { note.mentions[$0].range == step.range } ?? true
        })
    }
  }

  @Test(arguments: [
    "viewDidLoad ", "viewDidLoad -> viewWillAppear. ", "<a", "(viewDidLoad", "# viewDidLoad\n",
    "application:",
    "viewDidLoad 之后 viewWillAppear ", "1. viewDidLoad\n\nx\n\n", "viewDidLoad\n\n", "init ",
    "> - viewDidLoad\n",
    "|viewDidLoad|x|\n", "viewDidLaod", "一",
  ])
  func readsLongRowsOfOneThing(_ piece: String) {
    let text = String(repeating: piece, count: 1200)
    check(read(text))
    check(read("```\n" + text + "\n```\n"))
  }

  @Test(arguments: ["", "\n", "\u{FEFF}", "---\n---\n", "```", "|", "- ", "#"])
  func readsNotesWithNothingInThem(_ text: String) {
    let note = read(text)
    #expect(note.mentions.isEmpty)
    #expect(note.orderings.isEmpty)
  }

  @Test func readsWindowsLineEnds() {
    let note = read(
      "1. loadView\r\n2. viewDidLoad\r\n\r\n```\r\nA viewDidLoad\r\nA viewWillAppear\r\n```\r\n")
    #expect(note.sequences == ["loadView viewDidLoad", "A.viewDidLoad A.viewWillAppear"])
  }
}
