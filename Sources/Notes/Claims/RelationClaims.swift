import Diagnostics
import LifecycleEngine
import Markup
import Verify

/// Reads statements about properties that tie two controllers, `A.presentedViewController is B`, and the table of
/// window levels: not callbacks, but what the simulation can be asked.
enum RelationClaims {
  private enum Property { case presented, presenting, parent }

  /// What lines are looked at for.
  private enum Name {
    case property(Property)
    /// A window level with its number.
    case level(Int32)
  }

  /// Complexity: O(bytes).
  static func read(_ text: NoteText) -> [ClaimStatement] {
    let bytes = text.bytes
    var found: [ClaimStatement] = []
    // Most texts name none of it.
    guard names.occurs(in: bytes.indices, of: bytes) else { return [] }
    for region in text.regions where names.occurs(in: region.range, of: bytes) {
      var levels = LevelTable()
      for line in text.lines(in: region.range) {
        var named: [Int32] = []
        for hit in names.matches(bytes, in: line) {
          switch hit.meaning {
          case .level(let level): named.append(level)
          case .property(let property):
            guard let kind = relation(property, hit.range, line, bytes) else { continue }
            found.append(statement(WorldQuestion(kind), hit.range, bytes, text.language(of: line)))
          }
        }
        if levels.add(named, line, bytes) {
          found.append(statement(levels.question, line, bytes, text.language(of: region.range)))
          levels = LevelTable()
        }
      }
    }
    return found
  }

  private static func statement(
    _ question: WorldQuestion, _ range: Range<Int>, _ bytes: [UInt8], _ language: Language
  ) -> ClaimStatement {
    ClaimStatement(
      meaning: .question(question), range: bytes.trimmed(range), subject: range, isHedged: false, isDescription: false,
      language: language)
  }

  /// `A的presentedViewController就是B`: letters on both sides of the property. Of two letters the first is the one
  /// that presents or contains, unless the line says "B presents A".
  private static func relation(
    _ property: Property, _ place: Range<Int>, _ line: Range<Int>, _ bytes: [UInt8]
  ) -> WorldQuestion.Kind? {
    guard let subject = owner(before: place.lowerBound, line, bytes),
      let object = value(behind: place.upperBound, line, bytes), subject != object
    else { return nil }
    let first = actor(line, bytes) ?? min(subject, object)
    let isOld = subject == first
    switch property {
    case .presented: return isOld ? .presentedIsNew : .presentedIsOld
    case .presenting: return isOld ? .presentingIsNew : .presentingIsOld
    case .parent: return isOld ? .parentIsChild : .parentIsContainer
    }
  }

  /// `A.`, `A的`, `A's `.
  private static func owner(before offset: Int, _ line: Range<Int>, _ bytes: [UInt8]) -> UInt8? {
    var index = offset
    while index > line.lowerBound, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x60 { index -= 1 }
    for joint in joints
    where index - joint.count > line.lowerBound && bytes[index - joint.count..<index].elementsEqual(joint) {
      index -= joint.count
      while index > line.lowerBound, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x60 { index -= 1 }
      return letter(at: index - 1, line, bytes)
    }
    return nil
  }

  private static let joints: [[UInt8]] = [Array("的".utf8), Array(".".utf8), Array("'s".utf8), Array("’s".utf8)]

  /// `is B`, `就是B`, `== B`.
  private static func value(behind offset: Int, _ line: Range<Int>, _ bytes: [UInt8]) -> UInt8? {
    var index = offset
    while index < line.upperBound, bytes[index] == 0x20 || bytes[index] == 0x60 { index += 1 }
    guard let hit = verbs.match(bytes, at: index, limit: line.upperBound) else { return nil }
    index += hit.length
    while index < line.upperBound, bytes[index] == 0x20 || bytes[index] == 0x60 { index += 1 }
    return letter(at: index, line, bytes)
  }

  /// A capital letter that stands alone.
  private static func letter(at index: Int, _ line: Range<Int>, _ bytes: [UInt8]) -> UInt8? {
    guard line.contains(index), bytes[index].isUpper else { return nil }
    let isAlone =
      (index == line.lowerBound || !bytes[index - 1].isIdentifier)
      && (index + 1 >= line.upperBound || !bytes[index + 1].isIdentifier)
    return isAlone ? bytes[index] : nil
  }

  /// The letter before a verb: "A presents B".
  private static func actor(_ line: Range<Int>, _ bytes: [UInt8]) -> UInt8? {
    guard let hit = actions.matches(bytes, in: line).first else { return nil }
    var index = hit.range.lowerBound
    while index > line.lowerBound, bytes[index - 1] == 0x20 { index -= 1 }
    return letter(at: index - 1, line, bytes)
  }

  private static let names = CueTable<Name>([
    (.property(.presented), ["presentedViewController"]), (.property(.presenting), ["presentingViewController"]),
    (.property(.parent), ["parentViewController"]),
    (.level(0), ["UIWindowLevelNormal", "UIWindow.Level.normal"]),
    (.level(2000), ["UIWindowLevelAlert", "UIWindow.Level.alert"]),
    (.level(1000), ["UIWindowLevelStatusBar", "UIWindow.Level.statusBar"]),
  ])

  private static let verbs = CueTable<Bool>([(true, ["就是", "是", "为", "is", "==", "=", "指向"])])

  private static let actions = CueTable<Bool>([
    (true, ["presents", "present", "跳转到", "跳转", "弹出", "模态弹出", "模态", "adds", "添加"])
  ])
}

/// The names of window levels with the numbers that stand below or beside them.
private struct LevelTable {
  private var names: [Int32] = []
  private var numbers: [Int32] = []

  /// Reads one more line with the levels that it names; whether there is a number for each name now.
  mutating func add(_ named: [Int32], _ line: Range<Int>, _ bytes: [UInt8]) -> Bool {
    guard !named.isEmpty || names.count == 3 else { return false }
    names += named
    let found = LevelTable.numbers(in: line, bytes)
    // A line of a table has the number of its name; a line of its own has all.
    if !named.isEmpty, named.count == found.count {
      numbers += found
    } else if named.isEmpty, numbers.isEmpty, names.count == 3, found.count == 3 {
      numbers = found
    }
    return names.count == 3 && numbers.count == 3 && Set(names).count == 3
  }

  var question: WorldQuestion {
    WorldQuestion(.windowLevels, isDenied: names != numbers)
  }

  private static func numbers(in line: Range<Int>, _ bytes: [UInt8]) -> [Int32] {
    var found: [Int32] = []
    var index = line.lowerBound
    while index < line.upperBound {
      guard bytes[index].isDigit, index == line.lowerBound || !bytes[index - 1].isIdentifier else {
        index += 1
        continue
      }
      var value: Int32 = 0
      while index < line.upperBound, bytes[index].isDigit {
        value = value < 100_000 ? value * 10 + Int32(bytes[index] - 0x30) : value
        index += 1
      }
      if index + 1 < line.upperBound, bytes[index] == 0x2E, bytes[index + 1] == 0x30 { index += 2 }
      found.append(value)
    }
    return found
  }
}
