internal import Diagnostics
package import LifecycleEngine

/// A scenario that quiz items are made from, and where it stands.
package struct ScenarioSource: Sendable {
  /// Items are named after it: `07-navigation.push-and-pop`. Best stable over rewording.
  package var id: String
  /// What the scenario is about, in the words of its note: it starts the stem. Empty if nobody says; then the
  /// steps speak for themselves.
  package var title: String
  /// What is run.
  package var scenario: Scenario
  /// The versions to run it on, ascending; nil for those that the scenario names itself.
  package var versions: [Version]?
  /// Where the note stands that it was made from.
  package var note: SourceNote

  /// Each item is held against all of its run: nobody asks about hundreds of steps, and they take minutes. One line may
  /// hold as many as a whole scenario.
  var isTooLong: Bool { scenario.steps.count > Self.mostSteps || actionCount > Self.mostSteps }

  private static let mostSteps = 100

  /// How many things happen in all steps.
  var actionCount: Int { scenario.steps.reduce(0) { $0 + $1.actions.count } }

  /// A scenario of a note; the title is made safe to show.
  package init(id: String, title: String, scenario: Scenario, versions: [Version]? = nil, note: SourceNote) {
    self.id = id
    // Questions go to terminals, tables and other programs, and whoever wrote the note is a stranger to these.
    self.title = DisplayWidth.printable(title)
    self.scenario = scenario
    self.versions = versions
    self.note = note
  }
}

/// Why a source, or a part of it, gave no item.
package struct BankRefusal: Sendable, Equatable {
  /// What the part is about, in the words of its note; empty where nobody says.
  package var title: String
  /// Where the note stands.
  package var note: SourceNote
  /// The worlds concerned, in words: "iOS 13 and later".
  package var worlds: String
  var reason: Reason

  /// The reasons, with the facts that a message needs.
  enum Reason: Sendable, Equatable {
    /// The run ends in a failure at this step, counted from 0, with this report.
    case fails(step: Int, report: String)
    case item(ItemRefusal)
    /// So many steps that nobody would ask about them.
    case tooLong(steps: Int)
    /// A run was not accepted as an answer to its own item: the item's id.
    case notConfirmed(String)
  }

  /// The reason in words.
  package func text(_ strings: Strings) -> String {
    switch reason {
    case .fails(let step, let report): strings(.refusedFails, "\(step + 1)", report)
    case .item(let refusal): refusal.text(strings)
    case .tooLong(let steps): strings(.refusedTooLong, "\(steps)")
    case .notConfirmed(let id): strings(.refusedNotConfirmed, id)
    }
  }
}
