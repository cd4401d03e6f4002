/// A picture of at most four colours as a PNG file. Those who show links elsewhere take no SVG.
///
/// Each pixel takes two bits. What a score repeats is the pixel before and the row above, so the deflate stream looks back
/// to these two places alone: a tenth of the time of a general search, and a few KB for a picture.
struct PNG {
  /// In pixels; a multiple of 4.
  let width: Int
  /// In pixels.
  let height: Int
  /// Rows of four pixels a byte, the first in the highest bits, each behind a byte 0: no filter.
  private var raster: [UInt8]
  /// From one row to the next, in bytes.
  private let pitch: Int

  /// A picture all in colour 0.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pitch = width / 4 + 1
    raster = [UInt8](repeating: 0, count: pitch * height)
  }

  /// Fills a part of a row with a colour from 0 to 3; what lies outside is cut.
  mutating func fill(row: Int, from start: Int, to end: Int, _ colour: UInt8) {
    guard (0..<height).contains(row) else { return }
    let (start, end) = (max(start, 0), min(end, width))
    var x = start
    while x < end {
      let place = row * pitch + 1 + x / 4
      if x % 4 == 0, end - x >= 4 {
        raster[place] = colour &* 0b01_01_01_01
        x += 4
      } else {
        let shift = 6 - x % 4 * 2
        raster[place] = raster[place] & ~(0b11 << shift) | colour << shift
        x += 1
      }
    }
  }

  /// The file.
  ///
  /// - Parameter palette: red, green and blue of each colour, as 0xRRGGBB.
  func bytes(palette: [Int]) -> [UInt8] {
    var out: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    Self.append("IHDR", Self.word(width) + Self.word(height) + [2, 3, 0, 0, 0], to: &out)
    Self.append("PLTE", palette.flatMap { Self.word($0).dropFirst() }, to: &out)
    Self.append("IDAT", compressed(), to: &out)
    Self.append("IEND", [], to: &out)
    return out
  }

  private static func append(_ name: StaticString, _ data: [UInt8], to out: inout [UInt8]) {
    out += word(data.count)
    let start = out.count
    name.withUTF8Buffer { out.append(contentsOf: $0) }
    out += data
    out += word(Int(checksum(out[start...])))
  }

  private static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// CRC-32.
  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xEDB8_8320 }
  }

  // MARK: Deflate (RFC 1950, 1951)

  private func compressed() -> [UInt8] {
    var bits = BitWriter(bytes: [0x78, 0x01])
    // The last block, in the codes that the format has fixed.
    bits.append(0b011, 3)
    raster.withUnsafeBufferPointer { raster in
      var place = 0
      while place < raster.count {
        let before = Self.match(raster, place, distance: 1)
        let above = Self.match(raster, place, distance: pitch)
        let length = max(before, above)
        if length < Self.shortest {
          bits.append(literal: raster[place])
          place += 1
        } else {
          bits.append(length: length)
          if before >= above { bits.append(0, 5) } else { bits.append(distance: pitch) }
          place += length
        }
      }
    }
    bits.append(0, 7)
    return bits.finished() + Self.word(sum())
  }

  private static let shortest = 3
  private static let longest = 258

  /// How many bytes from a place on equal those that stand so much before them.
  private static func match(_ raster: UnsafeBufferPointer<UInt8>, _ place: Int, distance: Int) -> Int {
    guard place >= distance else { return 0 }
    let most = min(longest, raster.count - place)
    var length = 0
    while length < most, raster[place + length] == raster[place + length - distance] { length += 1 }
    return length
  }

  /// Adler-32. Both sums are cut seldom enough to cost nothing, and often enough to stay in a word.
  private func sum() -> Int {
    var (one, two) = (1, 0)
    raster.withUnsafeBufferPointer { raster in
      for start in stride(from: 0, to: raster.count, by: 4096) {
        for place in start..<min(start + 4096, raster.count) {
          one &+= Int(raster[place])
          two &+= one
        }
        one %= 65521
        two %= 65521
      }
    }
    return two << 16 | one
  }
}

/// Writes bits as deflate has them: numbers from their lowest bit on, codes from their highest.
private struct BitWriter {
  private(set) var bytes: [UInt8]
  private var held = 0
  private var count = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func append(_ value: Int, _ width: Int) {
    held |= value << count
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      count -= 8
    }
  }

  private mutating func append(code: Int, _ width: Int) {
    append((0..<width).reduce(0) { $0 << 1 | code >> $1 & 1 }, width)
  }

  mutating func append(literal: UInt8) {
    if literal < 144 { append(code: 0x30 + Int(literal), 8) } else { append(code: 0x100 + Int(literal), 9) }
  }

  /// From 3 to 258: four codes for each number of further bits.
  mutating func append(length: Int) {
    let rest = length - 3
    let extra = length == 258 || rest < 8 ? 0 : Int.bitWidth - 3 - rest.leadingZeroBitCount
    let symbol = length == 258 ? 285 : 257 + 4 * extra + rest >> extra
    if symbol < 280 { append(code: symbol - 256, 7) } else { append(code: 0xC0 + symbol - 280, 8) }
    append(length == 258 ? 0 : rest & (1 << extra - 1), extra)
  }

  /// From 5 on: two codes for each number of further bits.
  mutating func append(distance: Int) {
    let rest = distance - 1
    let extra = Int.bitWidth - 2 - rest.leadingZeroBitCount
    append(code: 2 * extra + rest >> extra, 5)
    append(rest & (1 << extra - 1), extra)
  }

  func finished() -> [UInt8] {
    count == 0 ? bytes : bytes + [UInt8(truncatingIfNeeded: held)]
  }
}
