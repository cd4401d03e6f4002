/// A line of a code block, and what it is.
struct CodeLine {
  enum Kind {
    case blank, comment
    /// A line of source code, with or without callbacks.
    case source
    /// Names a callback, a phase of a scene, or what a method prints.
    case step
    case other
  }

  let range: Range<Int>
  /// The line without blanks at its ends.
  let trimmed: Range<Int>
  let kind: Kind

  var isSource: Bool { kind == .source }
  var isStep: Bool { kind == .step }
}

/// Tells the lines of a code block apart.
struct CodeLineReader {
  let text: NoteText
  private var bytes: [UInt8] { text.bytes }

  /// Whether any line of the range can be a step. Most code of most notes is about other things.
  func mayHoldSteps(_ range: Range<Int>) -> Bool {
    text.namesCallback(in: range) || !text.printLabels.isEmpty
      || CodeLineReader.phaseWords.occurs(in: range, of: bytes)
  }

  /// The lines that start at `starts`, within the block's range: quote marks stay outside.
  func lines(_ starts: [Int], in range: Range<Int>) -> [CodeLine] {
    let hasPhases = CodeLineReader.phaseWords.occurs(in: range, of: bytes)
    return starts.map { start in
      let line = text.lineRange(from: start, in: range)
      let trimmed = bytes.trimmed(line)
      return CodeLine(range: line, trimmed: trimmed, kind: kind(of: trimmed, hasPhases: hasPhases))
    }
  }

  /// Where the text of a comment starts, nil if the line is no comment.
  func commentStart(_ line: Range<Int>) -> Int? {
    guard !line.isEmpty else { return nil }
    let first = bytes[line.lowerBound]
    if first == 0x2F, line.count > 1, bytes[line.lowerBound + 1] == 0x2F || bytes[line.lowerBound + 1] == 0x2A {
      return line.lowerBound + 2
    }
    if first == 0x2A, line.count > 1, bytes[line.lowerBound + 1].isBlank { return line.lowerBound + 1 }
    guard first == 0x23, line.count > 1 else { return nil }
    let isDirective =
      CodeLineReader.directives.match(bytes, at: line.lowerBound + 1, limit: line.upperBound) != nil
    return isDirective ? nil : line.lowerBound + 1
  }

  /// - Parameter hasPhases: whether the block has a word for the phases of a scene.
  private func kind(of line: Range<Int>, hasPhases: Bool) -> CodeLine.Kind {
    if line.isEmpty { return .blank }
    if commentStart(line) != nil { return .comment }
    if hasPhases, scenePhase(in: line) != nil { return .step }
    if isSource(line) { return .source }
    return text.namesCallback(in: line) || labelStep(line) != nil ? .step : .other
  }

  /// A printed text that stands for the method that prints it.
  func labelStep(_ line: Range<Int>) -> StepLine? {
    guard !text.printLabels.isEmpty else { return nil }
    let prefix = PrefixReader(bytes, line)
    let label = unquoted(prefix.stampEnd.map { $0..<line.upperBound } ?? line)
    guard !label.isEmpty, let callback = text.printLabels.value(bytes, label).flatMap({ $0 }) else {
      return nil
    }
    return StepLine(
      range: line, steps: [Ordering.Step(event: .callback(callback), range: label)], isHead: true,
      number: number(in: label), unknown: 0, hasTime: prefix.isLog, rest: line.upperBound..<line.upperBound)
  }

  private func unquoted(_ range: Range<Int>) -> Range<Int> {
    let label = bytes.trimmed(range)
    guard label.count > 2, bytes[label.lowerBound] == 0x22, bytes[label.upperBound - 1] == 0x22 else { return label }
    return label.lowerBound + 1..<label.upperBound - 1
  }

  /// The 2 of `shown 2. did move`.
  private func number(in label: Range<Int>) -> Int? {
    guard let start = bytes[label].firstIndex(where: { $0.isDigit }) else { return nil }
    return NumberMark.read(bytes, start..<label.upperBound)?.value
  }

  /// Arrows and bars only.
  func isJoint(_ line: Range<Int>) -> Bool {
    var offset = line.lowerBound
    while offset < line.upperBound {
      let (kind, length) = bytes.kind(at: offset)
      guard kind == .arrow || kind == .blank || bytes[offset] == 0x7C || bytes[offset] == 0x76 else {
        return false
      }
      offset += length
    }
    return true
  }

  /// `onChange scenePhase active`
  func scenePhase(in line: Range<Int>) -> Ordering.ScenePhase? {
    guard CodeLineReader.phaseWords.occurs(in: line, of: bytes) else { return nil }
    var isPhase = false
    var offset = line.lowerBound
    while offset < line.upperBound {
      guard bytes[offset].isLetter else {
        offset += 1
        continue
      }
      let end = bytes.endOfIdentifier(from: offset, to: line.upperBound)
      let word = bytes[offset..<end].map({ $0.lowered })
      if ["scenephase", "newphase", "phase"].contains(where: { $0.utf8.elementsEqual(word) }) { isPhase = true }
      if isPhase, let phase = Ordering.ScenePhase.allCases.first(where: { $0.rawValue.utf8.elementsEqual(word) }) {
        return bytes[line.upperBound - 1] == 0x7B || bytes[line.lowerBound] == 0x2E ? nil : phase
      }
      offset = end
    }
    return nil
  }

  /// Statements and declarations of Objective-C or Swift.
  private func isSource(_ line: Range<Int>) -> Bool {
    let last = bytes[line.upperBound - 1]
    if last == 0x7B || last == 0x7D { return true }
    if bytes[line.lowerBound] == 0x7D || bytes[line.lowerBound] == 0x40 { return true }
    if CodeLineReader.keywords.match(bytes, at: line.lowerBound, limit: line.upperBound) != nil {
      return true
    }
    if CodeLineReader.calls.occurs(in: line, of: bytes) { return true }
    return last == 0x3B
  }

  private static let phaseWords = CueTable(words: ["scenePhase", "newPhase", "phase"])

  private static let directives = CueTable(words: [
    "import", "pragma", "define", "if", "endif", "else", "include", "preview", "ifdef", "ifndef",
    "selector",
  ])

  private static let keywords = CueTable(words: [
    "import", "class ", "struct ", "enum ", "extension ", "protocol ", "final class", "public class",
    "open class",
    "let ", "var ", "guard ", "if ", "if(", "for ", "while ", "switch ", "return", "case ", "override ",
    "func ",
    "self.", "super.", "[self ", "[super ", "- (", "-(", "+ (", "+(", "weak ", "private ", "public ",
    "@objc",
    "typedef ", "static ", "required ", "convenience ", "deinit {",
  ])

  private static let calls = CueTable(words: [
    "[super ", "super.", "NSLog(", "print(", "alloc]", "dispatch_", "addSubview(", "addSubview:",
  ])
}
