import Diagnostics
import LifecycleEngine

/// Words for what is wrong with a scenario's text or its run.
struct ScenarioDiagnostics {
  /// A note may have so many scenarios; the others are not run.
  static func tooMany(
    _ limit: Int, from first: Range<Int>, in file: SourceFile, _ language: Language
  ) -> Diagnostic {
    Diagnostic(
      code: "LC0004", severity: .warning,
      message: language("a note may have up to \(limit) scenarios", "一篇笔记最多 \(limit) 个情景"), file: file, range: first,
      label: language("not run from here on", "从这里起不再运行"))
  }

  let place: ScenarioPlace
  let language: Language

  // MARK: The text

  func diagnostic(
    for problem: ScenarioProblem, _ scenario: Scenario, _ text: [UInt8], namesNear: Bool
  ) -> Diagnostic {
    let written = String(decoding: text[problem.range.clamped(to: 0..<text.count)], as: UTF8.self)
    let (code, message) = words(for: problem.kind, written)
    var diagnostic = Diagnostic(
      code: code, severity: .error, message: message, file: place.file,
      range: place.range(problem.range, line: problem.line, in: text))
    let near = namesNear ? NearNames(candidates(for: problem.kind, scenario)).near(written) : []
    if !near.isEmpty {
      let list = near.map { "`\($0)`" }.joined(separator: language(", ", "、"))
      diagnostic.helps.append(language("near: ", "相近的有：") + list)
    }
    diagnostic.language = language
    return diagnostic
  }

  private func words(for kind: ScenarioProblem.Kind, _ written: String) -> (String, String) {
    switch kind {
    case .unknownKey: ("LC1001", language("`\(written)` is not a declaration of a scenario", "`\(written)` 不是情景的声明"))
    case .unknownStep: ("LC1006", language("`\(written)` is not a step", "`\(written)` 不是步骤"))
    case .unknownReceiver:
      (
        "LC2002",
        language("nothing in this scenario is called like the receiver of `\(written)`", "情景中没有 `\(written)` 所指的接收者")
      )
    case .unknownCallback:
      ("LC2001", language("`\(written)` is not a callback on any modelled version", "`\(written)` 不是任何已建模版本上的回调"))
    case .unknownStyle: ("LC1007", language("`\(written)` is not a presentation style", "`\(written)` 不是弹出样式"))
    case .unknownMessage:
      (
        "LC1007",
        language(
          "`\(written)` is not the beginning of a line that UIKit prints on the console",
          "`\(written)` 不是 UIKit 在控制台输出的行首")
      )
    case .unknownState: ("LC1007", language("`\(written)` is not a state", "`\(written)` 不是状态"))
    case .unknownProperty:
      ("LC1007", language("`\(written)` is not something that can be asked", "`\(written)` 不是可以询问的内容"))
    case .badVersion:
      ("LC1007", language("`\(written)` is not a version or a range of versions", "`\(written)` 不是版本或版本范围"))
    case .badValue: ("LC1007", language("`\(written)` is not a value of this declaration", "`\(written)` 不是这个声明的值"))
    case .badName: ("LC1007", language("`\(written)` cannot be a name", "`\(written)` 不能作为名称"))
    case .badFrame:
      (
        "LC1007",
        language("`\(written)` is not a number; a frame is x y width height", "`\(written)` 不是数字；frame 写作 x y 宽 高")
      )
    case .declarationAfterStep: ("LC1001", language("a declaration stands before the first step", "声明要写在第一步之前"))
    case .expectationWithoutStep: ("LC1001", language("an expectation belongs to a step above it", "预期要写在它所属的步骤之下"))
    case .unbalancedEither: ("LC1007", language("`either`, `or` and `end` do not match", "`either`、`or` 与 `end` 不配对"))
    case .tooManyNames:
      ("LC0004", language("a scenario has at most 2000 names and 250 views", "一个情景最多 2000 个名称、250 个视图"))
    case .tooLong:
      ("LC0004", language("a scenario has at most 20000 lines and as many actions", "一个情景最多 20000 行、20000 个动作"))
    }
  }

  private func candidates(for kind: ScenarioProblem.Kind, _ scenario: Scenario) -> [String] {
    switch kind {
    case .unknownKey: LanguageWords.keys.map(\.description)
    case .unknownStep: LanguageWords.steps.map { Self.example($0.description) }
    case .unknownStyle: LanguageWords.styles.map(\.description)
    case .unknownMessage: Message.allCases.map { $0.text.description }
    case .unknownCallback: Callback.allCases.map { $0.info.selector.description }
    case .unknownReceiver: scenario.names.map { String(decoding: $0, as: UTF8.self) }
    default: []
    }
  }

  /// A step as the reference of the language has it: `show column B` for the phrase `show column $1`.
  private static func example(_ phrase: String) -> String {
    phrase.split(separator: " ").map { word in
      switch word {
      case "$1": "B"
      case "$1.view": "B.view"
      case "$1.frame": "B.frame"
      case "$2": "A"
      case "$list": "A, B"
      case "$style": "STYLE"
      case "$numbers": "NUMBERS"
      case "$method": "A.METHOD: ARGUMENT"
      case "$word": "Other"
      default: String(word)
      }
    }.joined(separator: " ")
  }

  // MARK: The run

  /// One finding a step: the first version on which it does not come out, and the others that agree.
  func diagnostics(for runs: [ScenarioRun]) -> [Diagnostic] {
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
    return found.map { diagnostic(for: $0.mismatch, $0.run, $0.versions, of: runs.count) }
  }

  private func diagnostic(
    for mismatch: Mismatch, _ run: ScenarioRun, _ versions: [Version], of count: Int
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
      result = diagnostic("LC4001", language("the step does not log what is expected of it", "步骤的输出与预期不符"), position)
      result.label =
        index < logged.count
        ? language(
          "the run has `\(line(run, logged[index]))` here", "运行在这里是 `\(line(run, logged[index]))`")
        : language("the run ends before this", "运行到此之前已结束")
      if expectation >= step.expectations.count { result.label = language("the run goes on", "运行还在继续") }
      result.notes.append(language("the run logs:\n", "运行的输出：\n") + listing(run, logged, mark: index))
    case .query(let index):
      result = diagnostic("LC4007", language("this is not so after the step", "这一步之后并非如此"), step.queries[index].source)
    case .failed(let failure):
      let words = String(decoding: failure.text, as: UTF8.self)
      let isImpossible = failure.kind == .impossible
      result = diagnostic(
        isImpossible ? "LC3001" : "LC3002",
        isImpossible
          ? language("the step is impossible here", "这一步在此处无法进行") : language("the app fails in this step", "应用在这一步出错"),
        step.source)
      result.label = words
    case .didNotFail:
      result = diagnostic("LC3003", language("the step was expected to fail and does not", "这一步预期出错，但没有"), step.source)
    }
    result.notes.append(
      language("on ", "版本：") + Wording.versions(versions, in: language)
        + (versions.count == count ? "" : language(" of \(count) versions run", "（共运行 \(count) 个版本）")))
    result.language = language
    return result
  }

  private func line(_ run: ScenarioRun, _ index: Int) -> String {
    Wording.entry(run.trace.entries[index], run.script)
  }

  private func listing(_ run: ScenarioRun, _ logged: [Int], mark: Int) -> String {
    if logged.isEmpty { return language("  (nothing)", "  （没有）") }
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
