import Diagnostics
import Judging
import LifecycleEngine

/// Makes the pages of scenarios: the text of each, its newest run as long as the budget lasts, and where it differs.
struct ScenarioPageBuilder {
  private let language: Language
  private var budget: RowBudget
  /// That runs are not shown any more, and since which scenario.
  private(set) var limit: Diagnostic?

  init(_ budget: RowBudget, in language: Language) {
    self.budget = budget
    self.language = language
  }

  /// - Parameter file: Where the scenario is written.
  mutating func page(
    _ checked: CheckedScenario, in file: SourceFile, path: SitePath, title: String, group: String
  ) -> ScenarioPage {
    let run = checked.runs.last ?? ScenarioRun(Script(checked.scenario), on: Platform(.newest))
    let shown = RunFigure(run, in: language)
    let isShown = budget.take(shown.shown.count)
    if !isShown, limit == nil {
      limit = RowBudget.finding(
        language("the scenarios of a site log more than it shows", "情景的输出超过了网站可以展示的数量"),
        language("from here on pages of scenarios show no run", "从这里起，情景页面不再展示运行"), in: file, checked.range)
    }
    return ScenarioPage(
      path: path, title: title, group: group, source: String(decoding: checked.text, as: UTF8.self),
      facts: facts(checked, run), figure: isShown ? shown.figure(id: "run", title: title) : nil,
      deviations: deviations(checked),
      overridden: Set(checked.scenario.overrides.map(\.callback)).compactMap(PagePaths.callback))
  }

  private func facts(_ checked: CheckedScenario, _ run: ScenarioRun) -> [ScenarioPage.Fact] {
    func fact(_ name: UIText, _ value: UIText) -> ScenarioPage.Fact {
      .init(name: name.text(in: language), value: value.text(in: language))
    }
    let scenario = checked.scenario
    let usesScenes = run.platform[.hasScenes] && scenario.lifeCycle != .app
    var facts = [
      ScenarioPage.Fact(
        name: UIText.versions.text(in: language),
        value: Wording.versions(checked.runs.map(\.platform.version), in: language)),
      fact(.lifeCycle, usesScenes ? .usesScenes : .usesDelegate),
      fact(.window, Self.windowMaker(of: scenario)),
    ]
    if scenario.device.isPad { facts.append(fact(.device, .pad)) }
    return facts
  }

  private static func windowMaker(of scenario: Scenario) -> UIText {
    switch scenario.windowMaker {
    case .storyboard: .windowFromStoryboard
    case .code: .windowInCode
    case .swiftUI: .windowOfSwiftUI
    }
  }

  private func deviations(_ checked: CheckedScenario) -> [ScenarioPage.Deviation] {
    checked.diagnostics.map { diagnostic in
      ScenarioPage.Deviation(
        step: diagnostic.message, text: ([diagnostic.label] + diagnostic.notes).joined(separator: "\n"),
        isKnown: diagnostic.severity == .note)
    }
  }
}

/// The comment lines at the top of a recorded trace.
struct ScenarioHeader {
  private var values: [String: String] = [:]

  init(_ text: [UInt8]) {
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("# "), let colon = line.firstIndex(of: ":") else { break }
      let key = line[line.index(line.startIndex, offsetBy: 2)..<colon]
      values[String(key)] = line[line.index(after: colon)...].drop { $0 == " " }.description
    }
  }

  subscript(key: String) -> String? { values[key] }

  var source: SourceReference? {
    guard let source = values["source"] else { return nil }
    let url = source.split(separator: " ").first { $0.hasPrefix("http") }.map { String($0.prefix { $0 != "," }) }
    return SourceReference(label: source, url: url ?? "")
  }
}

/// The page that lists every recorded trace with its source and result.
enum ConformanceBuilder {
  static func page(_ files: [SiteBuilder.PlacedFile], _ language: Language) -> ConformancePage? {
    let traces = files.compactMap { trace($0) }
    guard !traces.isEmpty else { return nil }
    let reproduced = traces.filter { $0.result == .reproduced }.count
    return ConformancePage(
      introduction: UIText.conformanceIntroduction.text(
        in: language, filledWith: "\(reproduced)", "\(traces.count)"),
      traces: traces)
  }

  private static func trace(_ file: SiteBuilder.PlacedFile) -> ConformancePage.RecordedTrace? {
    let header = ScenarioHeader(file.entry.scenario.text)
    guard header["kind"] != nil, let source = header.source else { return nil }
    let folders = file.entry.relativePath.split(separator: "/").dropLast()
    let deviation = header["deviates"]
    let result: ConformancePage.Result =
      deviation != nil ? .knownDeviation : file.entry.scenario.passes ? .reproduced : .deviates
    return ConformancePage.RecordedTrace(
      name: file.title, path: file.path, source: source,
      version: header["recorded on"] ?? "",
      simulatedOn: (file.entry.scenario.runs.last?.platform.version ?? .newest).major,
      topic: folders.last.map { ScenarioTitle.words(of: String($0)) } ?? "", result: result,
      reason: deviation ?? "")
  }
}
