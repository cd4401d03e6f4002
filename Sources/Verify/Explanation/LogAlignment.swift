import LifecycleEngine

/// How the words of one step lie on the lines of a log.
enum LogAlignment {
  /// The price of a line that is missing, too many, another or in its neighbour's place.
  static let edit = 12
  /// The price of a layout pass more or less: their number means nothing.
  static let pass = 1
  /// The price of a step whose last lines the log no longer has.
  static let cutShort = 2
  /// The most lines beyond those of the step that are looked at.
  private static let slack = 6
  private static let mostEnds = 4
  /// The most words of a step that are missing or wrong.
  private static let mostAbsent = 2

  /// Where the lines of a step can end, each with its price.
  struct End: Sendable {
    var line: Int
    var cost: Int
  }

  /// Walks without edits. Gives nil where a line cannot be continued, and how far it came.
  static func exact(
    _ words: [LogWords.Word], on log: LogWords, from start: Int
  ) -> (end: End?, reach: Int, wanted: LogWords.Word?) {
    let lines = log.words
    var line = start
    var cost = 0
    var index = 0
    while index < words.count {
      if line == lines.count {
        let isCut = words[index...].contains { !LogWords.isIncidental($0) }
        return (End(line: line, cost: cost + (isCut ? cutShort : 0)), line, nil)
      }
      if words[index] == lines[line] {
        index += 1
        line += 1
      } else if LogWords.isIncidental(words[index]) {
        index += 1
        cost += pass
      } else if LogWords.isIncidental(lines[line]), line > start || index > 0 || line > 0 {
        line += 1
        cost += pass
      } else {
        return (nil, line, words[index])
      }
    }
    return (End(line: line, cost: cost), line, nil)
  }

  /// Whether edits are worth a try: all words but two stand in the next lines. Asked first, because it is cheap.
  static func isNear(_ words: [LogWords.Word], on log: LogWords, from start: Int) -> Bool {
    let lines = log.words[start..<min(start + words.count + slack, log.words.count)]
    var absent = 0
    for word in words where !LogWords.isIncidental(word) && !lines.contains(word) { absent += 1 }
    return absent <= mostAbsent
  }

  /// The best ends with edits, at most four; one of them is the beginning where a step's only line may be missing.
  ///
  /// Complexity: O(words × (words + slack)).
  static func ends(_ words: [LogWords.Word], on log: LogWords, from start: Int) -> [End] {
    let table = Table(words, log.words, from: start, slack: slack)
    var ends: [End] = []
    for offset in 1..<max(1, table.width) where table.isAnEnd(offset) {
      var cost = table.cost(words.count, offset)
      if start + offset == log.words.count { cost = min(cost, table.cheapestTail(offset)) }
      ends.append(End(line: start + offset, cost: cost))
    }
    if words.filter({ !LogWords.isIncidental($0) }).count == 1 {
      ends.append(End(line: start, cost: table.cost(words.count, 0)))
    }
    ends.sort { ($0.cost, -$0.line) < ($1.cost, -$1.line) }
    return Array(ends.prefix(mostEnds))
  }

  /// What was done to make a step fit.
  static func edits(_ words: [LogWords.Word], on log: LogWords, from start: Int, to end: Int) -> [LogEdit] {
    let table = Table(words, log.words, from: start, slack: slack)
    return table.edits(to: end - start, endsLog: end == log.words.count)
  }

  /// The prices of all beginnings of the words on all beginnings of the lines.
  private struct Table {
    let words: [LogWords.Word]
    let lines: [LogWords.Word]
    let start: Int
    let width: Int
    private var costs: [Int32]

    init(_ words: [LogWords.Word], _ lines: [LogWords.Word], from start: Int, slack: Int) {
      let words = words.count > 300 ? Array(words.prefix(300)) : words
      self.words = words
      self.lines = lines
      self.start = start
      width = min(lines.count - start, words.count + slack) + 1
      costs = Array(repeating: 0, count: (words.count + 1) * width)
      for word in 0...words.count {
        for offset in 0..<width { costs[word * width + offset] = Int32(price(word, offset)) }
      }
    }

    func cost(_ word: Int, _ offset: Int) -> Int { Int(costs[min(word, words.count) * width + offset]) }

    /// An end between two steps makes sense where its last line belongs to the step.
    func isAnEnd(_ offset: Int) -> Bool {
      offset < width && cost(words.count, offset) < (words.count + offset) * edit
    }

    /// The log ends here: the words behind the best place are simply not printed any more.
    func cheapestTail(_ offset: Int) -> Int {
      var best = cost(words.count, offset)
      for word in 0..<words.count { best = min(best, cost(word, offset) + cutShort) }
      return best
    }

    private func single(_ word: LogWords.Word) -> Int { LogWords.isIncidental(word) ? pass : edit }

    private func price(_ word: Int, _ offset: Int) -> Int {
      if word == 0, offset == 0 { return 0 }
      var best = Int.max
      if word > 0 { best = min(best, cost(word - 1, offset) + single(words[word - 1])) }
      if offset > 0 { best = min(best, cost(word, offset - 1) + single(lines[start + offset - 1])) }
      if word > 0, offset > 0 {
        let isSame = words[word - 1] == lines[start + offset - 1]
        best = min(best, cost(word - 1, offset - 1) + (isSame ? 0 : edit))
      }
      if isSwap(word, offset) { best = min(best, cost(word - 2, offset - 2) + edit) }
      return best
    }

    private func isSwap(_ word: Int, _ offset: Int) -> Bool {
      word > 1 && offset > 1 && words[word - 1] == lines[start + offset - 2]
        && words[word - 2] == lines[start + offset - 1] && words[word - 1] != words[word - 2]
    }

    /// Walks back through the table.
    func edits(to end: Int, endsLog: Bool) -> [LogEdit] {
      var word = words.count
      var offset = min(end, width - 1)
      if endsLog, let cut = (0..<words.count).min(by: { cost($0, offset) < cost($1, offset) }),
        cost(cut, offset) + cutShort < cost(words.count, offset)
      {
        word = cut
      }
      var edits: [LogEdit] = []
      while word > 0 || offset > 0 {
        let here = cost(word, offset)
        let line = start + offset - 1
        if word > 0, offset > 0, words[word - 1] == lines[line], here == cost(word - 1, offset - 1) {
          word -= 1
          offset -= 1
        } else if isSwap(word, offset), here == cost(word - 2, offset - 2) + edit {
          edits.append(LogEdit(kind: .swapped, line: line - 1, word: words[word - 2]))
          word -= 2
          offset -= 2
        } else if word > 0, offset > 0, here == cost(word - 1, offset - 1) + edit {
          edits.append(LogEdit(kind: .replaced, line: line, word: words[word - 1]))
          word -= 1
          offset -= 1
        } else if word > 0, here == cost(word - 1, offset) + single(words[word - 1]) {
          edits.append(LogEdit(kind: .missing, line: line + 1, word: words[word - 1]))
          word -= 1
        } else {
          edits.append(LogEdit(kind: .extra, line: line, word: lines[line]))
          offset -= 1
        }
      }
      return edits.reversed()
    }
  }
}
