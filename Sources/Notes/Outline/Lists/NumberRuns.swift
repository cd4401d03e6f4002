/// Lines whose numbers count up.
private struct NumberRun {
  var lines: [Int]
  var last: Int
  let depth: Int
  let style: NumberMark.Style
  let isItem: Bool
}

extension OutlineReader {
  /// Reads the numbered lines of a section. A row goes on over what stands between, and over the ends of lists, as long
  /// as it counts up; numbers that start anew, or stand deeper, begin a row of their own.
  mutating func readNumbers(_ section: Range<Int>) {
    let labelled = receiverNumbers(section)
    var open: [NumberRun] = []
    var done: [NumberRun] = []
    for index in section where !isCountless(index) {
      guard let mark = lines[index].number, mark.minor == nil, !labelled.contains(lines[index].group) else { continue }
      let isItem = if case .item = lines[index].kind { true } else { false }
      let depth = lines[index].depth
      let place = open.lastIndex { run in
        run.style == mark.style && run.last + 1 == mark.value && (run.depth == depth || !isItem || !run.isItem)
      }
      if let place, !isTitled(index) {
        done += open[(place + 1)...]
        open.removeSubrange((place + 1)...)
        open[place].lines.append(index)
        open[place].last = mark.value
      } else {
        // A row of the same kind ends where another begins.
        done += open.filter { $0.depth >= depth && $0.style == mark.style }
        open.removeAll { $0.depth >= depth && $0.style == mark.style }
        open.append(NumberRun(lines: [index], last: mark.value, depth: depth, style: mark.style, isItem: isItem))
      }
    }
    for run in (done + open).sorted(by: { $0.lines[0] < $1.lines[0] }) { read(run) }
  }

  /// "11: B initWithCoder:" right below "A pushes B": the numbers go on, and another transition begins.
  private func isTitled(_ index: Int) -> Bool {
    guard index > 0, lines[index].kind == .text || lines[index].kind == .code,
      lines[index - 1].kind == lines[index].kind,
      lines[index - 1].number == nil
    else { return false }
    return setting.namesTransition(lines[index - 1].range)
  }

  /// The blocks in which a number comes twice in a row: it stands for a receiver.
  private func receiverNumbers(_ section: Range<Int>) -> Set<Int> {
    var groups: Set<Int> = []
    for (first, second) in zip(section, section.dropFirst()) where lines[first].group == lines[second].group {
      guard lines[first].kind == lines[second].kind, lines[first].kind == .code || lines[first].kind == .text else {
        continue
      }
      if let number = lines[first].number, number.value == lines[second].number?.value {
        groups.insert(lines[first].group)
      }
    }
    return groups
  }

  private func isCountless(_ index: Int) -> Bool {
    switch lines[index].kind {
    case .heading, .table, .source: true
    case .item, .text, .code, .comment: lines[index].isUsed
    }
  }

  private mutating func read(_ run: NumberRun) {
    guard run.lines.count >= 2 else { return }
    let isList = run.lines.contains { if case .item = lines[$0].kind { true } else { false } }
    let isComment = lines[run.lines[0]].kind == .comment
    readItems(
      run.lines, form: isComment ? .codeComments : isList ? .numberedList : .plainLines, isNumbered: true)
  }
}
