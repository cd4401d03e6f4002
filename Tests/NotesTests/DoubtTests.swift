import Diagnostics
import Judging
import LifecycleEngine
import Notes
import Testing
import Verify

/// Who is called wrong was understood beyond doubt; what holds is said all the same.
@Suite struct DoubtTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    /// The verdicts on its orders, then on its claims.
    let verdicts: [Verdict]
    var testDescription: String { text }

    init(_ text: String, _ verdicts: Verdict...) {
      self.text = text
      self.verdicts = verdicts
    }
  }

  static let cases: [Case] = [
    // When it comes is said above: right there, or of something else.
    Case("## On a push\n\n`viewDidUnload` is called.", .ambiguous),
    Case("## Before\n\nOn a memory warning `viewDidLoad` is called.", .contradicted),
    Case("## On a push\n\n`viewWillAppear` is called.", .holds),
    Case("## On a push\n\n`viewWillAppear` is not called.", .contradicted),
    // A remark on a line that does something.
    Case(
      "```objc\n- (void)didReceiveMemoryWarning {\n  self.view = nil;  // when it is shown, viewDidLoad is called again\n}\n```",
      .ambiguous),
    Case("When it is shown, `viewDidLoad` is called again.", .contradicted),
    // A list of something else than its title says: its callbacks do not come there at all.
    Case("On a pop:\n\n1. `viewDidLoad`\n2. `viewWillAppear`\n3. `viewDidAppear`\n4. `viewWillUnload`", .ambiguous),
    Case("On a push:\n\n1. `B.viewWillAppear`\n2. `A.viewWillDisappear`\n3. `B.viewDidAppear`", .contradicted),
    // What many think, and one that does not come among others that do.
    Case("When the screen is locked:\n\n1. `viewWillDisappear`\n2. `viewDidDisappear`", .contradicted),
    Case("On a pop:\n\n1. `viewDidLoad`\n2. `viewWillAppear`\n3. `viewDidAppear`", .contradicted),
    // A title explains what stands below it; a sentence on its own line, which names it, says it.
    Case("## viewDidLoad\n\nOn rotation.", .ambiguous),
    Case("`viewDidLoad`: on rotation.", .contradicted),
    Case("Note; see https://example.com/a. `viewDidLoad` is called on rotation.", .contradicted),
    // A label tells when, or where to look.
    Case("- Rotation: `viewWillTransition(to:with:)`", .holds),
    Case("- 旋转：`viewDidLoad`", .ambiguous),
    // A chain with its time behind it.
    Case("`viewWillDisappear` → `viewDidDisappear` when the app goes to the background", .contradicted),
    Case("`viewWillAppear` → `viewDidAppear` on a pop", .holds),
    // A life is what such a list is of.
    Case(
      "Life cycle of a controller:\n\n1. `viewDidLoad`\n2. `viewWillUnload`\n3. `viewWillAppear`\n4. `viewDidAppear`",
      .contradicted),
    // Presented or pushed: either is a segue.
    Case(
      "Segue:\n\n```\nA prepareForSegue\nA viewWillDisappear\nB viewWillAppear\nB viewDidAppear\nA viewDidDisappear\n```",
      .holds),
    Case(
      "Unwind:\n\n```\nB viewWillDisappear\nA viewWillAppear\nA viewDidAppear\nB viewDidDisappear\n```", .holds),
  ]

  @Test(arguments: cases)
  func isToldApart(_ expected: Case) {
    var judge = NoteJudge()
    let judged = judge.judge(read(expected.text))
    let verdicts = judged.orderings.map { $0.verdict } + judged.claims.map { $0.verdict }
    #expect(verdicts == expected.verdicts)
  }

  @Test("Its author is told, and not called wrong") func isNoted() {
    var judge = NoteJudge()
    let judged = judge.judge(read("## On a push\n\n`viewDidUnload` is called."))
    let found = judged.diagnostics.map { "\($0.severity) \($0.code): \($0.notes.last ?? "")" }
    #expect(found == ["note LC5006: when this happens is said above, not in the sentence"])
  }
}
