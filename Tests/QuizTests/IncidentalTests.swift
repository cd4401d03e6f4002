import Diagnostics
import LifecycleEngine
import Testing

@testable import Quiz

/// What runs do and nobody promises is not asked.
@Suite("Questions ask what is promised")
struct IncidentalTests {
  private func piece(_ callback: Callback, step: Int, occurrence: Int = 1) -> Piece {
    Piece(
      label: "\(callback)", receiver: "A", callback: callback, occurrence: occurrence,
      moment: Moment(step: step, stepText: "\(step)", text: ""))
  }

  @Test("States and appearance are free of each other within a step, and ordered across steps")
  func states() throws {
    let pieces = [
      piece(.viewWillAppear, step: 0), piece(.sceneWillEnterForeground, step: 0), piece(.sceneDidBecomeActive, step: 0),
      piece(.viewDidAppear, step: 0), piece(.viewWillDisappear, step: 1),
    ]
    let common = try #require(PartialOrder(commonTo: [[0, 1, 2, 3, 4]]))
    let key = IncidentalOrder.promised(common, among: pieces)
    #expect(key.precedes(0, 3) && key.precedes(1, 2) && key.precedes(2, 4) && key.precedes(3, 4))
    for pair in [(0, 1), (0, 2), (1, 3), (2, 3)] { #expect(!key.precedes(pair.0, pair.1), "\(pair)") }
    #expect(key.linearExtensionCount() == 6)
  }

  @Test("No question of the standard situations orders the two, or asks for repeated hit tests")
  func bank() {
    var woven = 0
    for item in standardBank.items {
      #expect(!IncidentalOrder.isAll(of: item.pieces), "\(item.id)")
      let (active, appeared) = (
        item.pieces.firstIndex { $0.callback == .sceneDidBecomeActive || $0.callback == .applicationDidBecomeActive },
        item.pieces.firstIndex { $0.callback == .viewDidAppear }
      )
      guard let active, let appeared, item.pieces[active].moment?.step == item.pieces[appeared].moment?.step else {
        continue
      }
      woven += 1
      #expect(!item.key.precedes(active, appeared) && !item.key.precedes(appeared, active), "\(item.id)")
    }
    #expect(woven > 0)
    let touched = """
      ios: 17
      root: A
      view P: in A; frame 0 100 300 300
      view V: in P; frame 10 10 120 44
      log: all

      launch
      tap V
      """
    let source = ScenarioSource(
      id: "a", title: "", scenario: ScenarioParser.parse(Array(touched.utf8)).scenario,
      note: SourceNote(path: "a.md", line: 1))
    #expect(
      QuizBank([source]).refusals.contains {
        if case .item(let item) = $0.reason { item.reason == .incidental } else { false }
      })
  }

  @Test("Seven of ten questions speak of systems that learners work for", arguments: 0..<20 as Range<UInt64>)
  func versions(seed: UInt64) {
    let chosen = QuizBank.choice(of: 10, from: standardBank.all, seed: seed)
    let current = chosen.count { item in item.versions.contains { $0 >= QuizBank.oldestCurrent } }
    #expect(chosen.count == 10 && current >= 7)
  }

  @Test("Old systems are asked about where nothing else is there")
  func oldAlone() {
    let old = standardBank.all.filter { item in
      !item.versions.isEmpty && item.versions.allSatisfy { $0 < QuizBank.oldestCurrent }
    }
    #expect(QuizBank.choice(of: 5, from: old, seed: 3).count == min(5, old.count) && !old.isEmpty)
  }
}
