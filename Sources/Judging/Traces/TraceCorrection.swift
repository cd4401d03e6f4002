import Diagnostics
import LifecycleEngine

/// What would have to be written in place of the traces that a scenario expects, so that its runs show them.
///
/// Only lines behind `>` are touched. What is so after a step (`=`) and how it fails (`!`) is the author's word, and a
/// recorded trace is evidence.
package struct TraceCorrection: Sendable {
  /// The steps whose traces can be written.
  var steps: [CorrectedStep] = []
  /// The steps that differ and are left as they are.
  var refusals: [Refusal] = []

  /// One replacement.
  package struct Edit: Sendable, Hashable {
    /// UTF-8 byte offsets in the file.
    package var range: Range<Int>
    /// The bytes that take the place of the range.
    package var replacement: [UInt8]
  }

  /// A step that no trace of one run can be written for.
  package struct Refusal: Sendable, Hashable {
    /// The bytes of the line, or of the scenario.
    package var range: Range<Int>
    /// The reason, as the end of a sentence.
    package var reason: String
  }

  /// - Parameter lines: The bytes of each line of the scenario in the file, without line ends.
  init(_ checked: CheckedScenario, lines: [Range<Int>], in file: SourceFile) {
    // What cannot be read is put right first; to say nothing of it would pass for "no difference".
    if let problem = checked.diagnostics.first(where: { Self.keepsFromRunning.contains($0.code) }) {
      let line = file.line(at: problem.range.lowerBound)
      refusals.append(Refusal(range: checked.range, reason: "line \(line) cannot be read; `lcdoc check` says why"))
      return
    }
    let isRecorded = Self.isRecorded(checked.text)
    for (index, step) in checked.scenario.steps.enumerated() where Self.differs(index, checked.runs) {
      let line = lines[min(max(step.source.line - 1, 0), lines.count - 1)]
      guard !isRecorded else {
        refusals.append(Refusal(range: line, reason: "this is a recorded trace, which is evidence"))
        continue
      }
      switch StepCorrection.make(index, checked, lines, file) {
      case .success(let edits):
        let last = step.expectations.map(\.source.line).max() ?? step.source.line
        steps.append(CorrectedStep(range: line.lowerBound..<lines[min(last, lines.count) - 1].upperBound, edits: edits))
      case .failure(let error): refusals.append(Refusal(range: line, reason: error.reason))
      }
    }
  }

  private static let keepsFromRunning: Set<String> = [
    "LC0004", "LC1001", "LC1006", "LC1007", "LC2001", "LC2002", "LC4008",
  ]

  /// Whether a run logs something else than is expected of the step.
  private static func differs(_ step: Int, _ runs: [ScenarioRun]) -> Bool {
    runs.contains { run in
      run.mismatches.contains { mismatch in
        if case .trace = mismatch.kind { mismatch.step == step } else { false }
      }
    }
  }

  /// Whether the comments above the scenario name where it was published.
  private static func isRecorded(_ text: [UInt8]) -> Bool {
    for line in text.split(separator: 0x0A) {
      guard line.first == UInt8(ascii: "#") else { return false }
      if line.starts(with: "# source:".utf8) { return true }
    }
    return false
  }
}

/// A step whose expected trace can be written.
package struct CorrectedStep: Sendable, Hashable {
  /// The bytes of the step with what is expected of it.
  package let range: Range<Int>
  /// They do not overlap.
  package let edits: [TraceCorrection.Edit]
}

/// The expected lines of one step as its runs show them.
private struct StepCorrection {
  let step: Step
  let run: ScenarioRun
  let entries: [Entry]
  let lines: [Range<Int>]
  let file: SourceFile

  struct Failure: Error {
    var reason: String
  }

  static func make(
    _ index: Int, _ checked: CheckedScenario, _ lines: [Range<Int>], _ file: SourceFile
  ) -> Result<[TraceCorrection.Edit], Failure> {
    let step = checked.scenario.steps[index]
    let hasAlternatives = step.expectations.contains { [.either, .or, .end].contains($0.kind) }
    guard !hasAlternatives else { return .failure(Failure(reason: "it has alternatives, which are put right by hand")) }
    guard let run = checked.runs.first else { return .success([]) }
    let entries = run.compared(inStep: index)
    let shown = entries.map { ScenarioPrinter.print($0, of: run.script) }
    for other in checked.runs.dropFirst() {
      guard other.compared(inStep: index).map({ ScenarioPrinter.print($0, of: other.script) }) == shown else {
        let versions = "iOS \(run.platform.version) and \(other.platform.version)"
        return .failure(Failure(reason: "\(versions) log different traces: write a scenario for each"))
      }
    }
    let correction = StepCorrection(step: step, run: run, entries: entries, lines: lines, file: file)
    guard step.expectations.count * entries.count <= 1 << 22 else {
      return .failure(Failure(reason: "its trace is too long to be compared line by line"))
    }
    return .success(correction.edits)
  }

  /// What stays is left byte for byte; what is new takes its line end and indentation from the line above.
  var edits: [TraceCorrection.Edit] {
    var edits: [TraceCorrection.Edit] = []
    var above = step.source.line - 1
    var next = 0
    var added: [UInt8] = []
    func flush() {
      if !added.isEmpty { edits.append(TraceCorrection.Edit(range: after(above), replacement: added)) }
      added = []
    }
    for move in TraceAlignment(step.expectations, entries, run).moves {
      switch move {
      case .keep(let expectation), .gap(let expectation):
        if case .keep = move { next += 1 }
        flush()
        above = line(expectation)
      case .skip: next += 1
      case .add:
        added += separator + ScenarioPrinter.print(entries[next], of: run.script)
        next += 1
      case .drop(let expectation):
        let place = line(expectation)
        edits.append(
          TraceCorrection.Edit(range: lines[place - 1].upperBound..<lines[place].upperBound, replacement: []))
      }
    }
    if entries.isEmpty { added += separator + "(nothing)".utf8 }
    flush()
    return edits
  }

  private func line(_ expectation: Int) -> Int { step.expectations[expectation].source.line - 1 }

  private func after(_ line: Int) -> Range<Int> { lines[line].upperBound..<lines[line].upperBound }

  /// What parts an expected line from the one above it, with the quote and the indentation that it stands in.
  private var separator: [UInt8] {
    let first = step.expectations.first.map { $0.source.line - 1 } ?? step.source.line
    guard first > 0, first < lines.count else { return Array("\n  > ".utf8) }
    var mark = lines[first].lowerBound
    while mark < lines[first].upperBound, file.bytes[mark] != UInt8(ascii: ">") { mark += 1 }
    return Array(file.bytes[lines[first - 1].upperBound..<mark]) + Array("> ".utf8)
  }
}
