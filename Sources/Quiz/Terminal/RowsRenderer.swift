import Diagnostics

/// Draws the rows of an item: number, mark and label, wrapped where the terminal is narrow.
struct RowsRenderer {
  let model: AnswerModel
  let strings: Strings
  let style: Style
  let width: Int

  struct Rows {
    var lines: [String] = []
    /// Where the focused row starts, and how many lines it takes.
    var focusLine = 0
    var focusHeight = 1
    /// The column of the focused row's label.
    var cursorColumn = 0
  }

  func render() -> Rows {
    switch model {
    case .ordering(let model): orderingRows(model)
    case .choice(let model): choiceRows(model)
    }
  }

  private func orderingRows(_ model: OrderingModel) -> Rows {
    let labels = model.item.labels
    let count = model.arrangement.order.count
    var rows = Rows()
    for (row, piece) in model.arrangement.order.enumerated() {
      if row == model.arrangement.placedCount { rows.lines.append(divider) }
      let number = model.arrangement.isPlaced(row) ? "\(row + 1)" : "-"
      let isFocused = row == model.focus
      add(
        Row(number: number, label: labels[piece], isFocused: isFocused, isGrabbed: isFocused && model.isGrabbed),
        of: count, to: &rows)
    }
    if model.canLeaveOut, model.arrangement.placedCount == count { rows.lines.append(divider) }
    return rows
  }

  /// What was picked in vain, or ruled out, is marked and stays where it is.
  private func choiceRows(_ model: ChoiceModel) -> Rows {
    var rows = Rows()
    for (row, option) in model.item.start.enumerated() {
      let isOut = model.ruledOut.contains(option) || model.responses.contains(option)
      let label = model.item.options[option].label
      add(
        Row(number: "\(row + 1)", label: isOut ? "✗ \(label)" : label, isFocused: row == model.focus),
        of: model.item.start.count, to: &rows)
    }
    return rows
  }

  private struct Row {
    var number: String
    var label: String
    var isFocused: Bool
    var isGrabbed = false
  }

  private func add(_ row: Row, of count: Int, to rows: inout Rows) {
    let numberWidth = "\(count)".utf8.count
    // ` > 2  `: the mark, the number and the gap.
    rows.cursorColumn = 3 + numberWidth + 2
    let lines = lines(row, numberWidth: numberWidth, prefixWidth: rows.cursorColumn)
    if row.isFocused {
      rows.focusLine = rows.lines.count
      rows.focusHeight = lines.count
    }
    rows.lines += lines
  }

  private func lines(_ row: Row, numberWidth: Int, prefixWidth: Int) -> [String] {
    let (number, isFocused, isGrabbed) = (row.number, row.isFocused, row.isGrabbed)
    let padding = String(repeating: " ", count: numberWidth - number.utf8.count)
    let prefix = " \(isGrabbed ? "#" : isFocused ? ">" : " ") \(padding)\(number)  "
    return TextWidth.wrapped(TextWidth.safe(row.label), width: width - prefixWidth - 1).enumerated().map {
      index, part in
      let start = index == 0 ? prefix : String(repeating: " ", count: prefixWidth)
      let role: Style.Role? = isGrabbed ? .grabbed : isFocused ? .focused : nil
      return start + (role.map { style.mark(part, $0) } ?? part)
    }
  }

  private var divider: String {
    let text = "── \(strings(.dividerText)) "
    return " " + text + String(repeating: "─", count: max(0, min(40, width - 2) - DisplayWidth.of(text)))
  }
}
