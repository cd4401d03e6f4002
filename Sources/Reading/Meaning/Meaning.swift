import LifecycleEngine
package import Verify

/// What a frame says, as something that can be run.
package enum Meaning: Sendable, Hashable {
  case claim(Claim)
  case order(Order)

  /// An order with what it is claimed for.
  package struct Order: Sendable, Hashable {
    /// The callbacks in the order in which they are said to come.
    package var calls: [Frame.Call]
    /// What happens while they come.
    package var occasion: Occasion
    /// The parts that those play who get them, one for each; none where nobody says which.
    package var roles: [Role] = []
  }
}

/// What came of a frame.
package enum Understood: Sendable {
  /// Everything that it says, each to be judged by itself.
  case meanings([Meaning])
  /// Some of it was not understood: these places.
  case partly([Range<Int>])
  /// It claims nothing: why.
  case noClaim(Feature?)
}

extension Understood {
  /// Everything that it says; nil where it claims nothing, or not all of it was understood.
  var meanings: [Meaning]? { if case .meanings(let meanings) = self { meanings } else { nil } }

  /// Whether its words were understood and could not be put together, or some were not understood.
  var isUnclear: Bool {
    switch self {
    case .meanings, .noClaim(.some): false
    case .partly, .noClaim(nil): true
    }
  }
}

extension Frame {
  /// What the frame says. Nothing where a word, a condition or a relation was not understood.
  ///
  /// - Parameter bytes: the text that it was read from.
  package func understood(in bytes: [UInt8]) -> Understood {
    if let standing { return .meanings(standing) }
    if let noClaim { return .noClaim(noClaim) }
    guard unread.isEmpty else { return .partly(unread) }
    return MeaningReader.read(self, in: bytes)
  }
}
