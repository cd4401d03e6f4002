package import Cache

/// A file as it was when a run looked at it: enough for a later run to tell whether it is still that, mostly without reading
/// it.
package struct SeenFile: Sendable, Hashable {
  private let stamp: FileStamp
  /// What it held; nil where the stamp alone can tell.
  private let content: Digest?

  /// Looks at a file; nil if it is needed what that holds and cannot be read.
  ///
  /// - Parameters:
  ///   - stamp: how it looks, taken before its bytes.
  ///   - bytes: what it holds.
  package init?(_ stamp: FileStamp, _ look: FileLook, bytes: () -> [UInt8]?) {
    self.stamp = stamp
    if stamp.isSettled(at: look.start) {
      content = nil
    } else {
      guard let bytes = bytes() else { return nil }
      content = look.digest(of: bytes)
    }
  }

  private init(_ stamp: FileStamp, content: Digest?) {
    self.stamp = stamp
    self.content = content
  }

  /// The same file as this run sees it; nil where it is another.
  ///
  /// - Parameters:
  ///   - stamp: how it looks, taken before its bytes; nil where it is not there.
  ///   - bytes: what it holds; nil where that cannot be read.
  package func again(_ stamp: FileStamp?, _ look: FileLook, bytes: () -> [UInt8]?) -> SeenFile? {
    guard let stamp, stamp == self.stamp else { return nil }
    guard let content else { return self }
    guard let bytes = bytes(), look.digest(of: bytes) == content else { return nil }
    return SeenFile(stamp, content: stamp.isSettled(at: look.start) ? nil : content)
  }

  /// All of it.
  package func write(to writer: inout ByteWriter) {
    stamp.write(to: &writer)
    writer.write(content) { $0.write($1) }
  }

  /// Reads what was written.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    stamp = try FileStamp(from: &reader)
    content = try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.digest() }
  }
}

/// How a run looks at files.
package struct FileLook: Sendable {
  /// When the run began. What was written since, or shortly before, is known by what it holds.
  let start: FileTime
  private let cache: Cache

  /// - Parameter cache: where it is kept what was seen.
  package init(since start: FileTime, _ cache: Cache) {
    self.start = start
    self.cache = cache
  }

  func digest(of bytes: [UInt8]) -> Digest { cache.digest { $0.write(bytes) } }
}
