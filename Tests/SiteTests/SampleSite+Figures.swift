@testable import Site
import Verify

extension SampleSite {
  typealias SampleRow = (receiver: String, callback: String, phase: String, kind: ScoreModel.RowKind)

  /// A figure from lanes and steps; bars follow from the will… and did… callbacks.
  static func figure(
    id: String, title: String, lanes: [(String, ScoreModel.LaneKind)], steps: [(String, [SampleRow])]
  ) -> TraceFigure {
    var rows: [ScoreModel.Row] = []
    var firstRows: [Int] = []
    var traceSteps: [TraceStep] = []
    for (text, entries) in steps {
      firstRows.append(rows.count)
      traceSteps.append(
        TraceStep(
          text: text,
          rows: entries.map { entry in
            TraceRow(
              receiver: entry.receiver, callback: entry.callback,
              argument: entry.callback.hasPrefix("viewW") && entry.kind == .appearance ? "YES" : "",
              phase: entry.phase,
              link: entry.callback == "viewWillAppear:" ? path("callbacks/viewWillAppear.html") : nil)
          }))
      rows += entries.map { entry in
        ScoreModel.Row(lane: lanes.firstIndex { $0.0 == entry.receiver } ?? -1, kind: entry.kind)
      }
    }
    let score = ScoreModel(
      lanes: lanes.map { ScoreModel.Lane(name: $0.0, kind: $0.1) }, rows: rows,
      bars: bars(of: rows, calling: steps.flatMap { $0.1.map(\.callback) }, lanes.count),
      steps: firstRows)
    return TraceFigure(id: id, title: title, steps: traceSteps, score: score)
  }

  private static func bars(
    of rows: [ScoreModel.Row], calling callbacks: [String], _ laneCount: Int
  ) -> [ScoreModel.Bar] {
    let states: [(prefix: String, state: ScoreModel.BarState?)] = [
      ("viewWillAppear", .appearing), ("viewDidAppear", .appeared), ("viewWillDisappear", .disappearing),
      ("viewDidDisappear", nil), ("applicationDidBecomeActive", .active),
      ("application:didFinish", .inactive),
    ]
    var bars: [ScoreModel.Bar] = []
    for lane in 0..<laneCount {
      var open: (row: Int, state: ScoreModel.BarState)?
      for (index, row) in rows.enumerated() where row.lane == lane {
        guard let match = states.first(where: { callbacks[index].hasPrefix($0.prefix) }) else { continue }
        if let open { bars.append(.init(lane: lane, fromRow: open.row, toRow: index, state: open.state)) }
        open = match.state.map { (index, $0) }
      }
      if let open { bars.append(.init(lane: lane, fromRow: open.row, toRow: rows.count, state: open.state)) }
    }
    return bars
  }
}
