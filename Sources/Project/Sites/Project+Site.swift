import Cache
package import Diagnostics
import Judging
import Notes
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
  /// What it was made from and what was found of it, for as long as this is held: to let go of a large site piece by piece
  /// takes time, which nobody needs to wait for who ends with it.
  var remains: [any Sendable] = []
}

/// The pages of a site, not yet written.
struct MadeSite {
  var pages: [SiteFile]
  /// Whether its scenarios can be run again in a browser.
  var isLive: Bool
  /// The digest of what each note and scenario file holds that was read for it, by its path.
  var contents: [String: Digest]
}

extension Project {
  /// Makes a site from notes and writes it, with its translations in folders of their own.
  ///
  /// - Parameter warn: is told of what is left out.
  /// - Throws: `InputError`, `TemplateErrors`.
  package func build(_ request: SiteRequest, warn: ([Diagnostic]) -> Void) throws -> BuiltSite {
    try build(request, readingAll: false, warn)
  }

  /// - Parameter readsAll: Whether all files are read before anything is made, whatever is known of them.
  private func build(
    _ request: SiteRequest, readingAll readsAll: Bool, _ warn: ([Diagnostic]) -> Void
  ) throws -> BuiltSite {
    let writer = SiteWriter(folder: request.output, inputs: try settings.roots(request.paths))
    let cache = work.run(.reading) { caches.cache(Self.sites) }
    let record = work.run(.reading) { SiteRecord(of: request, settings, caches, cache, since: clock()) }
    if let record, let site = work.run(.reading, { record.standing(in: writer) }) {
      work.count(files: record.noteCount, known: record.noteCount)
      for remarks in site.remarks { warn(remarks) }
      return BuiltSite(
        fileCount: site.fileCount, isLive: site.isLive, changes: .unchanged(site.fileCount), remains: [record, site])
    }
    let remarks = Mutex<[[Diagnostic]]>([])
    let known = readsAll ? KnownFiles() : record?.known ?? KnownFiles()
    caches.saveEarly(cache, Self.sites) { !known.isStale }
    let save = { @Sendable in if !known.isStale { caches.save(cache, Self.sites) } }
    defer {
      if !known.isStale { for found in remarks.withLock(\.self) { warn(found) } }
    }
    do {
      let site = try editionPages(request, cache, known) { found in
        if !found.isEmpty { remarks.withLock { $0.append(found) } }
      }
      let written = try work.run(.writing) {
        try writer.write(site.pages, since: record?.written ?? [], record?.look) { !known.isStale }
      }
      // A file that looked as it did holds something else, or cannot be read: who reads all is told which.
      guard let (changes, files) = written else { return try build(request, readingAll: true, warn) }
      let built = BuiltSite(
        fileCount: site.pages.count, isLive: site.isLive, changes: changes,
        remains: [site, cache, known, record as any Sendable, files as any Sendable])
      work.run(.writing) {
        let saying = remarks.withLock(\.self)
        _ = Parallel.both(save) {
          if let record, let files { record.keep(built, from: site.contents, files, saying: saying) }
        }
      }
      return built
    } catch {
      // What was made is made: whoever mends the mistake need not wait for it again.
      save()
      throw (error as? WriteError).map { InputError(path: request.output, reason: "\($0)") } ?? error
    }
  }

  /// Makes a site from notes.
  ///
  /// - Parameters:
  ///   - cache: what was made before of the same.
  ///   - known: what is known of files without reading them.
  ///   - warn: is told of what is left out.
  /// - Throws: `InputError`, `TemplateErrors`.
  func site(
    _ request: SiteRequest, _ cache: Cache, _ known: KnownFiles, warn: @Sendable ([Diagnostic]) -> Void
  ) throws -> MadeSite {
    let roots = try settings.roots(request.paths)
    let language = language(of: request)
    // What does not depend on the notes is made while they are judged.
    let (files, made) = Parallel.both {
      Result { () throws(InputError) in
        let named = try work.run(.reading) { () throws(InputError) in
          try NamedFiles(roots, settings, known, warn: warn).all
        }
        return SiteFiles(named, versions: settings.versions, in: language, cache, work)
      }
    } _: {
      // Who edits a note waits for it to be judged, and pages are made after that.
      if !known.isWhole { Note.prepare() }
      let made = Result {
        let templates = try Self.templates(in: request.templates)
        return (templates, FilledReference(in: language, filling: templates, cache))
      }
      // Else last: no page needs it where no note is judged.
      Note.prepare()
      return made
    }
    let (templates, reference) = try made.get()
    let contents = try files.get().contents
    let input = input(try files.get(), request, in: language, cache)
    let unreadable = unreadable(input.scenarios)
    // What was judged of the notes is let go when their text is on the pages.
    let model = work.run(.making) { SiteBuilder.build(input, reference.reference, cache) }
    let pages = work.run(.making) { SiteRenderer(templates: templates, reference, cache).render(model) }
    warn(unreadable + model.limits)
    return MadeSite(pages: pages, isLive: templates.hasEngine, contents: contents)
  }

  /// What the file is called that keeps what sites are made of.
  static let sites = "build"

  private func input(_ files: SiteFiles, _ request: SiteRequest, in language: Language, _ cache: Cache) -> SiteInput {
    var input = SiteInput(title: request.title, language: language, notes: files.notes, scenarios: files.scenarios)
    input.places = files.places
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
