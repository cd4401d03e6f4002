import LifecycleEngine
import Testing

/// The recorded traces. What the simulation does not reproduce is said with the reason, and the saying is honest.
@Suite("Conformance to recorded traces")
struct ConformanceTests {
  /// Path of a trace to the reason in its own header why it is not reproduced.
  static let deviations: [String: String] = ContentFolder.traces.reduce(into: [:]) { found, trace in
    if let reason = trace.header("deviates") { found[trace.place] = reason }
  }

  @Test("A trace that is not listed as a deviation is reproduced", arguments: ContentFolder.traces)
  func reproduces(_ trace: ScenarioText) {
    let report = ScenarioReport(trace)
    #expect(report.problems.isEmpty, "\(report.problems)")
    let own = report.mismatches()
    let isReproduced = own.isEmpty || trace.possibleVersions.contains { report.mismatches(on: $0).isEmpty }
    if Self.deviations[trace.place] != nil {
      #expect(!isReproduced, "\(trace.place) is reproduced now: take its `# deviates:` line out")
    } else {
      #expect(isReproduced, "\(own)")
    }
  }

  @Test("Every deviation gives a reason")
  func list() {
    for (path, reason) in Self.deviations {
      #expect(reason.utf8.count > 20, "\(path) gives no reason")
    }
  }

  @Test("Each golden trace has a file, and is reproduced")
  func golden() {
    let rows = (ContentFolder.text("conformance/README.md") ?? "").split(separator: "\n").filter { line in
      line.hasPrefix("| ") && line.dropFirst(2).first?.isNumber == true
    }
    #expect(rows.count == 19)
    let places = Set(ContentFolder.traces.map(\.place))
    for row in rows {
      let paths = row.split(separator: "`").filter { $0.hasSuffix(".scenario") }.map(String.init)
      #expect(!paths.isEmpty, "\(row) shows nothing")
      for path in paths {
        #expect(places.contains(path), "\(path) is no trace")
        #expect(Self.deviations[path] == nil, "\(path) is not reproduced")
      }
    }
  }

  @Test("Nearly all are reproduced")
  func counts() {
    for tier in ["core", "secondary"] {
      let traces = ContentFolder.traces.filter { $0.header("tier") == tier }
      let reproduced = traces.filter { Self.deviations[$0.place] == nil }
      print("\(tier): \(reproduced.count) of \(traces.count) recorded traces are reproduced")
      #expect(traces.count >= 50)
      #expect(reproduced.count * 100 >= traces.count * 95)
    }
  }
}

/// The notes run what they say.
@Suite("Scenarios of the notes")
struct NoteScenarioTests {
  @Test("A scenario of a note holds on every version that it names", arguments: ContentFolder.blocks)
  func holds(_ block: ScenarioText) {
    let report = ScenarioReport(block)
    #expect(report.problems.isEmpty, "\(report.problems)")
    let mismatches = report.mismatches()
    #expect(mismatches.isEmpty, "\(mismatches)")
  }

  @Test("There are notes to run")
  func presence() {
    #expect(ContentFolder.blocks.count >= 60)
  }
}
