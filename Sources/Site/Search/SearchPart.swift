import Cache

/// The index of some entries that follow each other, by itself: it counts them from 0. Parts are joined to larger ones, and
/// these to the index of a site; where a note changes, only the parts that it is in are made again.
///
/// Pieces of it have what is shown of the entries without terms, or terms without that.
struct SearchPart: Sendable, Equatable {
  private(set) var entryCount = 0
  /// What is shown of each entry, as JSON, one behind the other.
  private(set) var rows: [UInt8] = []
  private(set) var rowEnds: [UInt32] = []
  /// Of each term its own bytes, the steps between its places in titles, and those between its places in texts.
  private(set) var bytes: [UInt8] = []
  /// In the order in which JavaScript has texts.
  private(set) var terms: [Term] = []

  struct Term: Sendable, Equatable {
    /// Where its own bytes begin and end.
    var start: UInt32
    var end: UInt32
    /// The entries that have it in their title or other names, and those that have it in their text alone.
    var titles: Places
    var texts: Places
  }

  /// Numbers of entries, ascending.
  struct Places: Sendable, Equatable {
    var count: UInt32 = 0
    var first: UInt32 = 0
    var last: UInt32 = 0
    /// Where the steps end from the first number to the last: they begin where what is before them ends.
    var end: UInt32 = 0
  }

  /// No entries.
  init() {}

  /// What is shown of an entry.
  func row(_ number: Int) -> ArraySlice<UInt8> {
    rows[(number == 0 ? 0 : Int(rowEnds[number - 1]))..<Int(rowEnds[number])]
  }

  /// What is shown of some entries, as far as there are so many.
  func rows(_ numbers: Range<Int>) -> [ArraySlice<UInt8>] { numbers.clamped(to: rowEnds.indices).map(row) }

  func word(of term: Term) -> ArraySlice<UInt8> { bytes[Int(term.start)..<Int(term.end)] }

  func titleSteps(of term: Term) -> ArraySlice<UInt8> { bytes[Int(term.end)..<Int(term.titles.end)] }

  func textSteps(of term: Term) -> ArraySlice<UInt8> { bytes[Int(term.titles.end)..<Int(term.texts.end)] }

  /// What is shown of the entries, without terms.
  var rowsAlone: SearchPart {
    var part = SearchPart(entryCount: entryCount)
    (part.rows, part.rowEnds) = (rows, rowEnds)
    return part
  }

  // MARK: Making

  /// Entries of which nothing is known here.
  init(entryCount: Int) { self.entryCount = entryCount }

  /// Adds entries that follow, without their terms.
  mutating func addEntries(of part: SearchPart) {
    let base = UInt32(rows.count)
    rows += part.rows
    rowEnds += part.rowEnds.map { base + $0 }
    entryCount += part.entryCount
  }

  /// Some terms of a part, without what is shown of its entries.
  init(_ part: SearchPart, terms places: Range<Int>) {
    entryCount = part.entryCount
    guard let first = part.terms[places].first, let last = part.terms[places].last else { return }
    bytes = Array(part.bytes[Int(first.start)..<Int(last.texts.end)])
    terms = part.terms[places].map { term in
      var term = term
      term.start -= first.start
      term.end -= first.start
      term.titles.end -= first.start
      term.texts.end -= first.start
      return term
    }
  }

  mutating func addRow(_ json: some Collection<UInt8>) {
    rows += json
    rowEnds.append(UInt32(rows.count))
    entryCount += 1
  }

  /// Adds a term that comes after all that are there, and then its places with `places`.
  mutating func addTerm(_ word: some Collection<UInt8>, _ places: (inout PlaceWriter, inout PlaceWriter) -> Void) {
    let start = UInt32(bytes.count)
    bytes += word
    var (titles, texts) = (PlaceWriter(), PlaceWriter())
    places(&titles, &texts)
    var term = Term(start: start, end: UInt32(bytes.count), titles: titles.places, texts: texts.places)
    bytes += titles.steps
    term.titles.end = UInt32(bytes.count)
    bytes += texts.steps
    term.texts.end = UInt32(bytes.count)
    terms.append(term)
  }
}

/// Writes numbers as the steps from one to the next, each behind a space and in base 36.
struct PlaceWriter {
  private(set) var places = SearchPart.Places()
  private(set) var steps: [UInt8] = []

  /// A number above all that are there.
  mutating func add(_ number: UInt32) {
    if places.count == 0 {
      places.first = number
    } else {
      steps.append(UInt8(ascii: " "))
      Self.append(number - places.last, to: &steps)
    }
    places.last = number
    places.count += 1
  }

  /// The numbers of a part whose own begin with `base`; there must be one.
  mutating func add(_ other: SearchPart.Places, _ otherSteps: ArraySlice<UInt8>, from base: UInt32) {
    add(base + other.first)
    steps += otherSteps
    places.last = base + other.last
    places.count += other.count - 1
  }

  static func append(_ number: UInt32, to line: inout [UInt8]) {
    if number >= 36 { append(number / 36, to: &line) }
    line.append(digits[Int(number % 36)])
  }

  private static let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz".utf8)
}

extension SearchPart: Cacheable {
  /// More are not read: numbers of entries of all parts are to fit into 32 bits.
  static let mostEntries = 1 << 20

  func write(to writer: inout ByteWriter) {
    writer.write(entryCount)
    writer.write(rows)
    var start: UInt32 = 0
    writer.write(rowEnds) { writer, end in
      writer.write(Int(end - start))
      start = end
    }
    writer.write(bytes)
    writer.write(terms) { writer, term in
      writer.write(Int(term.end - term.start))
      term.titles.write(behind: term.end, to: &writer)
      term.texts.write(behind: term.titles.end, to: &writer)
    }
  }

  /// Reads what was written: whatever it is, no number leads out of it.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    entryCount = try reader.number()
    rows = Array(try reader.bytes())
    var end: UInt32 = 0
    let rowCount = rows.count
    rowEnds = try reader.list { (reader) throws(ByteReader.Malformed) in
      end = try reader.end(behind: end, in: rowCount)
      return end
    }
    guard entryCount <= Self.mostEntries, rowEnds.isEmpty || rowEnds.count == entryCount else {
      throw ByteReader.Malformed()
    }
    bytes = Array(try reader.bytes())
    end = 0
    let (count, entryCount) = (bytes.count, entryCount)
    terms = try reader.list { (reader) throws(ByteReader.Malformed) in
      let start = end
      end = try reader.end(behind: start, in: count)
      let titles = try Places(from: &reader, behind: end, in: count, entryCount)
      let texts = try Places(from: &reader, behind: titles.end, in: count, entryCount)
      defer { end = texts.end }
      return Term(start: start, end: end, titles: titles, texts: texts)
    }
  }
}

extension SearchPart.Places {
  fileprivate func write(behind start: UInt32, to writer: inout ByteWriter) {
    writer.write(Int(count))
    if count > 0 { writer.write(Int(first)) }
    guard count > 1 else { return }
    writer.write(Int(last - first))
    writer.write(Int(end - start))
  }

  fileprivate init(
    from reader: inout ByteReader, behind start: UInt32, in byteCount: Int, _ entryCount: Int
  ) throws(ByteReader.Malformed) {
    end = start
    count = try reader.end(behind: 0, in: entryCount)
    if count > 0 { first = try reader.end(behind: 0, in: entryCount - 1) }
    last = first
    guard count > 1 else { return }
    last = try reader.end(behind: first, in: entryCount - 1)
    end = try reader.end(behind: start, in: byteCount)
  }
}

extension ByteReader {
  /// The number behind which something ends that is counted from another, not more than there is.
  fileprivate mutating func end(behind start: UInt32, in count: Int) throws(Malformed) -> UInt32 {
    let length = try number()
    guard length <= count - Int(start) else { throw Malformed() }
    return start + UInt32(length)
  }
}
