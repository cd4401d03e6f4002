/// Goes through the terms of several parts, in their order.
struct JoinedTerms {
  /// A term in one of the parts.
  struct Place {
    var part: Int
    var term: Int
  }

  private struct Head {
    var place: Place
    var beginning: TermBeginning
  }

  private let parts: [SearchPart]
  /// Of the terms of each part.
  private let beginnings: [[TermBeginning]]
  /// The next term of each part that has one, as a heap: none comes before the one at half of its place.
  private var heads: [Head] = []

  init(_ parts: [SearchPart]) {
    self.parts = parts
    beginnings = parts.map(\.beginnings)
    for part in parts.indices where !beginnings[part].isEmpty {
      heads.append(Head(place: Place(part: part, term: 0), beginning: beginnings[part][0]))
    }
    for place in heads.indices.reversed() { sink(place) }
  }

  /// The next term: where it is in those parts that have it, in their order; empty at the end.
  ///
  /// Complexity: O(parts that have it · log parts).
  mutating func next(_ places: inout [Place]) {
    places.removeAll(keepingCapacity: true)
    guard let first = heads.first else { return }
    repeat {
      let place = heads[0].place
      places.append(place)
      let next = place.term + 1
      if next < beginnings[place.part].count {
        heads[0] = Head(place: Place(part: place.part, term: next), beginning: beginnings[place.part][next])
      } else {
        let last = heads.removeLast()
        if heads.isEmpty { return }
        heads[0] = last
      }
      sink(0)
    } while isSame(heads[0], first)
  }

  private func word(at place: Place) -> ArraySlice<UInt8> {
    parts[place.part].word(of: parts[place.part].terms[place.term])
  }

  private func isSame(_ one: Head, _ other: Head) -> Bool {
    one.beginning.isSame(as: other.beginning) ?? (word(at: one.place) == word(at: other.place))
  }

  private func comesBefore(_ one: Head, _ other: Head) -> Bool {
    if let comesBefore = one.beginning.comesBefore(other.beginning) { return comesBefore }
    if isSame(one, other) { return one.place.part < other.place.part }
    return TermOrder.comesBefore(word(at: one.place), word(at: other.place))
  }

  /// Puts what stands at a place where it belongs in the heap below it.
  private mutating func sink(_ start: Int) {
    var place = start
    let head = heads[place]
    while true {
      var child = 2 * place + 1
      guard child < heads.count else { break }
      if child + 1 < heads.count, comesBefore(heads[child + 1], heads[child]) { child += 1 }
      guard comesBefore(heads[child], head) else { break }
      heads[place] = heads[child]
      place = child
    }
    heads[place] = head
  }
}

extension SearchPart {
  fileprivate var beginnings: [TermBeginning] {
    bytes.withUnsafeBufferPointer { bytes in
      terms.map { TermBeginning(of: bytes[Int($0.start)..<Int($0.end)]) }
    }
  }

  /// One part of several that follow each other. Complexity: O(bytes of all).
  init(joining parts: [SearchPart]) {
    self.init()
    var bases: [UInt32] = []
    for part in parts {
      bases.append(UInt32(entryCount))
      addEntries(of: part)
    }
    var joined = JoinedTerms(parts)
    var places: [JoinedTerms.Place] = []
    while true {
      joined.next(&places)
      guard let first = places.first else { return }
      addTerm(parts[first.part].word(of: parts[first.part].terms[first.term])) { titles, texts in
        for place in places {
          parts[place.part].add(place.term, from: bases[place.part], titles: &titles, texts: &texts)
        }
      }
    }
  }

  /// Adds the places of a term to those of earlier parts.
  private func add(_ term: Int, from base: UInt32, titles: inout PlaceWriter, texts: inout PlaceWriter) {
    let term = terms[term]
    if term.titles.count > 0 { titles.add(term.titles, titleSteps(of: term), from: base) }
    if term.texts.count > 0 { texts.add(term.texts, textSteps(of: term), from: base) }
  }
}
