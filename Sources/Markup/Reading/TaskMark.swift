/// The `[ ]` or `[x]` that makes a list item a task.
enum TaskMark {
  /// Moves the mark from the text of an item into its kind.
  static func take(from item: inout Block) {
    guard !item.children.isEmpty, item.children[0].kind == .paragraph,
      case .text(let text)? = item.children[0].inlines.first?.kind, text.utf8.first == UInt8(ascii: "["),
      let isChecked = read(Array(text.utf8.prefix(4)))
    else { return }
    item.kind = .item(checked: isChecked)
    let rest = String(decoding: text.utf8.dropFirst(4), as: UTF8.self)
    let start = item.children[0].inlines[0].range.lowerBound
    if rest.isEmpty {
      item.children[0].inlines.removeFirst()
    } else {
      let end = item.children[0].inlines[0].range.upperBound
      item.children[0].inlines[0] = Inline(kind: .text(rest), range: min(start + 4, end)..<end)
    }
  }

  private static func read(_ mark: [UInt8]) -> Bool? {
    guard mark.count >= 3, mark[0] == UInt8(ascii: "["), mark[2] == UInt8(ascii: "]"),
      mark.count == 3 || mark[3] == 0x20
    else { return nil }
    switch mark[1] {
    case 0x20: return false
    case UInt8(ascii: "x"), UInt8(ascii: "X"): return true
    default: return nil
    }
  }
}
