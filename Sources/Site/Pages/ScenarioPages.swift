/// A scenario's page.
struct ScenarioValues: TemplateValues {
  static let template = TemplateName.scenario
  var title = ""
  var crumbs = HTML()
  var facts = HTML()
  var figure = HTML()
  var deviations = HTML()
  var source = ""
  var origin = HTML()
  var links = HTML()
  var previous = LinkValues()
  var next = LinkValues()

  var fields: [TemplateField] {
    [
      .text("title", title), .html("crumbs", crumbs), .html("facts", facts), .html("figure", figure),
      .html("deviations", deviations), .text("source", source), .html("origin", origin),
      .html("links", links),
      .text("previousHref", previous.href), .text("previousLabel", previous.label),
      .text("nextHref", next.href), .text("nextLabel", next.label),
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
  var screens = ""
  var appStates = ""
  var views = ""

  var fields: [TemplateField] {
    [
      .text("id", id), .text("title", title), .html("picture", picture), .html("run", run), .text("screens", screens),
      .text("appStates", appStates), .text("views", views),
    ]
  }
}

extension SiteFrame {
  /// The page of a scenario; its neighbours are those in the order of the list.
  func page(_ scenario: ScenarioPage, previous: ScenarioPage?, next: ScenarioPage?) -> SiteFile {
    var values = ScenarioValues()
    values.title = scenario.title
    values.crumbs = crumbs(.scenarios, SiteRenderer.scenarioIndex, group: scenario.group, from: scenario.path)
    values.facts = list(scenario.facts)
    if let figure = scenario.figure { values.figure = html(figure, on: scenario.path) }
    values.deviations = list(scenario.deviations)
    values.source = scenario.source
    if let origin = scenario.origin { values.origin = html(SourceValues(origin)) }
    values.links = links(scenario.links, from: scenario.path)
    values.previous = link(previous.map { PageLink(label: $0.title, path: $0.path) }, from: scenario.path)
    values.next = link(next.map { PageLink(label: $0.title, path: $0.path) }, from: scenario.path)
    let steps = scenario.figure?.steps.map(\.text).joined(separator: " · ") ?? ""
    return page(
      scenario.path, title: scenario.title, about: "\(scenario.title): \(steps)", section: .scenarios,
      main: html(values), hasFigure: scenario.figure != nil, hasScenario: true)
  }

  /// A figure: the score, and beside it the list.
  func html(_ figure: TraceFigure, on page: SitePath) -> HTML {
    var values = FigureValues()
    values.id = figure.id
    values.title = figure.title
    values.screens = figure.screens
    values.appStates = figure.appStates
    values.views = figure.views
    let summary = ScoreSummary(language: language).text(of: figure)
    values.picture = ScoreSVG(figure.score).html(id: figure.id, title: figure.title, summary: summary)
    values.run = TraceList(page: page).html(of: figure.steps)
    return html(values)
  }
}
