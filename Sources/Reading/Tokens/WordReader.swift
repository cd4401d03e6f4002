/// Looks words of a text up: in the lexicon of its language, in that of code, and in English, which technical prose of all
/// languages borrows from.
struct WordReader {
  /// The text in lower case, byte for byte as long as it.
  let lowered: [UInt8]
  private let own: Lexicon
  private let code = Lexicons.code
  private let borrowed: Lexicon?

  init(lowered: [UInt8], _ language: SentenceLanguage) {
    self.lowered = lowered
    own = Lexicons.lexicon(language)
    borrowed = language == .english ? nil : Lexicons.lexicon(.english)
  }

  /// A word between spaces.
  func word(_ range: Range<Int>) -> (senses: Lexicon.Senses, isBare: Bool)? {
    lowered.withUnsafeBufferPointer { bytes in
      let found = own.word(bytes, range)
      if let found, !found.senses.features.isEmpty { return found }
      let beginsPair = found?.senses.beginsPair ?? false
      if var senses = code.exact(bytes, range) {
        senses.beginsPair = senses.beginsPair || beginsPair
        return (senses, true)
      }
      if beginsPair { return found }
      guard lowered[range.lowerBound] < 0x80 else { return nil }
      return borrowed?.word(bytes, range)
    }
  }

  /// Two words that mean something together, one space apart in the lexicon.
  func pair(_ first: Range<Int>, _ second: Range<Int>) -> Lexicon.Senses? {
    joined(first, 0x20, second) { $0.word($1, $2)?.senses }
  }

  /// "1회", "2 раза": a number with what it counts, where the lexicon has both together; the longest of them.
  func counted(_ number: Range<Int>, limit: Int) -> (end: Int, senses: Lexicon.Senses)? {
    guard number.count == 1 else { return nil }
    return lowered.withUnsafeBufferPointer { bytes in
      let last = min(limit, number.lowerBound + own.reach(bytes, number))
      for end in stride(from: last, to: number.upperBound, by: -1) {
        // Neither within a letter nor within a word.
        if end < bytes.count, bytes[end] & 0xC0 == 0x80 || own.order == .first && isLetter(bytes[end]) { continue }
        if let senses = own.exact(bytes, number.lowerBound..<end), !senses.features.isEmpty { return (end, senses) }
      }
      return nil
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || byte &- 0x61 < 26 }

  /// A word with an apostrophe, straight in the lexicon however it is written.
  func contraction(_ first: Range<Int>, _ second: Range<Int>) -> Lexicon.Senses? {
    joined(first, 0x27, second) { $0.exact($1, $2) }
  }

  private func joined(
    _ first: Range<Int>, _ mark: UInt8, _ second: Range<Int>,
    _ find: (Lexicon, UnsafeBufferPointer<UInt8>, Range<Int>) -> Lexicon.Senses?
  ) -> Lexicon.Senses? {
    let joined = Array(lowered[first]) + [mark] + lowered[second]
    return joined.withUnsafeBufferPointer { bytes in
      let whole = 0..<bytes.count
      if let found = find(own, bytes, whole) { return found }
      return borrowed.flatMap { find($0, bytes, whole) }
    }
  }

  /// Whether another word may follow that means something together with this one.
  func beginsPair(_ range: Range<Int>) -> Bool {
    lowered.withUnsafeBufferPointer { own.exact($0, range)?.beginsPair ?? false }
  }

  struct Piece {
    var range: Range<Int>
    var senses: Lexicon.Senses?
  }

  /// A run of letters in the pieces that leave the least unknown, and are the fewest. Complexity: O(length × longest form).
  func pieces(of range: Range<Int>) -> [Piece] {
    let starts = scalarStarts(range)
    let count = starts.count - 1
    var best = [(cost: Int, from: Int)](repeating: (Int.max, -1), count: count + 1)
    best[0] = (0, -1)
    lowered.withUnsafeBufferPointer { bytes in
      for index in 0..<count {
        let cost = best[index].cost
        if bytes[starts[index]] == 0x20, cost < best[index + 1].cost { best[index + 1] = (cost, index) }
        // An unknown letter is dearer than any number of pieces that could stand for it.
        if cost + 100 < best[index + 1].cost { best[index + 1] = (cost + 100, index) }
        let reach = own.reach(bytes, starts[index]..<starts[index + 1])
        var hash = FormTable.Hash()
        var end = index + 1
        while end <= count, starts[end] - starts[index] <= reach {
          for offset in starts[end - 1]..<starts[end] { hash.take(bytes[offset]) }
          let isLonger = cost + pieceCost < best[end].cost
          if isLonger, let senses = own.exact(bytes, starts[index]..<starts[end], hash), !senses.features.isEmpty {
            best[end] = (cost + pieceCost, index)
          }
          end += 1
        }
      }
      return
    }
    return cut(starts, best)
  }

  private var pieceCost: Int { 10 }

  private func cut(_ starts: [Int], _ best: [(cost: Int, from: Int)]) -> [Piece] {
    var pieces: [Piece] = []
    var end = best.count - 1
    lowered.withUnsafeBufferPointer { bytes in
      while end > 0 {
        let start = best[end].from
        let cost = best[end].cost - best[start].cost
        let isUnknown = cost == 100
        let range = starts[start]..<starts[end]
        end = start
        // A space between words.
        if cost == 0 { continue }
        if isUnknown, let last = pieces.last, last.senses == nil {
          pieces[pieces.count - 1].range = range.lowerBound..<last.range.upperBound
        } else {
          pieces.append(Piece(range: range, senses: isUnknown ? nil : own.exact(bytes, range)))
        }
      }
    }
    pieces.reverse()
    return pieces
  }

  private func scalarStarts(_ range: Range<Int>) -> [Int] {
    var starts: [Int] = []
    starts.reserveCapacity(range.count / 2 + 1)
    var offset = range.lowerBound
    while offset < range.upperBound {
      starts.append(offset)
      offset += lowered.scalarValue(at: offset).length
    }
    starts.append(range.upperBound)
    return starts
  }
}
