import Cache
import Diagnostics
import Synchronization

/// What a run knows of files before it reads any: which there are, and of some what they hold, so that each of these is read only
/// where somebody asks for its text, and need not stay in memory.
final class KnownFiles: Sendable {
  /// What was found below some folders, by their paths.
  private let found: [String: InputFiles.Found]
  private let contents: [String: Digest]
  /// Whether it is known of all files what they hold.
  let isWhole: Bool
  private let digest: (@Sendable ([UInt8]) -> Digest)?
  private let hasChanged = Atomic(false)

  /// Nothing is known, and no file is read twice.
  init() { (found, contents, isWhole, digest) = ([:], [:], false, nil) }

  /// - Parameters:
  ///   - found: what there is below some folders, by their paths.
  ///   - contents: the digest of what each file holds, by its path.
  ///   - isWhole: whether that is known of all.
  ///   - digest: how that was taken.
  init(
    _ found: [String: InputFiles.Found], holding contents: [String: Digest], isWhole: Bool,
    _ digest: @escaping @Sendable ([UInt8]) -> Digest
  ) {
    self.found = found
    self.contents = contents
    self.isWhole = isWhole
    self.digest = digest
  }

  /// Whether a file held something else when it was read again, or could not be read: somebody wrote it just now. What was made
  /// of it belongs to no digest, and must be neither kept nor written.
  var isStale: Bool { hasChanged.load(ordering: .relaxed) }

  /// Takes it that a file held something else.
  func markStale() { hasChanged.store(true, ordering: .relaxed) }

  /// The files below a path.
  func files(below path: String) throws(InputError) -> InputFiles.Found {
    if let found = found[path] { return found }
    return try InputFiles.find([path])
  }

  /// The digest of what a file holds; nil where that is not known.
  func content(of path: String) -> Digest? { contents[path] }

  /// The digest of a file that was read now, so that it can be read again; nil where it is to stay in memory.
  func content(of file: SourceFile) -> Digest? { digest?(file.bytes) }

  /// What a file says, by the path that is shown; nothing where it cannot be read.
  ///
  /// - Parameter content: what it held.
  func file(_ path: String, shownAs shown: String, holding content: Digest) -> SourceFile {
    let bytes = (try? InputFiles.read(path).bytes) ?? []
    if digest?(bytes) != content { markStale() }
    return SourceFile(path: shown, bytes: bytes)
  }
}
