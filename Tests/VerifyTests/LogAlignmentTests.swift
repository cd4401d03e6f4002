import LifecycleEngine
import Testing

@testable import Verify

@Suite("Lines beside a run")
struct LogAlignmentTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let run: [Callback]
    let log: [Callback]
    let edits: [LogExplanation.Edit.Kind]
    var testDescription: String { "\(run.count) against \(log.count): \(edits)" }
  }

  private static let a = Callback.viewDidLoad
  private static let b = Callback.viewWillAppear
  private static let c = Callback.viewDidAppear
  private static let d = Callback.viewWillDisappear

  static let cases: [Case] = [
    Case(run: [a, b, c], log: [a, b, c], edits: []),
    Case(run: [a, b, c], log: [a, c], edits: [.missing]),
    Case(run: [a, b, c], log: [a, b, d, c], edits: [.extra]),
    Case(run: [a, b, c], log: [a, d, c], edits: [.replaced]),
    Case(run: [a, b, c], log: [b, a, c], edits: [.swapped]),
    Case(run: [a, .viewWillLayoutSubviews, b], log: [a, b], edits: [.missing]),
    Case(run: [a], log: [b, a, c], edits: [.extra, .extra]),
    Case(run: [a, b, c, d, a, c, d], log: [a, b], edits: []),
  ]

  private func words(_ callbacks: [Callback]) -> [LogWords.Word] { callbacks.map { LogWords.word(0, $0) } }

  private func log(_ callbacks: [Callback]) -> LogWords {
    LogWords(callbacks.map { OrderClaim.Step(actor: 0, callback: $0) })
  }

  @Test("The edits of a whole log", arguments: cases)
  func findsEdits(_ given: Case) {
    let edits = LogAlignment.edits(words(given.run), on: log(given.log), from: 0, to: given.log.count)
    #expect(edits.map(\.kind) == given.edits)
  }

  @Test("The cheapest end comes first", arguments: cases)
  func findsEnds(_ given: Case) {
    let ends = LogAlignment.ends(words(given.run), on: log(given.log), from: 0)
    let costs = ends.map(\.cost)
    #expect(costs == costs.sorted())
    #expect(ends.count <= 4)
  }

  @Test("Without edits a step ends where it parts from the log")
  func walks() {
    let given = log([Self.a, Self.b, Self.d])
    #expect(LogAlignment.exact(words([Self.a, Self.b]), on: given, from: 0).end?.line == 2)
    let parted = LogAlignment.exact(words([Self.a, Self.c]), on: given, from: 0)
    #expect(parted.end == nil)
    #expect(parted.reach == 1)
    #expect(parted.wanted == LogWords.word(0, Self.c))
  }
}
