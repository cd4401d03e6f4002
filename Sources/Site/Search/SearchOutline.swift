import Cache

/// What must be known of a part of the index to tell what is another where it is: each of its pieces by what that is made from.
struct SearchOutline: Sendable {
  let entryCount: Int
  /// Tells what is shown of the entries from anything else.
  let rows: Digest
  /// The slices that have a term, in their order.
  let slices: [Slice]

  struct Slice: Sendable {
    let number: Int
    /// Tells its terms from any others.
    let terms: Digest
  }

  /// A slice in one of several parts that follow each other.
  struct Place: Sendable {
    let part: Int
    let terms: Digest
    /// How many entries the parts before it have.
    let base: Int
  }

  /// The slices of parts that follow each other, in their order, each with the parts that have a term in it.
  static func slices(of parts: [SearchOutline]) -> [(number: Int, places: [Place])] {
    var places: [Int: [Place]] = [:]
    var base = 0
    for (number, part) in parts.enumerated() {
      for slice in part.slices {
        places[slice.number, default: []].append(Place(part: number, terms: slice.terms, base: base))
      }
      base += part.entryCount
    }
    return places.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}

extension SearchOutline {
  /// The outline of a part that is there.
  init(of part: SearchPart, _ cache: Cache) {
    entryCount = part.entryCount
    rows = cache.digest(part.rowsAlone.write)
    slices = part.slices.map { Slice(number: $0.number, terms: cache.digest($0.part.write)) }
  }

  /// The outline of parts that follow each other.
  init(joining parts: [SearchOutline], _ cache: Cache) {
    let entryCount = parts.reduce(0) { $0 + $1.entryCount }
    self.entryCount = entryCount
    rows = cache.digest { writer in
      writer.write("rows")
      writer.write(parts.map(\.rows)) { $0.write($1) }
    }
    slices = Self.slices(of: parts).map { number, places in
      let key = cache.digest { writer in
        writer.write("terms")
        writer.write(places) { $1.write(to: &$0) }
        // The last parts may have no term in it.
        writer.write(entryCount)
      }
      return Slice(number: number, terms: key)
    }
  }
}

extension SearchOutline.Place {
  /// Writes what it holds and where.
  func write(to writer: inout ByteWriter) {
    writer.write(terms)
    writer.write(base)
  }
}

extension SearchOutline: Cacheable {
  func write(to writer: inout ByteWriter) {
    writer.write(entryCount)
    writer.write(rows)
    writer.write(slices) { writer, slice in
      writer.write(slice.number)
      writer.write(slice.terms)
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    entryCount = try reader.number()
    guard entryCount <= SearchPart.mostEntries else { throw ByteReader.Malformed() }
    rows = try reader.digest()
    slices = try reader.list { (reader) throws(ByteReader.Malformed) in
      Slice(number: try reader.number(), terms: try reader.digest())
    }
  }
}
