/// How many recorded traces the engine reproduces, by topic and by the version that it runs them on.
struct ConformanceCounts {
  /// Of so many traces, so many come out as recorded.
  struct Cell: Hashable {
    var reproduced = 0
    var total = 0

    /// Empty where there is no trace.
    var text: String { total == 0 ? "" : "\(reproduced)/\(total)" }

    fileprivate mutating func count(_ result: ConformancePage.Result) {
      total += 1
      if result == .reproduced { reproduced += 1 }
    }
  }

  struct Row: Hashable {
    /// Nil for the sum of all topics.
    var topic: String?
    /// One for each version, and the sum of them.
    var cells: [Cell]
  }

  /// The major versions, oldest first.
  let versions: [Int]
  /// A row for each topic in the order of its name, then the sum.
  let rows: [Row]

  init(_ traces: [ConformancePage.RecordedTrace]) {
    let versions = Set(traces.map(\.simulatedOn)).sorted()
    let topics = Set(traces.map(\.topic)).sorted()
    let empty = Array(repeating: Cell(), count: versions.count + 1)
    var rows = topics.map { Row(topic: $0, cells: empty) }
    var sum = Row(topic: nil, cells: empty)
    for trace in traces {
      guard let row = topics.firstIndex(of: trace.topic), let column = versions.firstIndex(of: trace.simulatedOn) else {
        continue
      }
      for place in [column, versions.count] {
        rows[row].cells[place].count(trace.result)
        sum.cells[place].count(trace.result)
      }
    }
    self.versions = versions
    self.rows = rows + [sum]
  }
}
