import Diagnostics

/// A run in one sentence, for those who do not see the picture; the list beside it says the rest.
struct ScoreSummary {
  let language: Language

  func text(of figure: TraceFigure) -> String {
    let lanes = figure.score.lanes.map(\.name)
    let steps = figure.steps.map(\.text)
    let count = String(figure.score.rows.count)
    let version = figure.version
    return switch language {
    case .english:
      "\(count) callbacks of \(lanes.joined(separator: ", ")), from top to bottom, "
        + (version.isEmpty ? "" : "simulated on iOS \(version), ") + "in the steps: \(steps.joined(separator: "; "))."
    case .chinese:
      "\(lanes.joined(separator: "、"))的 \(count) 个回调，自上而下，"
        + (version.isEmpty ? "" : "在 iOS \(version) 上模拟，") + "步骤：\(steps.joined(separator: "；"))。"
    }
  }
}
