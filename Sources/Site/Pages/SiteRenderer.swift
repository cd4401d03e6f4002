import Parallel

/// Turns the model of a site into files. It reads and writes nothing; the same model gives the same bytes.
package struct SiteRenderer: Sendable {
  /// What pages are made of.
  package let templates: TemplateSet
  /// The figures of callbacks' pages that are drawn already.
  private let drawn: [SitePath: HTML]

  /// A renderer that draws every figure anew.
  package init(templates: TemplateSet) {
    self.templates = templates
    drawn = [:]
  }

  /// A renderer for a site with this reference, whose figures it draws at once.
  package init(templates: TemplateSet, drawing reference: SiteReference) {
    self.templates = templates
    let frame = SiteFrame(SiteModel(title: "", language: reference.language), templates: templates)
    let figures = reference.callbacks.compactMap { callback in
      callback.page.figure.map { (path: callback.page.path, figure: $0) }
    }
    let html = Parallel.map(figures) { frame.html($0.figure, on: $0.path) }
    drawn = Dictionary(uniqueKeysWithValues: zip(figures.map(\.path), html))
  }

  /// All files of the site in a fixed order: the pages, what lists them where the site's address is known, the assets.
  package func render(_ site: SiteModel) -> [SiteFile] {
    let frame = SiteFrame(site, templates: templates, drawn: drawn)
    let jobs = jobs(for: site)
    let entries = SiteFrame.searchEntries(of: site)
    let pages = Parallel.map(jobs) { frame.file(for: $0, of: site, entries) }
    let search = SiteFrame.searchFiles(of: entries, in: site.language)
    let listed = pages.map(\.path).filter { $0 != Self.notFoundPath }
    return pages + (site.address.map { Sitemap.files(of: listed, at: $0) } ?? []) + templates.assets + live(site)
      + search
  }

  /// What pages load to run scenarios, besides the assets.
  private func live(_ site: SiteModel) -> [SiteFile] {
    guard templates.hasEngine, let path = SitePath(LiveWords.path) else { return [] }
    return [SiteFile(path: path, bytes: LiveWords(language: site.language).bytes)]
  }

  private func jobs(for site: SiteModel) -> [Job] {
    var jobs: [Job] = [.home, .notFound, .search]
    if !site.callbacks.isEmpty { jobs.append(.callbackIndex) }
    if !site.scenarios.isEmpty { jobs.append(.scenarioIndex) }
    if !site.quizzes.isEmpty { jobs.append(.quizIndex) }
    if let conformance = site.conformance { jobs.append(.conformance(conformance)) }
    if let facts = site.facts { jobs.append(.facts(facts)) }
    jobs += site.notes.indices.map(Job.note)
    jobs += site.callbacks.indices.map(Job.callback)
    jobs += site.scenarios.indices.map(Job.scenario)
    jobs += site.quizzes.indices.map(Job.quiz)
    return jobs
  }
}

extension SiteRenderer {
  /// Where the pages lie that are not of the model.
  package static let home = fixed("index.html")
  /// The page that servers show where there is none.
  package static let notFoundPath = fixed("404.html")
  /// The list of all that can be found.
  package static let searchPath = fixed("search.html")
  /// The list of callbacks.
  package static let callbackIndex = fixed("callbacks/index.html")
  /// The list of scenarios.
  package static let scenarioIndex = fixed("scenarios/index.html")
  /// The list of questions.
  package static let quizIndex = fixed("quizzes/index.html")
  /// The page of recorded traces.
  package static let conformancePath = fixed("conformance.html")
  /// The page of what differs between versions.
  package static let factsPath = fixed("facts.html")

  private static func fixed(_ text: StaticString) -> SitePath {
    guard let path = SitePath(text.description) else {
      preconditionFailure("a path written in this program is no path")
    }
    return path
  }
}

/// One page to be rendered.
private enum Job: Sendable {
  case home, notFound, search, callbackIndex, scenarioIndex, quizIndex
  case conformance(ConformancePage)
  case facts(FactsPage)
  case note(Int)
  case callback(Int)
  case scenario(Int)
  case quiz(Int)
}

extension SiteFrame {
  fileprivate func file(for job: Job, of site: SiteModel, _ entries: [SearchEntry]) -> SiteFile {
    switch job {
    case .home: homePage(site)
    case .notFound: notFoundPage(site)
    case .search: searchPage(entries)
    case .callbackIndex: callbackIndex(site)
    case .scenarioIndex: scenarioIndex(site)
    case .quizIndex: quizIndex(site)
    case .conformance(let conformance): page(conformance)
    case .facts(let facts): page(facts)
    case .note(let index):
      page(
        site.notes[index], previous: neighbour(index - 1, of: site.notes), next: neighbour(index + 1, of: site.notes))
    case .callback(let index): page(site.callbacks[index])
    case .scenario(let index):
      page(
        site.scenarios[index], previous: neighbour(index - 1, of: site.scenarios),
        next: neighbour(index + 1, of: site.scenarios))
    case .quiz(let index): page(site.quizzes[index])
    }
  }
  private func neighbour<Page>(_ index: Int, of pages: [Page]) -> Page? {
    pages.indices.contains(index) ? pages[index] : nil
  }
}
