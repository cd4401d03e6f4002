/// What a sentence says of the one or two callbacks that it names, the first and the second in its order.
package enum Build: UInt8, CaseIterable, Sendable {
  case called, notCalled, once, several
  /// At this, and at nothing else.
  case only
  /// It claims nothing: a question, advice, hearsay.
  case nothing
  case firstThenSecond, secondThenFirst
  /// With nothing between them.
  case firstRightThenSecond, secondRightThenFirst
  /// Whenever the one comes, the other follows.
  case firstAlwaysThenSecond, secondAlwaysThenFirst
  case secondNotUntilFirst, firstNotUntilSecond
  case both, neither, onlyFirst, onlySecond

  /// What can be said where one callback is named.
  package static let ofOne: [Build] = [.called, .notCalled, .once, .several, .only, .nothing]
  /// What can be said where two are.
  package static let ofTwo: [Build] = Build.allCases.filter { $0 != .once && $0 != .several }

  /// Whether it says that something is so here and nowhere else.
  var canBeAlone: Bool {
    switch self {
    case .once, .only, .onlyFirst, .onlySecond, .secondNotUntilFirst, .firstNotUntilSecond: true
    default: false
    }
  }

  /// How many things it denies.
  var denials: Int {
    switch self {
    case .notCalled, .neither, .onlyFirst, .onlySecond, .secondNotUntilFirst, .firstNotUntilSecond: 1
    default: 0
    }
  }
}

/// Who gets a callback of a controller, as far as that is said.
package enum Getter: UInt8, CaseIterable, Sendable { case anybody, arriving, leaving, child, parent }
