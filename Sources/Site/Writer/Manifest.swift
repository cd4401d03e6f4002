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

  init(hashes: [SitePath: UInt64]) { self.hashes = hashes }

  /// Reads a manifest. Lines that are no path inside the folder are passed over: the file is somebody's input
  /// like any other. Empty if it is no manifest.
  init(bytes: [UInt8]) {
    hashes = bytes.withUnsafeBufferPointer { text -> [SitePath: UInt64] in
      let newline = UInt8(ascii: "\n")
      var end = ByteScan.first(newline, in: text, from: 0)
      guard text[..<end].elementsEqual(Self.header.utf8) else { return [:] }
      var hashes = [SitePath: UInt64](minimumCapacity: text.count / Self.bytesOfLine)
      while end < text.count {
        let start = end + 1
        end = ByteScan.first(newline, in: text, from: start)
        if let (path, hash) = Self.line(text[start..<end]) { hashes[path] = hash }
      }
      return hashes
    }
  }

  /// What a line says; nil where it is none of a manifest.
  private static func line(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> (SitePath, UInt64)? {
    guard let space = line.firstIndex(of: UInt8(ascii: " ")), let hash = hash(line[..<space]),
      let path = SitePath(String(decoding: line[(space + 1)...], as: UTF8.self)), !path.isHidden
    else { return nil }
    return (path, hash)
  }

  /// A number in hexadecimal; nil where it is none.
  private static func hash(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> UInt64? {
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

  /// Writes a number in hexadecimal, as it is read.
  private static func append(_ hash: UInt64, to out: inout [UInt8]) {
    let digits = max(1, (67 - hash.leadingZeroBitCount) / 4)
    for digit in (0..<digits).reversed() {
      let value = UInt8(truncatingIfNeeded: hash >> UInt64(4 * digit)) & 0xF
      out.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
    }
  }

  /// A hash, a path of usual length, and what stands around them.
  private static let bytesOfLine = 64

  /// The bytes of a manifest: one file a line, sorted by the path.
  ///
  /// - Parameter hashes: of what is written into each file, each once; most of them in the order that they get.
  static func bytes(of hashes: [(path: SitePath, hash: UInt64)]) -> [UInt8] {
    var out = Array(header.utf8)
    out.reserveCapacity(hashes.count * bytesOfLine)
    for (path, hash) in hashes.sorted(by: { $0.path.text < $1.path.text }) {
      out.append(UInt8(ascii: "\n"))
      append(hash, to: &out)
      out.append(UInt8(ascii: " "))
      out += path.text.utf8
    }
    out.append(UInt8(ascii: "\n"))
    return out
  }
}
