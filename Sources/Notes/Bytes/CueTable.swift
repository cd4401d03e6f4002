/// Words of several languages that stand for one meaning each, found at a place of a text.
///
/// A look-up comes at every byte of every line, so nearly all must end after one test: a table of bits says which
/// three bytes can begin a word. From there a tree of bytes leads to the longest word: hundreds of Chinese ones begin
/// with the same character. Words of one or two bytes would set many bits, or make many branches; they have lists of
/// their own.
struct CueTable<Meaning: Sendable>: Sendable {
  /// What follows the bytes above it in the tree.
  private struct Node {
    /// The byte; nobody asks a root for it.
    let key: UInt8
    /// The place in `meanings` of the word that ends here, `none` where none does.
    var meaning = none
    var child = none
    var sibling: Int16
  }

  /// Three bytes that words begin with, 0 where a place is free, and their node.
  private struct Root {
    var key: UInt32 = 0
    var node = none
  }

  /// A word of one or two bytes, the second 0 where there is none.
  private struct ShortWord {
    let first: UInt8
    let second: UInt8
    let meaning: Int16
  }

  /// The length of the shortest word that begins with a byte: 0 where none does, three for all longer ones.
  private var shortest = [UInt8](repeating: 0, count: 256)
  /// What words of two bytes and more begin with.
  private var beginnings = TrigramSet()
  /// The length of the shortest word; three where it is shorter.
  private let window: Int
  /// What stands among the first `window` bytes of words.
  private var insides = TrigramSet()
  /// The first node of each beginning, at the place of its hash or the next that was free.
  private var roots: [Root]
  private var nodes: [Node] = []
  /// Those of two bytes first.
  private var shortWords: [ShortWord] = []
  private var meanings: [Meaning] = []

  private static var none: Int16 { -1 }

  /// Of two meanings of one word the first counts.
  init(_ words: [(Meaning, [String])]) {
    let spellings = words.flatMap { $0.1 }
    window = max(3, spellings.map({ $0.utf8.count }).min() ?? 3)
    // A third of the places stays free, so that few beginnings stand elsewhere.
    let places = spellings.count + spellings.count / 2
    roots = Array(repeating: Root(), count: 1 << (Int.bitWidth - places.leadingZeroBitCount))
    for (meaning, spellings) in words {
      meanings.append(meaning)
      for spelling in spellings { add(Array(spelling.utf8), Int16(meanings.count - 1)) }
    }
    shortWords = shortWords.filter { $0.second != 0 } + shortWords.filter { $0.second == 0 }
  }

  private mutating func add(_ word: [UInt8], _ meaning: Int16) {
    guard let first = word.first else { return }
    lowerShortest(to: UInt8(min(3, word.count)), for: first)
    guard word.count > 2 else { return addShort(first, word.count == 2 ? word[1] : 0, meaning) }
    beginnings.insert(first, word[1], word[2])
    for start in 0...min(window, word.count) - 3 { insides.insert(word[start], word[start + 1], word[start + 2]) }
    let beginning = Trigram(word, at: 0)
    let slot = root(beginning)
    if roots[slot].key != beginning.value {
      roots[slot] = Root(key: beginning.value, node: Int16(nodes.count))
      nodes.append(Node(key: 0, sibling: CueTable.none))
    }
    var place = Int(roots[slot].node)
    for byte in word.dropFirst(3) {
      let parent = place
      let key = byte.lowered
      place = node(key, among: nodes[parent].child) ?? branch(key, of: parent)
    }
    if nodes[place].meaning == CueTable.none { nodes[place].meaning = meaning }
  }

  private mutating func lowerShortest(to length: UInt8, for first: UInt8) {
    for byte in [first.lowered, first.isLetter ? first & 0xDF : first] {
      let known = shortest[Int(byte)]
      shortest[Int(byte)] = known == 0 ? length : min(known, length)
    }
  }

  private mutating func addShort(_ first: UInt8, _ second: UInt8, _ meaning: Int16) {
    shortWords.append(ShortWord(first: first.lowered, second: second.lowered, meaning: meaning))
    guard second != 0 else { return }
    // Behind a Latin letter no other goes on.
    for third in UInt8.min...UInt8.max where !second.isLetter || !third.isLetter {
      beginnings.insert(first, second, third)
    }
  }

  private mutating func branch(_ key: UInt8, of parent: Int) -> Int {
    nodes.append(Node(key: key, sibling: nodes[parent].child))
    nodes[parent].child = Int16(nodes.count - 1)
    return nodes.count - 1
  }

  /// The place of a beginning among the roots, or the free one where it would stand.
  private func root(_ beginning: Trigram) -> Int {
    var place = beginning.hash & (roots.count - 1)
    while roots[place].key != 0, roots[place].key != beginning.value { place = (place + 1) & (roots.count - 1) }
    return place
  }

  // MARK: Looking up

  /// The longest cue that starts at `offset`, and its length. A cue that starts or ends with a Latin letter
  /// must start or end a word there.
  @inline(__always)
  func match(_ bytes: [UInt8], at offset: Int, limit: Int) -> (meaning: Meaning, length: Int)? {
    guard offset < limit, mayBegin(bytes, at: offset, limit: limit) else { return nil }
    return cue(bytes, at: offset, limit: limit)
  }

  /// Whether a cue may start at an offset, from its first bytes.
  @inline(__always)
  private func mayBegin(_ bytes: [UInt8], at offset: Int, limit: Int) -> Bool {
    let shortest = shortest[Int(bytes[offset])]
    if shortest < 2 || offset + 2 >= limit { return shortest > 0 }
    return beginnings.mayContain(bytes[offset], bytes[offset + 1], bytes[offset + 2])
  }

  @inline(__always)
  private func isInWord(_ bytes: [UInt8], _ offset: Int) -> Bool {
    bytes[offset].isLetter && offset > 0 && bytes[offset - 1].isIdentifier
  }

  private func cue(_ bytes: [UInt8], at offset: Int, limit: Int) -> (meaning: Meaning, length: Int)? {
    guard !isInWord(bytes, offset) else { return nil }
    if let long = long(bytes, at: offset, limit: limit) { return long }
    return shortest[Int(bytes[offset])] < 3 ? short(bytes, at: offset, limit: limit) : nil
  }

  private func long(_ bytes: [UInt8], at offset: Int, limit: Int) -> (meaning: Meaning, length: Int)? {
    guard offset + 2 < limit else { return nil }
    let root = roots[root(Trigram(bytes, at: offset))].node
    var place = root == CueTable.none ? nil : Int(root)
    var end = offset + 3
    var longest = (meaning: CueTable.none, end: end)
    while let node = place {
      let meaning = nodes[node].meaning
      if meaning != CueTable.none, isEnd(end, of: bytes, limit) { longest = (meaning, end) }
      guard end < limit else { break }
      place = self.node(bytes[end].lowered, among: nodes[node].child)
      end += 1
    }
    return longest.meaning == CueTable.none ? nil : (meanings[Int(longest.meaning)], longest.end - offset)
  }

  private func short(_ bytes: [UInt8], at offset: Int, limit: Int) -> (meaning: Meaning, length: Int)? {
    for word in shortWords where word.first == bytes[offset].lowered {
      let end = offset + (word.second == 0 ? 1 : 2)
      guard end <= limit, word.second == 0 || bytes[offset + 1].lowered == word.second else { continue }
      if isEnd(end, of: bytes, limit) { return (meanings[Int(word.meaning)], end - offset) }
    }
    return nil
  }

  /// Whether a word can end before a place: a Latin letter must not go on there.
  private func isEnd(_ end: Int, of bytes: [UInt8], _ limit: Int) -> Bool {
    end >= limit || !bytes[end].isLetter || !bytes[end - 1].isLetter
  }

  private func node(_ key: UInt8, among first: Int16) -> Int? {
    var place = first
    while place != CueTable.none {
      if nodes[Int(place)].key == key { return Int(place) }
      place = nodes[Int(place)].sibling
    }
    return nil
  }

  // MARK: Ranges

  /// Every cue in a range, in the order of the text, without overlaps. Complexity: O(bytes).
  func matches(_ bytes: [UInt8], in range: Range<Int>) -> [(meaning: Meaning, range: Range<Int>)] {
    var found: [(meaning: Meaning, range: Range<Int>)] = []
    var index = range.lowerBound
    while let start = beginning(from: index, to: range.upperBound, of: bytes) {
      if let hit = cue(bytes, at: start, limit: range.upperBound) {
        found.append((hit.meaning, start..<start + hit.length))
        index = start + hit.length
      } else {
        index = start + 1
      }
    }
    return found
  }

  /// Whether any cue stands in the range. Complexity: O(bytes).
  func occurs(in range: Range<Int>, of bytes: [UInt8]) -> Bool {
    var index = range.lowerBound
    while let start = beginning(from: index, to: range.upperBound, of: bytes) {
      if cue(bytes, at: start, limit: range.upperBound) != nil { return true }
      index = start + 1
    }
    return false
  }

  /// The first place where a cue may start: no cue starts inside a scalar, so any byte can be tried.
  private func beginning(from start: Int, to end: Int, of bytes: [UInt8]) -> Int? {
    guard window == 3 else { return beginningOfLongWord(from: start, to: end, of: bytes) }
    var index = start
    while index < end {
      if shortest[Int(bytes[index])] > 0, !isInWord(bytes, index), mayBegin(bytes, at: index, limit: end) {
        return index
      }
      index += 1
    }
    return nil
  }

  /// The same where all words are long: what stands in no word rules out all places from which one would reach there.
  private func beginningOfLongWord(from start: Int, to end: Int, of bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var index = start
      while index + window <= end {
        let last = index + window - 3
        if !insides.mayContain(bytes[last], bytes[last + 1], bytes[last + 2]) {
          index += window - 2
        } else if beginnings.mayContain(bytes[index], bytes[index + 1], bytes[index + 2]) {
          return index
        } else {
          index += 1
        }
      }
      return nil
    }
  }
}

extension CueTable where Meaning == Bool {
  /// Words of which it only counts whether one of them stands at a place.
  init(words: [String]) { self.init([(true, words)]) }
}
