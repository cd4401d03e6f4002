import Diagnostics
import Judging
import Notes
import Testing

/// What came of the places of a note that name a callback.
@Suite struct CoverageTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var note: String
    var outcomes: [String]
    var testDescription: String { note }
    init(_ note: String, _ outcomes: String...) { (self.note, self.outcomes) = (note, outcomes) }
  }

  @Test(arguments: [
    Case("viewDidLoad is called before viewWillAppear.", "judged"),
    Case("viewDidLoad is called when the flurble zorps.", "partly read: when | flurble | zorps"),
    Case("The method viewDidLoad.", "name"), Case("viewDidLoad", "name"), Case("nothing here"),
    Case("You should call super in viewDidLoad.", "advice"), Case("应该在 viewDidLoad 里调用 super。", "advice"),
    Case("Is viewDidLoad called on a push?", "question"), Case("viewDidLoad 会在 pop 时调用吗？", "question"),
    Case("We call viewDidLoad ourselves.", "own"), Case("Override viewDidLoad.", "override"),
    Case("If viewDidLoad were called twice, it would crash.", "hypothesis"),
    Case("viewDidLoad used to be called on a push.", "history"),
    Case("I think viewDidLoad is called on a push.", "opinion"),
    Case("It is a myth that viewDidLoad is called on a push.", "denial"),
    Case("viewDidLoad is called on a push. Override viewDidLoad.", "judged", "override"),
    // What stands above a sentence is named there.
    Case("## viewDidLoad\n\nIt is called once.", "judged"), Case("## viewDidLoad\n\nIt is blue."),
    Case("1. viewDidLoad\n2. viewWillAppear\n3. viewDidAppear", "judged"),
    Case("1. viewDidLoad\n2. viewWillAppear\n\nOverride viewDidLoad.", "judged", "override"),
    Case("- `viewDidLoad`", "name"), Case("- `viewDidLoad`\n- blue", "name"),
    // A row is one place, whatever its cells are.
    Case("| a | b |\n|---|---|\n| `viewDidLoad` | `loadView` |", "name"),
    Case("| a | b |\n|---|---|\n| `viewWillAppear` | called before the view appears |", "judged"),
    Case(
      "```\nA viewDidLoad\nA viewWillAppear\nA viewDidAppear\n\nhello\n\nB viewDidLoad there\n```", "judged", "name"),
    Case("```swift\noverride func viewDidLoad() {}\n```"),
    Case("- Background --> Suspended\n  applicationDidEnterBackground", "judged"),
  ])
  func outcomes(_ sample: Case) {
    let note = read(sample.note + "\n")
    #expect(note.coverage.map { outcome($0, in: note) } == sample.outcomes)
    #expect(note.coverage.counts.places == sample.outcomes.count)
  }

  private func outcome(_ place: CoveredPlace, in note: Note) -> String {
    switch place.outcome {
    case .judged: "judged"
    case .partlyRead(let words): "partly read: " + words.map(note.text).joined(separator: " | ")
    case .noClaim(let reason): reason.rawValue
    case .silent: "silent"
    }
  }

  @Test func silenceIsShown() {
    var counts = Coverage()
    counts.silent = 1
    #expect(counts.percent == 0)
    #expect(CoverageWording.counts(counts, in: .english) == "1 place names a callback: 1 silent")
  }

  @Test func countsInWords() {
    var counts = Coverage()
    #expect(counts.percent == nil && CoverageWording.counts(counts, in: .english) == "no place names a callback")
    (counts.judged, counts.partlyRead, counts.silent) = (7, 2, 2)
    counts.noClaim = [.advice: 1]
    #expect(counts.percent == 63)
    #expect(
      CoverageWording.counts(counts, in: .english)
        == "12 places name a callback: 7 judged, 2 partly read, 1 no claim (advice), 2 silent")
    counts += counts
    counts.noClaim[.own] = 3
    #expect(
      CoverageWording.counts(counts, in: .chinese)
        == "27 处提到回调：14 处已检验，4 处只读懂一部分，5 处没有断言（建议 2、自己的代码 3），4 处未说明任何情况")
  }
}
