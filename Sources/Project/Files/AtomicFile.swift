import Site

#if canImport(Glibc)
  package import Glibc
#elseif canImport(Musl)
  package import Musl
#else
  package import Darwin
#endif

/// Files that are wholly old or wholly new, whatever happens.
package enum AtomicFile {
  /// Writes a draft beside a file and gives it the file's name. Nothing but the file of that name is changed: whatever
  /// lies where the draft would be stays, and what a link leads to does too.
  ///
  /// - Parameters:
  ///   - mode: Who may read and write it; nil is what a new file gets.
  ///   - isPrecious: Whether it is on the disk when this returns, so that it is whole after a loss of power too.
  package static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t?, isPrecious: Bool = true
  ) throws(InputError) {
    try replace(path, with: [bytes], mode: mode, isPrecious: isPrecious)
  }

  /// The same with several pieces, one behind the other.
  static func replace(
    _ path: String, with pieces: [[UInt8]], mode: mode_t?, isPrecious: Bool = true
  ) throws(InputError) {
    // In the same folder, so that it can take the file's place in one step; hidden, so that it is never a note; short,
    // so that there is a draft for every name that a file can have.
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    for number in 0..<mostDrafts {
      let draft = folder + draftName(number)
      let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
      let descriptor = open(draft, flags, mode == nil ? 0o644 : 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw failure(path) }
      let isWritten =
        pieces.allSatisfy { OpenFile.writeAll($0, to: descriptor) } && mode.map { fchmod(descriptor, $0) == 0 } ?? true
        && (!isPrecious || fsync(descriptor) == 0)
      let reason = errno
      close(descriptor)
      if isWritten, rename(draft, path) == 0 { return }
      let failure = isWritten ? failure(path) : failure(path, reason)
      unlink(draft)
      throw failure
    }
    throw failure(path, EEXIST)
  }

  /// Names that are tried: those of killed processes may be taken.
  private static let mostDrafts = 16

  static func draftName(_ number: Int) -> String { ".lcdoc-\(getpid())-\(number).tmp" }

  /// Why a file could not be written or looked at.
  package static func failure(_ path: String, _ number: Int32 = errno) -> InputError {
    InputError(path: path, reason: String(cString: strerror(number)))
  }
}
