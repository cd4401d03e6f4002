import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Parallel

/// Makes the model of a site from judged notes and scenarios: pure, in parallel where pages are independent.
package enum SiteBuilder {
  /// All pages of a site, in the order of its lists. Cost: a run for each figure that was not run before.
  package static func build(_ input: SiteInput, _ reference: SiteReference) -> SiteModel {
    var paths = PagePaths()
    let placed = place(input, &paths)
    let language = input.language
    // The quizzes of one note take longer than all other pages, so they are begun first.
    let (quizzes, pages) = Parallel.both { [paths] in
      QuizPageBuilder.pages(input, paths)
    } _: {
      (
        notes: notePages(placed, language), scenarios: scenarioPages(placed, language),
        callbacks: reference.callbackPages(with: placed.notes)
      )
    }
    return SiteModel(
      title: input.title, tagline: UIText.tagline.text(in: language), language: language,
      address: input.address, featured: reference.featured, notes: pages.notes.map(\.page), callbacks: pages.callbacks,
      scenarios: pages.scenarios.pages,
      quizzes: quizzes, conformance: ConformanceBuilder.page(placed.files, language), facts: reference.facts,
      limits: pages.notes.compactMap(\.limit) + pages.scenarios.limits)
  }

  private static func notePages(_ placed: Placed, _ language: Language) -> [(page: NotePage, limit: Diagnostic?)] {
    let links = NoteLinks(placed)
    return Parallel.map(placed.notes) { note in
      NotePageBuilder(
        entry: note.entry, path: note.path, scenarioPaths: note.scenarios.map(\.path), siteLanguage: language,
        links: links
      ).page()
    }
  }

  // MARK: Paths

  struct PlacedNote: Sendable {
    var entry: SiteInput.Entry
    var path: SitePath
    var scenarios: [(path: SitePath, scenario: CheckedScenario)]
  }

  struct PlacedFile: Sendable {
    var entry: SiteInput.ScenarioEntry
    var path: SitePath
  }

  struct Placed: Sendable {
    var notes: [PlacedNote] = []
    var files: [PlacedFile] = []

    /// How much was written.
    var byteCount: Int {
      notes.reduce(0) { $0 + $1.entry.note.note.document.file.bytes.count }
        + files.reduce(0) { $0 + $1.entry.scenario.text.count }
    }
  }

  private static func place(_ input: SiteInput, _ paths: inout PagePaths) -> Placed {
    var placed = Placed()
    for entry in input.notes {
      guard let path = paths.make("notes", entry.relativePath) else { continue }
      var scenarios: [(path: SitePath, scenario: CheckedScenario)] = []
      for scenario in entry.note.scenarios {
        let name = scenario.name.isEmpty ? "scenario" : scenario.name
        if let path = paths.make("scenarios", "\(entry.relativePath)/\(name)") { scenarios.append((path, scenario)) }
      }
      placed.notes.append(PlacedNote(entry: entry, path: path, scenarios: scenarios))
    }
    for entry in input.scenarios {
      if let path = paths.make("scenarios", entry.relativePath) {
        placed.files.append(PlacedFile(entry: entry, path: path))
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
      let title = NotePageBuilder.title(of: note.entry)
      for (path, scenario) in note.scenarios {
        var page = builder.page(
          scenario, in: note.entry.note.note.document.file, path: path, title: scenario.name, group: title)
        page.links = [PageLink(label: title, path: note.path)]
        pages.append(page)
      }
    }
    for file in placed.files {
      let name = file.entry.relativePath.split(separator: "/").last.map(String.init) ?? file.entry.relativePath
      let group = file.entry.relativePath.split(separator: "/").dropLast().joined(separator: "/")
      let source = SourceFile(path: file.entry.scenario.name, bytes: file.entry.scenario.text)
      var page = builder.page(file.entry.scenario, in: source, path: file.path, title: name, group: group)
      page.origin = ScenarioHeader(file.entry.scenario.text).source
      pages.append(page)
    }
    return (pages, builder.limit.map { [$0] } ?? [])
  }
}
