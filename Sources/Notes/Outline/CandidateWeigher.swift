import Reading

/// Finds what speaks for lines being an order, and what against it: never whether the order would be right.
struct CandidateWeigher {
  let text: NoteText
  let setting: SettingReader

  /// One callback that comes to several receivers.
  func isOfSeveral(_ candidate: Candidate) -> Bool {
    candidate.form == .log
      || candidate.lines.allSatisfy { $0.isHead && $0.steps.allSatisfy { $0.actor != nil } && !isExplained($0) }
  }

  /// All that speaks for a candidate and against it.
  func evidence(for candidate: Candidate) -> [ListEvidence] {
    var evidence = candidate.evidence
    let meaning = surroundings(of: candidate)
    if meaning.contains(.order) || evidence.contains(.order) {
      if !evidence.contains(.order) { evidence.append(.order) }
      // Declarations below a word for order are listed for it.
      evidence.removeAll { $0 == .source && candidate.form == .codeBlock }
    }
    if meaning.contains(.life), isNear(.life, candidate) {
      evidence.append(.life)
    } else if meaning.contains(.life),
      evidence.contains(.numbers) || !(candidate.place.headings.last.map(setting.namesKind) ?? false)
    {
      evidence.append(.lifeAbove)
    }
    if meaning.contains(.output) { evidence.append(.output) }
    if let above = candidate.title ?? candidate.place.leadIn, setting.meaning(of: above).contains(.denied) {
      evidence.append(.denied)
    }
    // "No X", "no Y": what does not come.
    let denied = candidate.lines.count {
      setting.denies($0.range.lowerBound..<max($0.range.lowerBound, $0.steps[0].range.lowerBound))
    }
    if denied * 2 > candidate.lines.count { evidence.append(.denied) }
    // "✓ X", "✗ Y": which of them come, and not in which order.
    if candidate.lines.contains(where: { setting.isCrossedOut($0.range) }) {
      evidence.append(.denied)
    }
    // Beside a column that says of each row when it comes, no one thing happens.
    if meaning.contains(.situation), !evidence.contains(.beside) { evidence.append(.situation) }
    // Methods with their bodies, where nobody said that it is code.
    if candidate.form != .codeBlock, candidate.lines.filter(opensBody).count * 2 > candidate.lines.count {
      evidence.removeAll { $0 == .order }
      evidence.append(.source)
    }
    let takesTurns = candidate.takesTurns
    if takesTurns { evidence.append(.receivers) }
    if candidate.steps.allSatisfy({ $0.actor != nil }) { evidence.append(.owners) }
    let explained = candidate.lines.filter(isExplained).count
    if explained * 2 > candidate.lines.count {
      if !takesTurns, !evidence.contains(.order), !candidate.isLog {
        evidence.append(evidence.contains(.numbers) ? .explainedSteps : .explained)
      }
      if candidate.repeats { evidence.append(.repeats) }
    } else {
      if explained == 0, candidate.lines.allSatisfy(\.isHead) { evidence.append(.alone) }
      if candidate.recurs { evidence.append(.recurs) }
    }
    // "1. The app is about to leave: X": what each stands for is said before its name.
    if candidate.lines.filter(isCase).count * 2 > candidate.lines.count {
      evidence.removeAll { $0 == .alone || $0 == .situation }
      evidence.append(.explained)
    }
    if candidate.lines.count(where: { text.part($0.range).isMeasure }) * 2 > candidate.lines.count {
      evidence.append(.measures)
    }
    if candidate.lines.filter(isPair).count > 1 { evidence.append(.pairs) }
    // "3. X is called. Do Y there": what is advised behind a numbered step does not take it back.
    let isCounted = evidence.contains(.numbers)
    let unasserted = candidate.lines.count { isUnasserted($0, isCounted) }
    if unasserted * 3 > candidate.lines.count { evidence.append(.unasserted) }
    if !evidence.contains(.numbers), !evidence.contains(.times), !takesTurns {
      if candidate.isAlphabetical, !evidence.contains(.alphabetical) { evidence.append(.alphabetical) }
      if Template.contains(candidate.steps.compactMap(\.callback)) { evidence.append(.source) }
    }
    return evidence
  }

  /// "X / Y".
  private func isPair(_ line: StepLine) -> Bool {
    guard line.steps.count == 2 else { return false }
    let (first, second) = (line.steps[0].range.upperBound, line.steps[1].range.lowerBound)
    return first < second && text.bytes[first..<second].contains(UInt8(ascii: "/"))
  }

  /// What the texts near above say: the lead-in, the items, the nearest headings.
  private func surroundings(of candidate: Candidate) -> LineMeaning {
    let place = candidate.place
    var ranges = place.items + place.headings.suffix(3)
    if let leadIn = place.leadIn { ranges.append(leadIn) }
    if let title = candidate.title { ranges.append(title) }
    var meaning = ranges.reduce(into: LineMeaning()) { $0.formUnion(setting.meaning(of: $1)) }
    // What happens is said right above, and printed is what the lead-in says.
    if !isNear(.situation, candidate) { meaning.remove(.situation) }
    if !isNear(.output, candidate) { meaning.remove(.output) }
    if let heading = place.headings.last {
      let said = setting.meaning(of: heading)
      if said.contains(.glossary), !said.contains(.life) { meaning.subtract([.life, .order]) }
    }
    return meaning
  }

  private func isNear(_ meaning: LineMeaning, _ candidate: Candidate) -> Bool {
    let place = candidate.place
    let near = [candidate.title, place.leadIn, place.items.last, place.headings.last].compactMap { $0 }
    return near.contains { setting.meaning(of: $0).contains(meaning) }
  }

  /// "- (void)viewDidLoad {".
  private func opensBody(_ line: StepLine) -> Bool { text.bytes[line.range].last == UInt8(ascii: "{") }

  /// Whether words behind the names say what they are for.
  private func isExplained(_ line: StepLine) -> Bool {
    if line.isExplainedBelow { return true }
    let rest = (line.condition?.upperBound ?? line.rest.lowerBound)..<line.rest.upperBound
    let start = text.bytes.skipBlanks(from: rest.lowerBound, to: rest.upperBound)
    // A comment in a listing is a remark.
    if text.bytes.hasWord("//", at: start) { return false }
    if isValue(start..<rest.upperBound) { return false }
    // "(Called when leaving the foreground state.)": each with a time of its own.
    if setting.meaning(of: rest).isSuperset(of: [.call, .situation]) { return true }
    let unknown = PrefixReader(text.bytes, rest, upTo: 12).unknown
    // "is called once" explains nothing.
    return unknown > 3 && (unknown > 12 || !setting.meaning(of: rest).contains(.call))
  }

  /// "-> UIApplicationStateActive", "= YES", "animated: true": one word of a program, as it was printed, explains nothing.
  private func isValue(_ range: Range<Int>) -> Bool {
    var start = range.lowerBound
    let label = text.bytes.endOfIdentifier(from: start, to: range.upperBound)
    if label > start, label < range.upperBound, [0x3A, 0x3D].contains(text.bytes[label]) { start = label }
    while start < range.upperBound, [0x2D, 0x3E, 0x3D, 0x3A, 0x20].contains(text.bytes[start]) { start += 1 }
    guard start > range.lowerBound, start < range.upperBound else { return false }
    return text.bytes.endOfIdentifier(from: start, to: range.upperBound) == range.upperBound
  }

  /// Whether a sentence before its name, and no word like "loaded", says when the one callback of a line comes.
  private func isCase(_ line: StepLine) -> Bool {
    guard let label = line.label, line.steps.count == 1 else { return false }
    let meaning = setting.meaning(of: label)
    return meaning.contains(.situation) && meaning.contains(.call)
  }

  private func isUnasserted(_ line: StepLine, _ isCounted: Bool) -> Bool {
    let end = line.condition?.lowerBound ?? (isCounted ? endOfSentence(line) : line.range.upperBound)
    return !setting.meaning(of: line.range.lowerBound..<end).isDisjoint(with: [.not, .advice, .question])
  }

  /// Where the first sentence of a line ends.
  private func endOfSentence(_ line: StepLine) -> Int {
    let rest = line.steps[0].range.upperBound..<line.range.upperBound
    return rest.first { offset in
      text.bytes.hasWord("。", at: offset) || text.bytes.hasWord(". ", at: offset)
    } ?? rest.upperBound
  }
}
