import LifecycleEngine
import Testing

@testable import Quiz

@Suite("What is wrong with an item is found by fresh runs")
struct ItemCheckTests {
  private let bank = QuizBank([
    ScenarioSource(
      id: "push", title: "",
      scenario: ScenarioParser.parse(Array("ios: 17\nlife-cycle: app\nroot: nav(A)\n\nlaunch\npush B\n".utf8)).scenario,
      note: SourceNote(path: "notes/a.md", line: 3))
  ])

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var kind: ItemProblem.Kind?
    var change: @Sendable (inout Item) -> Void

    init(_ name: String, _ kind: ItemProblem.Kind?, _ change: @escaping @Sendable (inout Item) -> Void) {
      testDescription = name
      self.kind = kind
      self.change = change
    }
  }

  @Test(arguments: [
    Change("as it was made", nil) { _ in },
    Change("it starts with the answer", .start) { $0.start = $0.canonicalOrder },
    Change("it starts near the answer", .start) { $0.start.replaceSubrange(0..., with: $0.canonicalOrder.swapped) },
    Change("a pair is free that no run reverses", .key) { item in
      let key = item.key
      // A pair with something between its pieces follows from the others.
      let direct = key.pairs.filter { pair in
        !(0..<key.count).contains { key.precedes(pair.first, $0) && key.precedes($0, pair.second) }
      }
      let rest = Array(direct.dropLast())
      item.key = PartialOrder(count: item.key.count, pairs: rest) ?? item.key
    },
    Change("a pair is the wrong way round", .key) { item in
      let pairs = item.key.pairs.map { OrderedPair($0.second, $0.first) }
      item.key = PartialOrder(count: item.key.count, pairs: pairs) ?? item.key
      item.start = item.canonicalOrder
    },
    Change("a piece is called otherwise", .key) { $0.pieces[0].receiver = "C" },
    Change("it speaks of more runs than there are", .key) { $0.worldCount += 1 },
    Change("a run calls the distractor", .wrongAnswer) { item in
      item.distractors = [Distractor(label: "B.viewDidLoad", partner: 0, misconception: .otherSituation)]
    },
    Change("a run calls the distractor with an argument", .wrongAnswer) { item in
      item.distractors = [
        Distractor(label: "B.willMoveToParentViewController", partner: 0, misconception: .otherSituation)
      ]
    },
    Change("no run calls the distractor", nil) { item in
      item.distractors = [Distractor(label: "B.viewDidUnload", partner: 0, misconception: .unloading)]
    },
  ])
  func changes(_ change: Change) throws {
    var item = try #require(bank.items.last)
    change.change(&item)
    let problems = BankValidation(bank, items: [.ordering(item)]).problems
    #expect(problems.map(\.kind) == [change.kind].compactMap(\.self))
    #expect(problems.allSatisfy { $0.id == item.id && $0.source.line == 3 && !$0.complaint.isEmpty })
  }
}

extension [Int] {
  /// The first two the other way round.
  fileprivate var swapped: [Int] { count < 2 ? self : [self[1], self[0]] + self[2...] }
}
