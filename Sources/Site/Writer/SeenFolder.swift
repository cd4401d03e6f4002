package import Cache

/// Files of one folder of a site, as they lay there when somebody looked at them.
package struct SeenFolder: Sendable, Hashable {
  /// Below the site's folder; empty for that itself.
  let path: String
  let files: [File]

  struct File: Sendable, Hashable {
    let name: String
    /// What it was made from; nil where only its bytes tell.
    let key: Digest?
    let seen: SeenFile
  }

  /// All of it.
  package func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(files.count)
    for file in files {
      writer.write(file.name)
      writer.write(file.key)
      file.seen.write(to: &writer)
    }
  }

  /// Reads what was written.
  package init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    path = try reader.text()
    let count = try reader.count()
    var files: [File] = []
    files.reserveCapacity(count)
    for _ in 0..<count {
      files.append(
        File(name: try reader.text(), key: try reader.optionalDigest(), seen: try SeenFile(from: &reader)))
    }
    self.files = files
  }

  init(path: String, files: [File]) {
    self.path = path
    self.files = files
  }
}
