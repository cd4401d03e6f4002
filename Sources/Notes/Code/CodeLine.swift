/// A line of a code block, and what it is.
struct CodeLine {
  enum Kind {
    case blank
    /// Arrows and bars only.
    case joint
    /// A comment or a title, without a callback.
    case title
    /// A comment that names a callback.
    case remark
    case step(StepLine)
    case phase(Ordering.ScenePhase)
    /// A line of source code, with or without callbacks.
    case source
    case other
  }

  let range: Range<Int>
  /// The line without blanks at its ends.
  let trimmed: Range<Int>
  var kind: Kind
}

/// Tells the lines of a code block apart.
struct CodeLineReader {
  let text: NoteText
  private let steps: StepReader
  private var bytes: [UInt8] { text.bytes }

  init(text: NoteText) {
    self.text = text
    steps = StepReader(text: text)
  }

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
    if let start = commentStart(line) {
      return text.mentions(in: start..<line.upperBound).isEmpty ? .title : .remark
    }
    if isJoint(line) { return .joint }
    if hasPhases, let phase = scenePhase(in: line) { return .phase(phase) }
    if isSource(line) { return .source }
    if let step = steps.read(line, inLog: true), isStep(step) {
      return .step(step)
    }
    if let step = labelStep(line) { return .step(step) }
    return isTitle(line) || isSituation(line) ? .title : .other
  }

  /// A line of a log may hold any words before the name; a sentence may not.
  private func isStep(_ step: StepLine) -> Bool {
    step.unknown <= (step.isLog ? StepReader.mostUnknown : 12)
  }

  /// A printed text that stands for the method that prints it.
  private func labelStep(_ line: Range<Int>) -> StepLine? {
    guard !text.printLabels.isEmpty else { return nil }
    let start = endOfLogPrefix(line)
    let label = bytes.trimmed(start..<line.upperBound)
    guard !label.isEmpty, let callback = text.printLabels.value(bytes, label).flatMap({ $0 }) else {
      return nil
    }
    return StepLine(
      range: line, steps: [Ordering.Step(event: .callback(callback), range: label)], isHead: true, isLog: true,
      hasArrows: false, unknown: 0, isField: false, rest: line.upperBound..<line.upperBound)
  }

  /// Behind `Name[1:2]` or a time at the start.
  private func endOfLogPrefix(_ line: Range<Int>) -> Int {
    var index = line.lowerBound
    var end = line.lowerBound
    while index < line.upperBound, index - line.lowerBound < 120 {
      if bytes[index] == 0x5D, index > line.lowerBound, bytes[index - 1].isDigit || bytes[index - 1].isLetter {
        end = index + 1
      }
      index += 1
    }
    return end
  }

  private func isJoint(_ line: Range<Int>) -> Bool {
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
  private func scenePhase(in line: Range<Int>) -> Ordering.ScenePhase? {
    guard CodeLineReader.phaseWords.occurs(in: line, of: bytes) else { return nil }
    var isPhase = false
    var offset = line.lowerBound
    while offset < line.upperBound {
      guard bytes[offset].isLetter else {
        offset += 1
        continue
      }
      let end = bytes.endOfIdentifier(from: offset, to: line.upperBound)
      let word = String(decoding: bytes[offset..<end].map(\.lowered), as: UTF8.self)
      if word == "scenephase" || word == "newphase" || word == "phase" { isPhase = true }
      if isPhase, let phase = Ordering.ScenePhase(rawValue: word) {
        return bytes[line.upperBound - 1] == 0x7B || bytes[line.lowerBound] == 0x2E ? nil : phase
      }
      offset = end
    }
    return nil
  }

  /// `- press home button`, `=== launch ===`, `1. open the app:`: names what the lines below show.
  private func isTitle(_ line: Range<Int>) -> Bool {
    let first = bytes[line.lowerBound]
    if first == 0x2D || first == 0x3D || first == 0x2A || first == 0x3E || first == 0x5B { return true }
    let last = bytes.trimmed(line).upperBound
    return bytes[last - 1] == 0x3A
      || (last >= 3 && bytes[last - 3] == 0xEF && bytes[last - 2] == 0xBC && bytes[last - 1] == 0x9A)
  }

  /// A short line, not printed, that says what happens: `2. 进入后台`. States joined by arrows say it elsewhere.
  private func isSituation(_ line: Range<Int>) -> Bool {
    line.count <= 90 && endOfLogPrefix(line) == line.lowerBound && text.mentions(in: line).isEmpty
      && SituationWords.table.occurs(in: line, of: bytes) && !PrefixReader(bytes, line).hasArrow
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

  private static let phaseWords = CueTable<Bool>([(true, ["scenePhase", "newPhase", "phase"])])

  private static let directives = CueTable<Bool>([
    (
      true,
      [
        "import", "pragma", "define", "if", "endif", "else", "include", "preview", "ifdef", "ifndef",
        "selector",
      ]
    )
  ])

  private static let keywords = CueTable<Bool>([
    (
      true,
      [
        "import", "class ", "struct ", "enum ", "extension ", "protocol ", "final class", "public class",
        "open class",
        "let ", "var ", "guard ", "if ", "if(", "for ", "while ", "switch ", "return", "case ", "override ",
        "func ",
        "self.", "super.", "[self ", "[super ", "- (", "-(", "+ (", "+(", "weak ", "private ", "public ",
        "@objc",
        "typedef ", "static ", "required ", "convenience ", "deinit {",
      ]
    )
  ])

  private static let calls = CueTable<Bool>([
    (true, ["[super ", "super.", "NSLog(", "print(", "alloc]", "dispatch_", "addSubview(", "addSubview:"])
  ])
}
