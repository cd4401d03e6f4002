/// Draws the rows of an ordering: number, mark and label, wrapped where the terminal is narrow.
struct RowsRenderer {
  let model: OrderingModel
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
    let labels = model.item.labels
    var rows = Rows()
    rows.cursorColumn = prefixWidth
    for (row, piece) in model.arrangement.order.enumerated() {
      if row == model.arrangement.placedCount { rows.lines.append(divider) }
      let lines = lines(row: row, label: TextWidth.safe(labels[piece]))
      if row == model.focus {
        rows.focusLine = rows.lines.count
        rows.focusHeight = lines.count
      }
      rows.lines += lines
    }
    if model.canLeaveOut, model.arrangement.placedCount == model.arrangement.order.count {
      rows.lines.append(divider)
    }
    return rows
  }

  /// ` > 2  `: the mark, the number and the gap.
  private var prefixWidth: Int { 3 + numberWidth + 2 }

  private var numberWidth: Int { "\(model.arrangement.order.count)".utf8.count }

  private func lines(row: Int, label: String) -> [String] {
    let isFocused = row == model.focus
    let isGrabbed = isFocused && model.isGrabbed
    let number = model.arrangement.isPlaced(row) ? "\(row + 1)" : "-"
    let padding = String(repeating: " ", count: numberWidth - number.utf8.count)
    let prefix = " \(isGrabbed ? "#" : isFocused ? ">" : " ") \(padding)\(number)  "
    return TextWidth.wrapped(label, width: width - prefixWidth - 1).enumerated().map { index, part in
      let start = index == 0 ? prefix : String(repeating: " ", count: prefixWidth)
      let role: Style.Role? = isGrabbed ? .grabbed : isFocused ? .focused : nil
      return start + (role.map { style.mark(part, $0) } ?? part)
    }
  }

  private var divider: String {
    let text = "── \(strings(.dividerText)) "
    return " " + text + String(repeating: "─", count: max(0, min(40, width - 2) - TextWidth.columns(text)))
  }
}
