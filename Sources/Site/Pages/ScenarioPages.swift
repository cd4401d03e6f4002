/// A scenario's page.
struct ScenarioValues: TemplateValues {
  static let template = TemplateName.scenario
  var title = ""
  var group = ""
  var facts = HTML()
  var figure = HTML()
  var deviations = HTML()
  var source = ""
  var origin = HTML()
  var links = HTML()

  var fields: [TemplateField] {
    [
      .text("title", title), .text("group", group), .html("facts", facts), .html("figure", figure),
      .html("deviations", deviations), .text("source", source), .html("origin", origin),
      .html("links", links),
    ]
  }
}

extension ScenarioPage.Fact: TemplateValues {
  static let template = TemplateName.fact
  init() { self.init(name: "", value: "") }

  var fields: [TemplateField] { [.text("name", name), .text("value", value)] }
}

extension ScenarioPage.Deviation: TemplateValues {
  static let template = TemplateName.deviation
  init() { self.init(step: "", text: "") }

  var fields: [TemplateField] {
    [.html("step", HTML(marked: step)), .html("difference", HTML(marked: text)), .flag("known", isKnown)]
  }
}

/// A run as picture and list.
struct FigureValues: TemplateValues {
  static let template = TemplateName.figure
  var id = ""
  var title = ""
  var picture = HTML()
  var run = HTML()

  var fields: [TemplateField] {
    [.text("id", id), .text("title", title), .html("picture", picture), .html("run", run)]
  }
}

extension SiteFrame {
  /// The page of a scenario.
  func page(_ scenario: ScenarioPage) -> SiteFile {
    var values = ScenarioValues()
    values.title = scenario.title
    values.group = scenario.group
    values.facts = list(scenario.facts)
    if let figure = scenario.figure { values.figure = html(figure, on: scenario.path) }
    values.deviations = list(scenario.deviations)
    values.source = scenario.source
    if let origin = scenario.origin { values.origin = html(SourceValues(origin)) }
    values.links = links(scenario.links, from: scenario.path)
    let steps = scenario.figure?.steps.map(\.text).joined(separator: " · ") ?? ""
    return page(
      scenario.path, title: scenario.title, about: "\(scenario.title): \(steps)", section: .scenarios,
      main: html(values), hasFigure: scenario.figure != nil)
  }

  /// A figure: the score, and beside it the list.
  func html(_ figure: TraceFigure, on page: SitePath) -> HTML {
    var values = FigureValues()
    values.id = figure.id
    values.title = figure.title
    let summary = ScoreSummary(language: language).text(of: figure)
    values.picture = ScoreSVG(figure.score).html(id: figure.id, title: figure.title, summary: summary)
    values.run = TraceList(page: page).html(of: figure.steps)
    return html(values)
  }
}
