import Cache
package import Diagnostics
package import Site
import Synchronization

/// A site that is made again whenever what it is made from changes. Nothing is written but what is kept for later runs.
package final class SiteSession {
  private let request: SiteRequest
  private let config: String?
  private let caches: CacheFolder
  private var sites: Cache
  private let checks: Cache
  /// The text of each note when it was looked at last.
  private var texts: [String: [UInt8]] = [:]
  /// The files that the site was made from last.
  private var seen = SeenSources()
  /// What was known of files when it was made. Pages that are made late still read them.
  private var known = KnownFiles()
  private var isFirst = true
  private var isSaved = false

  /// - Parameter config: the settings file; nil for `lcdoc.yml`, if there is one.
  package init(_ request: SiteRequest, config: String?, caches: CacheFolder) {
    self.request = request
    self.config = config
    self.caches = caches
    // What is made again and again is kept in memory, also where nothing is kept for later runs.
    sites = caches.cache(Project.sites, isNeeded: true)
    checks = caches.cache(Project.checks, isNeeded: true)
  }

  /// What came of a change.
  package struct Result {
    /// All files of the site.
    package let files: [SiteFile]
    /// What is left out of the site.
    package let remarks: [Diagnostic]
    fileprivate let known: KnownFiles

    /// Whether a file held something else when it was read than was known of it, now or when a page was made late. Of such
    /// pages nothing is to be kept.
    package var isStale: Bool { known.isStale }
  }

  /// What a check says of the notes.
  package struct Findings {
    /// What was found in notes that changed since the last time; at first in none.
    package let findings: [Diagnostic]
    /// How many files were read, and in how many of them something was found.
    package let summary: String
  }

  /// Makes the site as the files are now.
  ///
  /// - Throws: `InputError`, `SettingsError`, `TemplateErrors`; the next time may do better.
  package func make() throws -> Result {
    let project = try Project(settings: config)
    dropStale()
    let remarks = Mutex<[Diagnostic]>([])
    let look = FileLook(since: .now, sites)
    let origin = try SiteOrigin(of: request, project.settings, look)
    let last = known
    let unchanged = origin.again(seen)
    known = origin.known(unchanged)
    let site = try project.editionPages(request, sites, known) { found in remarks.withLock { $0 += found } }
    seen = origin.seen(site.contents, besides: unchanged)
    // Pages of the last site may have been made until now.
    if last.isStale { known.markStale() }
    if !known.isStale {
      if !isSaved { caches.save(sites, Project.sites) }
      isSaved = true
      sites.dropUnused()
    }
    return Result(files: site.pages, remarks: remarks.withLock(\.self), known: known)
  }

  /// What was made of a file that was written meanwhile is not to be found again.
  private func dropStale() {
    guard known.isStale else { return }
    sites = caches.cache(Project.sites, isNeeded: true)
    seen = SeenSources()
    known = KnownFiles()
  }

  /// Checks the notes as they are now.
  ///
  /// - Throws: as `make` does.
  package func check() throws -> Findings {
    let settings = try Settings.read(config)
    let report = try CheckReport(for: try settings.roots(request.paths), settings: settings, in: nil, checks)
    let changed = Set(report.sources.filter { texts[$0.path] != $0.bytes }.map(\.path))
    texts = Dictionary(report.sources.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    defer { isFirst = false }
    if isFirst { caches.save(checks, Project.checks) }
    checks.dropUnused()
    return Findings(
      findings: isFirst ? [] : report.findings.filter { changed.contains($0.file.path) },
      summary: report.report(isQuiet: false).summary)
  }

  /// What the site is made from, to be waited for.
  package var watch: FileWatch {
    FileWatch { [request, config] in
      let settings = config ?? Settings.fileName
      let notes = (try? Settings.read(config).roots(request.paths)) ?? request.paths
      return FileStamps(notes: notes, templates: request.templates, others: [settings])
    }
  }
}
