import Cache
import Diagnostics
import Synchronization

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
    var sources: [(path: String, relative: String, shown: String)] = []
    var taken: Set<String> = []
    for (number, root) in roots.enumerated() {
      let found = settings.kept(of: try known.files(below: root))
      warn(found.strayLinks.map(StrayLink.diagnostic))
      taken.reserveCapacity(found.files.count)
      for path in found.files {
        let relative = Self.relativePath(path, below: root)
        // Notes of one name in several folders are told apart by the place of the folder on the command line.
        let shown = taken.insert(relative).inserted ? relative : "\(number + 1)/\(relative)"
        sources.append((path, Self.withoutEnding(relative), shown))
      }
    }
    guard !sources.isEmpty else { throw InputError.nothing(in: roots) }
    // Pages and exports are for others: where notes lie on this machine, and how they were named, is no part of them.
    let contents = sources.map { known.content(of: $0.path) }
    let unknown = zip(sources, contents).filter { $1 == nil }.map(\.0.path)
    var read = try InputFiles.readAll(unknown) { file -> Read in
      known.content(of: file).map(Read.again) ?? .now(file)
    }[...]
    all = zip(sources, contents).map { source, content in
      let (path, relative, shown) = source
      switch content.map(Read.again) ?? read.removeFirst() {
      case .now(let file):
        let named = SourceFile(path: shown, bytes: file.bytes)
        return NamedFile(shown: shown, relativePath: relative, path: path, text: .here(named))
      case .again(let digest):
        return NamedFile(
          shown: shown, relativePath: relative, path: path,
          text: .known(known, digest, isNew: content == nil))
      }
    }
  }

  /// How a file comes into memory.
  private enum Read {
    case now(SourceFile)
    case again(Digest)
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
