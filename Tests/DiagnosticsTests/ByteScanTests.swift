import Diagnostics
import Testing

/// Eight bytes at a time must find what one at a time finds.
struct ByteScanTests {
  struct Scan: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let find: @Sendable (UnsafeBufferPointer<UInt8>, Int) -> Int
    let isWanted: @Sendable (UInt8) -> Bool
  }

  static let scans =
    [
      Scan(testDescription: "line break", find: { ByteScan.lineBreak(in: $0, from: $1) }) { $0 == 0x0A || $0 == 0x0D },
      Scan(testDescription: "end of printable ASCII", find: { ByteScan.endOfPrintableASCII(in: $0, from: $1) }) {
        !(0x20...0x7E).contains($0)
      },
      Scan(testDescription: "end of plain text", find: { ByteScan.plainTextEnd(in: $0, from: $1) }) {
        $0 < 0x20 || [0x22, 0x26, 0x27, 0x3C, 0x3E, 0x7F].contains($0)
      },
      Scan(testDescription: "end of bytes beyond ASCII", find: { ByteScan.endOfNonASCII(in: $0, from: $1) }) {
        $0 < 0x80
      },
    ]
    + edges.map { byte in
      Scan(testDescription: "byte \(byte)", find: { ByteScan.first(byte, in: $0, from: $1) }) { $0 == byte }
    }

  /// What the searches tell apart, and the neighbours of that: a borrow from one goes on into them.
  static let edges: [UInt8] = [
    0x00, 0x01, 0x09, 0x0A, 0x0B, 0x0D, 0x1F, 0x20, 0x21, 0x22, 0x23, 0x25, 0x26, 0x27, 0x28, 0x3B, 0x3C, 0x3D, 0x3E,
    0x3F, 0x7E, 0x7F, 0x80, 0x81, 0xA6, 0xBC, 0xFF,
  ]

  /// Texts of each length with one wanted byte at each place, or none.
  @Test(arguments: scans)
  func findsTheFirst(_ scan: Scan) {
    let wanted = Self.edges.filter(scan.isWanted)
    let others = Self.edges.filter { !scan.isWanted($0) }
    for length in 0...25 {
      for place in 0...length {
        var bytes = (0..<length).map { others[($0 * 7 + place) % others.count] }
        if place < length { bytes[place] = wanted[(place + length) % wanted.count] }
        for start in 0...length {
          let found = bytes.withUnsafeBufferPointer { scan.find($0, start) }
          if found != (start <= place ? place : length) { Issue.record("\(bytes) from \(start): \(found)") }
        }
      }
    }
  }

  /// Each pair of neighbours, at each place of the eight bytes.
  @Test(arguments: scans)
  func neighboursDoNotMislead(_ scan: Scan) {
    let other = Self.edges.last { !scan.isWanted($0) } ?? 0
    for first in Self.edges {
      for second in Self.edges {
        for place in 0..<8 {
          var bytes = [UInt8](repeating: other, count: 9)
          bytes[place] = first
          bytes[place + 1] = second
          let wanted = bytes.firstIndex(where: scan.isWanted) ?? bytes.count
          let found = bytes.withUnsafeBufferPointer { scan.find($0, 0) }
          if found != wanted { Issue.record("\(bytes): \(found), not \(wanted)") }
        }
      }
    }
  }

  /// A byte counts up to 255, so the count goes by pieces.
  @Test(arguments: [0, 1, 191, 192, 193, 255, 256, 257, 400])
  func countsAll(_ length: Int) {
    let bytes = [UInt8](repeating: 0x0A, count: length)
    let half = bytes.indices.map { UInt8($0 % 2) }
    #expect(bytes.withUnsafeBufferPointer { ByteScan.count(in: $0) { $0 == 0x0A } } == length)
    #expect(bytes.withUnsafeBufferPointer { ByteScan.count(in: $0) { $0 == 0x0D } } == 0)
    #expect(half.withUnsafeBufferPointer { ByteScan.count(in: $0) { $0 == 1 } } == length / 2)
  }
}
