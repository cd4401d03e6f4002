import LifecycleEngine

/// One step that can be tried.
struct Move: Hashable, Sendable {
  /// The words before, between and behind the names.
  private var words: [[UInt8]]
  /// The controller that it brings, 0 for `A`; nil where it names none.
  private(set) var letter: Int?
  /// The controller that stands there already.
  private var other: Int?
  /// How likely it is to lie behind a log.
  var kind = Kind.plain

  enum Kind: UInt8, Hashable, Sendable {
    case plain
    /// It names a presentation style.
    case styled
    /// It needs code of its own: it explains a log only where nothing else does.
    case rare
  }

  init(_ first: StaticString, _ letter: Int? = nil, _ second: StaticString = "", _ other: Int? = nil) {
    words = [[], []]
    words[0].append(first)
    words[1].append(second)
    self.letter = letter
    self.other = other
  }

  /// The same for controllers that are told apart only: the first that a way names is 0, the next 1.
  func renumbered(_ known: inout [Int]) -> Move {
    var move = self
    move.letter = letter.map { Move.number($0, &known) }
    move.other = other.map { Move.number($0, &known) }
    return move
  }

  private static func number(_ letter: Int, _ known: inout [Int]) -> Int {
    if let number = known.firstIndex(of: letter) { return number }
    known.append(letter)
    return known.count - 1
  }

  /// Whether a step of a plan is this one, whoever it brings.
  func isLike(_ step: PlanStep) -> Bool {
    var text: [UInt8] = []
    text.append(step.text)
    return letter == nil ? text == words[0] : text.starts(with: words[0])
  }

  /// The step in the language of scenarios, for controllers with these names.
  func text(_ names: [[UInt8]]) -> [UInt8] {
    var text = words[0]
    if let letter { text.append(contentsOf: names[letter]) }
    text.append(contentsOf: words[1])
    if let other { text.append(contentsOf: names[other]) }
    return text
  }
}
