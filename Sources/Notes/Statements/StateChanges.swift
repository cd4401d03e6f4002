import Diagnostics
import Markup
import LifecycleEngine
package import Verify

/// A line that says which change of the application's state brings which callback.
package struct StateChangeClaim: Sendable, Hashable {
  /// What is said to come with the change.
  package var claim: EdgeClaim
  /// The bytes of the callback's name.
  package var range: Range<Int>
  /// The bytes of the words that name the change.
  package var change: Range<Int>
}

/// Finds `Background --> Suspended` followed by the callback that it is said to bring, as notes draw it in lists
/// and code blocks.
enum StateChangeReader {
  /// Complexity: O(bytes + mentions).
  static func read(_ file: SourceFile, _ mentions: [Mention]) -> [StateChangeClaim] {
    let mentions = mentions.filter { $0.callback.isStateCallback }
    guard !mentions.isEmpty else { return [] }
    var claims: [StateChangeClaim] = []
    var current: (change: Change, range: Range<Int>, line: Int)?
    var next = 0
    /// Whether the last name that was passed belongs to a change above it.
    var isTaken = false
    for line in 1...file.lineStarts.count {
      let range = file.lineRange(line)
      if let change = change(in: file.bytes[range]) {
        current = change.isSingle ? (change, range, line) : nil
        // "- X" and below it "  - active → inactive": the name stands above.
        if let named = current, next > 0, !isTaken, line > 1, case let above = file.lineRange(line - 1),
          above.contains(mentions[next - 1].range.lowerBound), file.indent(of: above) < file.indent(of: range)
        {
          claims.append(StateChangeClaim(named.change, mentions[next - 1], range))
          current = nil
        }
      }
      while next < mentions.count, mentions[next].range.lowerBound < range.upperBound {
        let mention = mentions[next]
        next += 1
        guard mention.range.lowerBound >= range.lowerBound else { continue }
        isTaken = false
        if let named = current,
          line - named.line < 2
            || line - named.line == 2
              && file.lineRange(line - 1).allSatisfy({ file.bytes[$0].isBlank || file.bytes[$0].isLineEnd })
        {
          claims.append(StateChangeClaim(named.change, mention, named.range))
          isTaken = true
        }
        current = nil
      }
    }
    return claims
  }

  private enum Part: Equatable {
    case state(AppState), other, arrow
  }

  /// The states on a line with an arrow between them; in "X → inactive (`background` at times)" there is none.
  private static func change(in line: ArraySlice<UInt8>) -> Change? {
    guard line.contains(UInt8(ascii: ">")) || line.contains(0xE2) else { return nil }
    let parts = parts(of: line)
    let states = parts.compactMap { part in if case .state(let state) = part { state } else { nil } }
    guard states.count >= 2,
      let arrow = parts.indices.dropFirst().dropLast().first(where: { parts[$0] == .arrow }),
      parts[arrow - 1] == .state(states[0]), parts[arrow + 1] == .state(states[1])
    else { return nil }
    return Change(
      from: states[0], to: states[1], isSingle: states.count == 2 && parts.count { $0 == .arrow } == 1)
  }

  private static func parts(of line: ArraySlice<UInt8>) -> [Part] {
    var parts: [Part] = []
    var word: [UInt8] = []
    var previous: UInt8 = 0
    func finish() {
      if !word.isEmpty { parts.append(StateChangeReader.state(word).map { .state($0) } ?? .other) }
      word = []
    }
    for byte in line {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): word.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte + 32)
      case UInt8(ascii: " "): if !word.isEmpty { word.append(byte) }
      default:
        finish()
        let isDrawn = byte == UInt8(ascii: ">") && (previous == UInt8(ascii: "-") || previous == UInt8(ascii: "="))
        // → is E2 86 92.
        if isDrawn || byte == 0x92 && previous == 0x86 { parts.append(.arrow) }
      }
      previous = byte
    }
    finish()
    return parts
  }

  private static func state(_ word: [UInt8]) -> AppState? {
    var word = word
    while word.last == UInt8(ascii: " ") { word.removeLast() }
    switch String(decoding: word, as: UTF8.self) {
    case "not running": return .notRunning
    case "inactive": return .inactive
    case "active": return .active
    case "background": return .background
    case "suspended": return .suspended
    default: return nil
    }
  }
}

/// Two states with arrows between; `isSingle` for exactly one arrow.
private struct Change {
  let from: AppState
  let to: AppState
  let isSingle: Bool
}

extension StateChangeClaim {
  fileprivate init(_ change: Change, _ mention: Mention, _ line: Range<Int>) {
    self.init(
      claim: EdgeClaim(from: change.from, to: change.to, callback: mention.callback), range: mention.range,
      change: line)
  }
}

extension SourceFile {
  /// How far the first letter of a line stands from its start.
  fileprivate func indent(of line: Range<Int>) -> Int {
    bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }
}

extension Callback {
  /// Whether the callback tells of the application's state.
  fileprivate var isStateCallback: Bool {
    guard info.owner == .applicationDelegate else { return false }
    switch self {
    case .applicationWillTerminate, .applicationDidFinishLaunchingWithOptions,
      .applicationWillFinishLaunchingWithOptions:
      return true
    default: return info.family == .states
    }
  }
}
