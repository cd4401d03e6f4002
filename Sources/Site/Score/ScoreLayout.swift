/// Where everything of a score lies. Units are sixteenths of an em, so that picture and list grow with the
/// reader's letters together.
///
/// The list beside the picture has the same pitch: `assets/site.css` gives a step `2.5em` and a row `1.75em`.
struct ScoreLayout {
  static let rowHeight = 28
  static let stepHeight = 40
  static let headHeight = 24
  static let headGap = 6
  static let margin = 15
  /// Room under the last row, so that bars that last to the end are seen to go on.
  static let tail = 12

  let width: Int
  let height: Int
  /// From one lane to the next. Many lanes stand closer, so that a phone keeps room for the names beside them.
  let lanePitch: Int
  /// The middle of each row.
  let rowMiddles: [Int]
  /// The upper edge of each step's title; parallel to the steps in order of their first rows.
  let stepTops: [Int]
  /// Where the lanes' heads end and time begins.
  let timeTop: Int

  init(_ score: ScoreModel) {
    lanePitch = score.lanes.count <= 4 ? 26 : score.lanes.count <= 6 ? 20 : 16
    width = Self.margin * 2 + lanePitch * max(score.lanes.count - 1, 0)
    timeTop = Self.headHeight * score.lanes.count + Self.headGap
    var y = timeTop
    var middles: [Int] = []
    var tops: [Int] = []
    middles.reserveCapacity(score.rows.count)
    var steps = score.steps.sorted()[...]
    for row in 0...score.rows.count {
      // Steps without callbacks stand where the next one's rows begin.
      while let step = steps.first, step <= row {
        steps.removeFirst()
        tops.append(y)
        y += Self.stepHeight
      }
      guard row < score.rows.count else { break }
      middles.append(y + Self.rowHeight / 2)
      y += Self.rowHeight
    }
    rowMiddles = middles
    stepTops = tops
    height = y + Self.tail
  }

  func laneX(_ lane: Int) -> Int { Self.margin + lane * lanePitch }

  /// The middle of the lane's head, where its name stands.
  func headY(_ lane: Int) -> Int { lane * Self.headHeight + Self.headHeight / 2 }

  /// The moment at which a bar begins or ends.
  func barY(_ row: Int) -> Int {
    row < rowMiddles.count ? rowMiddles[max(row, 0)] : height
  }
}
