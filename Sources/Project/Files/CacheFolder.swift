import Cache
import Site

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder in which programs keep for a user what they can make again.
///
/// A file that cannot be read or written is as if it was not there: nothing of this ever fails a command. Each folder in which
/// commands run has files of its own, so that what one project keeps does not push out what another does.
package struct CacheFolder: Sendable {
  /// nil to keep nothing.
  private let path: String?
  /// The program that makes what is kept; nil where it does not know itself.
  private let program: String?

  /// Keeps nothing.
  package static let none = CacheFolder(path: nil, program: nil)

  /// What the names of files end with.
  private static let kinds = ["check", "build", "site"]
  /// More is not kept of all projects together.
  private static let largest = 1 << 30

  init(path: String?, program: String?) {
    self.path = path
    self.program = program
  }

  /// `$XDG_CACHE_HOME/lcdoc`, else `~/.cache/lcdoc`; `~/Library/Caches/lcdoc` on macOS.
  package static func ofUser() -> CacheFolder {
    CacheFolder(path: folder(of: variable).map { $0 + "/lcdoc" }, program: RunningProgram.identity)
  }

  static func folder(of variable: (String) -> String?) -> String? {
    // A path that is not absolute counts for none, as the specification has it.
    if let path = variable("XDG_CACHE_HOME"), path.hasPrefix("/") { return path }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    #if canImport(Darwin)
      return home + "/Library/Caches"
    #else
      return home + "/.cache"
    #endif
  }

  private static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// What earlier runs kept under a name; an empty one where they did not.
  ///
  /// - Parameter isNeeded: Whether this run asks for what it made itself, also where nothing is kept for others.
  func cache(_ name: String, isNeeded: Bool = false) -> Cache {
    guard let path, let program else { return isNeeded ? Cache(for: "") : .off }
    return CacheStoreFile(file(name, in: path)).flatMap { Cache(in: $0, for: program) } ?? Cache(for: program)
  }

  /// Keeps it for later runs, if something came to it. Of two that do so at once, one counts.
  ///
  /// - Parameter isRight: whether what came to it may be kept.
  func save(_ cache: Cache, _ name: String, where isRight: () -> Bool = { true }) {
    guard let path, program != nil else { return }
    let hasGrown = cache.save(where: isRight) { pieces in
      Self.makeFolders(path)
      try? AtomicFile.replace(file(name, in: path), with: pieces, mode: 0o600, isPrecious: false)
    }
    if hasGrown { Self.removeOldest(in: path) }
  }

  /// Keeps what comes to it while the run goes on, for it may be more than should be in memory.
  func saveEarly(_ cache: Cache, _ name: String, where isRight: @escaping @Sendable () -> Bool) {
    guard let path, program != nil else { return }
    cache.saveEarly { cache in
      save(cache, name, where: isRight)
      return CacheStoreFile(file(name, in: path))
    }
  }

  private func file(_ name: String, in path: String) -> String {
    "\(path)/\(Digest.of(ResolvedPath(".").text).name).\(name)"
  }

  private static func makeFolders(_ path: String) {
    var current = ""
    for part in path.split(separator: "/") {
      current += "/\(part)"
      mkdir(current, 0o700)
    }
  }

  /// Removes the files that were not written for longest, until the others have room.
  private static func removeOldest(in path: String) {
    guard let found = try? InputFiles.find([path], extensions: kinds).files else { return }
    var files = found.compactMap { path -> (path: String, size: Int, time: Int)? in
      var info = stat()
      guard lstat(path, &info) == 0 else { return nil }
      return (path, Int(info.st_size), FileTime(changeOf: info).seconds)
    }
    files.sort { $0.time > $1.time }
    var room = largest
    for file in files {
      room -= file.size
      if room < 0 { unlink(file.path) }
    }
  }
}

/// The program that runs.
enum RunningProgram {
  /// Tells it from every other build: the path, size and time of its file. A change to any part of it, to its compiler or to
  /// a library in it makes another file, and to look costs nothing; a list of sources would miss some of these. Nil where
  /// the system does not say.
  static var identity: String? {
    guard let path = path.flatMap({ realpath($0, nil) }) else { return nil }
    defer { free(path) }
    var info = stat()
    guard stat(path, &info) == 0 else { return nil }
    let time = FileTime(changeOf: info)
    return "\(String(cString: path)) \(info.st_size) \(time.seconds).\(time.nanoseconds)"
  }

  private static var path: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var bytes = [CChar](repeating: 0, count: Int(size))
      return _NSGetExecutablePath(&bytes, &size) == 0 ? String(cString: bytes) : nil
    #else
      return "/proc/self/exe"
    #endif
  }
}
