import Reading

/// What the lines of one list or log have in common: a word that is the same in all is a part of the form, one that
/// takes few values in turn is a receiver, and a line with other words than the rest is none of them.
struct StepColumns {
  /// More words before a name are a sentence.
  static let most = 6
  /// In bytes.
  private static let longestReceiver = 30

  let text: NoteText
  /// How many words stand before the names in most lines.
  private var width = 0
  /// The column of receivers.
  private var receiver: Int?
  /// Whether a column holds neither one word nor receivers.
  private(set) var isLoose = false

  init(text: NoteText, _ lines: [StepLine]) {
    self.text = text
    let others = lines.filter { !$0.isHead }
    var counts = [Int](repeating: 0, count: StepColumns.most + 2)
    for line in others { counts[min(line.before.count, StepColumns.most + 1)] += 1 }
    guard let most = counts.max(), let width = counts.firstIndex(of: most), width > 0, width <= StepColumns.most,
      most * 10 >= others.count * 6
    else { return }
    // One word in one line says nothing by itself.
    guard most >= 2 || (width == 1 && lines.count >= 3) else { return }
    self.width = width
    let rows = others.filter { $0.before.count == width }
    for column in 0..<width {
      let values = rows.map { key($0.before[column]) }
      let distinct = Set(values).count
      if distinct == 1 || countsUp(values) { continue }
      let isShort = rows.allSatisfy { $0.before[column].count <= StepColumns.longestReceiver }
      let words = rows.map { $0.before[column] }
      let isColumn = distinct < values.count && distinct <= 6 && isShort && !saysOrder(words) && !advises(words)
      if isColumn, receiver == nil {
        receiver = column
      } else if !goesWith(receiver, column, rows) {
        isLoose = true
      }
    }
    // Behind a date any words can stand.
    if lines.allSatisfy({ $0.hasTime }), receiver != nil { isLoose = false }
  }

  /// Whether a word is always the same beside the same receiver: "Root VC's", "Navigation controller's".
  private func goesWith(_ receiver: Int?, _ column: Int, _ rows: [StepLine]) -> Bool {
    guard let receiver else { return false }
    var words: [[UInt8]: [UInt8]] = [:]
    return rows.allSatisfy { row in
      let word = key(row.before[column])
      return words.updateValue(word, forKey: key(row.before[receiver])) ?? word == word
    }
  }

  /// "a", "b", "c": numbers by another name.
  private func countsUp(_ values: [[UInt8]]) -> Bool {
    values.count > 1 && values.allSatisfy { $0.count == 1 }
      && zip(values, values.dropFirst()).allSatisfy { $0[0] < $1[0] }
  }

  /// "First", "then", "then", "finally": words of order, and nobody's names, which would come several times each.
  private func saysOrder(_ words: [Range<Int>]) -> Bool {
    words.allSatisfy { word in
      text.part(word).features.meets([.then, .first, .last])
    } && words.contains { word in words.count { key($0) == key(word) } == 1 }
  }

  /// "Not in X", "remember in Y": what to do, and nobody's names.
  private func advises(_ words: [Range<Int>]) -> Bool {
    words.contains { text.part($0).features.meets([.not, .never, .advice]) }
  }

  /// The line as the others tell to read it; nil if it is unlike them.
  func read(_ line: StepLine) -> StepLine? {
    if line.isHead { return line }
    guard !line.isCall else { return nil }
    guard width > 0, line.before.count == width, !isLoose else { return nil }
    var line = line
    line.isHead = true
    if let receiver {
      let name = text.text(line.before[receiver])
      for index in line.steps.indices { line.steps[index].actor = line.steps[index].actor ?? name }
    }
    return line
  }

  private func key(_ word: Range<Int>) -> [UInt8] { text.bytes[word].map({ $0.lowered }) }
}
