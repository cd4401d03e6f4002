import Cache
package import Diagnostics
import Judging
import Parallel
package import Site
import Synchronization

/// What a site is to be.
package struct SiteRequest: Sendable {
  /// Notes, scenario files, or folders of them; empty for those that the settings name.
  package var paths: [String]
  /// The folder of the site.
  package var output: String
  /// A folder whose files take the place of the built-in templates.
  package var templates: String?
  /// By default what the site is about, in its language.
  package var title: String?
  /// By default that of the settings, else English.
  package var language: Language?
  /// Where the site will be found on the web; by default where the settings say.
  package var address: SiteAddress?
  /// Whether there are quizzes about standard situations too, a page for each family of callbacks.
  package var hasStandardQuizzes: Bool
  /// The same site in another language.
  var other: OtherEdition?

  /// By default of the settings' notes, in their language.
  package init(
    paths: [String], output: String, templates: String? = nil, title: String? = nil, language: Language? = nil,
    address: SiteAddress? = nil, hasStandardQuizzes: Bool = false
  ) {
    self.paths = paths
    self.output = output
    self.templates = templates
    self.title = title
    self.language = language
    self.address = address
    self.hasStandardQuizzes = hasStandardQuizzes
  }
}

/// What became of a site's folder.
package struct BuiltSite: Sendable {
  /// How many files the site has.
  package let fileCount: Int
  /// Whether its scenarios can be run again in a browser.
  package let isLive: Bool
  /// What was written, what stayed, what was taken away.
  package let changes: SiteWriter.Report
}

extension Project {
  /// Makes a site from notes and writes it, with its translations in folders of their own.
  ///
  /// - Parameter warn: is told of what is left out.
  /// - Throws: `InputError`, `TemplateErrors`.
  package func build(_ request: SiteRequest, warn: @Sendable ([Diagnostic]) -> Void) throws -> BuiltSite {
    let writer = SiteWriter(folder: request.output, inputs: try settings.roots(request.paths))
    let record = work.run(.reading) { SiteRecord(of: request, settings, caches, since: clock()) }
    if let record, let site = work.run(.reading, { record.standing(in: writer) }) {
      work.count(files: record.noteCount, known: record.noteCount)
      for remarks in site.remarks { warn(remarks) }
      return BuiltSite(fileCount: site.fileCount, isLive: site.isLive, changes: .unchanged(site.fileCount))
    }
    // Before they are read for the site: who changes one after that is seen the next time.
    let sources = work.run(.reading) { record?.sources }
    let remarks = Mutex<[[Diagnostic]]>([])
    let cache = work.run(.reading) { caches.cache(Self.sites) }
    defer { work.run(.writing) { caches.save(cache, Self.sites) } }
    let site = try editionPages(request, cache) { found in
      remarks.withLock { $0.append(found) }
      warn(found)
    }
    do {
      let (changes, files) = try work.run(.writing) {
        try writer.write(site.pages, since: record?.written ?? [], record?.look)
      }
      let built = BuiltSite(fileCount: site.pages.count, isLive: site.isLive, changes: changes)
      if let record, let sources, let files {
        let said = remarks.withLock(\.self).filter { !$0.isEmpty }
        work.run(.writing) { record.keep(WrittenSite(built, from: sources, files, saying: said)) }
      }
      return built
    } catch let error as WriteError {
      throw InputError(path: request.output, reason: "\(error)")
    }
  }

  /// Makes a site from notes.
  ///
  /// - Parameters:
  ///   - cache: what was made before of the same.
  ///   - warn: is told of what is left out.
  /// - Throws: `InputError`, `TemplateErrors`.
  func site(
    _ request: SiteRequest, _ cache: Cache, warn: @Sendable ([Diagnostic]) -> Void
  ) throws -> (pages: [SiteFile], isLive: Bool) {
    let roots = try settings.roots(request.paths)
    let language = language(of: request)
    let templates = try Self.templates(in: request.templates)
    // What does not depend on the notes is made while they are judged.
    let (files, reference) = Parallel.both {
      Result { () throws(InputError) in
        let named = try work.run(.reading) { () throws(InputError) in try NamedFiles(roots, settings, warn: warn).all }
        return SiteFiles(named, versions: settings.versions, in: language, cache, work)
      }
    } _: {
      FilledReference(in: language, filling: templates, cache)
    }
    let input = input(try files.get(), request, in: language, cache)
    let (model, pages) = work.run(.making) {
      let model = SiteBuilder.build(input, reference.reference, cache)
      return (model, SiteRenderer(templates: templates, reference, cache).render(model))
    }
    warn(unreadable(input.scenarios) + model.limits)
    return (pages, templates.hasEngine)
  }

  /// What the file is called that keeps what sites are made of.
  static let sites = "build"

  private func input(_ files: SiteFiles, _ request: SiteRequest, in language: Language, _ cache: Cache) -> SiteInput {
    var input = SiteInput(title: request.title, language: language, notes: files.notes, scenarios: files.scenarios)
    input.address = request.address ?? settings.address
    input.other = request.other
    input.knownQuestions = files.knownQuestions(hasStandard: request.hasStandardQuizzes, cache)
    return input
  }

  /// The first mistake of each scenario file that has one: its page cannot show what was meant.
  private func unreadable(_ scenarios: [SiteInput.ScenarioEntry]) -> [Diagnostic] {
    scenarios.map(\.scenario).filter { !$0.passes }.compactMap { scenario in
      ScenarioCheck.read(SourceFile(path: scenario.name, bytes: scenario.text)).problems.first
    }
  }

  func language(of request: SiteRequest) -> Language { request.language ?? settings.language ?? .english }

  private static func templates(in folder: String?) throws -> TemplateSet {
    guard let folder else { return try TemplateSet.builtIn() }
    return try TemplateSet(overrides: try TemplateFolder.read(folder))
  }
}
