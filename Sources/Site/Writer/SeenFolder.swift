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
    /// Of its bytes, as the manifest has it.
    let hash: UInt64
    let seen: SeenFile
  }

  /// All of it.
  package func write(to writer: inout ByteWriter) {
    writer.write(path)
    writer.write(files.count)
    for file in files {
      writer.write(file.name)
      writer.write(file.key)
      writer.write(word: file.hash)
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
        File(
          name: try reader.text(), key: try reader.optionalDigest(), hash: try reader.word(),
          seen: try SeenFile(from: &reader)))
    }
    self.files = files
  }

  init(path: String, files: [File]) {
    self.path = path
    self.files = files
  }

  /// The list of the site's files, which it does not list itself.
  init(manifest: SeenFile) {
    self.init(path: "", files: [File(name: Manifest.name, key: nil, hash: 0, seen: manifest)])
  }

  /// Whether it is the list of the site's files alone.
  var isOfManifest: Bool { path.isEmpty && files.first?.name == Manifest.name }
}
