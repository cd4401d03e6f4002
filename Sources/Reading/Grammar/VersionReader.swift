import LifecycleEngine

/// Puts "iOS 13 and later" and the like together to one token.
struct VersionReader {
  private var tokens: [Token]
  private let order: Lexicon.Order

  static func read(_ tokens: [Token], _ order: Lexicon.Order) -> [Token] {
    guard tokens.contains(where: { $0.has(.iOS) || $0.isNumber }) else { return tokens }
    let tokens = ToolReader.read(tokens, order)
    var reader = VersionReader(tokens: tokens, order: order)
    return reader.read()
  }

  init(tokens: [Token], order: Lexicon.Order) {
    self.tokens = tokens
    self.order = order
  }

  private mutating func read() -> [Token] {
    var result: [Token] = []
    var index = 0
    while index < tokens.count {
      guard let number = tokens[index].has(.iOS) ? number(from: index + 1) : boundedNumber(at: index) else {
        result.append(tokens[index])
        index += 1
        continue
      }
      var (low, high) = (tokens[number].value, tokens[number].value)
      var last = number
      // "iOS 12-14", "iOS 9, 10": the stretch that they span.
      while let next = furtherNumber(after: last) {
        (low, high) = (min(low, tokens[next].value), max(high, tokens[next].value))
        last = next
      }
      // "Between iOS 6 and iOS 12".
      if low < high, let place = result.lastIndex(where: { !$0.isLight }), result[place].has(.between) {
        result.remove(at: place)
      }
      // "С iOS 13", "desde iOS 13": in the lexicon one word with what it is of.
      let before = takeWords(before: &result).union(tokens[index].features.intersection(VersionReader.bounds))
      var (after, end) = wordsBehind(last)
      var range = VersionReader.range(low, high, before: before, after: after)
      // "Introduced in iOS 13": from then on.
      if low == high,
        result.last(where: { !$0.isLight && $0.features != [.at] })?.features.meets([.introduced]) ?? false
      {
        range = VersionRange(range.lower, VersionRange.all.upper)
      }
      // "С iOS 3 до iOS 5", "iOS 3からiOS 5まで".
      if range.upper == VersionRange.all.upper, let stretch = endOfStretch(from: order == .first ? last + 1 : end + 1) {
        (range, end) = (VersionRange(range.lower, Version(tokens[stretch.number].value)), stretch.end)
      }
      let token = Token(kind: .version(range), range: tokens[index].range.lowerBound..<tokens[end].range.upperBound)
      result.append(token)
      index = end + 1
    }
    return result
  }

  private func number(from start: Int) -> Int? {
    var index = start
    while index < tokens.count, index < start + 2, tokens[index].isLight || tokens[index].has(.version) { index += 1 }
    guard index < tokens.count, case .number = tokens[index].kind else { return nil }
    return index
  }

  /// "8 and earlier" in a column of versions.
  private func boundedNumber(at index: Int) -> Int? {
    guard case .number(let value) = tokens[index].kind, 2...26 ~= value else { return nil }
    return wordsBehind(index).0.meets([.since, .upTo, .later, .earlier]) ? index : nil
  }

  private func furtherNumber(after last: Int) -> Int? {
    var index = last + 1
    var isStretch = false
    while index < tokens.count, index <= last + (isStretch ? 3 : 2) {
      let token = tokens[index]
      if case .number = token.kind, index > last, token.value <= 30 { return index }
      // "iOS 6 to iOS 12".
      isStretch = isStretch || token.has(.to) || token.others.contains(.to) || isBetween(index)
      let isJoint = token.has(.and) || token.has(.or) || token.has(.iOS) || isStretch
      guard
        isJoint || token.kind == .mark(.listComma) || token.kind == .mark(.dash) || token.kind == .mark(.slash)
      else { return nil }
      index += 1
    }
    return nil
  }

  /// Where "until iOS 5" stands right behind, and its number.
  private func endOfStretch(from start: Int) -> (number: Int, end: Int)? {
    func next(_ index: Int) -> Int? { index < tokens.count ? tokens[index...].firstIndex { !$0.isLight } : nil }
    func ends(_ index: Int?) -> Bool {
      index.map { tokens[$0].features.union(tokens[$0].others).meets([.until, .upTo, .to, .before]) } ?? false
    }
    guard var place = next(start) else { return nil }
    if order == .first {
      guard ends(place) else { return nil }
      // "Hasta iOS": one word with what it is of.
      if !tokens[place].has(.iOS) { place = next(place + 1) ?? place }
    }
    guard tokens[place].has(.iOS), let number = number(from: place + 1), order == .first || ends(next(number + 1))
    else {
      return nil
    }
    return (number, order == .first ? number : next(number + 1) ?? number)
  }

  /// "Between iOS 6 and iOS 12": the word that joins them.
  private func isBetween(_ index: Int) -> Bool {
    tokens[index].has(.and) && tokens[max(0, index - 4)..<index].contains { $0.has(.between) }
  }

  private static let bounds: FeatureSet = [.since, .upTo, .before, .after, .from, .until]

  /// "Since", "before", "up to", right before the version.
  private func takeWords(before result: inout [Token]) -> FeatureSet {
    var index = result.count - 1
    // "Anteriores a iOS 13".
    while index >= 0, result[index].isLight || result[index].features == [.to], result.count - index < 4 { index -= 1 }
    guard index >= 0, result[index].kind == .word else { return [] }
    let features = result[index].features.union(result[index].others).intersection(VersionReader.bounds)
    guard !features.isEmpty, order == .first || !features.meets([.before, .after]) else { return [] }
    result.removeSubrange(index...)
    return features
  }

  /// "And later", "or earlier", "+", "以上", behind the version, and the last token of these.
  func wordsBehind(_ last: Int) -> (FeatureSet, end: Int) {
    var index = last + 1
    var steps = 0
    var isJoined = false
    while index < tokens.count, steps < 4 {
      let token = tokens[index]
      if token.kind == .mark(.plus) { return ([.since], index) }
      let features = token.features.union(token.others)
      let bounds = features.intersection([.since, .upTo, .later, .earlier])
      // "iOS 11 先走 X": what comes earlier is X.
      if order == .last, bounds == [.earlier], index + 1 < tokens.count, tokens[index + 1].isVerb { break }
      if !bounds.isEmpty { return (bounds, index) }
      if order == .last {
        // "12 및 이전": that one, too.
        if features.contains(.before) { return (isJoined ? [.upTo] : [.before], index) }
        if features.contains(.after) { return ([.after], index) }
        // "12まで".
        if features.contains(.until) { return ([.upTo], index) }
      }
      isJoined = isJoined || token.has(.and) || token.has(.or)
      guard token.isLight || token.has(.and) || token.has(.or) || token.has(.version) || token.kind == .mark(.open)
      else { break }
      index += 1
      steps += 1
    }
    return ([], last)
  }

  static func range(_ low: Int, _ high: Int, before: FeatureSet, after: FeatureSet) -> VersionRange {
    let lower = Version(low)
    let upper = Version(high)
    // "After iOS 5", before the number: not in that one.
    if low == high, before.contains(.after), !before.contains(.since) {
      return VersionRange(Version(low + 1), VersionRange.all.upper)
    }
    // "Since 6, until 12": the stretch.
    if after.meets([.since, .later, .after]) || low == high && before.meets([.since, .from]) {
      return VersionRange(lower, VersionRange.all.upper)
    }
    if after.meets([.upTo, .earlier]) || before.contains(.upTo) { return VersionRange(.oldest, upper) }
    if before.meets([.before, .until]) || after.contains(.before) {
      return VersionRange(.oldest, Version(max(low - 1, 2)))
    }
    return VersionRange(lower, upper)
  }
}

extension Token {
  fileprivate var value: Int { if case .number(let value) = kind { value } else { 0 } }
}
