import LifecycleEngine

extension OutlineReader {
  /// Reads source code: methods whose comments or printed texts carry numbers, and declarations without bodies. The
  /// order of methods in source code says nothing.
  mutating func readSource(_ code: [CodeLine], _ place: OrderingPlace) {
    let source = SourceReader(text: text, lines: code)
    if let numbered = source.numbered {
      // Numbers in the order of the source only count the methods.
      let counts = zip(numbered, numbered.dropFirst()).allSatisfy { $0.line.lowerBound < $1.line.lowerBound }
      add(candidate(numbered, .codeComments, place, counts ? [.numbers, .source] : [.numbers]))
    } else if let declarations = source.declarations {
      add(candidate(declarations, .codeBlock, place, [.block, .source]))
    }
  }

  private func candidate(
    _ methods: [SourceReader.Method], _ form: Ordering.Form, _ place: OrderingPlace, _ evidence: [ListEvidence]
  ) -> Candidate {
    let lines = methods.map { method in
      let end = method.printed.first?.upperBound ?? method.line.upperBound
      return StepLine(
        range: method.line.lowerBound..<max(end, method.line.upperBound), steps: [method.step], isHead: true,
        unknown: 0,
        rest: method.line.upperBound..<method.line.upperBound)
    }
    return Candidate(lines: lines, form: form, place: place, evidence: evidence)
  }

  /// Blocks of comments: each is a text of its own.
  func comments(_ code: [CodeLine]) -> [[Range<Int>]] {
    let reader = CodeLineReader(text: text)
    var blocks: [[Range<Int>]] = [[]]
    for line in code {
      if case .comment = line.kind, let start = reader.commentStart(line.trimmed) {
        let content = text.bytes.trimmed(start..<line.trimmed.upperBound)
        if !content.isEmpty { blocks[blocks.count - 1].append(content) }
      } else if !(blocks.last?.isEmpty ?? true), !line.trimmed.isEmpty {
        blocks.append([])
      }
    }
    return blocks.filter { !$0.isEmpty }
  }
}
