#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The folder that a site is written to. Every path is walked part by part without following links, so that
/// nothing outside can be read, written or removed.
final class OutputFolder: Sendable {
  /// How people know the folder.
  let path: String
  let root: Descriptor

  /// What earlier versions left behind when they were killed.
  static let temporaryPrefix = ".lcdoc-tmp-"

  /// Makes the folder if need be and locks it against other runs.
  init(path: String) throws(WriteError) {
    try Self.makeFolders(path)
    let number = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard number >= 0 else { throw Self.failure("open", path) }
    let root = Descriptor(number)
    guard flock(number, LOCK_EX | LOCK_NB) == 0 else { throw WriteError.busy(path: path) }
    self.path = path
    self.root = root
  }

  private static func makeFolders(_ path: String) throws(WriteError) {
    let parts = path.split(separator: "/")
    var current = path.utf8.first == UInt8(ascii: "/") ? "" : "."
    for part in parts {
      current += "/\(part)"
      guard mkdir(current, 0o755) == 0 || errno == EEXIST else { throw failure("make folder", current) }
    }
  }

  /// Opens a folder inside; nil if it is not there.
  func folder(_ path: String, makesFolders: Bool) throws(WriteError) -> Descriptor? {
    guard var current = Descriptor.open(".", in: root, O_RDONLY | O_DIRECTORY) else {
      throw Self.failure("open", self.path)
    }
    for part in path.split(separator: "/") {
      let name = String(part)
      if makesFolders { mkdirat(current.number, name, 0o755) }
      guard let next = Descriptor.open(name, in: current, O_RDONLY | O_DIRECTORY) else {
        if errno == ENOENT, !makesFolders { return nil }
        if errno == ELOOP || errno == ENOTDIR, let path = SitePath(path) {
          throw WriteError.notAFile(path)
        }
        throw Self.failure("open folder", path)
      }
      current = next
    }
    return current
  }

  /// How a file on disk compares to what it should hold.
  enum Comparison: Sendable, Hashable {
    case absent, same
    /// What lcdoc wrote earlier, and what it did not.
    case old, foreign
    /// A link, a folder, a pipe or a device.
    case unfit
  }

  func compare(_ file: SiteFile, in folder: borrowing Descriptor, with old: Manifest) -> Comparison {
    guard let descriptor = Descriptor.open(file.path.name, in: folder, O_RDONLY) else {
      return errno == ENOENT ? .absent : .unfit
    }
    guard let size = descriptor.fileSize else { return .unfit }
    if size == file.bytes.count, descriptor.reads(file.bytes) { return .same }
    return isOurs(file.path, in: folder, old) ? .old : .foreign
  }

  /// Whether a file is there and holds what lcdoc wrote into it.
  private func isOurs(_ path: SitePath, in folder: borrowing Descriptor, _ manifest: Manifest) -> Bool {
    guard manifest.hashes[path] != nil, let file = Descriptor.open(path.name, in: folder, O_RDONLY),
      let size = file.fileSize, let bytes = file.readAll(limit: size)
    else { return false }
    // One that lost its bytes when the power went holds nothing of anybody's.
    return bytes.isEmpty || manifest.isOurs(path, with: bytes)
  }

  /// Bytes of a file in the folder itself; nil if it is not there or not a file.
  func read(_ name: String, limit: Int) -> [UInt8]? {
    guard let file = Descriptor.open(name, in: root, O_RDONLY), file.fileSize != nil else { return nil }
    return file.readAll(limit: limit)
  }

  /// Removes a file that lcdoc wrote, and the folders that it leaves empty; true if it was there.
  func remove(_ file: SitePath, _ manifest: Manifest) throws(WriteError) -> Bool {
    guard let parent = try folder(file.folder, makesFolders: false), isOurs(file, in: parent, manifest) else {
      return false
    }
    guard unlinkat(parent.number, file.name, 0) == 0 else {
      if errno == ENOENT { return false }
      throw Self.failure("remove", file.text)
    }
    var path = file
    while let empty = SitePath(path.folder) {
      guard let above = try folder(empty.folder, makesFolders: false) else { break }
      // Not empty: somebody else's files are in it.
      guard unlinkat(above.number, empty.name, AT_REMOVEDIR) == 0 else { break }
      path = empty
    }
    return true
  }

  static func failure(_ operation: String, _ path: String) -> WriteError {
    .system(operation: operation, path: path, code: errno)
  }
}
