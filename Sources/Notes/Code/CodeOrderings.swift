import LifecycleEngine

/// Finds the orderings in code blocks.
struct CodeOrderings {
  let text: NoteText
  let place: OrderingPlace

  /// Reads the lines between two fences.
  func read(_ starts: [Int], in range: Range<Int>) -> [OrderingDraft] {
    let reader = CodeLineReader(text: text)
    guard reader.mayHoldSteps(range) else { return [] }
    let lines = reader.lines(starts, in: range)
    guard let first = lines.first, let last = lines.last else { return [] }
    let region = first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound)
    let sourceCount = lines.filter(\.isSource).count
    let stepCount = lines.filter(\.isStep).count
    if sourceCount > stepCount { return source(lines, reader) }
    let chains = ChainReader(text: text).chains(in: region, place: place)
    if !chains.isEmpty { return chains }
    return ListingReader(text: text, place: place, lines: lines).drafts
  }

  private func source(_ lines: [CodeLine], _ reader: CodeLineReader) -> [OrderingDraft] {
    let source = SourceReader(text: text, lines: lines)
    var drafts = comments(lines, source, reader)
    if let numbered = source.numbered {
      let draft = draft(numbered, .codeComments)
      let sequence = StepSequence(steps: draft.steps, place: place, bytes: text.bytes)
      if sequence.hasTwoSteps, sequence.isAscending || place.says(.order, bytes: text.bytes) {
        drafts.append(draft)
      }
    } else if let declarations = source.declarations {
      let draft = draft(declarations, .codeBlock)
      let sequence = StepSequence(steps: draft.steps, place: place, bytes: text.bytes)
      if sequence.hasTwoSteps, place.says(.order, bytes: text.bytes) || sequence.isLife {
        drafts.append(draft)
      }
    }
    return drafts
  }

  private func draft(_ methods: [SourceReader.Method], _ form: Ordering.Form) -> OrderingDraft {
    let start = methods.map(\.line.lowerBound).min() ?? 0
    let end = methods.map { $0.printed?.upperBound ?? $0.line.upperBound }.max() ?? start
    return OrderingDraft(steps: methods.map(\.step), range: start..<end, form: form, evidence: place.evidence)
  }

  /// Comments are prose; "these two methods come between X and Y" is about the methods below.
  private func comments(_ lines: [CodeLine], _ source: SourceReader, _ reader: CodeLineReader)
    -> [OrderingDraft]
  {
    var drafts: [OrderingDraft] = []
    for line in lines {
      guard case .remark = line.kind, let start = reader.commentStart(line.trimmed) else { continue }
      let comment = start..<line.trimmed.upperBound
      let chains = ChainReader(text: text).chains(in: comment, place: place)
      if !chains.isEmpty {
        drafts += chains
        continue
      }
      let below = source.methods.first { $0.line.lowerBound > comment.lowerBound }
      let prose = ProseOrderings(text: text, place: OrderingPlace(topic: below?.step.mention)).read(comment)
      drafts += prose.drafts.map { with($0, form: .codeComments) }
      if let between = prose.between {
        let following = source.methods.filter { $0.line.lowerBound > comment.upperBound }.prefix(2)
        guard let last = following.last else { continue }
        drafts.append(
          OrderingDraft(
            steps: [between.first] + following.map(\.step) + [between.last],
            range: comment.lowerBound..<last.line.upperBound, form: .codeComments, evidence: place.evidence))
      }
    }
    return drafts
  }

  private func with(_ draft: OrderingDraft, form: Ordering.Form) -> OrderingDraft {
    var draft = draft
    draft.form = form
    draft.evidence = place.evidence
    return draft
  }
}
