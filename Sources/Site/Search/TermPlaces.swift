import Parallel

/// Which entries have which terms.
enum TermPlaces {
  /// A term and the numbers of the entries that have it, those with it in their titles and those with it in their texts,
  /// each ascending.
  struct Term: Sendable {
    let text: String
    private(set) var inTitles: [Int] = []
    private(set) var inTexts: [Int] = []

    init(_ text: String) { self.text = text }

    /// What a title says its text need not say.
    fileprivate mutating func add(_ entry: Int, isInTitle: Bool) {
      if isInTitle {
        if inTitles.count < mostPlaces { inTitles.append(entry) }
      } else if inTitles.last != entry, inTexts.count < mostPlaces {
        inTexts.append(entry)
      }
    }
  }

  /// A term that more entries have says little, and the best are among the first: titles come before texts.
  private static let mostPlaces = 400

  /// That a term stands in an entry.
  private struct Place: Sendable {
    let term: SearchTerm
    let entry: Int32
    let isInTitle: Bool
  }

  /// All terms, in the order in which JavaScript has texts: by their UTF-16. What begins alike is gathered and sorted apart,
  /// in parallel.
  static func all(of entries: [SearchEntry]) -> [Term] {
    let starts = Array(stride(from: 0, to: entries.count, by: entriesOfChunk))
    let chunks = Parallel.map(starts) { start in
      stretches(of: entries, start..<min(start + entriesOfChunk, entries.count))
    }
    return Parallel.map(0..<stretchCount) { stretch in terms(of: chunks.map { $0[stretch] }.joined()) }.flatMap(\.self)
  }

  private static let entriesOfChunk = 512

  /// The places of terms in some entries, by how the terms begin.
  private static func stretches(of entries: [SearchEntry], _ range: Range<Int>) -> [[Place]] {
    var stretches = [[Place]](repeating: [], count: stretchCount)
    for number in range {
      for (terms, isInTitle) in [(entries[number].titleTerms, true), (entries[number].textTerms, false)] {
        for term in terms {
          let place = Place(term: SearchTerm(text: term), entry: Int32(number), isInTitle: isInTitle)
          stretches[stretch(of: term)].append(place)
        }
      }
    }
    return stretches
  }

  private static func terms(of places: some Sequence<Place>) -> [Term] {
    var numbers: [SearchTerm: Int] = [:]
    var terms: [Term] = []
    for place in places {
      let number = numbers[place.term] ?? terms.count
      if number == terms.count {
        numbers[place.term] = number
        terms.append(Term(place.term.text))
      }
      terms[number].add(Int(place.entry), isInTitle: place.isInTitle)
    }
    return terms.sorted { $0.text.utf16.lexicographicallyPrecedes($1.text.utf16) }
  }

  /// One for each ASCII letter, and one for each 256 of the other first letters: in the order of the terms in them.
  private static func stretch(of term: String) -> Int {
    let first = Int(term.utf16.first ?? 0)
    return first < 128 ? first : 128 + first >> 8
  }

  private static let stretchCount = 128 + 256
}
