import Diagnostics
import LifecycleEngine
import Verify

/// Reads the availability that headers give behind a declaration: `NS_DEPRECATED_IOS(5_0,6_0)`,
/// `API_AVAILABLE(ios(13.0))`. Each is a statement that the catalog can be asked about.
enum AvailabilityMacros {
  private enum Macro { case available, deprecated, modern }

  /// Complexity: O(mentions × length of a line).
  static func read(_ text: NoteText) -> [ClaimStatement] {
    var found: [ClaimStatement] = []
    for index in text.found.indices where text.mention(index).place == .code || text.mention(index).place == .prose {
      let mention = text.mention(index)
      guard mention.isCallback else { continue }
      let line = text.firstLine(of: mention.range.upperBound..<min(text.bytes.count, mention.range.upperBound + 160))
      for hit in macros.matches(text.bytes, in: line) {
        let numbers = numbers(behind: hit.range.upperBound, line.upperBound, text.bytes)
        for rule in rules(hit.meaning, numbers, mention.callback) {
          found.append(
            ClaimStatement(
              meaning: .rule(rule), range: mention.range.lowerBound..<hit.range.upperBound, subject: mention.range,
              isHedged: false, isDescription: false, language: .english))
        }
      }
    }
    return found
  }

  private static func rules(_ macro: Macro, _ numbers: [Version], _ callback: Callback) -> [UsageRule] {
    guard let first = numbers.first else { return [] }
    let introduced = UsageRule(callback, .introduced(first), isAsked: true)
    // What was there from the start is not told apart from the oldest modelled version.
    let since = callback.info.introduced == .oldest ? [] : [introduced]
    guard macro != .available, numbers.count > 1 else { return since }
    return since + [UsageRule(callback, .deprecated(numbers[1]), isAsked: true)]
  }

  /// The numbers up to the bracket that closes: `5_0,6_0`, `ios(2.0, 13.0)`.
  private static func numbers(behind start: Int, _ limit: Int, _ bytes: [UInt8]) -> [Version] {
    var found: [Version] = []
    var index = start
    while index < limit, bytes[index] != UInt8(ascii: ")"), found.count < 2 {
      guard bytes[index].isDigit else {
        index += 1
        continue
      }
      let number = index
      while index < limit, bytes[index].isDigit || bytes[index] == 0x2E || bytes[index] == 0x5F { index += 1 }
      let text = bytes[number..<index].map { $0 == 0x5F ? 0x2E : $0 }
      if let version = Version(text[...]) { found.append(version) }
    }
    return found
  }

  private static let macros = CueTable<Macro>([
    (.available, ["NS_AVAILABLE_IOS(", "API_AVAILABLE(ios("]), (.deprecated, ["NS_DEPRECATED_IOS("]),
    (.modern, ["API_DEPRECATED("]),
  ])
}
