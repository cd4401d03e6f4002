import Project
import Site

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that a command writes: whole, or not at all.
enum OutputFile {
  /// Writes a new file, or one in the place of another with the same rights; `-` is standard output.
  ///
  /// What is no ordinary file stays: a link may have been put there by somebody else.
  static func write(_ bytes: [UInt8], to path: String) throws(InputError) {
    guard path != "-" else {
      guard OpenFile.writeAll(bytes, to: 1) else { throw AtomicFile.failure(Output.name) }
      return
    }
    var info = stat()
    guard lstat(path, &info) == 0 else {
      guard errno == ENOENT else { throw AtomicFile.failure(path) }
      return try AtomicFile.replace(path, with: bytes, mode: nil)
    }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw InputError(path: path, reason: "is no ordinary file and is left as it is; `-` is standard output")
    }
    try AtomicFile.replace(path, with: bytes, mode: info.st_mode & 0o7777)
  }
}
