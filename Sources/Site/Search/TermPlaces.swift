#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which entries have which terms.
struct TermPlaces {
  /// A term and the numbers of the entries that have it, those with it in their titles and those with it in their texts,
  /// each ascending.
  struct Term {
    let bytes: [UInt8]
    fileprivate let hash: Int
    private(set) var inTitles: [Int32] = []
    private(set) var inTexts: [Int32] = []

    fileprivate init(_ bytes: UnsafeBufferPointer<UInt8>, hash: Int) {
      self.bytes = Array(bytes)
      self.hash = hash
    }

    fileprivate func isMade(of other: UnsafeBufferPointer<UInt8>) -> Bool {
      guard bytes.count == other.count, let start = other.baseAddress else { return false }
      return bytes.withUnsafeBufferPointer { $0.baseAddress.map { memcmp($0, start, other.count) == 0 } ?? false }
    }

    /// What a title says its text need not say.
    fileprivate mutating func add(_ entry: Int32, isInTitle: Bool) {
      if isInTitle {
        if inTitles.count < TermPlaces.mostPlaces { inTitles.append(entry) }
      } else if inTitles.last != entry, inTexts.count < TermPlaces.mostPlaces {
        inTexts.append(entry)
      }
    }
  }

  /// A term that more entries have says little, and the best are among the first: titles come before texts.
  private static let mostPlaces = 400

  private var terms: [Term] = []
  /// Numbers of terms, each in the first free place from the one that its hash names; no more than half are taken.
  private var slots = [Int32](repeating: free, count: 1 << 12)

  private static let free: Int32 = -1

  /// All terms, in the order in which JavaScript has texts: by their UTF-16.
  ///
  /// Complexity: O(terms of all entries), and sorting those that are different. It takes one core: to hand the terms from one
  /// to another costs as much as to find them.
  static func all(of entries: [SearchEntry]) -> [Term] {
    var places = TermPlaces()
    for (number, entry) in entries.enumerated() {
      for (terms, isInTitle) in [(entry.titleTerms, true), (entry.textTerms, false)] {
        terms.each { places.add($0, Int32(number), isInTitle: isInTitle) }
      }
    }
    return places.terms.sorted { comesBefore($0.bytes, $1.bytes) }
  }

  private mutating func add(_ term: UnsafeBufferPointer<UInt8>, _ entry: Int32, isInTitle: Bool) {
    // With a key of its own in each run: notes may be written by somebody who would have all terms in one place.
    var hasher = Hasher()
    hasher.combine(bytes: UnsafeRawBufferPointer(term))
    let hash = hasher.finalize()
    let slot = slot(of: term, hash)
    if slots[slot] == Self.free {
      slots[slot] = Int32(terms.count)
      terms.append(Term(term, hash: hash))
      terms[terms.count - 1].add(entry, isInTitle: isInTitle)
      if terms.count > slots.count / 2 { grow() }
    } else {
      terms[Int(slots[slot])].add(entry, isInTitle: isInTitle)
    }
  }

  /// Where a term is, or belongs.
  private func slot(of term: UnsafeBufferPointer<UInt8>, _ hash: Int) -> Int {
    var slot = hash & (slots.count - 1)
    while slots[slot] != Self.free {
      let known = terms[Int(slots[slot])]
      if known.hash == hash, known.isMade(of: term) { break }
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  private mutating func grow() {
    slots = [Int32](repeating: Self.free, count: slots.count * 2)
    for (number, term) in terms.enumerated() {
      var slot = term.hash & (slots.count - 1)
      while slots[slot] != Self.free { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = Int32(number)
    }
  }

  /// UTF-8 has scalars in their order, and so has UTF-16, but for those above U+FFFF: these it has before U+E000.
  private static func comesBefore(_ one: [UInt8], _ other: [UInt8]) -> Bool {
    let common = min(one.count, other.count)
    let place = (0..<common).first { one[$0] != other[$0] } ?? common
    guard place < common else { return one.count < other.count }
    return rank(one[place]) < rank(other[place])
  }

  /// U+E000 to U+FFFF begin with EE or EF, what lies above with F0 to F4.
  private static func rank(_ byte: UInt8) -> UInt8 { byte == 0xEE || byte == 0xEF ? byte + 0x10 : byte }
}
