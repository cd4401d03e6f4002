package import LifecycleEngine

/// How hard a question is, in three steps: what somebody chooses from. The raw value is stable: pages name it.
package enum Level: String, Sendable, Hashable, CaseIterable {
  case easy, middle, hard

  /// The step of a difficulty from 1 to 5.
  init(difficulty: Int) {
    switch difficulty {
    case ...1: self = .easy
    case 2...3: self = .middle
    default: self = .hard
    }
  }
}

extension QuizItem {
  /// How hard it is.
  package var level: Level { Level(difficulty: facts.difficulty) }

  /// The callbacks that it asks about, each once.
  package var asked: [Callback] { callbacks.compactMap { Callback.ofShownName[$0] } }

  /// What it is about: the family that most of the callbacks are of that it asks for, of equals the first of the catalog.
  package var family: Family {
    var counts: [Family: Int] = [:]
    for callback in asked { counts[callback.info.family, default: 0] += 1 }
    return Family.allCases.max { (counts[$0] ?? 0) < (counts[$1] ?? 0) } ?? .appearance
  }
}

extension Callback {
  /// By the names that items show.
  fileprivate static let ofShownName = Dictionary(
    allCases.map { ($0.shownName, $0) }, uniquingKeysWith: { first, _ in first })
}
