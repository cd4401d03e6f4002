/// How a sentence is built, whatever it is about: its callbacks, the words that say how things stand to each other, and one
/// mark for all that tell what happens or who takes part. What is learned of "on a push X comes before Y" holds for rotations.
struct Skeleton {
  /// A number for each part, in the order of the sentence.
  private var parts: [UInt32] = []
  /// How many callbacks stand before each part.
  private var passed: [UInt32] = []
  private let language: SentenceLanguage
  private var names = 0

  /// A sentence of at most a few hundred tokens. Complexity: O(tokens).
  init(_ tokens: [Token], _ language: SentenceLanguage) {
    self.language = language
    for token in tokens where !token.isLight { take(token) }
  }

  /// Numbers below 10 are callbacks, from 10 marks, from 30 other tokens that are no words; those of words have their highest bit.
  private mutating func take(_ token: Token) {
    switch token.kind {
    case .name:
      names += 1
      add(UInt32(min(names, 3)))
    case .mark(let mark): add(Self.number(of: mark))
    case .number(let value): add(value == 1 ? 30 : value == 2 ? 31 : 32)
    case .version: add(33)
    case .actor: add(34)
    case .unknown: add(35)
    case .word:
      let joints = token.features.subtracting(.content).subtracting([.light])
      if !joints.isEmpty {
        add(joints.folded | 1 << 31)
      } else if !token.features.isEmpty, parts.last != Self.happening {
        add(Self.happening)
      }
    }
  }

  private mutating func add(_ part: UInt32) {
    parts.append(part)
    passed.append(UInt32(min(names, 3)))
  }

  private static let happening: UInt32 = 36

  static func number(of mark: Token.Mark) -> UInt32 {
    switch mark {
    case .comma, .listComma: 10
    case .stop, .exclamation: 11
    case .question: 12
    case .colon: 13
    case .semicolon: 14
    case .arrow: 15
    case .dash: 16
    case .open: 17
    case .close: 18
    default: 19
    }
  }

  /// Whether a part says how others stand to each other: no mark, nothing that happens.
  private static func isJoint(_ part: UInt32) -> Bool { part < 10 || part >= 30 && part < 33 || part >= 1 << 31 }

  // MARK: What can be learned of it

  /// What a sign is of: parts beside each other, joints (what is neither a mark nor something that happens) that follow each
  /// other, and the joints of a stretch before, between or behind the callbacks.
  private enum Kind: UInt32 {
    case part = 1, partInStretch, two, three, twoApart, four, twoJoints, threeJoints, fourJoints, pair
    case stretch, lastStretches, firstStretches
  }

  /// Each thing that can be seen of the sentence. Complexity: O(parts), with at most 24 pairs for each.
  var signs: [UInt32] {
    var signs = Signs(language, from: 0)
    let count = parts.count
    for index in 0..<count {
      signs.add(Kind.part.rawValue, parts[index])
      signs.add(Kind.partInStretch.rawValue, parts[index], passed[index])
      if index + 1 < count { signs.add(Kind.two.rawValue, parts[index], parts[index + 1]) }
      if index + 2 < count {
        signs.add(Kind.three.rawValue, parts[index], parts[index + 1], parts[index + 2])
        signs.add(Kind.twoApart.rawValue, parts[index], parts[index + 2])
      }
      if index + 3 < count {
        signs.add(Kind.four.rawValue, parts[index], parts[index + 1], parts[index + 2], parts[index + 3])
      }
    }
    addJoints(to: &signs)
    return signs.all
  }

  private func addJoints(to signs: inout Signs) {
    let places = parts.indices.filter { Self.isJoint(parts[$0]) }
    let joints = places.map { parts[$0] }
    for index in joints.indices {
      if index + 1 < joints.count { signs.add(Kind.twoJoints.rawValue, joints[index], joints[index + 1]) }
      if index + 2 < joints.count {
        signs.add(Kind.threeJoints.rawValue, joints[index], joints[index + 1], joints[index + 2])
      }
      if index + 3 < joints.count {
        signs.add(Kind.fourJoints.rawValue, joints[index], joints[index + 1], joints[index + 2], joints[index + 3])
      }
      for other in places[(index + 1)...].prefix(Self.mostPairs) {
        signs.add(Kind.pair.rawValue, joints[index], passed[places[index]], parts[other], passed[other])
      }
    }
    // What stands before, between and behind the callbacks, each as a whole.
    var whole: [UInt32] = [0, 0, 0, 0]
    for (place, joint) in zip(places, joints) where joint > 3 {
      let stretch = Int(passed[place])
      whole[stretch] = Mix.of(whole[stretch], joint)
    }
    for (stretch, text) in whole.enumerated() { signs.add(Kind.stretch.rawValue, UInt32(stretch), text) }
    signs.add(Kind.lastStretches.rawValue, whole[1], whole[2])
    signs.add(Kind.firstStretches.rawValue, whole[0], whole[1])
  }

  private static let mostPairs = 24
}
