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
    guard lstat(file.path, &info) == 0 else { throw failure(file.path) }
    guard info.st_mode & S_IFMT == S_IFREG else {
      throw InputError(path: file.path, reason: "is a link and is not changed")
    }
    guard try InputFiles.read(file.path).bytes == file.bytes else {
      throw InputError(path: file.path, reason: "was changed while it was checked, and is left as it is")
    }
    // In the same folder, so that it can take the note's place in one step; hidden, so that it is never a note.
    let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
    let draft = (parts.dropLast() + [".\(parts.last ?? "").\(getpid()).tmp"]).joined(separator: "/")
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw failure(file.path) }
    let isWritten =
      Output.write(bytes, to: descriptor) && fchmod(descriptor, info.st_mode & 0o7777) == 0 && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, rename(draft, file.path) == 0 else {
      let failure = failure(file.path)
      unlink(draft)
      throw failure
    }
  }

  private static func failure(_ path: String) -> InputError {
    InputError(path: path, reason: String(cString: strerror(errno)))
  }
}
