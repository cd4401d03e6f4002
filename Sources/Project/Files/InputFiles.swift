package import Diagnostics
import Parallel
import Site

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why an input could not be read; the command ends with exit code 2.
package struct InputError: Error {
  /// The file, folder or option that it is about.
  package var path: String
  /// Goes on from there: "is a link".
  package var reason: String

  /// An error about a file, folder or option.
  package init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }

  /// There are files or folders, but nothing in them that lcdoc reads.
  static func nothing(in paths: [String]) -> InputError {
    let endings = InputFiles.extensions.map { "." + $0 }.joined(separator: ", ")
    return InputError(
      path: paths.joined(separator: ", "), reason: "holds no notes or scenarios: files that end in \(endings)")
  }
}

/// The notes and scenario files that a command works on.
package enum InputFiles {
  /// What lcdoc reads.
  static let extensions = ["md", "markdown", "txt", "scenario"]
  /// The most bytes of one file: what a person can have written.
  package static let maximumSize = 4 << 20

  /// What was found below some paths, sorted.
  struct Found {
    var files: [String] = []
    /// Links that would be notes, or folders of them, and lead out of the folder that was named.
    var strayLinks: [String] = []
  }

  /// All files below the given paths. Links inside folders are not followed; hidden files and folders are passed over.
  /// A file that is named itself is read whatever its ending; without `extensions` all are.
  static func find(
    _ paths: [String], extensions: [String]? = extensions
  ) throws(InputError) -> Found {
    var found = Found()
    for path in paths {
      switch try kind(of: path, followsLinks: true) {
      case .folder:
        var links: [String] = []
        try walk(path, extensions, depth: 0, into: &found.files, links: &links)
        let root = ResolvedPath(path)
        found.strayLinks += links.filter { !root.holds(ResolvedPath($0)) }
      case .file: found.files.append(path)
      case .other, .link: throw InputError(path: path, reason: "is neither a file nor a folder")
      }
    }
    found.files.sort()
    found.strayLinks.sort()
    return found
  }

  private enum Kind { case file, folder, link, other }

  private static func kind(of path: String, followsLinks: Bool) throws(InputError) -> Kind {
    var info = stat()
    let result = followsLinks ? stat(path, &info) : lstat(path, &info)
    guard result == 0 else { throw AtomicFile.failure(path) }
    switch info.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return .file
    case S_IFLNK: return .link
    default: return .other
    }
  }

  /// What the folder says of it; where it says nothing, what the file does.
  private static func kind(of entry: UnsafePointer<dirent>, at path: String) throws(InputError) -> Kind {
    switch entry.pointee.d_type {
    case UInt8(DT_DIR): return .folder
    case UInt8(DT_REG): return .file
    case UInt8(DT_LNK): return .link
    case UInt8(DT_UNKNOWN): return try kind(of: path, followsLinks: false)
    default: return .other
    }
  }

  private static func walk(
    _ folder: String, _ extensions: [String]?, depth: Int, into found: inout [String], links: inout [String]
  ) throws(InputError) {
    guard depth < 64 else { throw InputError(path: folder, reason: "folders are nested too deeply") }
    guard let directory = opendir(folder) else { throw AtomicFile.failure(folder) }
    defer { closedir(directory) }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.utf8.first == UInt8(ascii: ".") { continue }
      let path = prefix + name
      switch try kind(of: entry, at: path) {
      case .folder: try walk(path, extensions, depth: depth + 1, into: &found, links: &links)
      case .file where isOne(of: extensions, name): found.append(path)
      case .link where isOne(of: extensions, name) || (try? isFolder(path)) == true: links.append(path)
      case .file, .link, .other: break
      }
    }
  }

  private static func isOne(of extensions: [String]?, _ name: String) -> Bool {
    guard let extensions else { return true }
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return false }
    return extensions.contains(name[name.utf8.index(after: dot)...].lowercased())
  }

  /// When the newest of the files below some paths was changed, in seconds since 1970.
  package static func newestChange(of paths: [String]) throws(InputError) -> Int {
    var newest = 0
    for path in try find(paths).files {
      var info = stat()
      if stat(path, &info) == 0 { newest = max(newest, FileTime(changeOf: info).seconds) }
    }
    return newest
  }

  /// Whether a path leads to a folder.
  static func isFolder(_ path: String) throws(InputError) -> Bool { try kind(of: path, followsLinks: true) == .folder }

  /// Whether a word can only be meant as the path of a note or folder, whether there is one or not.
  static func isNameOfFile(_ word: String) -> Bool {
    word.hasSuffix("/") || ["/", "./", "../"].contains(where: word.hasPrefix) || isOne(of: extensions, word)
  }

  /// Whether there is something at a path.
  package static func exists(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0
  }

  /// The bytes of a file; `-` is standard input.
  package static func read(_ path: String, maximumSize: Int = maximumSize) throws(InputError) -> SourceFile {
    let (file, isCut) = try readBeginning(path, maximumSize: maximumSize)
    guard !isCut else {
      throw InputError(path: path, reason: "is larger than \(maximumSize >> 20) MiB, the most that is read")
    }
    return file
  }

  /// The bytes of a file up to the largest size, to the end of a line; and whether more follow.
  package static func readBeginning(
    _ path: String, maximumSize: Int = maximumSize
  ) throws(InputError) -> (file: SourceFile, isCut: Bool) {
    let descriptor = path == "-" ? 0 : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw AtomicFile.failure(path) }
    defer { if descriptor > 0 { close(descriptor) } }
    var bytes: [UInt8] = []
    var info = stat()
    let size = fstat(descriptor, &info) == 0 ? min(Int(info.st_size), maximumSize) : 0
    bytes.reserveCapacity(size + 2 * smallestChunk)
    while true {
      let count = bytes.count
      // One piece for what the file is said to hold, and a small one that finds its end.
      let chunk = max(size - count, count > size ? 1 << 16 : smallestChunk)
      bytes.append(contentsOf: repeatElement(0, count: chunk))
      let got = bytes.withUnsafeMutableBytes { buffer -> Int in
        guard let base = buffer.baseAddress else { return 0 }
        return readBytes(descriptor, base + count, chunk)
      }
      bytes.removeLast(chunk - max(got, 0))
      guard got >= 0 else { throw AtomicFile.failure(path) }
      if got == 0 { break }
      if bytes.count > maximumSize { break }
    }
    let isCut = bytes.count > maximumSize
    if isCut {
      bytes.removeLast(bytes.count - maximumSize)
      if let end = bytes.lastIndex(of: 0x0A) { bytes.removeLast(bytes.count - end - 1) }
    }
    return (SourceFile(path: path == "-" ? "<standard input>" : path, bytes: bytes), isCut)
  }

  private static let smallestChunk = 1 << 10

  /// The paths that a file lists, `-` for standard input: each with a zero byte behind it where there is one, else a line
  /// each.
  package static func list(_ path: String) throws(InputError) -> [String] {
    let bytes = try read(path).bytes
    let end: UInt8 = bytes.contains(0) ? 0 : 0x0A
    return bytes.split(separator: end).map { line in
      String(decoding: end == 0x0A && line.last == 0x0D ? line.dropLast() : line, as: UTF8.self)
    }
  }

  /// The bytes of many files, read in parallel.
  static func readAll(_ paths: [String]) throws(InputError) -> [SourceFile] { try readAll(paths) { $0 } }

  /// What is kept of many files, read in parallel.
  static func readAll<Kept: Sendable>(
    _ paths: [String], keeping kept: @escaping @Sendable (SourceFile) -> Kept
  ) throws(InputError) -> [Kept] {
    let results = Parallel.map(paths) { path in Result { () throws(InputError) in kept(try read(path)) } }
    var all: [Kept] = []
    for result in results { all.append(try result.get()) }
    return all
  }
}

/// `read(2)`; inside a type with functions of that name it means something else.
private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}
