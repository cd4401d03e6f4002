import Cache
import Diagnostics
import Synchronization

/// Files of which it is known what they hold, so that each is read only where somebody asks for its text.
final class KnownFiles: Sendable {
  private let contents: [String: Digest]
  private let digest: @Sendable ([UInt8]) -> Digest
  private let hasChanged = Atomic(false)

  /// Nothing is known.
  convenience init() { self.init([:]) { _ in Digest.of("") } }

  /// - Parameters:
  ///   - contents: the digest of what each file holds, by its path.
  ///   - digest: how that was taken.
  init(_ contents: [String: Digest], _ digest: @escaping @Sendable ([UInt8]) -> Digest) {
    self.contents = contents
    self.digest = digest
  }

  /// Whether a file held something else when it was read, or could not be read: somebody wrote it just now. What was made of
  /// it belongs to no digest, and must be neither kept nor written.
  var isStale: Bool { hasChanged.load(ordering: .relaxed) }

  /// Takes it that a file held something else.
  func markStale() { hasChanged.store(true, ordering: .relaxed) }

  /// The digest of what a file holds; nil where that is not known.
  func content(of path: String) -> Digest? { contents[path] }

  /// What a known file says, by the path that is shown; nothing where it cannot be read.
  func file(_ path: String, shownAs shown: String) -> SourceFile {
    let bytes = (try? InputFiles.read(path).bytes) ?? []
    if digest(bytes) != contents[path] { markStale() }
    return SourceFile(path: shown, bytes: bytes)
  }
}
