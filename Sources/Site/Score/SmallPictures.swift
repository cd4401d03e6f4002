/// The calls of a situation as a picture of a line's height: a row for each who is told, a column for each part of a turn. What
/// it shows stands in words beside it.
enum SmallScore {
  private static let columns = 6
  private static let columnWidth = 14
  private static let rowHeight = 8
  /// The most calls that stand beside each other in one part of a turn.
  private static let mostInColumn = 3

  static func svg(_ marks: [CallbackPage.Situation.Mark]) -> HTML {
    guard let lanes = marks.map(\.lane).max().map({ $0 + 1 }) else { return HTML() }
    let (width, height) = (columns * columnWidth, lanes * rowHeight)
    var out = HTML()
    out.openPicture("small", width, height)
    out.append("<path d=\"")
    for lane in 0..<lanes {
      out.append("M0 ")
      out.append(lane * rowHeight + rowHeight / 2)
      out.append("H")
      out.append(width)
    }
    for column in 1..<columns {
      out.append("M")
      out.append(column * columnWidth)
      out.append(" 0V")
      out.append(height)
    }
    out.append("\"/><path class=\"calls\" d=\"")
    var counts: [CallbackPage.Situation.Mark: Int] = [:]
    for mark in marks {
      let place = counts[mark, default: 0]
      counts[mark] = place + 1
      guard place < mostInColumn else { continue }
      out.append("M")
      out.append(mark.phase * columnWidth + 2 + place * 4)
      out.append(" ")
      out.append(mark.lane * rowHeight + 1)
      out.append("h3v6h-3Z")
    }
    out.append("\"/></svg>")
    return out
  }
}

/// What each version makes of a callback, as a row of boxes: a high one has it, a low one deprecates it, a line does not have it,
/// or no longer calls it. The same stands in words beside it.
enum VersionRibbon {
  private static let boxWidth = 12
  private static let height = 16

  static func svg(_ states: [CallbackPage.Availability.State]) -> HTML {
    guard !states.isEmpty else { return HTML() }
    var out = HTML()
    out.openPicture("ribbon", states.count * boxWidth, height)
    for (index, state) in states.enumerated() {
      let top: Int =
        switch state {
        case .called: 1
        case .deprecated: 8
        case .unknown, .ended: 14
        }
      out.append("<path class=\"")
      out.append(text: state.rawValue)
      out.append("\" d=\"M")
      out.append(index * boxWidth)
      out.append(" ")
      out.append(top)
      out.append("h10V16h-10Z\"/>")
    }
    out.append("</svg>")
    return out
  }
}

extension HTML {
  /// Begins a picture that says nothing that is not said in words.
  fileprivate mutating func openPicture(_ name: StaticString, _ width: Int, _ height: Int) {
    append("<svg class=\"")
    append(name)
    append("\" viewBox=\"0 0 ")
    append(width)
    append(" ")
    append(height)
    append("\" width=\"")
    append(width)
    append("\" height=\"")
    append(height)
    append("\" aria-hidden=\"true\">")
  }
}
