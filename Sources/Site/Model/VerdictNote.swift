package import Verify

/// What the engine found about one statement of a note.
package struct VerdictNote: Sendable {
  /// The id of the marked statement in the body; empty if it has no mark.
  package var anchor: String = ""
  /// The line of the note's file, from 1.
  package var line: Int
  /// What came out.
  package var kind: Verdict
  /// The statement as it was understood, in one line.
  package var headline: String
  /// Why: one or two sentences, may be empty.
  package var detail: String = ""
  /// What a `depends` depends on, for instance "iOS 13 and later"; may be empty.
  package var decidingFact: String = ""
  /// The run that is shown for it; nil if there is none.
  package var run: Run?
  /// To the scenario, a quiz, the callback.
  package var links: [PageLink] = []

  /// A run in which it is so, or one in which it is not.
  package struct Run: Sendable {
    /// Which of the two.
    package var caption: String
    /// What it does, and what is called.
    package var step: TraceStep
  }
}

extension Verdict {
  /// The word in class names.
  var className: String { self == .notUnderstood ? "unread" : "\(word)" }

  /// A sign beside the word, so that colour is never the only difference.
  var icon: String {
    switch self {
    case .holds: "✓"
    case .depends: "◐"
    case .open: "◇"
    case .contradicted: "✕"
    case .vacuous: "○"
    case .ambiguous: "≈"
    case .notUnderstood: "?"
    }
  }
}
