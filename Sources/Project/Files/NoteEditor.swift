import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Changes notes on disk: each is wholly old or wholly new, whatever happens.
enum NoteEditor {
  /// Puts other text in the place of a note that is still as it was read.
  ///
  /// Links are left alone: what they lead to may lie outside of the folders that were named.
  static func replace(_ file: SourceFile, with bytes: [UInt8]) throws(InputError) {
    var info = stat()
    guard lstat(file.path, &info) == 0 else { throw AtomicFile.failure(file.path) }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw InputError(path: file.path, reason: "is a link and is not changed")
    }
    guard try InputFiles.read(file.path).bytes == file.bytes else {
      throw InputError(path: file.path, reason: "was changed while it was checked, and is left as it is")
    }
    try AtomicFile.replace(file.path, with: bytes, mode: info.st_mode & 0o7777)
  }
}
