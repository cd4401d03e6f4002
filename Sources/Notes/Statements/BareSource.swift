import Markup

/// Source code that nobody fenced: Markdown takes its comments for paragraphs, and methods that begin with a dash for items.
struct BareSource {
  let text: NoteText

  /// The blocks with each run of such lines as a block of code, where comments explain methods in it.
  /// Complexity: O(bytes).
  func fenced(_ blocks: [Block]) -> [Block] {
    // Most notes have none, and cost no more than this.
    guard blocks.contains(where: { isText($0) && BareSource.mark.occurs(in: $0.range, of: text.bytes) }) else {
      return blocks
    }
    var fenced: [Block] = []
    var rest = blocks[...]
    while let next = rest.first {
      let run = rest.prefix(while: isSource)
      if let code = code(run) { fenced.append(code) } else { fenced += run.isEmpty ? [next] : Array(run) }
      rest = rest.dropFirst(max(run.count, 1))
    }
    return fenced
  }

  private static let mark = CueTable(words: ["//"])

  private func isText(_ block: Block) -> Bool {
    switch block.kind {
    case .paragraph, .list: true
    default: false
    }
  }

  private func isSource(_ block: Block) -> Bool {
    guard isText(block) else { return false }
    let lines = lines(in: block.range).filter { $0.kind != .blank }
    return lines.count(where: isCode) * 2 > lines.count
  }

  private func code(_ run: ArraySlice<Block>) -> Block? {
    guard let first = run.first, let last = run.last, case let range = first.range.lowerBound..<last.range.upperBound,
      case let lines = lines(in: range), lines.count(where: declares) > 1
    else { return nil }
    // Set off by blank lines comments are paragraphs, beside which others stand.
    let comments = lines.indices.filter { lines[$0].kind == .comment }
    let joined = comments.count { place in
      [place - 1, place + 1].contains { lines.indices.contains($0) && lines[$0].kind != .blank }
    }
    guard comments.count > 1, joined * 2 > comments.count else { return nil }
    var code = first
    (code.kind, code.range, code.children) = (.code(info: "", literal: "", lines: starts(of: range)), range, [])
    return code
  }

  private func isCode(_ line: CodeLine) -> Bool { line.kind == .comment || line.isSource }

  /// "- (void)viewDidLoad;", "override func viewDidLoad() {": a method that is a callback.
  private func declares(_ line: CodeLine) -> Bool {
    line.isSource && text.namesCallback(in: line.trimmed)
      && BareSource.declarations.occurs(in: line.trimmed, of: text.bytes)
  }

  private static let declarations = CueTable(words: ["- (", "-(", "+ (", "+(", "func "])

  private func lines(in range: Range<Int>) -> [CodeLine] {
    CodeLineReader(text: text).lines(starts(of: range), in: range)
  }

  private func starts(of range: Range<Int>) -> [Int] {
    [range.lowerBound] + range.dropLast().filter { text.bytes[$0] == 0x0A }.map { $0 + 1 }
  }
}
