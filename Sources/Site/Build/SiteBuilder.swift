package import Cache
import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Parallel

/// Makes the model of a site from judged notes and scenarios: pure, in parallel where pages are independent.
package enum SiteBuilder {
  /// All pages of a site, in the order of its lists. Cost: a run for each figure that was not run before.
  ///
  /// - Parameter cache: what earlier runs made of the notes.
  package static func build(_ input: SiteInput, _ reference: SiteReference, _ cache: Cache = .off) -> SiteModel {
    let language = input.language
    let places =
      input.places
      ?? NotePlaces(
        notes: input.notes.map(\.source), files: input.scenarios.map { ($0.path, $0.relativePath) }, language: language,
        cache)
    let (placed, paths) = place(input, places)
    // The quizzes of one note take longer than all other pages, so they are begun first.
    let ((quizzes, callbacks), (notes, scenarios)) = Parallel.both {
      (
        KeptQuizzes(input: input, taken: paths, owners: owners(placed, input), cache: cache).pages,
        reference.callbackPages(with: placed.notes)
      )
    } _: {
      (notePages(placed, places, language, cache), scenarioPages(placed, language))
    }
    var site = SiteModel(
      title: input.title, tagline: UIText.tagline.text(in: language), language: language,
      address: input.address, other: input.other, featured: reference.featured, notes: notes,
      callbacks: callbacks, scenarios: scenarios.pages, quizzes: quizzes.pages, selections: quizzes.selections,
      conformance: ConformanceBuilder.page(placed.files, language), facts: reference.facts,
      limits: notes.indices.compactMap { notes[$0].limit } + scenarios.limits)
    CrossLinks.add(to: &site)
    return site
  }

  /// What quizzes are about, by the path of the file; without the notes that are known to give no question.
  private static func owners(_ placed: Placed, _ input: SiteInput) -> [String: QuizOwner] {
    let language = input.language
    var owners: [String: QuizOwner] = [:]
    for note in placed.notes where input.knownQuestions == nil || note.entry.summary.questions != nil {
      let group = note.entry.source.group
      let file = note.scenarios.isEmpty ? nil : note.entry.source.read()
      let runs = note.scenarios.map { (file?.line(at: $0.scenario.range.lowerBound) ?? 1, $0.path) }
      owners[note.entry.source.path] = QuizOwner(
        page: PageLink(label: note.entry.summary.title, path: note.path),
        group: group.isEmpty ? UIText.notes.text(in: language) : group,
        runs: Dictionary(runs, uniquingKeysWith: { first, _ in first }))
    }
    for file in placed.files {
      owners[file.entry.scenario.name] = QuizOwner(
        page: PageLink(label: file.title, path: file.path), group: file.group(in: language), runs: [1: file.path])
    }
    return owners
  }

  private static func notePages(
    _ placed: Placed, _ places: NotePlaces, _ language: Language, _ cache: Cache
  ) -> [NotePage] {
    let links = places.links
    return Parallel.map(placed.notes) { note in
      let (source, summary) = (note.entry.source, note.entry.summary)
      let make = { @Sendable in
        NotePageBuilder(
          source: source, summary: summary, note: note.entry.note, path: note.path,
          scenarios: note.scenarios.map { PageLink(label: $0.title, path: $0.path) }, siteLanguage: language,
          links: links
        ).page()
      }
      if case .made(let page) = note.entry.content { return page }
      guard case .kept(let tally, let key) = note.entry.content else { return make() }
      return NotePage(
        path: note.path, title: summary.title, updated: summary.updated, change: summary.change, group: source.group,
        knownTally: tally, digest: key, rest: { cache.value(for: key, make: make) })
    }
  }

  // MARK: Paths

  struct PlacedNote: Sendable {
    var entry: SiteInput.Entry
    var path: SitePath
    var scenarios: [PlacedScenario]
  }

  struct PlacedScenario: Sendable {
    var path: SitePath
    var scenario: CheckedScenario
    var title: String
  }

  struct PlacedFile: Sendable {
    var entry: SiteInput.ScenarioEntry
    var path: SitePath
    var title: String

    /// Under what it is listed: what its author says, else its folders, in words.
    func group(in language: Language) -> String {
      if let group = ScenarioHeader(entry.scenario.text)["group"], !group.isEmpty { return group }
      let folders = entry.relativePath.split(separator: "/").dropLast()
      guard !folders.isEmpty else { return UIText.scenarioFiles.text(in: language) }
      return folders.map { ScenarioTitle.words(of: String($0)) }.joined(separator: " · ")
    }
  }

  struct Placed: Sendable {
    var notes: [PlacedNote] = []
    var files: [PlacedFile] = []

    /// How much was written.
    var byteCount: Int {
      notes.reduce(0) { $0 + $1.entry.summary.byteCount }
        + files.reduce(0) { $0 + $1.entry.scenario.text.count }
    }
  }

  private static func place(_ input: SiteInput, _ places: NotePlaces) -> (Placed, PagePaths) {
    var placed = Placed()
    var paths = places.taken
    for (entry, path) in zip(input.notes, places.notes) {
      guard let path else { continue }
      var scenarios: [PlacedScenario] = []
      let judged = entry.summary.hasScenarios ? entry.note : nil
      for scenario in judged?.scenarios ?? [] {
        let name = scenario.name.isEmpty ? "scenario" : scenario.name
        guard let path = paths.make("scenarios", "\(entry.source.relativePath)/\(name)") else { continue }
        let place = judged.flatMap { NotePageBuilder.heading(above: scenario.range, in: $0) } ?? entry.summary.title
        let title = ScenarioTitle.title(of: scenario, name: scenario.name, under: place)
        scenarios.append(PlacedScenario(path: path, scenario: scenario, title: title))
      }
      placed.notes.append(PlacedNote(entry: entry, path: path, scenarios: scenarios))
    }
    for (entry, path) in zip(input.scenarios, places.files) {
      guard let path else { continue }
      let name = entry.relativePath.split(separator: "/").last.map(String.init) ?? entry.relativePath
      let title = ScenarioTitle.title(of: entry.scenario, name: name, under: entry.relativePath)
      placed.files.append(PlacedFile(entry: entry, path: path, title: title))
    }
    return (placed, paths)
  }

  // MARK: Scenarios

  private static func scenarioPages(
    _ placed: Placed, _ language: Language
  ) -> (pages: [ScenarioPage], limits: [Diagnostic]) {
    let budget = RowBudget(floor: RowBudget.siteFloor, bytes: placed.byteCount)
    var builder = ScenarioPageBuilder(budget, in: language)
    var pages: [ScenarioPage] = []
    for note in placed.notes {
      let title = note.entry.summary.title
      for placed in note.scenarios {
        var page = builder.page(
          placed.scenario, in: note.entry.source.read(), path: placed.path, title: placed.title, group: title)
        page.links = [PageLink(label: title, path: note.path)]
        pages.append(page)
      }
    }
    for file in placed.files {
      let source = SourceFile(path: file.entry.scenario.name, bytes: file.entry.scenario.text)
      var page = builder.page(
        file.entry.scenario, in: source, path: file.path, title: file.title,
        group: file.group(in: language))
      page.origin = ScenarioHeader(file.entry.scenario.text).source
      pages.append(page)
    }
    return (pages, builder.limit.map { [$0] } ?? [])
  }
}
