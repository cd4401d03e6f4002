/// The words of one language, looked up by their bytes.
package struct Lexicon: Sendable {
  /// Whether a relation word stands before what it relates to, or behind it.
  package enum Order: Sendable { case first, last }

  /// Where relation words of the language stand.
  package let order: Order
  /// Whether words for somebody begin with articles, so that each shows where a new one begins.
  let hasArticles: Bool
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
    hasArticles = reader.hasArticles
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
  var hasArticles = false
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
    guard equals >= 0 else { return readSetting(text, line) }
    var features = FeatureSet()
    var rest = equals + 1..<line.upperBound
    while let word = nextWord(text, &rest) {
      if let named = Feature.named.value(text, word) { features.formUnion(named.features) }
    }
    hasArticles = hasArticles || features.contains(.article)
    var start = line.lowerBound
    for index in line.lowerBound...equals where index == equals || text[index] == 0x7C {
      addForm(text, start..<index, features)
      start = index + 1
    }
  }

  private mutating func readSetting(_ text: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    var rest = line
    guard let setting = nextWord(text, &rest) else { return }
    while let word = nextWord(text, &rest) {
      switch text[setting.lowerBound] {
      case UInt8(ascii: "o"): order = text[word.lowerBound] == UInt8(ascii: "l") ? .last : .first
      case UInt8(ascii: "p"):
        // "áa": two bytes with the mark, and the one that stands for them.
        guard word.count == 3 else { continue }
        marked.append((text[word.lowerBound], text[word.lowerBound + 1], text[word.lowerBound + 2]))
      case UInt8(ascii: "e"):
        endings.update(text, word) { _ in }
        longestEnding = max(longestEnding, word.count)
      default: return
      }
    }
  }

  /// A form of one word or two; of two the first is marked, so that the second is looked for.
  private mutating func addForm(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ features: FeatureSet) {
    var rest = range
    guard let first = nextWord(text, &rest) else { return }
    var end = first.upperBound
    while let word = nextWord(text, &rest) { end = word.upperBound }
    let takesEndings = text[end - 1] == 0x7E
    let whole = first.lowerBound..<(takesEndings ? end - 1 : end)
    table.update(text, whole) { senses in
      if senses.features.isEmpty { senses.features = features } else { senses.others.formUnion(features) }
      senses.takesEndings = senses.takesEndings || takesEndings
    }
    if end > first.upperBound { table.update(text, first) { $0.beginsPair = true } }
  }

  /// Takes the first word off; nil where there is none.
  private func nextWord(_ text: UnsafeBufferPointer<UInt8>, _ rest: inout Range<Int>) -> Range<Int>? {
    var start = rest.lowerBound
    while start < rest.upperBound, text[start] <= 0x20 || text[start] == 0x7C { start += 1 }
    var end = start
    while end < rest.upperBound, text[end] > 0x20, text[end] != 0x7C { end += 1 }
    rest = end..<rest.upperBound
    return start < end ? start..<end : nil
  }
}

extension Feature {
  /// Each feature, by its name in a lexicon.
  fileprivate static let named = {
    var table = FormTable(capacity: allCases.count, byteCount: allCases.count * 8)
    for feature in allCases {
      feature.name.withUTF8Buffer { name in table.update(name, name.indices) { $0.features.insert(feature) } }
    }
    return table
  }()
}
