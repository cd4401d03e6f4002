import Diagnostics
import LifecycleEngine

/// Words for what is wrong with a scenario's text or its run.
enum ScenarioDiagnostics {
  // MARK: The text

  static func diagnostic(
    for problem: ScenarioProblem, _ scenario: Scenario, _ text: [UInt8], _ place: ScenarioPlace, namesNear: Bool
  ) -> Diagnostic {
    let written = String(decoding: text[problem.range.clamped(to: 0..<text.count)], as: UTF8.self)
    let (code, message) = words(for: problem.kind, written)
    var diagnostic = Diagnostic(
      code: code, severity: .error, message: message, file: place.file,
      range: place.range(problem.range, line: problem.line, in: text))
    let near = namesNear ? NearNames(candidates(for: problem.kind, scenario)).near(written) : []
    if !near.isEmpty {
      diagnostic.helps.append("near: " + near.map { "`\($0)`" }.joined(separator: ", "))
    }
    return diagnostic
  }

  private static func words(for kind: ScenarioProblem.Kind, _ written: String) -> (String, String) {
    switch kind {
    case .unknownKey: ("LC1001", "`\(written)` is not a declaration of a scenario")
    case .unknownStep: ("LC1006", "`\(written)` is not a step")
    case .unknownReceiver: ("LC2002", "nothing in this scenario is called like the receiver of `\(written)`")
    case .unknownCallback: ("LC2001", "`\(written)` is not a callback on any modelled version")
    case .unknownStyle: ("LC1007", "`\(written)` is not a presentation style")
    case .unknownMessage: ("LC1007", "`\(written)` is not the beginning of a line that UIKit prints on the console")
    case .unknownState: ("LC1007", "`\(written)` is not a state")
    case .unknownProperty: ("LC1007", "`\(written)` is not something that can be asked")
    case .badVersion: ("LC1007", "`\(written)` is not a version or a range of versions")
    case .badValue: ("LC1007", "`\(written)` is not a value of this declaration")
    case .badName: ("LC1007", "`\(written)` cannot be a name")
    case .badFrame: ("LC1007", "`\(written)` is not a number; a frame is x y width height")
    case .declarationAfterStep: ("LC1001", "a declaration stands before the first step")
    case .expectationWithoutStep: ("LC1001", "an expectation belongs to a step above it")
    case .unbalancedEither: ("LC1007", "`either`, `or` and `end` do not match")
    case .tooManyNames: ("LC0004", "a scenario has at most 2000 names")
    case .tooLong: ("LC0004", "a scenario has at most 20000 lines")
    }
  }

  private static func candidates(for kind: ScenarioProblem.Kind, _ scenario: Scenario) -> [String] {
    switch kind {
    case .unknownKey: LanguageWords.keys.map(\.description)
    case .unknownStep: LanguageWords.steps.map(\.description)
    case .unknownStyle: LanguageWords.styles.map(\.description)
    case .unknownMessage: Message.allCases.map { $0.text.description }
    case .unknownCallback: Callback.allCases.map { $0.info.selector.description }
    case .unknownReceiver: scenario.names.map { String(decoding: $0, as: UTF8.self) }
    default: []
    }
  }

  // MARK: The run

  /// One finding a step: the first version on which it does not come out, and the others that agree.
  static func diagnostics(for runs: [ScenarioRun], _ place: ScenarioPlace) -> [Diagnostic] {
    var found: [(mismatch: Mismatch, run: ScenarioRun, versions: [Version])] = []
    for run in runs {
      for mismatch in run.mismatches {
        if let known = found.firstIndex(where: { $0.mismatch.isLike(mismatch) }) {
          found[known].versions.append(run.platform.version)
        } else {
          found.append((mismatch, run, [run.platform.version]))
        }
      }
    }
    return found.map { diagnostic(for: $0.mismatch, $0.run, $0.versions, of: runs.count, place) }
  }

  private static func diagnostic(
    for mismatch: Mismatch, _ run: ScenarioRun, _ versions: [Version], of count: Int, _ place: ScenarioPlace
  ) -> Diagnostic {
    let step = run.script.scenario.steps[mismatch.step]
    let text = place.file.bytes
    func diagnostic(_ code: String, _ message: String, _ position: Position) -> Diagnostic {
      Diagnostic(
        code: code, severity: .error, message: message, file: place.file, range: place.fileRange(position, text))
    }
    var result: Diagnostic
    switch mismatch.kind {
    case .trace(let expectation, let logged, let index):
      let position = expectation < step.expectations.count ? step.expectations[expectation].source : step.source
      result = diagnostic("LC4001", "the step does not log what is expected of it", position)
      result.label =
        index < logged.count ? "the run has `\(line(run, logged[index]))` here" : "the run ends before this"
      if expectation >= step.expectations.count { result.label = "the run goes on" }
      result.notes.append("the run logs:\n" + listing(run, logged, mark: index))
    case .query(let index):
      result = diagnostic("LC4007", "this is not so after the step", step.queries[index].source)
    case .failed(let failure):
      let words = String(decoding: failure.text, as: UTF8.self)
      let isImpossible = failure.kind == .impossible
      result = diagnostic(
        isImpossible ? "LC3001" : "LC3002", isImpossible ? "the step is impossible here" : "the app fails in this step",
        step.source)
      result.label = words
    case .didNotFail:
      result = diagnostic("LC3003", "the step was expected to fail and does not", step.source)
    }
    result.notes.append(
      "on " + Wording.versions(versions) + (versions.count == count ? "" : " of \(count) versions run"))
    return result
  }

  private static func line(_ run: ScenarioRun, _ index: Int) -> String {
    Wording.entry(run.trace.entries[index], run.script)
  }

  private static func listing(_ run: ScenarioRun, _ logged: [Int], mark: Int) -> String {
    if logged.isEmpty { return "  (nothing)" }
    return logged.enumerated().map { place, index in
      (place == mark ? ">> " : "   ") + line(run, index)
    }.joined(separator: "\n")
  }
}

extension ScenarioPlace {
  /// The bytes of a position that the parser noted; a scenario's text and its place have the same lines.
  fileprivate func fileRange(_ position: Position, _ text: [UInt8]) -> Range<Int> {
    guard position.line >= 1, position.line <= lines.count else { return lines.last ?? 0..<0 }
    let line = lines[position.line - 1]
    var start = line.lowerBound
    while start < line.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    let length = min(position.range.count, line.upperBound - start)
    let extra = line.upperBound - start - length
    // An expectation's place starts behind its `>`.
    return start + (extra > 0 ? min(extra, 2) : 0)..<line.upperBound
  }
}

extension Mismatch {
  /// Whether two mismatches are the same finding on two versions.
  func isLike(_ other: Mismatch) -> Bool {
    guard step == other.step else { return false }
    switch (kind, other.kind) {
    case (.trace(let one, _, _), .trace(let two, _, _)): return one == two
    case (.query(let one), .query(let two)): return one == two
    case (.failed, .failed), (.didNotFail, .didNotFail): return true
    default: return false
    }
  }
}
