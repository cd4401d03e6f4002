import Cache
import Diagnostics
import Parallel

/// A part of the index, of which those pieces are read that somebody asks for: what is shown of its entries, and the terms of
/// each slice.
struct SlicedPart: Sendable {
  /// What must be known of it to tell which files are others because of it.
  let outline: SearchOutline
  private let madeRows: Later<SearchPart>
  private let madeTerms: @Sendable (SearchOutline.Slice) -> SearchPart

  /// A part that is kept as a whole.
  ///
  /// - Parameters:
  ///   - key: what it is made from.
  ///   - make: makes it.
  init(from key: Digest, _ cache: Cache, make: @escaping @Sendable () -> SearchPart) {
    let whole = Later { cache.value(for: key, make: make) }
    outline = cache.value(for: Self.outlineKey(key, cache)) { SearchOutline(of: whole.value, cache) }
    madeRows = Later { whole.value.rowsAlone }
    madeTerms = { whole.value.slice($0.number) }
  }

  /// Tells that such a part is still wanted, also where nobody reads it this time.
  static func use(_ key: Digest, _ cache: Cache) { cache.use([key, outlineKey(key, cache)]) }

  private static func outlineKey(_ key: Digest, _ cache: Cache) -> Digest {
    cache.digest { writer in
      writer.write("outline")
      writer.write(key)
    }
  }

  /// A part of parts that follow each other.
  ///
  /// - Parameters:
  ///   - key: what it is made from.
  ///   - parts: gives the parts.
  init(from key: Digest, _ cache: Cache, joining parts: @escaping @Sendable () -> [SlicedPart]) {
    self = cache.isOn ? SlicedPart(keptBy: key, cache, joining: parts) : SlicedPart(inMemory: parts(), cache)
  }

  /// Nothing is kept: the parts stay in memory.
  private init(inMemory parts: [SlicedPart], _ cache: Cache) {
    outline = SearchOutline(joining: parts.map(\.outline), cache)
    madeRows = Later { Self.rows(of: parts) }
    madeTerms = { Self.terms(of: $0.number, in: parts) }
  }

  /// It is kept in pieces: where a part is another, most pieces stay. The others are made with the outline, so that the parts
  /// need not stay in memory; they are asked for again only where a piece was dropped since.
  private init(keptBy key: Digest, _ cache: Cache, joining parts: @escaping @Sendable () -> [SlicedPart]) {
    let outline = cache.value(for: key) {
      let parts = parts()
      let outline = SearchOutline(joining: parts.map(\.outline), cache)
      Self.keep(outline, of: parts, cache)
      return outline
    }
    cache.use([outline.rows] + outline.slices.map(\.terms))
    self.outline = outline
    let late = Later(parts)
    madeRows = Later { cache.value(for: outline.rows) { Self.rows(of: late.value) } }
    madeTerms = { slice in cache.value(for: slice.terms) { Self.terms(of: slice.number, in: late.value) } }
  }

  private static func keep(_ outline: SearchOutline, of parts: [SlicedPart], _ cache: Cache) {
    // All of them will be read: each by itself, before anybody waits for one of them.
    _ = Parallel.map(parts) { $0.rows.entryCount }
    if !cache.has(outline.rows) { cache.keep(for: outline.rows, rows(of: parts).write) }
    _ = Parallel.map(outline.slices.filter { !cache.has($0.terms) }) { slice in
      cache.keep(for: slice.terms, terms(of: slice.number, in: parts).write)
    }
  }

  private static func rows(of parts: [SlicedPart]) -> SearchPart { SearchPart(joining: parts.map(\.rows)) }

  private static func terms(of slice: Int, in parts: [SlicedPart]) -> SearchPart {
    SearchPart(joining: parts.map { $0.terms(of: slice) })
  }

  // MARK: Pieces

  /// What is shown of the entries, without terms.
  var rows: SearchPart { current(madeRows.value) }

  /// The terms of a slice; none where it has none of these. Complexity: O(log slices), and to read or make them.
  func terms(of slice: Int) -> SearchPart {
    let place = outline.slices.partitioningIndex { $0.number >= slice }
    guard place < outline.slices.count, outline.slices[place].number == slice else { return nothing }
    return current(madeTerms(outline.slices[place]))
  }

  /// A piece, if it has the entries of the outline. A note that was written since may have others: of what is made from it
  /// nothing stays, but until that is found no number may lead to the entries of the next part.
  private func current(_ piece: SearchPart) -> SearchPart {
    piece.entryCount == outline.entryCount ? piece : nothing
  }

  private var nothing: SearchPart { SearchPart(entryCount: outline.entryCount) }
}
