import Diagnostics

/// The notes and scenario files of some folders, judged, each with the name by which questions know it.
struct JudgedFolders: Sendable {
  /// In the order in which the folders were named, and sorted by path in each.
  let entries: [Entry]

  struct Entry: Sendable {
    let file: JudgedFile
    /// Below the folder that was named, without its ending.
    let relativePath: String
  }

  /// Reads and judges all files, independent ones in parallel.
  ///
  /// - Parameter warn: is told of links that lead out of the folders.
  init(_ roots: [String], _ settings: Settings, warn: ([Diagnostic]) -> Void) throws(InputError) {
    let files = try NamedFiles(roots, settings, warn: warn).all
    let judged = JudgedFile.all(files.map(\.source), versions: settings.versions)
    entries = zip(files, judged).map { Entry(file: $1, relativePath: $0.relativePath) }
  }
}
