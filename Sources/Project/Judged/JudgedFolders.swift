import Diagnostics

/// The notes and scenario files of some folders, judged, each with the name by which pages and questions know it.
struct JudgedFolders: Sendable {
  /// In the order in which the folders were named, and sorted by path in each.
  let entries: [Entry]

  struct Entry: Sendable {
    let file: JudgedFile
    /// Below the folder that was named, without its ending.
    let relativePath: String
    /// The file as it was read, by which links find it.
    let path: String
  }

  /// Reads and judges all files, independent ones in parallel.
  ///
  /// - Parameters:
  ///   - language: the language of what shows them. Who reads a Chinese site reads Chinese; around English pages a note's
  ///     own language is the better guess.
  ///   - warn: is told of links that lead out of the folders.
  init(
    _ roots: [String], _ settings: Settings, in language: Language = .english, warn: ([Diagnostic]) -> Void
  ) throws(InputError) {
    var sources: [(path: String, relative: String, shown: String)] = []
    var taken: Set<String> = []
    for (number, root) in roots.enumerated() {
      let found = try settings.files(in: [root])
      warn(found.strayLinks.map(StrayLink.diagnostic))
      for path in found.files {
        let relative = Self.relativePath(path, below: root)
        // Notes of one name in several folders are told apart by the place of the folder on the command line.
        let shown = taken.insert(relative).inserted ? relative : "\(number + 1)/\(relative)"
        sources.append((path, Self.withoutEnding(relative), shown))
      }
    }
    guard !sources.isEmpty else { throw InputError.nothing(in: roots) }
    // Pages and exports are for others: where notes lie on this machine, and how they were named, is no part of them.
    let files = zip(sources, try InputFiles.readAll(sources.map(\.path))).map { source, file in
      SourceFile(path: source.shown, bytes: file.bytes)
    }
    let judged = JudgedFile.all(files, versions: settings.versions, in: language == .chinese ? .chinese : nil)
    entries = zip(sources, judged).map { source, file in
      Entry(file: file, relativePath: source.relative, path: source.path)
    }
  }

  /// The path below the folder that was named; the file's name where a file was named.
  private static func relativePath(_ path: String, below root: String) -> String {
    guard path != root, path.hasPrefix(root) else { return lastPart(path) }
    return String(path.dropFirst(root.count).drop { $0 == "/" })
  }

  private static func lastPart(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func withoutEnding(_ relative: String) -> String {
    guard let dot = relative.lastIndex(of: "."), relative[dot...].contains("/") == false else { return relative }
    return String(relative[..<dot])
  }
}
