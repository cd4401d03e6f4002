package import LifecycleEngine
package import Verify

/// A place of a note that says in which order callbacks come.
package struct Ordering: Sendable, Hashable {
  /// The callbacks, in the order that is claimed.
  package var steps: [Step]
  /// The bytes from the first step's line through the last one's.
  package var range: Range<Int>
  /// How it is written down.
  package var form: Form
  /// What the note says happens while these callbacks come.
  package var guess: ScenarioGuess = ScenarioGuess()
  /// How the steps relate to all that happens.
  package var completeness: Completeness = .projection
  /// What speaks for and against its being meant as an order; empty where a sentence says so.
  package var evidence: [ListEvidence] = []

  /// One callback in its place.
  package struct Step: Sendable, Hashable {
    /// The receiver as the note names it, if it does.
    package var actor: String? = nil
    /// The part that the receiver plays in what happens, where the words tell it.
    package var role: Role? = nil
    /// What comes.
    package var event: Event
    /// The bytes of the step.
    package var range: Range<Int>
    /// The index into `Note.mentions`; nil where the step is no mention.
    package var mention: Int? = nil
    /// A remark in brackets behind the name: "(not on iOS 13 sheets)".
    package var condition: Range<Int>?

    /// The callback, unless the step is a phase of a SwiftUI scene.
    package var callback: Callback? {
      if case .callback(let callback) = event { return callback }
      return nil
    }
  }

  /// What a step is.
  package enum Event: Sendable, Hashable {
    case callback(Callback)
    /// A value of SwiftUI's `scenePhase`.
    case scenePhase(ScenePhase)
  }

  /// The values of SwiftUI's `scenePhase`.
  package enum ScenePhase: String, Sendable, Hashable, CaseIterable {
    case active, inactive, background
  }

  /// How the order is written down.
  package enum Form: String, Sendable, Hashable, CaseIterable {
    case numberedList = "numbered list"
    case numberedHeadings = "numbered headings"
    case headings
    case bullets
    case log
    case codeBlock = "code block"
    case codeComments = "code comments"
    case prose
    case plainLines = "plain lines"
    case table
    case arrows
  }

  /// How the steps relate to all that happens.
  package enum Completeness: String, Sendable, Hashable, CaseIterable {
    /// Nothing else comes.
    case exact
    /// Of the callbacks named, these come in this order and as often as named.
    case projection
    /// Steps are left out ("…", "etc."); those named come in this order.
    case subsequence
  }
}
