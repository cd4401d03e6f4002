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
    var paths = PagePaths()
    let placed = place(input, &paths)
    let language = input.language
    // The quizzes of one note take longer than all other pages, so they are begun first.
    let (quizzes, pages) = Parallel.both { [paths] in
      KeptQuizzes(input: input, taken: paths, owners: owners(placed, input), cache: cache).pages
    } _: {
      (
        notes: notePages(placed, language, cache), scenarios: scenarioPages(placed, language),
        callbacks: reference.callbackPages(with: placed.notes)
      )
    }
    var site = SiteModel(
      title: input.title, tagline: UIText.tagline.text(in: language), language: language,
      address: input.address, other: input.other, featured: reference.featured, notes: pages.notes.map(\.page),
      callbacks: pages.callbacks,
      scenarios: pages.scenarios.pages,
      quizzes: quizzes.pages, selections: quizzes.selections,
      conformance: ConformanceBuilder.page(placed.files, language), facts: reference.facts,
      limits: pages.notes.compactMap(\.limit) + pages.scenarios.limits)
    CrossLinks.add(to: &site)
    return site
  }

  /// What quizzes are about, by the path of the file; without the notes that are known to give no question.
  private static func owners(_ placed: Placed, _ input: SiteInput) -> [String: QuizOwner] {
    let language = input.language
    var owners: [String: QuizOwner] = [:]
    for note in placed.notes where input.knownQuestions == nil || note.entry.summary.questions != nil {
      let group = NotePageBuilder.group(of: note.entry)
      let runs = note.scenarios.map { (note.entry.file.line(at: $0.scenario.range.lowerBound), $0.path) }
      owners[note.entry.path] = QuizOwner(
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
    _ placed: Placed, _ language: Language, _ cache: Cache
  ) -> [(page: NotePage, limit: Diagnostic?)] {
    let links = NoteLinks(placed, cache)
    return Parallel.map(placed.notes) { note in
      let scenarios = note.scenarios.map { PageLink(label: $0.title, path: $0.path) }
      let make = { @Sendable in
        NotePageBuilder(
          entry: note.entry, note: note.entry.note, path: note.path, scenarios: scenarios, siteLanguage: language,
          links: links
        ).page()
      }
      guard let digest = note.entry.digest, !note.entry.summary.hasScenarios else { return make() }
      var (page, limit): (NotePage, Diagnostic?)
      if note.entry.isKnown {
        page = NotePage(
          path: note.path, title: note.entry.summary.title, updated: note.entry.summary.updated,
          change: note.entry.summary.change, group: NotePageBuilder.group(of: note.entry), rest: { make().page })
      } else {
        (page, limit) = make()
        // What is left out is said each time.
        guard limit == nil else { return (page, limit) }
        cache.keep(for: digest, note.entry.summary.write)
      }
      page.digest = cache.digest { writer in
        writer.write(digest)
        writer.write(language)
        writer.write(note.path.text)
        writer.write(note.entry.summary.links) { writer, link in
          writer.write(links.file(link.path, link.fragment, on: note.path)) { $0.write($1) }
        }
      }
      return (page, nil)
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

  private static func place(_ input: SiteInput, _ paths: inout PagePaths) -> Placed {
    var placed = Placed()
    for entry in input.notes {
      guard let path = paths.make("notes", entry.relativePath) else { continue }
      var scenarios: [PlacedScenario] = []
      let judged = entry.summary.hasScenarios ? entry.note : nil
      for scenario in judged?.scenarios ?? [] {
        let name = scenario.name.isEmpty ? "scenario" : scenario.name
        guard let path = paths.make("scenarios", "\(entry.relativePath)/\(name)") else { continue }
        let place = judged.flatMap { NotePageBuilder.heading(above: scenario.range, in: $0) } ?? entry.summary.title
        let title = ScenarioTitle.title(of: scenario, name: scenario.name, under: place)
        scenarios.append(PlacedScenario(path: path, scenario: scenario, title: title))
      }
      placed.notes.append(PlacedNote(entry: entry, path: path, scenarios: scenarios))
    }
    for entry in input.scenarios {
      if let path = paths.make("scenarios", entry.relativePath) {
        let name = entry.relativePath.split(separator: "/").last.map(String.init) ?? entry.relativePath
        let title = ScenarioTitle.title(of: entry.scenario, name: name, under: entry.relativePath)
        placed.files.append(PlacedFile(entry: entry, path: path, title: title))
      }
    }
    return placed
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
          placed.scenario, in: note.entry.file, path: placed.path, title: placed.title, group: title)
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
