package import Diagnostics
package import Verify

/// A place of a note that says something about callbacks other than their order.
package struct ClaimStatement: Sendable, Hashable {
  /// What was understood.
  package var claim: Verify.Claim
  /// The bytes of the sentence.
  package var range: Range<Int>
  /// The bytes of the callback's name that it is about; outside the sentence where that says "this method".
  package var subject: Range<Int>
  /// "Usually": exceptions are allowed for.
  package var isHedged: Bool
  /// Whether it stands as an explanation beside a name, without a verb such as "is called".
  package var isDescription: Bool
  /// It says of two callbacks that it names which comes first.
  package var isOrder = false
  /// A title or lead-in says what happens, and not the sentence itself.
  package var isPlacedByTitle = false
  /// Another line names the callback that it is about.
  package var isNamedElsewhere = false
  /// It stands behind a line of code that does something.
  package var isBesideCode = false
  /// Why it may be meant otherwise than it was read, if its words tell.
  package var uncertainty: Uncertainty?
  /// The language of the sentence.
  package var language: Language

  /// Why the words of a sentence let it be meant otherwise than it was read: what `Reading` tells of a frame.
  package enum Uncertainty: Sendable, Hashable {
    /// Many sentences with such words say more.
    case goesBeyond
    /// What happens is named, and not told.
    case label
    /// It may tell how an app is, and not what it becomes.
    case state
    /// It may be so only later.
    case ahead
  }
}
