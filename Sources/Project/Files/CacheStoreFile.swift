import Cache
import Site

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of the user's in which a cache lies. It stays the same file for as long as somebody has it, whatever takes its
/// name.
final class CacheStoreFile: CacheStore {
  private let descriptor: Int32

  /// Nil unless it is an ordinary file that nobody else can have written.
  init?(_ path: String) {
    let flags = O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK
    let writable = open(path, O_RDWR | flags)
    descriptor = writable >= 0 ? writable : open(path, O_RDONLY | flags)
    var info = stat()
    guard descriptor >= 0, fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG,
      info.st_uid == geteuid(), info.st_mode & 0o022 == 0
    else { return nil }
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    var info = stat()
    // What a damaged list asks for may be more than there is memory.
    if count > Self.much, fstat(descriptor, &info) != 0 || Int(info.st_size) < count { return nil }
    return OpenFile.readAll(count, from: descriptor, at: offset)
  }

  private static let much = 1 << 20

  func append(_ pieces: [[UInt8]], at offset: Int, changing old: [UInt8], to head: [UInt8]) -> Bool {
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return false }
    defer { flock(descriptor, LOCK_UN) }
    guard read(old.count, at: 0) == old else { return false }
    var end = offset
    for piece in pieces {
      guard OpenFile.writeAll(piece, to: descriptor, at: end) else { return false }
      end += piece.count
    }
    return OpenFile.writeAll(head, to: descriptor, at: 0)
  }
}
