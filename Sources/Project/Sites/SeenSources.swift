import Cache
import Site

/// The files that a site is made from, as a run saw them.
struct SeenSources: Hashable {
  private(set) var paths: [String] = []
  /// Of each path; nil where nothing is known of it.
  private(set) var files: [SeenFile?] = []

  /// No files.
  init() {}

  init(paths: [String], files: [SeenFile?]) {
    self.paths = paths
    self.files = files
  }

  /// Whether something is known of all.
  var isWhole: Bool { files.allSatisfy { $0 != nil } }

  /// What is known of some paths, in their order. Mostly they are the same as in the last run.
  func known(of wanted: [String]) -> [SeenFile?] {
    if wanted == paths { return files }
    let known = Dictionary(zip(paths, files), uniquingKeysWith: { first, _ in first })
    return wanted.map { known[$0] ?? nil }
  }

  func write(to writer: inout ByteWriter) {
    writer.write(paths.count)
    for (path, file) in zip(paths, files) {
      writer.write(path)
      writer.write(file != nil)
      file?.write(to: &writer)
    }
  }

  init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    let count = try reader.count()
    paths.reserveCapacity(count)
    files.reserveCapacity(count)
    for _ in 0..<count {
      paths.append(try reader.text())
      files.append(try reader.flag() ? try SeenFile(from: &reader) : nil)
    }
  }
}
