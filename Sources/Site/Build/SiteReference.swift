package import Diagnostics
import LifecycleEngine
import Parallel

/// What a site says whatever its notes say: whoever reads notes can have it made at the same time.
package struct SiteReference: Sendable {
  let language: Language
  /// The page of every callback of the catalog as the runs have it, before any note is known.
  let callbacks: [(callback: Callback, page: CallbackPage)]
  let facts: FactsPage
  let featured: TraceFigure?

  /// Complexity: up to two hundred short runs.
  package init(in language: Language = .english) { self.init(in: language, isWhole: true) }

  /// - Parameter isWhole: Whether the pages of callbacks say what runs show; else only what the catalog says.
  init(in language: Language, isWhole: Bool) {
    self.language = language
    if isWhole {
      let builder = CallbackPageBuilder(facts: CallbackFacts.all, language: language)
      let pages = Parallel.map(Callback.allCases) { callback in builder.page(callback).map { (callback, $0) } }
      callbacks = pages.compactMap { $0 }
    } else {
      callbacks = Callback.allCases.compactMap { callback in
        CallbackPageBuilder.catalogPage(callback, language).map { (callback, $0) }
      }
    }
    facts = FactsPageBuilder.page(in: language)
    featured = Self.featured(language)
  }

  /// A push, because everyone knows it: the picture on the first page.
  private static func featured(_ language: Language) -> TraceFigure? {
    let text =
      "root: nav(A)\nlog: viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear\n\nlaunch\npush B\npop\n"
    let scenario = ScenarioParser.parse(Array(text.utf8)).scenario
    return RunFigure(ScenarioRun(Script(scenario), on: Platform(.newest)), in: language).figure(
      id: "featured", title: UIText.featuredRun.text(in: language))
  }

  /// The callbacks' pages with the places of the notes that mention them.
  func callbackPages(with notes: [SiteBuilder.PlacedNote]) -> [CallbackPage] {
    let mentions = CallbackMentions(notes)
    return callbacks.map { callback, page in
      var page = page
      page.mentions = mentions.shown[callback] ?? []
      page.omittedMentions = mentions.omitted[callback] ?? 0
      return page
    }
  }
}
