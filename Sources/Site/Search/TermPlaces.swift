import Parallel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Which entries have which terms.
enum TermPlaces {
  /// A term and the numbers of the entries that have it, those with it in their titles and those with it in their texts,
  /// each ascending.
  struct Term: Sendable {
    let bytes: [UInt8]
    fileprivate(set) var inTitles: [Int32] = []
    fileprivate(set) var inTexts: [Int32] = []

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

  /// All terms, in the order in which JavaScript has texts: by their UTF-16.
  ///
  /// Complexity: O(terms of all entries), and sorting those that are different; on all cores.
  static func all(of entries: [SearchEntry]) -> [Term] {
    let tables = Parallel.map(Parallel.stretches(of: entries.indices)) { part in
      var table = TermTable()
      for number in part {
        entries[number].titleTerms.each { table.add($0, Int32(number), isInTitle: true) }
        entries[number].textTerms.each { table.add($0, Int32(number), isInTitle: false) }
      }
      return table.terms.sorted { comesBefore($0.bytes, $1.bytes) }
    }
    return tables.dropFirst().reduce(tables.first ?? []) { merged($0, $1) }
  }

  /// The terms of some entries with those of later ones.
  private static func merged(_ terms: [Term], _ later: [Term]) -> [Term] {
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + later.count)
    var rest = later[...]
    for var term in terms {
      while let first = rest.first, comesBefore(first.bytes, term.bytes) { merged.append(rest.removeFirst()) }
      if let first = rest.first, first.bytes == term.bytes {
        term.inTitles += first.inTitles.prefix(mostPlaces - term.inTitles.count)
        term.inTexts += first.inTexts.prefix(mostPlaces - term.inTexts.count)
        rest.removeFirst()
      }
      merged.append(term)
    }
    return merged + rest
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

/// Terms as they are found, each once.
private struct TermTable {
  private(set) var terms: [TermPlaces.Term] = []
  /// Of each term.
  private var hashes: [UInt64] = []
  /// Numbers of terms, each in the first free place from the one that its hash names; no more than half are taken.
  private var slots = [Int32](repeating: free, count: 1 << 12)

  private static let free: Int32 = -1
  /// Another in each run: notes may be written by somebody who would have all terms in one place.
  private static let key = UInt64.random(in: 0 ... .max)

  mutating func add(_ term: UnsafeBufferPointer<UInt8>, _ entry: Int32, isInTitle: Bool) {
    let hash = Self.hash(of: term)
    let slot = slot(of: hash) { isTerm($0, term, hash) }
    if slots[slot] == Self.free {
      slots[slot] = Int32(terms.count)
      terms.append(TermPlaces.Term(bytes: Array(term)))
      hashes.append(hash)
      terms[terms.count - 1].add(entry, isInTitle: isInTitle)
      if terms.count > slots.count / 2 { grow() }
    } else {
      terms[Int(slots[slot])].add(entry, isInTitle: isInTitle)
    }
  }

  /// Where the term is that has a hash, or belongs.
  private func slot(of hash: UInt64, isTerm: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != Self.free, !isTerm(Int(slots[slot])) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func isTerm(_ number: Int, _ term: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Bool {
    guard hashes[number] == hash, terms[number].bytes.count == term.count, let start = term.baseAddress else {
      return false
    }
    return terms[number].bytes.withUnsafeBytes {
      memcmp($0.baseAddress ?? UnsafeRawPointer(start), start, term.count) == 0
    }
  }

  private mutating func grow() {
    slots = [Int32](repeating: Self.free, count: slots.count * 2)
    // No two are the same: each takes the first free place.
    for (number, hash) in hashes.enumerated() { slots[slot(of: hash) { _ in false }] = Int32(number) }
  }

  /// Word by word, each mixed in by a product of twice its width. A million terms are looked up for a thousand notes.
  private static func hash(of term: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash = key ^ UInt64(truncatingIfNeeded: term.count)
    var place = 0
    while place < term.count {
      var word: UInt64 = 0
      for byte in term[place..<min(place + 8, term.count)] { word = word << 8 | UInt64(byte) }
      let product = (hash ^ word).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low ^ key
      place += 8
    }
    return hash
  }
}
