import Cache
import Diagnostics
import Parallel

/// The notes and scenario files of some folders, each with the name by which pages and questions know it.
struct NamedFiles: Sendable {
  /// In the order in which the folders were named, and sorted by path in each.
  let all: [NamedFile]

  /// Reads all files, independent ones in parallel; those that are known only where somebody asks for them.
  ///
  /// - Parameter warn: is told of links that lead out of the folders.
  init(
    _ roots: [String], _ settings: Settings, _ known: KnownFiles = KnownFiles(), warn: ([Diagnostic]) -> Void
  ) throws(InputError) {
    var sources: [Source] = []
    var taken: Set<String> = []
    for (number, root) in roots.enumerated() {
      let found = settings.kept(of: try known.files(below: root))
      warn(found.strayLinks.map(StrayLink.diagnostic))
      var more = Parallel.map(found.files) { path in
        Source(path: path, relative: Self.relativePath(path, below: root), content: known.content(of: path))
      }
      // Notes of one name in several folders are told apart by the place of the folder on the command line.
      for place in more.indices where roots.count > 1 && !taken.insert(more[place].relative).inserted {
        more[place].prefix = "\(number + 1)/"
      }
      sources += more
    }
    guard !sources.isEmpty else { throw InputError.nothing(in: roots) }
    let unknown = sources.indices.filter { sources[$0].content == nil }.map { sources[$0].path }
    var read = try InputFiles.readAll(unknown) { file -> NamedFile.Text in
      known.content(of: file).map { .known(known, $0, isNew: true) } ?? .here(file)
    }[...]
    let texts = sources.map { source in
      source.content.map { .known(known, $0, isNew: false) } ?? read.removeFirst()
    }
    all = Parallel.map(sources.indices) { [sources] in sources[$0].named(texts[$0]) }
  }

  /// A file on the way to its name.
  private struct Source: Sendable {
    let path: String
    /// Below the folder that was named.
    let relative: String
    /// The digest of what it holds, where an earlier run knew that.
    let content: Digest?
    /// What tells it from another that is called the same.
    var prefix = ""

    /// Pages and exports are for others: where notes lie on this machine, and how they were named, is no part of them.
    func named(_ text: NamedFile.Text) -> NamedFile {
      let shown = prefix.isEmpty ? relative : prefix + relative
      var text = text
      if case .here(let file) = text { text = .here(SourceFile(path: shown, bytes: file.bytes)) }
      return NamedFile(shown: shown, relativePath: NamedFiles.withoutEnding(relative), path: path, text: text)
    }
  }

  /// The names that the notes would have; nothing is read.
  static func noteNames(_ roots: [String], _ settings: Settings) throws(InputError) -> [String] {
    var names: [String] = []
    for root in roots {
      let notes = try settings.files(in: [root]).files.filter { !JudgedFile.isScenario($0) }
      names += notes.map { withoutEnding(relativePath($0, below: root)) }
    }
    return names
  }

  /// The path below the folder that was named; the file's name where a file was named.
  private static func relativePath(_ path: String, below root: String) -> String {
    var (path, root) = (path, root)
    return path.withUTF8 { bytes in
      let isBelow = root.withUTF8 { $0.count < bytes.count && $0.elementsEqual(bytes.prefix($0.count)) }
      let relative = bytes.dropFirst(root.utf8.count).drop { $0 == UInt8(ascii: "/") }
      return isBelow ? String(decoding: relative, as: UTF8.self) : lastPart(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func lastPart(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func withoutEnding(_ relative: String) -> String {
    guard let dot = relative.utf8.lastIndex(of: UInt8(ascii: ".")), !relative.utf8[dot...].contains(UInt8(ascii: "/"))
    else { return relative }
    return String(relative[..<dot])
  }
}
