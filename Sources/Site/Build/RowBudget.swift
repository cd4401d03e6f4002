import Diagnostics

/// How many rows of runs are shown of what somebody wrote. A line of a scenario can log hundreds of calls, so without a
/// bound a small file would make a large site.
struct RowBudget {
  private var left: Int
  private(set) var isUsedUp = false

  /// - Parameters:
  ///   - floor: So many rows there may be of however little.
  ///   - bytes: Of what was written: 20 for each further row, which takes less than 400 on a page.
  init(floor: Int, bytes: Int) {
    left = floor + bytes / 20
  }

  /// Takes rows, all or none; once they do not suffice, nothing is given any more.
  mutating func take(_ rows: Int) -> Bool {
    isUsedUp = isUsedUp || rows > left
    if !isUsedUp { left -= rows }
    return !isUsedUp
  }
}

extension RowBudget {
  /// For the runs of all scenarios of a site.
  static let siteFloor = 20_000
  /// For the verdicts of a note, each with the run that shows it.
  static let noteFloor = 4_000
  /// A verdict without a run takes as much as so many rows.
  static let rowsOfVerdict = 4

  static func finding(_ message: String, _ label: String, in file: SourceFile, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(code: "LC0004", severity: .warning, message: message, file: file, range: range, label: label)
  }
}
