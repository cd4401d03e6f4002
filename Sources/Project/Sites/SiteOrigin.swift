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

  /// The files as this run sees them; nothing of those that cannot be looked at.
  ///
  /// - Parameters:
  ///   - contents: the digests of what was read of them since this was made.
  ///   - unchanged: what is known of all others.
  func seen(_ contents: [String: Digest], besides unchanged: SeenSources) -> SeenSources {
    let seen = Parallel.map(files.indices) { [look, templates, files, stamps] place -> SeenFile? in
      guard let stamp = stamps[place] else { return nil }
      let path = files[place]
      if let content = contents[path] ?? templates[path] { return SeenFile(stamp, look, content: content) }
      return unchanged.files[place] ?? SeenFile(stamp, look, bytes: { Self.bytes(of: path) })
    }
    return SeenSources(paths: files, files: seen)
  }

  /// The files as this run sees them that are still what they were.
  func again(_ known: SeenSources) -> SeenSources {
    let again = zip(known.known(of: files), zip(files, stamps)).map { known, file -> SeenFile? in
      known?.again(file.1, look, bytes: { Self.bytes(of: file.0) })
    }
    return SeenSources(paths: files, files: again)
  }

  /// What this run knows of files before it reads them.
  ///
  /// - Parameter unchanged: those that are still what they were.
  func known(_ unchanged: SeenSources) -> KnownFiles {
    let found = Dictionary(folders.map { ($0.path, $0.found) }, uniquingKeysWith: { first, _ in first })
    var contents = [String: Digest](minimumCapacity: files.count)
    for (path, file) in zip(unchanged.paths, unchanged.files) { contents[path] = file?.content }
    return KnownFiles(found, holding: contents, isWhole: unchanged.isWhole) { [look] in look.digest(of: $0) }
  }

  private static func bytes(of path: String) -> [UInt8]? { try? InputFiles.read(path).bytes }
}
