package import Cache

/// A file as it was when a run looked at it: enough for a later run to tell whether it is still that, mostly without reading
/// it.
package struct SeenFile: Sendable, Hashable {
  private let stamp: FileStamp
  /// The digest of what it held; nil where nobody asks and the stamp alone can tell whether it is the same.
  package let content: Digest?
  /// Whether the stamp alone can tell.
  private let isSettled: Bool

  /// Looks at a file; nil if it is needed what that holds and cannot be read.
  ///
  /// - Parameters:
  ///   - stamp: how it looks, taken before its bytes.
  ///   - bytes: what it holds.
  package init?(_ stamp: FileStamp, _ look: FileLook, bytes: () -> [UInt8]?) {
    var content: Digest?
    if !stamp.isSettled(at: look.start) {
      guard let bytes = bytes() else { return nil }
      content = look.digest(of: bytes)
    }
    self.init(stamp, look, content: content)
  }

  /// A file of which it is known what it holds.
  package init(_ stamp: FileStamp, _ look: FileLook, content: Digest?) {
    self.stamp = stamp
    self.content = content
    isSettled = stamp.isSettled(at: look.start)
  }

  /// The same file as this run sees it; nil where it is another.
  ///
  /// - Parameters:
  ///   - stamp: how it looks, taken before its bytes; nil where it is not there.
  ///   - bytes: what it holds; nil where that cannot be read.
  package func again(_ stamp: FileStamp?, _ look: FileLook, bytes: () -> [UInt8]?) -> SeenFile? {
    guard let stamp, stamp == self.stamp else { return nil }
    if isSettled { return self }
    guard let bytes = bytes(), look.digest(of: bytes) == content else { return nil }
    return SeenFile(stamp, look, content: content)
  }

  /// All of it.
  package func write(to writer: inout ByteWriter) {
    stamp.write(to: &writer)
    writer.write(content)
    writer.write(isSettled)
  }

  /// Reads what was written.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    stamp = try FileStamp(from: &reader)
    content = try reader.optionalDigest()
    isSettled = try reader.flag()
  }
}

/// How a run looks at files.
package struct FileLook: Sendable {
  /// When the run began. What was written since, or shortly before, is known by what it holds.
  let start: FileTime
  private let cache: Cache

  /// - Parameter cache: what takes digests.
  package init(since start: FileTime, _ cache: Cache) {
    self.start = start
    self.cache = cache
  }

  /// The digest of what a file holds.
  package func digest(of bytes: [UInt8]) -> Digest { cache.digest(of: bytes) }

  /// What tells these digests from those of another cache.
  package var hash: Digest { cache.digest(of: []) }
}
