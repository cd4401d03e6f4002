import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SearchPart {
  /// The index of some entries.
  ///
  /// - Parameter home: a page at the root of the site, from which the links are written.
  ///
  /// Complexity: O(length of their texts), and the sorting of their terms.
  init(_ entries: [SearchEntry], from home: SitePath) {
    self.init()
    var table = TermTable()
    for (number, entry) in entries.enumerated() {
      addRow(entry.row(from: home))
      for text in [entry.title, entry.names] { table.add(text, UInt32(number), isTitle: true) }
      for text in [entry.section, entry.text] { table.add(text, UInt32(number), isTitle: false) }
    }
    let places = table.places
    for term in table.sorted {
      addTerm(table.word(term)) { titles, texts in
        for place in places[term] { if place.isTitle { titles.add(place.entry) } else { texts.add(place.entry) } }
      }
    }
  }
}

extension SearchEntry {
  fileprivate func row(from home: SitePath) -> [UInt8] {
    var json = JSONWriter(isForHTML: true)
    let link = Self.short(home.link(to: path, fragment: fragment), beside: title)
    json.array([String(kind.rawValue), title, section, link]) { $0.value($1) }
    return json.bytes
  }

  /// A link without the name of its page where the title tells it: `*` is the title with a dash for all that is no letter or
  /// digit, `~` the same in small letters. Half of the links are, and no page is named so: all end with `.html`.
  private static func short(_ link: String, beside title: String) -> String {
    let words = title.utf8.split { !$0.isASCIIAlphanumeric }
    let name = words.map { String($0) ?? "" }.joined(separator: "-")
    let start = link.lastIndex(of: "/").map(link.index(after:)) ?? link.startIndex
    switch link[start...] {
    case "\(name).html": return link[..<start] + "*"
    case "\(name.lowercased()).html": return link[..<start] + "~"
    default: return link
    }
  }
}

/// Terms as they are found, each once and known by a number, and all places where they are.
private struct TermTable {
  /// The bytes of the terms, one behind the other.
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// Of each term.
  private var hashes: [UInt64] = []
  /// The last places of each term in a title and in a text.
  private var last: [(title: UInt32, text: UInt32)] = []
  /// Numbers of terms, each in the first free place from the one that its hash names; no more than half are taken.
  private var slots = [Int32](repeating: free, count: 1 << 10)
  private var found: [(term: Int32, place: Place)] = []

  struct Place {
    let entry: UInt32
    let isTitle: Bool
  }

  private static let free: Int32 = -1
  private static let nowhere = UInt32.max
  /// Another in each run: notes may be written by somebody who would have all terms in one place.
  private static let key = UInt64.random(in: 0 ... .max)

  func word(_ term: Int) -> ArraySlice<UInt8> { bytes[(term == 0 ? 0 : ends[term - 1])..<ends[term]] }

  /// The terms in the order of the index.
  var sorted: [Int] {
    let beginnings = bytes.withUnsafeBufferPointer { bytes in
      ends.indices.map { TermBeginning(of: bytes[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]]) }
    }
    return ends.indices.sorted { one, other in
      beginnings[one].comesBefore(beginnings[other]) ?? TermOrder.comesBefore(word(one), word(other))
    }
  }

  /// Of each term its places, those in titles and those in texts alone, each by the number of the entry.
  var places: [ArraySlice<Place>] {
    var starts = [Int](repeating: 0, count: ends.count + 1)
    for found in found { starts[Int(found.term) + 1] += 1 }
    for term in ends.indices { starts[term + 1] += starts[term] }
    var next = starts
    var places = [Place](repeating: Place(entry: 0, isTitle: false), count: found.count)
    for found in found {
      places[next[Int(found.term)]] = found.place
      next[Int(found.term)] += 1
    }
    return ends.indices.map { places[starts[$0]..<starts[$0 + 1]] }
  }

  mutating func add(_ text: String, _ entry: UInt32, isTitle: Bool) {
    SearchTerms.each(of: text) { term in
      var term = term
      term.withUTF8 { add(Place(entry: entry, isTitle: isTitle), to: number(of: $0)) }
    }
  }

  /// Entries come in order, and of each its title first: what a title says its text need not say.
  private mutating func add(_ place: Place, to term: Int) {
    guard last[term].title != place.entry, place.isTitle || last[term].text != place.entry else { return }
    if place.isTitle { last[term].title = place.entry } else { last[term].text = place.entry }
    found.append((Int32(term), place))
  }

  private mutating func number(of term: UnsafeBufferPointer<UInt8>) -> Int {
    let hash = Self.hash(of: term)
    let slot = slot(of: hash) { isTerm($0, term, hash) }
    if slots[slot] != Self.free { return Int(slots[slot]) }
    let number = ends.count
    slots[slot] = Int32(number)
    bytes += term
    ends.append(bytes.count)
    hashes.append(hash)
    last.append((Self.nowhere, Self.nowhere))
    if number > slots.count / 2 { grow() }
    return number
  }

  /// Where the term is that has a hash, or belongs.
  private func slot(of hash: UInt64, isTerm: (Int) -> Bool) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != Self.free, !isTerm(Int(slots[slot])) { slot = (slot + 1) & (slots.count - 1) }
    return slot
  }

  private func isTerm(_ number: Int, _ term: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Bool {
    guard hashes[number] == hash else { return false }
    return word(number).withUnsafeBufferPointer { known in
      guard known.count == term.count, let start = known.baseAddress, let other = term.baseAddress else { return false }
      return memcmp(start, other, known.count) == 0
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
