/// Which files of a folder lcdoc made: only these are ever overwritten or removed.
struct Manifest: Sendable, Hashable {
  static let name = ".lcdoc-manifest"
  /// More than a manifest of a million pages.
  static let largest = 256 << 20
  private static let header = "lcdoc-manifest 1"

  let paths: Set<SitePath>

  init(paths: some Sequence<SitePath>) {
    self.paths = Set(paths)
  }

  /// Reads a manifest. Lines that are no path inside the folder are passed over: the file is somebody's input
  /// like any other. Nil if it is no manifest.
  init?(bytes: [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
    guard let first = lines.popFirst(), first.elementsEqual(Self.header.utf8) else { return nil }
    paths = Set(lines.compactMap { SitePath(String(decoding: $0, as: UTF8.self)) })
  }

  /// One path a line, sorted by bytes.
  var bytes: [UInt8] {
    let sorted = paths.map { Array($0.text.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    var out = Array(Self.header.utf8)
    for path in sorted {
      out.append(UInt8(ascii: "\n"))
      out += path
    }
    out.append(UInt8(ascii: "\n"))
    return out
  }
}
