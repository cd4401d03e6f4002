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
    guard let header = lines.first, header.elementsEqual(Self.header.utf8) else {
      hashes = [:]
      return
    }
    var hashes = [SitePath: UInt64](minimumCapacity: lines.count)
    for line in lines.dropFirst() {
      guard let space = line.firstIndex(of: UInt8(ascii: " ")), let hash = Self.hash(line[..<space]),
        let path = SitePath(String(decoding: line[(space + 1)...], as: UTF8.self)), !path.isHidden
      else { continue }
      hashes[path] = hash
    }
    self.hashes = hashes
  }

  /// A number in hexadecimal; nil where it is none.
  private static func hash(_ digits: ArraySlice<UInt8>) -> UInt64? {
    guard (1...16).contains(digits.count) else { return nil }
    var hash: UInt64 = 0
    for digit in digits {
      let letter = (digit | 0x20) &- UInt8(ascii: "a")
      guard digit.isASCIIDigit || letter < 6 else { return nil }
      hash = hash << 4 | UInt64(digit.isASCIIDigit ? digit - UInt8(ascii: "0") : letter + 10)
    }
    return hash
  }

  /// Whether a file still holds what lcdoc wrote into it.
  func isOurs(_ path: SitePath, with bytes: [UInt8]) -> Bool { hashes[path] == FNV1a.hash(bytes) }

  /// One file a line, sorted by the bytes of the path.
  var bytes: [UInt8] {
    let sorted = hashes.map { (path: Array($0.key.text.utf8), hash: $0.value) }.sorted {
      $0.path.lexicographicallyPrecedes($1.path)
    }
    var out = Array(Self.header.utf8)
    // A hash, a path of usual length, and what stands around them.
    out.reserveCapacity(sorted.count * 64)
    for (path, hash) in sorted {
      out.append(UInt8(ascii: "\n"))
      out += String(hash, radix: 16).utf8
      out.append(UInt8(ascii: " "))
      out += path
    }
    out.append(UInt8(ascii: "\n"))
    return out
  }
}
