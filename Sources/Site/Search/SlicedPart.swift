import Cache

/// A part of the index, of which those pieces are read that somebody asks for: what is shown of its entries, and the terms of
/// each slice.
struct SlicedPart: Sendable {
  /// What must be known of it to tell which files are others because of it.
  let outline: SearchOutline
  /// What is shown of the entries, without terms.
  let rows: Later<SearchPart>
  private let terms: @Sendable (SearchOutline.Slice) -> SearchPart

  /// A part that is kept as a whole.
  ///
  /// - Parameters:
  ///   - key: what it is made from.
  ///   - make: makes it.
  init(from key: Digest, _ cache: Cache, make: @escaping @Sendable () -> SearchPart) {
    let whole = Later { cache.value(for: key, make: make) }
    outline = cache.value(for: Self.outlineKey(key, cache)) { SearchOutline(of: whole.value, cache) }
    rows = Later { whole.value.rowsAlone }
    terms = { whole.value.slice($0.number) }
  }

  /// Tells that such a part is still wanted, also where nobody reads it this time.
  static func use(_ key: Digest, _ cache: Cache) { cache.use([key, outlineKey(key, cache)]) }

  private static func outlineKey(_ key: Digest, _ cache: Cache) -> Digest {
    cache.digest { writer in
      writer.write("outline")
      writer.write(key)
    }
  }

  /// A part of parts that follow each other. It is kept in pieces: where a part is another, most pieces stay.
  ///
  /// - Parameters:
  ///   - key: what it is made from.
  ///   - parts: gives the parts.
  init(from key: Digest, _ cache: Cache, joining parts: @escaping @Sendable () -> [SlicedPart]) {
    let late = Later(parts)
    let outline = cache.value(for: key) {
      let parts = cache.isOn ? parts() : late.value
      let outline = SearchOutline(joining: parts.map(\.outline), cache)
      // Pieces that are not kept yet are made at once, so that the parts need not stay in memory.
      if cache.isOn { Self.keep(outline, of: parts, cache) }
      return outline
    }
    cache.use([outline.rows] + outline.slices.map(\.terms))
    self.outline = outline
    rows = Later { cache.value(for: outline.rows) { SearchPart(joining: late.value.map(\.rows.value)) } }
    terms = { slice in
      cache.value(for: slice.terms) { SearchPart(joining: late.value.map { $0.terms(of: slice.number) }) }
    }
  }

  private static func keep(_ outline: SearchOutline, of parts: [SlicedPart], _ cache: Cache) {
    if !cache.has(outline.rows) {
      cache.keep(for: outline.rows, SearchPart(joining: parts.map(\.rows.value)).write)
    }
    for slice in outline.slices where !cache.has(slice.terms) {
      cache.keep(for: slice.terms, SearchPart(joining: parts.map { $0.terms(of: slice.number) }).write)
    }
  }

  /// The terms of a slice; none where it has none of these.
  func terms(of number: Int) -> SearchPart {
    outline.slices.first { $0.number == number }.map(terms) ?? SearchPart(entryCount: outline.entryCount)
  }
}
