/// "X and Y are called before and after it appears, respectively": two callbacks and two times, of which each callback has its own.
/// "Before and after" says so without that word, and so does one word for both: 前后.
enum RespectiveReader {
  /// The tokens as a statement for each; as they are where nothing is shared out, or it is not clear how.
  static func statements(of said: [Token], _ order: Lexicon.Order) -> [[Token]] {
    var tokens: [Token] = said.flatMap { $0.parts }
    let word = tokens.firstIndex { $0.features == [.respective] }
    let after = placeOfBoth(tokens)
    guard word != nil || after != nil else { return [tokens] }
    if let word { tokens[word].features = [.light] }
    let names = tokens.indices.filter { tokens[$0].isName }
    let relations = tokens.indices.filter { tokens[$0].tellsTime }
    // Of one callback, or of many, nobody can say which of them comes when; nor of one that the other is measured by.
    if let after, names.count != 2 || relations.count != 2 || !isJoined(names[0], names[1], tokens) {
      tokens[after].features = [.heavy]
    }
    guard names.count == 2, relations.count == 2, isJoined(names[0], names[1], tokens),
      let cut = tokens[relations[0]..<relations[1]].lastIndex(where: { $0.isJoint }),
      let times = ranges(relations, cut, beside: names, tokens, order)
    else { return [tokens] }
    return [0, 1].map { own in
      let other = 1 - own
      return tokens.indices.filter {
        $0 != names[other] && $0 != cut && !(names[0] < $0 && $0 < names[1]) && !times[other].contains($0)
      }.map { tokens[$0] }
    }
  }

  /// Where the second word of "before and after" stands.
  private static func placeOfBoth(_ tokens: [Token]) -> Int? {
    tokens.indices.dropFirst(2).first { index in
      guard tokens[index].features == [.after], let before = tokens[..<index].lastIndex(where: { $0.has(.before) })
      else {
        return false
      }
      let between = tokens[(before + 1)..<index]
      return between.contains { $0.isJoint } && between.allSatisfy { $0.isJoint || $0.isLight }
    }
  }

  private static func isJoined(_ first: Int, _ second: Int, _ tokens: [Token]) -> Bool {
    tokens[(first + 1)..<second].allSatisfy { $0.isJoint || $0.isLight || $0.kind == .mark(.quote) }
  }

  /// What belongs to each time alone: "before … and after …"; of "before and after it appears" each has its first word alone, and
  /// they share the rest.
  private static func ranges(
    _ relations: [Int], _ cut: Int, beside names: [Int], _ tokens: [Token], _ order: Lexicon.Order
  ) -> [Range<Int>]? {
    func isEmpty(_ range: Range<Int>) -> Bool { tokens[range].allSatisfy { $0.isLight || $0.isMark } }
    switch order {
    case .first:
      if isEmpty(relations[0] + 1..<cut) { return [relations[0]..<cut, relations[1]..<relations[1] + 1] }
      let end = tokens[cut...].firstIndex { $0.isName || $0.kind == .mark(.stop) } ?? tokens.count
      return [relations[0]..<cut, cut..<end]
    case .last:
      let start = tokens[..<relations[0]].lastIndex { $0.isName || $0.kind == .mark(.comma) }.map { $0 + 1 } ?? 0
      if isEmpty(cut + 1..<relations[1]) { return [relations[0]..<relations[0] + 1, cut..<relations[1] + 1] }
      return [start..<cut, cut..<relations[1] + 1]
    }
  }
}

extension Token {
  /// A word for both times as two words that are joined: of more or less than two callbacks it tells nothing.
  fileprivate var parts: [Token] {
    guard features == [.before, .after, .heavy] else { return [self] }
    return ([[.before], [.and], [.after]] as [FeatureSet]).map { features in
      var part = self
      part.features = features
      return part
    }
  }

  /// Joins two things that are told alike.
  fileprivate var isJoint: Bool {
    features == [.and] || features == [.or] || kind == .mark(.listComma) || kind == .mark(.slash)
  }
}
