/// The words of one language, looked up by their bytes.
package struct Lexicon: Sendable {
  /// Whether a relation word stands before what it relates to, or behind it.
  package enum Order: Sendable { case first, last }

  /// Where relation words of the language stand.
  package let order: Order
  private var table: FormTable
  /// What a form marked with `~` may end with, in bytes, the empty ending not among them.
  private let endings: FormTable
  private let longestEnding: Int

  /// What a form means: its likeliest sense, and the features of all others.
  package struct Senses: Sendable, Hashable {
    /// The likeliest sense.
    package var features = FeatureSet()
    /// All that the form may mean beside it.
    package var others = FeatureSet()
    var takesEndings = false
    /// The first of two words: the second must follow.
    var beginsPair = false
  }

  /// Reads the text of a lexicon. Cost: O(bytes), once for each language.
  package init(_ text: StaticString) {
    var reader = LexiconReader(byteCount: text.utf8CodeUnitCount)
    text.withUTF8Buffer { reader.read($0) }
    order = reader.order
    table = reader.table
    endings = reader.endings
    longestEnding = reader.longestEnding
  }

  /// The senses of exactly these bytes, which are in lower case; nil if the word is not known. O(length).
  func exact(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Senses? { table.value(bytes, range) }

  /// The senses of exactly these bytes, whose hash is known.
  func exact(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ hash: FormTable.Hash
  ) -> Senses? { table.value(bytes, range, hash) }

  /// No form that begins with the letter in `range` is longer, in bytes; 0 where none begins with it.
  func reach(_ bytes: UnsafeBufferPointer<UInt8>, _ letter: Range<Int>) -> Int { table.reach(bytes, letter) }

  /// The senses of a word, endings taken off where its form allows it, and whether one was taken off.
  func word(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> (senses: Senses, isBare: Bool)? {
    let whole = table.value(bytes, range)
    if let whole, !whole.features.isEmpty { return (whole, true) }
    var cut = range.upperBound - 1
    while cut > range.lowerBound, range.upperBound - cut <= longestEnding {
      if bytes[cut] & 0xC0 != 0x80, endings.value(bytes, cut..<range.upperBound) != nil,
        var senses = table.value(bytes, range.lowerBound..<cut), senses.takesEndings
      {
        senses.beginsPair = whole?.beginsPair ?? false
        return (senses, false)
      }
      cut -= 1
    }
    return whole.map { ($0, true) }
  }
}

/// Reads the lines of a lexicon.
private struct LexiconReader {
  var order = Lexicon.Order.first
  var table: FormTable
  var endings = FormTable(capacity: 128, byteCount: 512)
  var longestEnding = 0
  /// Letters that many write without their marks, each with what they write then.
  private var marked: [(first: UInt8, second: UInt8, plain: UInt8)] = []

  /// - Parameter byteCount: how long the lexicon is: for each form it has about a dozen bytes, two thirds of them the form.
  init(byteCount: Int) { table = FormTable(capacity: byteCount / 12, byteCount: byteCount * 2 / 3) }

  mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    while start < text.count {
      var end = start
      while end < text.count, text[end] != 0x0A { end += 1 }
      var stop = start
      while stop < end, text[stop] != 0x23 { stop += 1 }
      readLine(text, start..<stop)
      start = end + 1
    }
    if !marked.isEmpty { addPlain() }
  }

  /// Adds each form as those write it who leave out the marks of letters, unless that is a word of its own: "de que" is no
  /// "de qué".
  private mutating func addPlain() {
    let listed = table
    for (form, senses) in listed.all {
      guard let plain = plain(form) else { continue }
      let words = form.split(separator: 0x20).compactMap { self.plain(Array($0)) }
      guard words.allSatisfy({ listed.value($0)?.features.isEmpty ?? true }) else { continue }
      table.update(plain) { known in
        let beginsPair = known.beginsPair || senses.beginsPair
        if known.features.isEmpty { known = senses }
        known.beginsPair = beginsPair
      }
    }
    for (ending, _) in endings.all {
      if let plain = plain(ending) { endings.update(plain) { _ in } }
    }
  }

  /// The same letters without their marks; nil where none has any.
  private func plain(_ form: [UInt8]) -> [UInt8]? {
    guard form.contains(where: { $0 >= 0x80 }) else { return nil }
    var plain: [UInt8] = []
    var index = 0
    while index < form.count {
      let next = index + 1 < form.count ? form[index + 1] : 0
      if let mark = marked.first(where: { $0.first == form[index] && $0.second == next }) {
        plain.append(mark.plain)
        index += 2
      } else {
        plain.append(form[index])
        index += 1
      }
    }
    return plain.count == form.count ? nil : plain
  }

  private mutating func readLine(_ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    let equals = line.first { text[$0] == 0x3D } ?? -1
    guard equals >= 0 else { return readSetting(words(text, line), text) }
    var features = FeatureSet()
    for word in words(text, equals + 1..<line.upperBound) {
      guard let feature = Feature(name: text, word) else { continue }
      features.insert(feature)
    }
    var start = line.lowerBound
    for index in line.lowerBound...equals where index == equals || text[index] == 0x7C {
      addForm(words(text, start..<index), text, features)
      start = index + 1
    }
  }

  private mutating func readSetting(_ words: [Range<Int>], _ text: UnsafeBufferPointer<UInt8>) {
    guard words.count >= 2 else { return }
    let last = text[words[1].lowerBound]
    switch text[words[0].lowerBound] {
    case UInt8(ascii: "o"): order = last == UInt8(ascii: "l") ? .last : .first
    case UInt8(ascii: "p"):
      // "áa": two bytes with the mark, and the one that stands for them.
      for word in words.dropFirst() where word.count == 3 {
        marked.append((text[word.lowerBound], text[word.lowerBound + 1], text[word.lowerBound + 2]))
      }
    case UInt8(ascii: "e"):
      for word in words.dropFirst() {
        endings.update(text, word) { _ in }
        longestEnding = max(longestEnding, word.count)
      }
    default: break
    }
  }

  /// A form of one word or two; of two the first is marked, so that the second is looked for.
  private mutating func addForm(_ words: [Range<Int>], _ text: UnsafeBufferPointer<UInt8>, _ features: FeatureSet) {
    guard let first = words.first, let end = words.last?.upperBound else { return }
    let takesEndings = text[end - 1] == 0x7E
    let whole = first.lowerBound..<(takesEndings ? end - 1 : end)
    table.update(text, whole) { senses in
      if senses.features.isEmpty { senses.features = features } else { senses.others.formUnion(features) }
      senses.takesEndings = senses.takesEndings || takesEndings
    }
    if words.count > 1 { table.update(text, first) { $0.beginsPair = true } }
  }

  private func words(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      while index < range.upperBound, text[index] <= 0x20 || text[index] == 0x7C { index += 1 }
      let start = index
      while index < range.upperBound, text[index] > 0x20, text[index] != 0x7C { index += 1 }
      if index > start { words.append(start..<index) }
    }
    return words
  }
}

extension Feature {
  /// The feature with that name; nil if there is none.
  fileprivate init?(name text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    for feature in Feature.allCases {
      let isSame = feature.name.withUTF8Buffer { name in
        name.count == range.count && range.allSatisfy { text[$0] == name[$0 - range.lowerBound] }
      }
      if isSame {
        self = feature
        return
      }
    }
    return nil
  }
}
