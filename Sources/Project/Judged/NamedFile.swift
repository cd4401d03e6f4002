import Cache
import Diagnostics
import Synchronization

/// A note or scenario file with the name by which pages and questions know it. One object, which all hold that have to do with
/// it: to copy it would be to count all that it holds.
final class NamedFile: Sendable {
  /// The path that is shown.
  let shown: String
  /// Below the folder that was named, without its ending.
  let relativePath: String
  /// The file as it was read, by which links find it.
  let path: String
  private let text: Text
  private let state = Mutex(State.unread)

  /// What is known of what it says.
  enum Text: Sendable {
    /// It stays in memory.
    case here(SourceFile)
    /// It can be read again where somebody asks for it; `isNew` where it was read in this run, or else an earlier one knew it.
    case known(KnownFiles, Digest, isNew: Bool)
  }

  private enum State {
    case unread
    case read(SourceFile)
    case letGo
  }

  init(shown: String, relativePath: String, path: String, text: Text) {
    self.shown = shown
    self.relativePath = relativePath
    self.path = path
    self.text = text
  }

  /// The digest of what it holds; nil where it stays in memory.
  var content: Digest? {
    if case .known(_, let content, _) = text { content } else { nil }
  }

  /// Whether it was read in this run.
  var isNew: Bool {
    if case .known(_, _, let isNew) = text { isNew } else { true }
  }

  /// The file by the path that is shown. Cost: where it is not in memory, that of reading it, which is kept until somebody lets go
  /// of it; from then on it is read each time.
  var source: SourceFile {
    switch text {
    case .here(let file): file
    case .known(let files, let content, _): late(files, content)
    }
  }

  private func late(_ files: KnownFiles, _ content: Digest) -> SourceFile {
    state.withLock { state in
      switch state {
      case .read(let file): return file
      case .letGo: return files.file(path, shownAs: shown, holding: content)
      case .unread:
        let file = files.file(path, shownAs: shown, holding: content)
        state = .read(file)
        return file
      }
    }
  }

  /// Lets go of what it says, where that can be read again.
  func letGo() { state.withLock { $0 = .letGo } }
}
