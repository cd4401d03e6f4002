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
  private let request: SiteRequest
  private let settings: Settings

  private struct Folder {
    var path: String
    var found: InputFiles.Found
  }

  /// - Throws: what making the site would throw too.
  init(of request: SiteRequest, _ settings: Settings) throws(InputError) {
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

  /// The files as this run sees them; nil if one cannot be looked at.
  func seen(_ look: FileLook) -> [SeenFile]? {
    let seen = Parallel.map(Array(zip(files, stamps))) { path, stamp -> SeenFile? in
      stamp.flatMap { SeenFile($0, look, bytes: { Self.bytes(of: path) }) }
    }.compactMap(\.self)
    return seen.count == files.count ? seen : nil
  }

  /// The files as this run sees them, if all are still what they were; nil if one is not.
  func again(_ known: [SeenFile], _ look: FileLook) -> [SeenFile]? {
    guard known.count == files.count else { return nil }
    var seen: [SeenFile] = []
    seen.reserveCapacity(files.count)
    for (place, file) in known.enumerated() {
      guard let again = file.again(stamps[place], look, bytes: { Self.bytes(of: files[place]) }) else { return nil }
      seen.append(again)
    }
    return seen
  }

  private static func bytes(of path: String) -> [UInt8]? { try? InputFiles.read(path).bytes }
}
