/// What a server shows where there is no page.
struct NotFoundValues: TemplateValues {
  static let template = TemplateName.notFound
  var entries = HTML()

  var fields: [TemplateField] { [.html("entries", entries)] }
}

extension SiteFrame {
  /// The page is shown in place of any that is missing, so that its links begin at the root of the server.
  func notFoundPage(_ site: SiteModel) -> SiteFile {
    func entry(_ title: UIText, _ page: SitePath, _ count: Int?, fragment: String = "") -> EntryValues? {
      if count == 0 { return nil }
      let href = root(of: SiteRenderer.notFoundPath) + SiteRenderer.home.link(to: page, fragment: fragment)
      return EntryValues(href: href, label: word(title), detail: count.map(String.init) ?? "")
    }
    let entries = [
      entry(.home, SiteRenderer.home, nil),
      entry(.notes, SiteRenderer.home, site.notes.count, fragment: "notes"),
      entry(.callbacks, SiteRenderer.callbackIndex, site.callbacks.count),
      entry(.scenarios, SiteRenderer.scenarioIndex, site.scenarios.count),
      entry(.quizzes, SiteRenderer.quizIndex, site.quizzes.count),
      entry(.conformance, SiteRenderer.conformancePath, site.conformance?.traces.count ?? 0),
      entry(.facts, SiteRenderer.factsPath, site.facts.map { $0.topics.reduce(0) { $0 + $1.facts.count } } ?? 0),
      entry(.whatPrinted, SiteRenderer.explainPath, nil),
    ]
    return page(
      SiteRenderer.notFoundPath, title: word(.notFound), about: word(.notFoundHelp), section: .none,
      main: html(NotFoundValues(entries: list(entries.compactMap(\.self)))))
  }
}
