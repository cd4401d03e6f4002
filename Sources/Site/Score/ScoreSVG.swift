/// Draws a score as inline SVG: no style attributes, classes only, so that a strict policy allows it and the
/// style sheet decides on colours for light, dark, print and forced colours.
struct ScoreSVG {
  let score: ScoreModel
  let layout: ScoreLayout

  init(_ score: ScoreModel) {
    self.score = score
    self.layout = ScoreLayout(score)
  }

  /// The picture. `id` names title and description; it must be unique on the page.
  func html(id: String, title: String, summary: String) -> HTML {
    var out = HTML()
    out.reserveCapacity(1024 + score.rows.count * 72 + score.bars.count * 96)
    appendOpening(id: id, to: &out)
    appendWords(id: id, title: title, summary: summary, to: &out)
    appendLines(to: &out)
    appendHeads(to: &out)
    appendBars(to: &out)
    appendMarks(to: &out)
    out.append("</svg>")
    return out
  }

  private func appendOpening(id: String, to out: inout HTML) {
    out.append("<svg class=\"score\" role=\"img\" aria-labelledby=\"")
    out.append(text: id)
    out.append("-title ")
    out.append(text: id)
    out.append("-desc\" viewBox=\"0 0 ")
    out.append(layout.width)
    out.append(" ")
    out.append(layout.height)
    out.append("\" width=\"")
    appendEms(layout.width, to: &out)
    out.append("\" height=\"")
    appendEms(layout.height, to: &out)
    out.append("\">")
  }

  private func appendWords(id: String, title: String, summary: String, to out: inout HTML) {
    out.append("<title id=\"")
    out.append(text: id)
    out.append("-title\">")
    out.append(text: title)
    out.append("</title><desc id=\"")
    out.append(text: id)
    out.append("-desc\">")
    out.append(text: summary)
    out.append("</desc>")
  }

  /// Rules above the steps, leads from marks to the list, and one staff line a lane: three paths in all.
  private func appendLines(to out: inout HTML) {
    out.append("<path class=\"rule\" d=\"")
    for top in layout.stepTops {
      appendMove(0, top, to: &out)
      appendHorizontal(layout.width, to: &out)
    }
    out.append("\"/><path class=\"lead\" d=\"")
    for (row, y) in zip(score.rows, layout.rowMiddles) where score.lanes.indices.contains(row.lane) {
      appendMove(layout.laneX(row.lane), y, to: &out)
      appendHorizontal(layout.width, to: &out)
    }
    out.append("\"/><path class=\"staff\" d=\"")
    for lane in score.lanes.indices {
      appendMove(layout.laneX(lane), layout.headY(lane), to: &out)
      appendVertical(layout.height, to: &out)
    }
    out.append("\"/>")
  }

  /// The lanes' names as a staircase: each stands beside the top of its own line, where the lanes to its right
  /// have not begun yet. Nothing is turned, and narrow lanes suffice.
  private func appendHeads(to out: inout HTML) {
    for (index, lane) in score.lanes.enumerated() {
      let x = layout.laneX(index)
      let y = layout.headY(index)
      out.append("<g class=\"head\">")
      appendHeadMark(lane.kind, x, y, to: &out)
      out.append("<text x=\"")
      out.append(x + 11)
      out.append("\" y=\"")
      out.append(y + 4)
      out.append("\">")
      out.append(text: lane.name)
      out.append("</text></g>")
    }
  }

  private func appendHeadMark(_ kind: ScoreModel.LaneKind, _ x: Int, _ y: Int, to out: inout HTML) {
    out.append("<path d=\"")
    switch kind {
    case .app: appendBox(x - 6, y - 6, 12, 12, to: &out)
    case .scene: appendBox(x - 7, y - 5, 14, 10, to: &out)
    case .container:
      appendBox(x - 6, y - 6, 12, 12, to: &out)
      appendBox(x - 2, y - 2, 4, 4, to: &out)
    case .controller: appendCircle(x, y, radius: 5, to: &out)
    case .view: appendBox(x - 4, y - 4, 8, 8, to: &out)
    }
    out.append("\"/>")
  }

  private func appendBars(to out: inout HTML) {
    for bar in score.bars where score.lanes.indices.contains(bar.lane) && bar.fromRow < bar.toRow {
      out.append("<path class=\"bar ")
      out.append(text: bar.state.rawValue)
      out.append("\" d=\"")
      appendBarShape(bar, to: &out)
      out.append("\"/>")
    }
  }

  /// A hairpin that opens while a view appears and closes while it disappears, a full bar in between: the
  /// shape tells the state without any colour.
  private func appendBarShape(_ bar: ScoreModel.Bar, to out: inout HTML) {
    let x = layout.laneX(bar.lane)
    let top = layout.barY(bar.fromRow)
    let bottom = layout.barY(bar.toRow)
    let (upper, lower) =
      switch bar.state {
      case .appearing: (1, 6)
      case .disappearing: (6, 1)
      case .appeared, .active: (6, 6)
      case .inactive: (3, 3)
      case .background: (1, 1)
      }
    appendMove(x - upper, top, to: &out)
    appendHorizontal(x + upper, to: &out)
    out.append("L")
    appendPair(x + lower, bottom, to: &out)
    appendHorizontal(x - lower, to: &out)
    out.append("Z")
  }

  /// One element a row, in order: the stepper finds the mark of a row by its place.
  private func appendMarks(to out: inout HTML) {
    out.append("<g class=\"marks\">")
    for (row, y) in zip(score.rows, layout.rowMiddles) {
      out.append("<path class=\"")
      out.append(text: row.kind.rawValue)
      out.append("\" d=\"")
      if score.lanes.indices.contains(row.lane) {
        appendMark(row.kind, layout.laneX(row.lane), y, to: &out)
      }
      out.append("\"/>")
    }
    out.append("</g>")
  }

  private func appendMark(_ kind: ScoreModel.RowKind, _ x: Int, _ y: Int, to out: inout HTML) {
    switch kind {
    case .appearance: appendCircle(x, y, radius: 5, to: &out)
    case .appState: appendDiamond(x, y, radius: 6, to: &out)
    case .loading: appendBox(x - 4, y - 4, 8, 8, to: &out)
    case .layout: appendBox(x - 6, y - 1, 12, 3, to: &out)
    case .containment: appendTriangle(x, y, to: &out)
    case .other: appendCircle(x, y, radius: 3, to: &out)
    }
  }
}
