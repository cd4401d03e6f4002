import Diagnostics

/// Terms that begin alike are a slice: an index is made and kept slice by slice, for a word more in a note changes few of them.
extension SearchPart {
  /// The terms of each slice that has any, without what is shown of the entries. Complexity: O(bytes).
  var slices: [(number: Int, part: SearchPart)] {
    var slices: [(number: Int, part: SearchPart)] = []
    var start = 0
    while start < terms.count {
      let number = Self.slice(of: word(of: terms[start]))
      let end = terms[start...].firstIndex { Self.slice(of: word(of: $0)) != number } ?? terms.count
      slices.append((number, SearchPart(self, terms: start..<end)))
      start = end
    }
    return slices
  }

  /// The terms of one slice. Complexity: O(log terms), and the bytes of these.
  func slice(_ number: Int) -> SearchPart {
    let start = firstTerm { Self.slice(of: $0) >= number }
    return SearchPart(self, terms: start..<firstTerm { Self.slice(of: $0) > number })
  }

  /// The number of the slice that a term is in. It grows with the terms.
  private static func slice(of word: ArraySlice<UInt8>) -> Int {
    guard let first = word.first else { return 0 }
    return Int(TermOrder.rank(first)) << 4 | Int(TermOrder.rank(word.dropFirst().first ?? 0)) >> 4
  }

  /// What the terms of a slice begin with: the rank of their first byte.
  static func letter(of slice: Int) -> Int { slice >> 4 }

  private func firstTerm(where isBehind: (ArraySlice<UInt8>) -> Bool) -> Int {
    terms.partitioningIndex { isBehind(word(of: $0)) }
  }
}
