import LifecycleEngine
import Testing

@testable import Verify

/// What is said of the rows of a list, each by itself.
@Suite struct ListClaimTests {
  private static let asked = Claim.Term(.tableViewCellForRowAtIndexPath)
  private static let shown = Claim.Term(.tableViewWillDisplayCellForRowAtIndexPath)
  private static let gone = Claim.Term(.tableViewDidEndDisplayingCellForRowAtIndexPath)
  private static let reused = Claim.Term(.prepareForReuse)

  static let cases: [ClaimCase] = [
    ClaimCase("a row is asked for before it is shown", Claim(.before, asked, shown), .holds),
    ClaimCase("a row is shown before it is asked for", Claim(.before, shown, asked), .contradicted),
    ClaimCase("a row is shown, and then it goes", Claim(.before, shown, gone), .holds),
    ClaimCase("each row that comes is asked for", Claim(.existence, asked, in: [.cellShown]), .holds),
    ClaimCase("a row that goes tells so", Claim(.existence, gone, in: [.cellHidden]), .holds),
    ClaimCase("a cell that is reused is told so", Claim(.existence, reused, in: [.cellReused]), .holds),
    ClaimCase("a new cell is told that it is reused", Claim(.existence, reused, in: [.cellMade]), .contradicted),
    ClaimCase("reloading asks for the rows", Claim(.existence, asked, in: [.listReloaded]), .holds),
    ClaimCase(
      "a collection view asks before it shows",
      Claim(
        .before, Claim.Term(.collectionViewCellForItemAtIndexPath),
        Claim.Term(.collectionViewWillDisplayCellForItemAtIndexPath)),
      .holds),
    ClaimCase(
      "the controller appears before its list asks",
      Claim(.before, Claim.Term(.viewWillAppear), asked), .holds),
    // No list is a table and a collection view.
    ClaimCase(
      "an item is asked for before a row is shown",
      Claim(.before, Claim.Term(.collectionViewCellForItemAtIndexPath), shown),
      .notUnderstood),
  ]

  @Test(arguments: cases) func verdict(_ expected: ClaimCase) {
    #expect(Idle.judges.judge(expected.claim).verdict == expected.verdict)
  }

  /// How many rows there are nobody knows, so that a list of calls is no order of all.
  @Test func listsAreNotCompared() {
    let steps = [Callback.viewDidLoad, .tableViewCellForRowAtIndexPath].map {
      OrderClaim.Step(actor: nil, callback: $0)
    }
    var judge = OrderJudge()
    #expect(judge.judge(OrderClaim(steps: steps, situations: [.appears])).verdict == .notUnderstood)
  }
}
