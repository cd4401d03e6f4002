/// What of a list lies where, in points from the top of its content: sections one below the other, each with its header,
/// its rows and its footer.
struct ListGeometry {
  let rowHeight: Int32
  /// How many rows there are, in all sections together; every section has as many.
  let rows: Int32
  let sections: Int32
  /// Zero where the list has none.
  let header: Int32
  let footer: Int32
  /// In a plain table headers and footers stay on screen as long as anything of their section does.
  let isPinned: Bool

  private var rowsInSection: Int32 { rows / sections }
  private var sectionHeight: Int32 { header + rowsInSection * rowHeight + footer }

  /// The height of all that there is.
  var height: Int32 { sections * sectionHeight }

  func top(ofRow row: Int32) -> Int32 {
    let section = rowsInSection > 0 ? row / rowsInSection : 0
    return row * rowHeight + section * (header + footer) + header
  }

  func top(of part: ListPart, inSection section: Int32) -> Int32 {
    part == .header ? section * sectionHeight : (section + 1) * sectionHeight - footer
  }

  /// The rows of which something lies between two heights.
  func rows(from top: Int32, to bottom: Int32) -> Range<Int32> {
    guard rows > 0, top < bottom else { return 0..<0 }
    let first = min(row(at: top, roundingUp: 0), rows)
    return first..<max(first, min(row(at: bottom - 1, roundingUp: 1), rows))
  }

  /// How many rows begin above a height, or end there.
  private func row(at height: Int32, roundingUp one: Int32) -> Int32 {
    let section = height / sectionHeight
    let inside = height - section * sectionHeight - header
    let passed = inside < 0 ? 0 : min(inside / rowHeight + one, rowsInSection)
    return section * rowsInSection + passed
  }

  /// The sections whose header or footer shows between two heights.
  func sections(showing part: ListPart, from top: Int32, to bottom: Int32) -> Range<Int32> {
    let own = part == .header ? header : footer
    guard own > 0, top < bottom, sectionHeight > 0 else { return 0..<0 }
    var first = top / sectionHeight
    var end = (bottom - 1) / sectionHeight + 1
    if !isPinned, part == .header { first = top < own ? 0 : (top - own) / sectionHeight + 1 }
    if !isPinned, part == .footer { end = (bottom + own - 1) / sectionHeight }
    end = min(end, sections)
    return min(first, end)..<end
  }
}
