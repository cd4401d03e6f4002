import Site

/// The work as a whole: settings and folders → documents → notes → judged notes → questions → the model of a site.
///
/// There is one function for each thing that a command does; it reads, judges and writes files, and gives back what there
/// is to say. Nothing here prints or ends the process.
///
/// Its folders, each of which knows only those before it: `Files` (what lies on the disk), `Settings` (what `lcdoc.yml`
/// says), `Judged` (files with the verdicts on them), `Questions` (what quizzes are made from), and then, none of which
/// knows another, `Checks`, `Traces`, `Answers` and `Sites`; `Watching` makes sites and checks again when files change.
package struct Project: Sendable {
  /// The version of lcdoc: here and nowhere else.
  package static let version = "0.1.0"

  let settings: Settings
  /// Where is kept what earlier runs made.
  let caches: CacheFolder
  /// Is told of what is done.
  let work: WorkReport
  /// What tells the time.
  let clock: @Sendable () -> FileTime

  /// Reads the settings.
  ///
  /// - Parameters:
  ///   - path: the settings file; nil for `lcdoc.yml`, if there is one.
  ///   - caches: where is kept what earlier runs made; by default nowhere.
  ///   - work: is told of what is done.
  /// - Throws: `InputError`, `SettingsError`.
  package init(
    settings path: String? = nil, caches: CacheFolder = .none, work: WorkReport = WorkReport()
  ) throws {
    settings = try Settings.read(path)
    self.caches = caches
    self.work = work
    clock = { .now }
  }

  /// For tests.
  init(
    _ settings: Settings, caches: CacheFolder = .none, work: WorkReport = WorkReport(),
    clock: @escaping @Sendable () -> FileTime = { .now }
  ) {
    self.settings = settings
    self.caches = caches
    self.work = work
    self.clock = clock
  }
}
