#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that a command writes: whole, or not at all.
enum OutputFile {
  /// Writes beside the target and then takes its place; `-` is standard output.
  static func write(_ bytes: [UInt8], to path: String) throws(InputError) {
    guard path != "-" else {
      Output.write(bytes)
      return
    }
    let draft = "\(path).\(getpid()).tmp"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    guard descriptor >= 0 else { throw failure(path) }
    let isWritten = Output.write(bytes, to: descriptor) && fsync(descriptor) == 0
    close(descriptor)
    guard isWritten, rename(draft, path) == 0 else {
      let failure = failure(path)
      unlink(draft)
      throw failure
    }
  }

  private static func failure(_ path: String) -> InputError {
    InputError(path: path, reason: String(cString: strerror(errno)))
  }
}
