/// The terms of a slice as files have them, a line each: the term, the entries that have it in their title or names, and those
/// that have it in their text.
struct TermLines: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []
  /// The lines in pieces, of which a few make a file.
  private(set) var pieces: [Piece] = []

  /// Lines that lie in one file.
  struct Piece: Sendable {
    let firstTerm: String
    let lines: Range<Int>
    let byteCount: Int
  }

  /// Terms of a part of the index, and the number of its first entry among all.
  struct Terms {
    let part: SearchPart
    let base: Int
  }

  /// A piece ends when it has so many bytes.
  static let bytesOfPiece = 8_000
  /// A term that more entries have says little, and the best are among the first: titles come before texts.
  static let mostPlaces = 400

  /// - Parameters:
  ///   - terms: of parts that follow each other.
  ///   - most: what more texts have is known as a word that is everywhere, and has no places in texts; nil where nothing is.
  ///
  /// Complexity: O(bytes of the terms).
  init(_ terms: [Terms], most: Int?) {
    var joined = JoinedTerms(terms.map(\.part))
    var places: [JoinedTerms.Place] = []
    var (start, startByte, firstTerm) = (0, 0, "")
    joined.next(&places)
    while let first = places.first {
      let word = terms[first.part].part.word(of: terms[first.part].part.terms[first.term])
      if start == ends.count { firstTerm = String(decoding: word, as: UTF8.self) }
      addLine(word, places, of: terms, most)
      joined.next(&places)
      let byteCount = bytes.count - startByte
      guard places.isEmpty || byteCount >= Self.bytesOfPiece else { continue }
      pieces.append(Piece(firstTerm: firstTerm, lines: start..<ends.count, byteCount: byteCount))
      (start, startByte) = (ends.count, bytes.count)
    }
  }

  /// Some lines, as far as there are so many: of notes that were written just now there may be less.
  func lines(_ numbers: Range<Int>) -> [ArraySlice<UInt8>] {
    numbers.clamped(to: ends.indices).map { bytes[($0 == 0 ? 0 : ends[$0 - 1])..<ends[$0]] }
  }

  private mutating func addLine(
    _ word: ArraySlice<UInt8>, _ places: [JoinedTerms.Place], of terms: [Terms], _ most: Int?
  ) {
    // Letters and digits: nothing has to be escaped.
    bytes.append(UInt8(ascii: "\""))
    bytes += word
    bytes.append(UInt8(ascii: " "))
    append(places, of: terms, inTitles: true)
    bytes.append(UInt8(ascii: ","))
    let count = places.reduce(0) { $0 + Int(terms[$1.part].part.terms[$1.term].texts.count) }
    if count <= most ?? count { append(places, of: terms, inTitles: false) }
    bytes.append(UInt8(ascii: "\""))
    ends.append(bytes.count)
  }

  /// Writes the first number in base 36, and the steps from each to the next.
  private mutating func append(_ places: [JoinedTerms.Place], of terms: [Terms], inTitles: Bool) {
    var writer = PlaceWriter()
    for place in places {
      let (part, base) = (terms[place.part].part, UInt32(terms[place.part].base))
      let term = part.terms[place.term]
      if inTitles, term.titles.count > 0 {
        writer.add(term.titles, part.titleSteps(of: term), from: base)
      } else if !inTitles, term.texts.count > 0 {
        writer.add(term.texts, part.textSteps(of: term), from: base)
      }
      if writer.places.count >= Self.mostPlaces { break }
    }
    guard writer.places.count > 0 else { return }
    PlaceWriter.append(writer.places.first, to: &bytes)
    bytes +=
      writer.places.count > Self.mostPlaces ? Self.first(Self.mostPlaces - 1, of: writer.steps) : writer.steps[...]
  }

  private static func first(_ count: Int, of steps: [UInt8]) -> ArraySlice<UInt8> {
    var rest = count
    return steps.prefix { byte in
      if byte == UInt8(ascii: " ") { rest -= 1 }
      return rest >= 0
    }
  }
}
