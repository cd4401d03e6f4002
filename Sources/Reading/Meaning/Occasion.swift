package import Verify

/// What the words of an event say happens, as something that can be staged.
package struct Occasion: Sendable, Hashable {
  /// One, or alternatives, or one after the other.
  package var situations: [Situation] = []
  /// Whether the situations come one after the other; else they are alternatives.
  package var isSequence = false
  /// What has happened before that.
  package var after: [Situation] = []
  /// What happens first, as a part of what is said: "locked and unlocked".
  package var first: [Situation] = []
  /// What the words say of the worlds: the style of a presentation, where a controller comes from.
  package var worlds = WorldFilter()
  /// It is about to happen, or has.
  package var aspect: Aspect = .none

  /// Nothing is said of what happens.
  package init() {}

  /// Whether it is about to happen, or has: “is going to”, “has been”.
  package enum Aspect: Sendable, Hashable { case none, soon, done }

  /// Adds what happens next. What the other says more exactly goes.
  package mutating func add(_ next: Occasion) {
    worlds.style = worlds.style ?? next.worlds.style
    worlds.origin = worlds.origin ?? next.worlds.origin
    for situation in next.situations {
      if let last = situations.last, let both = last.combined(with: situation) {
        situations[situations.count - 1] = both
        continue
      }
      if situations.contains(where: { $0 == situation || $0.includes(situation) }) { continue }
      situations.removeAll { situation.includes($0) }
      situations.append(situation)
    }
  }
}
