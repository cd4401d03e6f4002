/// "X is called when it appears and Y when it disappears", "before it appears X, and after that Y": callbacks, each with a time of
/// its own, that share a verb, or what their times are measured by.
enum ElisionReader {
  /// The tokens as a statement for each, with what it shares; as they are where nothing is left out.
  static func statements(of tokens: [Token], _ order: Lexicon.Order) -> [[Token]] {
    guard tokens.count(where: { $0.isName }) > 1,
      let name = tokens.firstIndex(where: { $0.isName }), let time = tokens.firstIndex(where: { $0.tellsTime })
    else { return [tokens] }
    // "On a push X is called before it, Y after", "you must call X before and Y after it": what stands before is said of both.
    let start = name < time ? name : order == .first ? time : tokens.startIndex
    let (shared, parts) = (tokens[..<start], parts(of: tokens[start...]))
    let read = parts.compactMap { Part($0, order) }
    guard parts.count > 1, read.count == parts.count, read[0].event != nil else { return [tokens] }
    let isCalled = shared.contains { $0.has(.call) }
    guard order == .last || isCalled != (read[0].verb != nil),
      read.count(where: { $0.verb != nil }) < 2 || read.contains(where: { $0.event == nil })
    else { return [tokens] }
    let verb = isCalled ? nil : read.lazy.compactMap { $0.verb }.first
    let isMoment = tokens[read[0].time].has(.when)
    var event: ArraySlice<Token> = []
    return read.map { part in
      let given = part.event == nil ? event : []
      // "When it appears X, and Y after": after X.
      event = isMoment ? tokens[part.name...part.name] : part.event ?? event
      return shared + part.filled(with: verb, given)
    }
  }

  /// Cut where what is joined to the rest begins with a name, or with a time and a name.
  private static func parts(of tokens: ArraySlice<Token>) -> [ArraySlice<Token>] {
    var parts: [ArraySlice<Token>] = []
    var start = tokens.startIndex
    for index in tokens.indices where tokens[index].joins && index > start {
      guard let next = tokens[index...].firstIndex(where: { !$0.joins && !$0.isLight && $0.kind != .mark(.quote) }),
        case let segment = tokens[next...].prefix(while: { !$0.joins }),
        let name = segment.firstIndex(where: { $0.isName }),
        name == next || segment[..<name].contains(where: { $0.tellsTime })
      else { continue }
      parts.append(tokens[start..<index])
      start = next
    }
    return parts + [tokens[start...]]
  }

  /// A callback with its time.
  private struct Part {
    let tokens: ArraySlice<Token>
    let name: Int
    let time: Int
    /// What the time is measured by; nil where it is left out.
    let event: ArraySlice<Token>?
    let verb: Token?
    let order: Lexicon.Order

    init?(_ tokens: ArraySlice<Token>, _ order: Lexicon.Order) {
      guard let name = tokens.firstIndex(where: { $0.isName }), let time = tokens.firstIndex(where: { $0.tellsTime }),
        tokens.count(where: { $0.tellsTime }) == 1,
        tokens.count(where: { $0.has(.call) }) < 2,
        !tokens.contains(where: { $0.features.meets([.not, .never, .respective, .only, .then]) })
      else { return nil }
      (self.tokens, self.name, self.time, self.order) = (tokens, name, time, order)
      verb = tokens.first { $0.has(.call) }
      let place = Self.place(of: name, time, in: tokens, order)
      // "Before Y": of another name only the time can be.
      guard tokens.indices.allSatisfy({ !tokens[$0].isName || $0 == name || name < time && place.indices.contains($0) })
      else { return nil }
      guard let start = place.firstIndex(where: { $0.says && $0.features != [.that] }),
        let end = place.lastIndex(where: { $0.says })
      else {
        event = nil
        if isMeasured(byNameBeside: place) { return nil }
        return
      }
      event = place[start...end]
      // "Before X of Y".
      if order == .last, place[..<start].contains(where: { $0.has(.of) }) { return nil }
      // "May be called on iOS 12 when …": what restricts the verb is not known to be said of the others.
      if tokens.indices.contains(where: { !(start...end ~= $0) && $0 != name && $0 != time && tokens[$0].restricts }) {
        return nil
      }
    }

    /// Where stands what the time is measured by.
    private static func place(
      of name: Int, _ time: Int, in tokens: ArraySlice<Token>, _ order: Lexicon.Order
    ) -> ArraySlice<Token> {
      switch order {
      case .first: tokens[(time + 1)..<(name < time ? tokens.endIndex : name)]
      case .last: tokens[(name < time ? name + 1 : tokens.startIndex)..<time]
      }
    }

    /// "Before X": whether it is X that the time is measured by, where nothing else says it.
    private func isMeasured(byNameBeside place: ArraySlice<Token>) -> Bool {
      switch order {
      case .first: time < name && !place.contains { $0.has(.call) || $0.kind == .mark(.dash) }
      case .last: name < time && (place.isEmpty || place.contains { $0.has(.of) })
      }
    }

    /// With the verb, and with what its time is measured by. What is not written here takes no place in the text.
    func filled(with shared: Token?, _ given: ArraySlice<Token>) -> [Token] {
      let end = tokens.lastIndex { !$0.isMark } ?? time
      var filled: [Token] = []
      for index in tokens.indices {
        let token = tokens[index]
        if index == time, order == .last { filled += given.map { $0.unwritten(at: token.range.lowerBound) } }
        if self.event != nil || token.features != [.that] { filled.append(token) }
        if index == time, order == .first { filled += given.map { $0.unwritten(at: token.range.upperBound) } }
        let isPlaceOfVerb = index == (order == .first && name < time ? name : end)
        if isPlaceOfVerb, verb == nil, let shared { filled.append(shared.unwritten(at: token.range.upperBound)) }
      }
      return filled
    }
  }
}

extension Token {
  /// Joins what is told alike.
  fileprivate var joins: Bool {
    features == [.and] || features == [.but] || kind == .mark(.comma) || kind == .mark(.listComma)
      || kind == .mark(.semicolon)
  }

  fileprivate var says: Bool { !isMark && !isLight && !has(.call) && !has(.at) && !has(.of) }

  fileprivate var restricts: Bool {
    says && (features.isEmpty || !features.isSubset(of: [.right, .that, .done, .soon]))
  }

  fileprivate func unwritten(at place: Int) -> Token {
    var token = self
    token.range = place..<place
    return token
  }
}
