/// What a statement says about one or two kinds of events, after Dwyer's patterns and Declare's templates.
///
/// `a` and `b` stand for the events that the statement names. Statements that something comes *eventually* are meant
/// for runs that have come to rest.
package enum ClaimPattern: Hashable, Sendable {
  /// No `a`.
  case absence
  /// At least one `a`.
  case existence
  /// `a` comes at least and at most so often.
  case count(atLeast: UInt8, atMost: UInt8)
  /// Whenever `a` comes, `b` is so at that moment.
  case universality
  /// Each `a` has a later `b`.
  case response
  /// Each `a` has a `b` before the next `a`.
  case alternateResponse
  /// Each `a` is directly followed by `b`.
  case chainResponse
  /// Each `b` has an earlier `a`.
  case precedence
  /// The same, where both come at all: "`a` comes before `b`".
  case before
  /// Each `b` has an `a` since the last `b`.
  case alternatePrecedence
  /// Each `b` directly follows an `a`.
  case chainPrecedence
  /// `a b a b …`, nothing left open.
  case alternateSuccession
  /// No `b` after an `a`.
  case notSuccession
  /// The first event is `a`.
  case first
  /// The last event is `a`.
  case last
  /// If there is an `a`, there is a `b`.
  case respondedExistence
  /// If there is one of the two, there is the other.
  case coexistence
  /// Never both.
  case notCoexistence
  /// The system has `a`, and no longer wants it used: since the first of the versions of the claim, where it names some.
  case deprecation
  /// The first system that has `a` is the first of the versions of the claim.
  case introduction

  /// Whether it says that one callback comes before another.
  var isOrder: Bool { self == .before || self == .precedence || isChain }

  /// Whether it tells of the system and of no run: the catalog knows it.
  package var isOfCatalog: Bool { self == .deprecation || self == .introduction }

  /// Whether it says that nothing stands between two callbacks.
  var isChain: Bool { self == .chainResponse || self == .chainPrecedence }

  /// Patterns that follow from this one, the strongest first: what may be left of a statement that is not true.
  package var weaker: [ClaimPattern] {
    switch self {
    case .chainResponse: [.alternateResponse, .response, .respondedExistence]
    case .alternateResponse: [.response, .respondedExistence]
    case .response, .precedence: [.respondedExistence]
    case .before: []
    case .chainPrecedence: [.alternatePrecedence, .precedence]
    case .alternatePrecedence: [.precedence]
    case .alternateSuccession: [.alternatePrecedence, .alternateResponse, .precedence, .response, .coexistence]
    case .count(let least, let most) where least > 0 && most < .max: [.count(atLeast: 0, atMost: most), .existence]
    case .count(let least, .max) where least > 1: [.existence]
    default: []
    }
  }
}

/// The part of a run that a statement is about, bounded by events `q` and `r`.
package enum ClaimScope: UInt8, Hashable, Sendable, CaseIterable {
  case globally
  /// Up to the first `r`; only runs that have one.
  case before
  /// From the first `q` on.
  case after
  /// Each part from a `q` to the next `r`.
  case between
  /// Likewise; the last part may be left open.
  case afterUntil
}

/// Which of a statement's events one event of a run is.
package struct Marks: OptionSet, Hashable, Sendable {
  /// One bit for each event that a statement can name.
  package let rawValue: UInt8

  /// The marks of these bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The event that the statement is about.
  package static let a = Marks(rawValue: 1)
  /// What it is related to, or what is so when it comes.
  package static let b = Marks(rawValue: 2)
  /// Opens the scope.
  package static let q = Marks(rawValue: 4)
  /// Closes it.
  package static let r = Marks(rawValue: 8)
}

/// How a statement fares on one run.
package enum PatternResult: Hashable, Sendable {
  case holds
  /// What it speaks of does not occur.
  case vacuous
  /// The event that breaks it; the end of the scope where something is missing.
  case violated(at: Int)
}
