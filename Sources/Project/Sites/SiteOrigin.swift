import Cache
import Diagnostics
import LifecycleEngine
import Parallel
import Site

/// All that a site is made from besides the program, as it lies there before any of it is read.
struct SiteOrigin {
  /// How many notes and scenario files there are; templates are files too.
  let noteCount: Int
  private let files: [String]
  private let stamps: [FileStamp?]
  private let folders: [Folder]
  private let look: FileLook
  /// The digests of templates of which their stamps do not tell what they hold. A site is made of what they hold behind it.
  private let templates: [String: Digest]
  private let request: SiteRequest
  private let settings: Settings

  private struct Folder {
    var path: String
    var found: InputFiles.Found
  }

  /// - Throws: what making the site would throw too.
  init(of request: SiteRequest, _ settings: Settings, _ look: FileLook) throws(InputError) {
    self.look = look
    self.request = request
    self.settings = settings
    var folders: [Folder] = []
    for root in try settings.roots(request.paths) {
      folders.append(Folder(path: root, found: try settings.files(in: [root])))
    }
    noteCount = folders.reduce(0) { $0 + $1.found.files.count }
    if let templates = request.templates {
      folders.append(Folder(path: templates, found: .init(files: try TemplateFolder.files(in: templates))))
    }
    self.folders = folders
    files = folders.flatMap(\.found.files)
    stamps = Parallel.map(files) { FileStamp($0) }
    templates = zip(files, stamps).dropFirst(noteCount).reduce(into: [:]) { templates, file in
      guard let stamp = file.1 else { return }
      templates[file.0] = SeenFile(stamp, look, bytes: { Self.bytes(of: file.0) })?.content
    }
  }

  /// Writes all but what the files hold: what was asked for, and which files there are.
  func write(to writer: inout ByteWriter) {
    writer.write(request.title) { $0.write($1) }
    writer.write(request.language ?? settings.language) { $0.write($1) }
    writer.write(request.address ?? settings.address) { $0.write($1.text) }
    writer.write(request.hasStandardQuizzes)
    writer.write(settings.translations) { writer, translation in
      writer.write(translation.language)
      writer.write(translation.folder)
    }
    writer.write(request.templates != nil)
    writer.write(settings.versions.map { [$0.lower, $0.upper].map { Int($0.raw) } } ?? []) { $0.write($1) }
    writer.write(folders) { writer, folder in
      writer.write(folder.path)
      for paths in [folder.found.files, folder.found.strayLinks] { writer.write(paths) { $0.write($1) } }
    }
  }

  /// The files as this run sees them, by their paths; without those that cannot be looked at.
  ///
  /// - Parameter contents: the digests of what was read of them since this was made.
  func seen(_ contents: [String: Digest]) -> [String: SeenFile] {
    let seen = Parallel.map(Array(zip(files, stamps))) { [look, templates] path, stamp -> SeenFile? in
      guard let stamp else { return nil }
      if let content = contents[path] ?? templates[path] { return SeenFile(stamp, look, content: content) }
      return SeenFile(stamp, look, bytes: { Self.bytes(of: path) })
    }
    return byPath(seen)
  }

  /// The files as this run sees them that are still what they were, by their paths.
  func again(_ known: [String: SeenFile]) -> [String: SeenFile] {
    byPath(
      zip(files, stamps).map { path, stamp in
        known[path]?.again(stamp, look, bytes: { Self.bytes(of: path) })
      })
  }

  /// What this run knows of files before it reads them.
  ///
  /// - Parameter unchanged: those that are still what they were.
  func known(_ unchanged: [String: SeenFile]) -> KnownFiles {
    let found = Dictionary(folders.map { ($0.path, $0.found) }, uniquingKeysWith: { first, _ in first })
    return KnownFiles(found, holding: unchanged.compactMapValues(\.content)) { [look] in look.digest(of: $0) }
  }

  private func byPath(_ seen: [SeenFile?]) -> [String: SeenFile] {
    var byPath = [String: SeenFile](minimumCapacity: seen.count)
    for (path, file) in zip(files, seen) { byPath[path] = file }
    return byPath
  }

  /// Whether these are all files.
  func isWhole(_ seen: [String: SeenFile]) -> Bool { files.allSatisfy { seen[$0] != nil } }

  private static func bytes(of path: String) -> [UInt8]? { try? InputFiles.read(path).bytes }
}
