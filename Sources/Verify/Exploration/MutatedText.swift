import LifecycleEngine

/// The text of a random scenario with random damage: what a tired person, or an attacker, might write.
package struct MutatedText: Sendable {
  /// UTF-8, except where the mutation broke it.
  package let text: [UInt8]

  /// The text that a seed stands for.
  package init(seed: UInt64) {
    var random = SplitMix64(seed: ~seed)
    let whole = ScenarioPrinter.print(RandomScenario(seed: seed, style: .wild, steps: 12).scenario)
    var lines = whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
    for _ in 0..<(1 + random.next(below: 6)) {
      let (one, other) = (random.next(below: lines.count), random.next(below: lines.count))
      switch random.next(below: 6) {
      case 0: lines.insert(lines[one], at: other)
      case 1: if lines.count > 1 { lines.remove(at: one) }
      case 2: lines[one] += lines[other]
      case 3: lines[one] = MutatedText.joinedWords(lines[one], lines[other], &random)
      case 4: if !lines[one].isEmpty { lines[one].remove(at: random.next(below: lines[one].count)) }
      default: lines[one].insert(UInt8(truncatingIfNeeded: random.next()), at: random.next(below: lines[one].count + 1))
      }
    }
    text = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// The beginning of one line with the end of another, cut between words.
  private static func joinedWords(_ one: [UInt8], _ other: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    let space = UInt8(ascii: " ")
    let (head, tail) = (one.split(separator: space), other.split(separator: space))
    let words =
      head.prefix(random.next(below: head.count + 1)) + tail.suffix(random.next(below: tail.count + 1))
    return Array(words.joined(separator: [space]))
  }
}
