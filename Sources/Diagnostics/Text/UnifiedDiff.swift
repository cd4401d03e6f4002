/// The difference of two texts as `diff -u` writes it.
package struct UnifiedDiff {
  private let path: String
  private var lines: [Line] = []
  /// How many equal lines are shown around a change.
  private static let context = 3

  private struct Line {
    /// Space, `-` or `+`.
    var mark: Character
    var text: String
  }

  /// Complexity: O(lines × changed lines).
  package init(path: String, from old: [UInt8], to new: [UInt8]) {
    self.path = FileReference.path(path)
    let old = Self.lines(of: old)
    let new = Self.lines(of: new)
    let difference = new.difference(from: old)
    var removed = Array(repeating: false, count: old.count)
    var inserted = Array(repeating: false, count: new.count)
    for change in difference.removals { if case .remove(let offset, _, _) = change { removed[offset] = true } }
    for change in difference.insertions { if case .insert(let offset, _, _) = change { inserted[offset] = true } }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if left < old.count, removed[left] {
        lines.append(Line(mark: "-", text: Self.text(old[left])))
        left += 1
      } else if right < new.count, inserted[right] {
        lines.append(Line(mark: "+", text: Self.text(new[right])))
        right += 1
      } else {
        lines.append(Line(mark: " ", text: Self.text(old[left])))
        left += 1
        right += 1
      }
    }
  }

  /// The difference; empty where there is none. Nothing in it moves a terminal's cursor.
  package var text: String {
    let changes = lines.indices.filter { lines[$0].mark != " " }
    guard !changes.isEmpty else { return "" }
    var text = "--- \(DisplayWidth.printable(path))\n+++ \(DisplayWidth.printable(path))\n"
    var hunks: [Range<Int>] = []
    for change in changes {
      let range = max(0, change - Self.context)..<min(lines.count, change + Self.context + 1)
      if let last = hunks.last, last.upperBound >= range.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<range.upperBound
      } else {
        hunks.append(range)
      }
    }
    var place = (line: 0, old: 0, new: 0)
    for hunk in hunks {
      advance(&place, to: hunk.lowerBound)
      let start = place
      advance(&place, to: hunk.upperBound)
      text += "@@ -\(Self.range(start.old, place.old)) +\(Self.range(start.new, place.new)) @@\n"
      for line in lines[hunk] { text += "\(line.mark)\(line.text)\n" }
    }
    return text
  }

  private func advance(_ place: inout (line: Int, old: Int, new: Int), to end: Int) {
    for line in lines[place.line..<end] {
      if line.mark != "+" { place.old += 1 }
      if line.mark != "-" { place.new += 1 }
    }
    place.line = end
  }

  /// `first,count`; of no lines the one before them.
  private static func range(_ start: Int, _ end: Int) -> String {
    "\(end > start ? start + 1 : start),\(end - start)"
  }

  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    DisplayWidth.printable(String(decoding: line.last == 0x0D ? line.dropLast() : line, as: UTF8.self))
  }
}
