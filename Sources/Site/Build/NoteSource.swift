package import Cache
package import Diagnostics
package import Judging

/// A note as its file names it, before anybody reads it. Many hold the same one, so it is an object: to copy it would be to count
/// all that it holds.
package final class NoteSource: Sendable {
  /// Its path as it is shown.
  package let path: String
  /// Its path below the folder that was named, without its ending.
  package let relativePath: String
  /// What it is made from, by which its page is kept; nil where it is made each time.
  package let digest: Digest?
  /// Gives the note as it was read, and holds nothing else of it.
  let read: @Sendable () -> SourceFile
  /// Gives the note with its verdicts.
  let judge: @Sendable () -> JudgedNote

  /// `read` and `judge` are called where somebody asks, and each time.
  package init(
    path: String, relativePath: String, digest: Digest?, read: @escaping @Sendable () -> SourceFile,
    judge: @escaping @Sendable () -> JudgedNote
  ) {
    self.path = path
    self.relativePath = relativePath
    self.digest = digest
    self.read = read
    self.judge = judge
  }

  /// The folder that the note lies in; empty for none.
  var group: String {
    guard let slash = relativePath.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "" }
    return String(relativePath[..<slash])
  }
}
