/// What speaks for or against a list being meant as an order. Whether the order is right is never a part of it.
package enum ListEvidence: String, Sendable, Hashable, CaseIterable {
  /// The steps carry numbers that count up.
  case numbers
  /// Dates, times or processes stand before the names.
  case times
  /// The names are printed as messages: `-[Class name]`.
  case messages
  case arrows
  /// Different receivers take turns: nobody explains methods in that way.
  case receivers
  /// Each line names its receiver.
  case owners
  /// A text above says that an order follows.
  case order
  /// A text above is about a life cycle.
  case life
  /// Only the title of a larger part is about a life cycle.
  case lifeAbove
  /// A text above says what happens.
  case situation
  /// A text above says that this was printed.
  case output
  /// The lines hold nothing but names.
  case alone
  /// The lines are a block of their own.
  case block
  /// A callback comes again, and nothing explains why: so does what was recorded.
  case recurs
  /// Each name is followed by what it is for.
  case explained
  /// Other columns of the table say what it is for.
  case beside
  /// The same, with numbers before it.
  case explainedSteps
  /// The names stand in the middle of sentences.
  case sentences
  /// The same callback comes with different explanations.
  case repeats
  /// Items that deny, ask or advise.
  case unasserted
  /// Items that say what something else comes before or behind.
  case measures
  /// Items that have two with a stroke between them: either of them, or both.
  case pairs
  /// The text right above says that they do not come.
  case denied
  /// In the order of the alphabet.
  case alphabetical
  /// Declarations in the order of a source file or a template.
  case source

  /// What it counts.
  package var weight: Int {
    switch self {
    case .times, .messages, .arrows: 4
    case .numbers: 3
    case .receivers, .order, .life, .situation, .output, .recurs: 2
    case .alone, .block, .owners, .lifeAbove: 1
    case .beside: -1
    case .explainedSteps, .sentences, .repeats, .unasserted, .pairs: -2
    case .explained, .source: -3
    case .alphabetical, .measures: -5
    case .denied: -9
    }
  }
}

extension [ListEvidence] {
  /// Below this, a list is no order.
  static let weak = 1
  /// From this on, it is judged as one.
  static let strong = 2

  var weight: Int { reduce(0) { $0 + $1.weight } }
}
