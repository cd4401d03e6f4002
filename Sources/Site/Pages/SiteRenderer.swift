package import Cache
import Parallel

/// Turns the model of a site into files. It reads and writes nothing; the same model gives the same bytes.
package struct SiteRenderer: Sendable {
  /// What pages are made of.
  package let templates: TemplateSet
  /// What callbacks' pages say whatever the notes say, where it is known.
  private let filled: FilledReference?
  private let cache: Cache

  /// A renderer that makes every page anew.
  package init(templates: TemplateSet) {
    self.templates = templates
    filled = nil
    cache = .off
  }

  /// A renderer for a site with this reference, filled with the same templates.
  ///
  /// - Parameter cache: what earlier runs made of the same notes and quizzes.
  package init(templates: TemplateSet, _ reference: FilledReference, _ cache: Cache) {
    self.templates = templates
    filled = reference
    self.cache = cache
  }

  /// All files of the site in a fixed order: the pages, what lists them where the site's address is known, the assets.
  package func render(_ site: SiteModel) -> [SiteFile] {
    let frame = SiteFrame(site, templates: templates, filled: filled, cache)
    // By their places: to take a page out of the list is to copy it.
    let neighbours = site.notes.indices.map { PageLink(label: site.notes[$0].title, path: site.notes[$0].path) }
    let notes = Parallel.map(site.notes.indices) { index in
      frame.made(
        site.notes[index], titled: frame.title(ofNote: index),
        previous: neighbour(index - 1, of: neighbours), next: neighbour(index + 1, of: neighbours))
    }
    let entries = SiteFrame.searchEntries(of: site)
    // Neither has something to do for all cores all the time.
    let (search, others) = Parallel.both {
      frame.searchFiles(of: notes, entries)
    } _: {
      files(of: site, frame, notes, entries)
    }
    return Parallel.map(others + search) { [cache] in $0.keyed(by: cache) }
  }

  /// All files but those that a search loads.
  private func files(
    of site: SiteModel, _ frame: SiteFrame, _ notes: [MadeNote], _ entries: [SearchEntry]
  ) -> [SiteFile] {
    let (lists, others) = (lists(of: site), others(of: site))
    let tallies = site.notes.indices.map { site.notes[$0].tally }
    let made = Parallel.map(lists + others) { frame.file(for: $0, of: site, tallies, entries) }
    let pages = Array(made.prefix(lists.count)) + notes.map(\.file) + made.dropFirst(lists.count)
    let listed = pages.map(\.path).filter { $0 != Self.notFoundPath }
    let files = pages + frame.pictures(of: site) + listings(of: site, listed)
    let assets = templates.assets.map { frame.asset($0.path, make: $0.bytes) }
    return files + assets + live(site, frame) + QuestionList(site).files
  }

  /// What lists pages for programs, where the site's address is known.
  private func listings(of site: SiteModel, _ pages: [SitePath]) -> [SiteFile] {
    guard let address = site.address else { return [] }
    return Sitemap.files(of: pages, at: address) + [Feed(site)?.file].compactMap(\.self)
  }

  /// What pages load besides the assets: to run scenarios, and to name callbacks in the other language.
  private func live(_ site: SiteModel, _ frame: SiteFrame) -> [SiteFile] {
    let language = site.language
    var files: [SiteFile?] = []
    if !site.callbacks.isEmpty { files.append(frame.asset(NameMap.path) { NameMap.bytes }) }
    if templates.hasEngine { files.append(frame.asset(LiveWords.path) { LiveWords(language: language).bytes }) }
    if templates.hasExplainer {
      files.append(frame.asset(ExplainWords.path) { ExplainWords(language: language).bytes })
    }
    return files.compactMap(\.self)
  }

  /// The pages that list others, and those without contents of a note.
  private func lists(of site: SiteModel) -> [Job] {
    var jobs: [Job] = [.home, .notFound, .search, .explain]
    if !site.callbacks.isEmpty { jobs.append(.callbackIndex) }
    if !site.scenarios.isEmpty { jobs.append(.scenarioIndex) }
    if !site.quizzes.isEmpty { jobs.append(.quizIndex) }
    if let conformance = site.conformance { jobs.append(.conformance(conformance)) }
    if let facts = site.facts { jobs.append(.facts(facts)) }
    return jobs
  }

  /// The pages behind those of the notes.
  private func others(of site: SiteModel) -> [Job] {
    site.callbacks.indices.map(Job.callback) + site.scenarios.indices.map(Job.scenario)
      + site.quizzes.indices.map(Job.quiz) + site.selections.indices.map(Job.selection)
  }
}

extension SiteRenderer {
  /// Where the pages lie that are not of the model.
  package static let home = fixed("index.html")
  /// The page that servers show where there is none.
  package static let notFoundPath = fixed("404.html")
  /// The list of all that can be found.
  package static let searchPath = fixed("search.html")
  /// The page that says what printed a log.
  package static let explainPath = fixed("explain.html")
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
  case home, notFound, search, explain, callbackIndex, scenarioIndex, quizIndex
  case conformance(ConformancePage)
  case facts(FactsPage)
  case callback(Int)
  case scenario(Int)
  case quiz(Int)
  case selection(Int)
}

extension SiteFrame {
  /// A file that pages load as it is: what all pages are made from tells which.
  fileprivate func asset(_ path: SitePath, make: @escaping @Sendable () -> [UInt8]) -> SiteFile {
    page(path, from: { _ in }) { SiteFile(path: path, bytes: make()) }
  }

  /// The same where a path is a text.
  fileprivate func asset(_ path: String, make: @escaping @Sendable () -> [UInt8]) -> SiteFile? {
    SitePath(path).map { asset($0, make: make) }
  }

  fileprivate func file(
    for job: Job, of site: SiteModel, _ tallies: [VerdictCounts], _ entries: [SearchEntry]
  ) -> SiteFile {
    switch job {
    case .home: homePage(site, tallies)
    case .notFound: notFoundPage(site)
    case .search: searchPage(site.notes, entries)
    case .explain: explainPage()
    case .callbackIndex: callbackIndex(site)
    case .scenarioIndex: scenarioIndex(site)
    case .quizIndex: quizIndex(site)
    case .conformance(let conformance): page(conformance)
    case .facts(let facts): page(facts)
    case .callback(let index): page(site.callbacks[index])
    case .scenario(let index):
      page(
        site.scenarios[index], previous: neighbour(index - 1, of: site.scenarios),
        next: neighbour(index + 1, of: site.scenarios))
    case .quiz(let index): made(site.quizzes[index])
    case .selection(let index): made(site.selections[index].page)
    }
  }
}

private func neighbour<Page>(_ index: Int, of pages: [Page]) -> Page? {
  pages.indices.contains(index) ? pages[index] : nil
}
