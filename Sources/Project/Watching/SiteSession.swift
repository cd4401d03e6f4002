import Cache
package import Diagnostics
package import Site
import Synchronization

/// A site that is made again whenever what it is made from changes. Nothing is written but what is kept for later runs.
package final class SiteSession {
  private let request: SiteRequest
  private let config: String?
  private let caches: CacheFolder
  private let sites: Cache
  private let checks: Cache
  /// The text of each note when it was looked at last.
  private var texts: [String: [UInt8]] = [:]
  private var isFirst = true

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
    /// What was found in notes that changed since the last time; at first in none.
    package let findings: [Diagnostic]
    /// What is left out of the site.
    package let remarks: [Diagnostic]
    /// How many files were read, and in how many of them something was found.
    package let summary: String
  }

  /// Makes the site as the files are now.
  ///
  /// - Throws: `InputError`, `SettingsError`, `TemplateErrors`; the next time may do better.
  package func make() throws -> Result {
    let project = try Project(settings: config)
    let remarks = Mutex<[Diagnostic]>([])
    let site = try project.editionPages(request, sites) { found in remarks.withLock { $0 += found } }
    let report = try CheckReport(
      for: try project.settings.roots(request.paths), settings: project.settings, in: nil, checks)
    let changed = Set(report.sources.filter { texts[$0.path] != $0.bytes }.map(\.path))
    texts = Dictionary(report.sources.map { ($0.path, $0.bytes) }, uniquingKeysWith: { first, _ in first })
    defer { isFirst = false }
    if isFirst { save() }
    return Result(
      files: site.pages, findings: isFirst ? [] : report.findings.filter { changed.contains($0.file.path) },
      remarks: remarks.withLock(\.self), summary: report.report(isQuiet: false).summary)
  }

  /// What the site is made from, to be waited for.
  package var watch: FileWatch {
    FileWatch { [request, config] in
      let settings = config ?? Settings.fileName
      let notes = (try? Settings.read(config).roots(request.paths)) ?? request.paths
      return FileStamps(notes: notes, templates: request.templates, others: [settings])
    }
  }

  private func save() {
    caches.save(sites, Project.sites)
    caches.save(checks, Project.checks)
  }
}
