import Cache
import Diagnostics
import Parallel

/// The index of a site as files that a script loads, of which a search needs a few.
///
/// They are scripts, for a page that was opened from a disk may load nothing else. `assets/search/index.js` says which terms
/// lie where; `terms-N.js` has for each of its terms the entries that have it in their title or names, and those that have it
/// in their text; `entries-N.js` what is shown of them. Each is made of a few pieces of the parts, and only where one of these
/// is another.
struct SearchIndex {
  /// The entries, in parts that follow each other.
  let parts: [SlicedPart]
  let language: Language
  let cache: Cache

  /// So many entries are shown of one file.
  private static let entriesOfFile = 64
  /// In sites of so many entries, what more than a tenth of them say in their texts tells none of them from another: a term
  /// that has no place in any title either is a word like "the", and is known as one.
  private static let entriesOfMany = 500

  /// A site whose terms take no more bytes is small: a script may read all of them.
  private static let bytesOfSmall = 4 * TermFile.size

  /// All files, in a fixed order. Complexity: O(pieces of the parts), and the bytes of the terms in slices that changed.
  var files: [SiteFile] {
    let starts = parts.reduce(into: [0]) { starts, part in starts.append((starts.last ?? 0) + part.outline.entryCount) }
    let terms = TermFile.all(of: slices(of: starts.last ?? 0))
    return ([file("index", manifest(terms))] + termFiles(terms) + entryFiles(starts)).compactMap(\.self)
  }

  private func manifest(_ terms: [TermFile]) -> [UInt8] {
    var json = JSONWriter(isForHTML: true)
    json.object { json in
      json.array("terms", terms.compactMap(\.pieces.first?.piece.firstTerm)) { $0.value($1) }
      json.field("isSmall", terms.reduce(0) { $0 + $1.byteCount } <= Self.bytesOfSmall)
      json.field("entriesOfFile", Self.entriesOfFile)
      json.array("kinds", SearchEntry.Kind.allCases) { $0.value($1.text.text(in: language)) }
    }
    return json.bytes
  }

  // MARK: Entries

  /// - Parameter starts: the number of the first entry of each part, and of all.
  private func entryFiles(_ starts: [Int]) -> [SiteFile?] {
    let count = starts.last ?? 0
    var first = 0
    return stride(from: 0, to: count, by: Self.entriesOfFile).map { start in
      let end = min(start + Self.entriesOfFile, count)
      while starts[first + 1] <= start { first += 1 }
      let rows = parts.indices[first...].prefix { starts[$0] < end }.map { place in
        let rows = (starts[place]..<starts[place + 1]).clamped(to: start..<end)
        return (part: parts[place], rows: rows.lowerBound - starts[place]..<rows.upperBound - starts[place])
      }
      return file("entries-\(start / Self.entriesOfFile)") { writer in
        writer.write(rows) { writer, rows in
          writer.write(rows.part.outline.rows)
          writer.write(rows.rows)
        }
      } json: {
        var array = JSONLines()
        for (part, rows) in rows { array.add(part.rows.rows(rows)) }
        return array.closed
      }
    }
  }

  // MARK: Terms

  private func termFiles(_ files: [TermFile]) -> [SiteFile?] {
    files.enumerated().map { number, terms in
      file("terms-\(number)") { writer in
        writer.write(terms.pieces) { writer, piece in
          writer.write(piece.slice.key)
          writer.write(piece.piece.lines)
        }
      } json: {
        var array = JSONLines()
        for (slice, piece) in terms.pieces { array.add(slice.lines.value.lines(piece.lines)) }
        return array.closed
      }
    }
  }

  private func slices(of entryCount: Int) -> [TermSlice] {
    let most = most(of: entryCount)
    return Parallel.map(SearchOutline.slices(of: parts.map(\.outline))) { number, places in
      slice(number, places, most: most)
    }
  }

  /// What more texts have is a word that is everywhere. Nil where nothing is: among few entries a tenth is soon reached, and
  /// among very many that would be more than the files have of any term.
  private func most(of entryCount: Int) -> Int? {
    let most = entryCount / 10
    return entryCount >= Self.entriesOfMany && most < TermLines.mostPlaces ? most : nil
  }

  private func slice(_ number: Int, _ places: [SearchOutline.Place], most: Int?) -> TermSlice {
    let key = cache.digest { writer in
      writer.write("lines")
      writer.write(most) { $0.write($1) }
      writer.write(places) { $1.write(to: &$0) }
    }
    let lines = Later { [parts] in
      TermLines(
        places.map { TermLines.Terms(part: parts[$0.part].terms(of: number), base: $0.base) }, most: most)
    }
    let kept = cache.value(for: key) { KeptPieces(pieces: lines.value.pieces) }
    return TermSlice(letter: SearchPart.letter(of: number), key: key, pieces: kept.pieces, lines: lines)
  }

  // MARK: Files

  private func file(
    _ name: String, from write: (inout ByteWriter) -> Void, json: @escaping @Sendable () -> [UInt8]
  ) -> SiteFile? {
    guard cache.isOn else { return file(name, json()) }
    let key = cache.digest { writer in
      writer.write(name)
      write(&writer)
    }
    return Self.path(name).map { path in SiteFile(path: path, key: key) { Self.script(name, json()) } }
  }

  private func file(_ name: String, _ json: [UInt8]) -> SiteFile? {
    Self.path(name).map { SiteFile(path: $0, bytes: Self.script(name, json)) }
  }

  private static func path(_ name: String) -> SitePath? { SitePath("assets/search/\(name).js") }

  private static func script(_ name: String, _ json: [UInt8]) -> [UInt8] {
    Array("lcdocSearch.put(\"\(name)\", ".utf8) + json + Array(");\n".utf8)
  }
}

/// Where the lines of a slice are cut, as it is kept.
private struct KeptPieces {
  let pieces: [TermLines.Piece]
}

extension KeptPieces: Cacheable {
  func write(to writer: inout ByteWriter) {
    writer.write(pieces) { writer, piece in
      writer.write(piece.firstTerm)
      writer.write(piece.lines)
      writer.write(piece.byteCount)
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    pieces = try reader.list { (reader) throws(ByteReader.Malformed) in
      TermLines.Piece(firstTerm: try reader.text(), lines: try reader.range(), byteCount: try reader.number())
    }
  }
}

/// An array of values that are there as JSON.
private struct JSONLines {
  private var bytes = [UInt8(ascii: "[")]

  mutating func add(_ values: [ArraySlice<UInt8>]) {
    for value in values {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes += value
    }
  }

  var closed: [UInt8] { bytes + [UInt8(ascii: "]")] }
}
