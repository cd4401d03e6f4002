public import Diagnostics
public import Verify

/// A place of a note that says something about callbacks other than their order.
public struct ClaimStatement: Sendable, Hashable {
  /// What was understood.
  public var claim: Verify.Claim
  /// The bytes of the sentence.
  public var range: Range<Int>
  /// The bytes of the callback's name that it is about; outside the sentence where that says "this method".
  public var subject: Range<Int>
  /// "Usually": exceptions are allowed for.
  public var isHedged: Bool
  /// Whether it stands as an explanation beside a name, without a verb such as "is called".
  public var isDescription: Bool
  /// Whether a condition in the sentence was left aside: then it cannot be said to be wrong.
  public var isPartlyRead = false
  /// It says of two callbacks that it names which comes first.
  public var isOrder = false
  /// The language of the sentence.
  public var language: Language
}
