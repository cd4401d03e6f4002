import Diagnostics

/// Which files of a folder lcdoc made, and what it wrote into each: only these are ever overwritten or removed, and only
/// as long as they still hold that. A folder may come from somebody else, with a list of files that are not ours.
struct Manifest: Sendable, Hashable {
  static let name = ".lcdoc-manifest"
  /// More than a manifest of a million pages.
  static let largest = 256 << 20
  private static let header = "lcdoc-manifest 2"

  /// The hash of each file's bytes.
  let hashes: [SitePath: UInt64]

  /// - Parameter hashes: of what is written into each file.
  init(_ hashes: [(SitePath, UInt64)]) {
    self.hashes = Dictionary(hashes, uniquingKeysWith: { first, _ in first })
  }

  /// Reads a manifest. Lines that are no path inside the folder are passed over: the file is somebody's input
  /// like any other. Empty if it is no manifest.
  init(bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let isManifest = lines.first?.elementsEqual(Self.header.utf8) == true
    hashes = (isManifest ? lines.dropFirst() : []).reduce(into: [:]) { hashes, line in
      let words = line.split(separator: UInt8(ascii: " "), maxSplits: 1).map { String(decoding: $0, as: UTF8.self) }
      guard words.count == 2, let hash = UInt64(words[0], radix: 16), let path = SitePath(words[1]) else { return }
      if !path.isHidden { hashes[path] = hash }
    }
  }

  /// Whether a file still holds what lcdoc wrote into it.
  func isOurs(_ path: SitePath, with bytes: [UInt8]) -> Bool { hashes[path] == FNV1a.hash(bytes) }

  /// One file a line, sorted by the bytes of the path.
  var bytes: [UInt8] {
    let sorted = hashes.map { (path: Array($0.key.text.utf8), hash: $0.value) }.sorted {
      $0.path.lexicographicallyPrecedes($1.path)
    }
    var out = Array(Self.header.utf8)
    for (path, hash) in sorted {
      out += "\n\(String(hash, radix: 16)) ".utf8
      out += path
    }
    out.append(UInt8(ascii: "\n"))
    return out
  }
}
