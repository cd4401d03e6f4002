/// A score as those show it who show links elsewhere: wide, in light colours, without words, for the title stands beside it.
/// Time runs from left to right.
struct ScorePicture {
  /// In pixels, as those who show it ask for.
  static let (width, height) = (1200, 630)
  /// More would be too small to see.
  private static let (mostRows, mostLanes) = (36, 9)
  private static let margin = 72
  /// Paper, faint, accent, ink: the light colours of `assets/site.css`.
  private static let palette = [0xFDFCF9, 0xB9CFDA, 0x14618F, 0x1E2227]
  private static let (faint, accent, ink): (UInt8, UInt8, UInt8) = (1, 2, 3)

  private var image = PNG(width: width, height: height)
  private let score: ScoreModel
  private let rowPitch: Int
  private let lanePitch: Int
  private let lanes: Int
  private let rows: Int

  /// The file of a score.
  static func bytes(of score: ScoreModel) -> [UInt8] {
    var picture = ScorePicture(score)
    picture.draw()
    return picture.image.bytes(palette: palette)
  }

  private init(_ score: ScoreModel) {
    self.score = score
    lanes = max(1, min(score.lanes.count, Self.mostLanes))
    rows = max(1, min(score.rows.count, Self.mostRows))
    rowPitch = min((Self.width - 2 * Self.margin) / rows, 120)
    lanePitch = min((Self.height - Self.margin) / lanes, 150)
  }

  private func x(_ row: Int) -> Int { Self.margin + min(row, rows) * rowPitch + rowPitch / 2 }
  private func y(_ lane: Int) -> Int { Self.height / 2 + (2 * lane - lanes + 1) * lanePitch / 2 }

  private mutating func draw() {
    let radius = max(7, min(rowPitch, lanePitch) / 4)
    // Where steps begin, but for the first.
    for step in score.steps where step > 0 && step < rows {
      rectangle(x(step) - rowPitch / 2 - 1, y(0) - lanePitch / 2, 3, lanes * lanePitch, Self.faint)
    }
    for lane in 0..<lanes { rectangle(Self.margin / 2, y(lane) - 1, Self.width - Self.margin, 3, Self.faint) }
    for bar in score.bars where bar.lane < lanes && bar.fromRow < rows {
      let end = bar.toRow >= rows - 1 ? Self.width - Self.margin / 2 : x(bar.toRow)
      rectangle(x(bar.fromRow), y(bar.lane) - radius - 5, end - x(bar.fromRow), 2 * radius + 10, Self.faint)
    }
    for (index, row) in score.rows.prefix(rows).enumerated() where row.lane < lanes {
      disc(x(index), y(row.lane), radius + 3, 0)
      disc(x(index), y(row.lane), radius, row.kind == .appearance ? Self.accent : Self.ink)
    }
    // The lanes' heads.
    for lane in 0..<lanes { rectangle(Self.margin / 2 - 4, y(lane) - 12, 8, 25, Self.ink) }
  }

  private mutating func rectangle(_ left: Int, _ top: Int, _ width: Int, _ height: Int, _ colour: UInt8) {
    for row in top..<(top + height) { image.fill(row: row, from: left, to: left + width, colour) }
  }

  private mutating func disc(_ x: Int, _ y: Int, _ radius: Int, _ colour: UInt8) {
    for row in -radius...radius {
      let half = Int((Double(radius * radius - row * row)).squareRoot().rounded())
      image.fill(row: y + row, from: x - half, to: x + half + 1, colour)
    }
  }
}
