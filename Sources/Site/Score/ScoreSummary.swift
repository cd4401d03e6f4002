import Diagnostics

/// A run in one sentence, for those who do not see the picture; the list beside it says the rest.
struct ScoreSummary {
  let language: Language

  func text(of figure: TraceFigure) -> String {
    text(
      count: String(figure.score.rows.count), lanes: figure.score.lanes.map(\.name).joined(separator: separators[0]),
      version: figure.version, steps: figure.steps.map(\.text).joined(separator: separators[1]))
  }

  /// The sentence with `{count}`, `{lanes}`, `{version}` and `{steps}` in the places of what differs.
  var pattern: String { text(count: "{count}", lanes: "{lanes}", version: "{version}", steps: "{steps}") }

  /// What stands between lanes, and what between steps.
  var separators: [String] { [language(", ", "、"), language("; ", "；")] }

  private func text(count: String, lanes: String, version: String, steps: String) -> String {
    switch language {
    case .english:
      "\(count) callbacks of \(lanes), from top to bottom, "
        + (version.isEmpty ? "" : "simulated on iOS \(version), ") + "in the steps: \(steps)."
    case .chinese:
      "\(lanes)的 \(count) 个回调，自上而下，"
        + (version.isEmpty ? "" : "在 iOS \(version) 上模拟，") + "步骤：\(steps)。"
    }
  }
}
