import Testing

@testable import Site

/// Pictures of runs, as files.
@Suite("Pictures for those who show links")
struct PictureTests {
  @Test("A picture is what was drawn", arguments: [(4, 1), (8, 3), (1200, 630)])
  func pixels(width: Int, height: Int) throws {
    var random = SystemRandomNumberGenerator()
    var image = PNG(width: width, height: height)
    var drawn = [[UInt8]](repeating: [UInt8](repeating: 0, count: width), count: height)
    for _ in 0..<60 {
      let row = Int.random(in: -2..<height + 2, using: &random)
      let start = Int.random(in: -9..<width, using: &random)
      let end = Int.random(in: start...width + 9, using: &random)
      let colour = UInt8.random(in: 0...3, using: &random)
      for row in row..<row + 3 {
        image.fill(row: row, from: start, to: end, colour)
        guard drawn.indices.contains(row) else { continue }
        for x in max(0, start)..<max(0, min(end, width)) where x < width { drawn[row][x] = colour }
      }
    }
    let file = try PNGReader(image.bytes(palette: [0, 1, 2, 0xFFFFFF]))
    #expect(file.width == width && file.height == height)
    #expect(file.pixels == drawn)
  }

  @Test("A score is a picture of a few KB, with all of its lanes and events")
  func score() throws {
    let rows = (0..<30).map { ScoreModel.Row(lane: $0 % 5, kind: $0 % 2 == 0 ? .appearance : .loading) }
    let lanes = (0..<5).map { ScoreModel.Lane(name: "\($0)", kind: .controller) }
    let bars = (0..<5).map { ScoreModel.Bar(lane: $0, fromRow: $0, toRow: 30 - $0, state: .appeared) }
    let bytes = ScorePicture.bytes(of: ScoreModel(lanes: lanes, rows: rows, bars: bars, steps: [0, 9]))
    #expect(bytes.count < 6_000)
    let file = try PNGReader(bytes)
    #expect(file.width == 1200 && file.height == 630)
    #expect(Set(file.pixels.joined()) == [0, 1, 2, 3])
  }

  @Test("What is too large for a picture is cut", arguments: [0, 1, 500])
  func extremes(count: Int) throws {
    let rows = (0..<count).map { ScoreModel.Row(lane: $0, kind: .other) }
    let lanes = (0..<count).map { ScoreModel.Lane(name: "\($0)", kind: .view) }
    let bars = [ScoreModel.Bar(lane: 0, fromRow: 0, toRow: count, state: .active)]
    let file = try PNGReader(ScorePicture.bytes(of: ScoreModel(lanes: lanes, rows: rows, bars: bars, steps: [0, 400])))
    #expect(file.height == 630)
  }
}

/// Reads what `PNG` writes: four colours, no filters, the fixed codes of deflate.
private struct PNGReader {
  private(set) var width = 0
  private(set) var height = 0
  private(set) var pixels: [[UInt8]] = []

  init(_ bytes: [UInt8]) throws {
    try #require(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    var chunks: [String: [UInt8]] = [:]
    var place = 8
    while place < bytes.count {
      let length = Self.word(bytes[place...])
      let data = bytes[(place + 8)..<(place + 8 + length)]
      chunks[String(decoding: bytes[(place + 4)..<(place + 8)], as: UTF8.self)] = Array(data)
      #expect(Self.word(bytes[(place + 8 + length)...]) == Self.checksum(bytes[(place + 4)..<(place + 8 + length)]))
      place += 12 + length
    }
    let header = try #require(chunks["IHDR"])
    (width, height) = (Self.word(header[0...]), Self.word(header[4...]))
    #expect(header[8...] == [2, 3, 0, 0, 0] && chunks["PLTE"]?.count == 12 && chunks["IEND"] == [])
    let packed = try #require(chunks["IDAT"])
    let raw = try Self.unpacked(packed)
    let pitch = width / 4 + 1
    #expect(raw.count == pitch * height)
    #expect(Self.word(packed.suffix(4)) == Self.sum(raw))
    for row in 0..<height {
      let bytes = raw[(row * pitch)..<(row * pitch + pitch)]
      #expect(bytes.first == 0)
      pixels.append(bytes.dropFirst().flatMap { byte in [6, 4, 2, 0].map { byte >> $0 & 3 } })
    }
  }

  private static func word(_ bytes: some Sequence<UInt8>) -> Int { bytes.prefix(4).reduce(0) { $0 << 8 | Int($1) } }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> Int {
    var crc: UInt32 = ~0
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
    }
    return Int(~crc)
  }

  private static func sum(_ bytes: [UInt8]) -> Int {
    let (one, two) = bytes.reduce((1, 0)) { sums, byte in
      let one = (sums.0 + Int(byte)) % 65521
      return (one, (sums.1 + one) % 65521)
    }
    return two << 16 | one
  }

  private static func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    var place = 16
    func bits(_ count: Int) -> Int {
      (0..<count).reduce(0) { value, index in
        defer { place += 1 }
        return value | Int(bytes[place / 8] >> UInt8(place % 8) & 1) << index
      }
    }
    func code(_ count: Int, after start: Int = 0) -> Int {
      (0..<count).reduce(start) { value, _ in value << 1 | bits(1) }
    }
    try #require(bits(3) == 0b011)
    var out: [UInt8] = []
    while true {
      var symbol = code(7)
      if symbol < 24 {
        symbol += 256
      } else {
        symbol = code(1, after: symbol)
        if symbol < 0xC0 {
          symbol -= 0x30
        } else if symbol < 0xC8 {
          symbol += 280 - 0xC0
        } else {
          symbol = code(1, after: symbol) - 0x100
        }
      }
      if symbol < 256 {
        out.append(UInt8(symbol))
        continue
      }
      guard symbol > 256 else { return out }
      let length: Int
      if symbol == 285 {
        length = 258
      } else {
        let extra = max(0, (symbol - 261) / 4)
        let base = symbol < 265 ? symbol - 254 : 3 + ((4 + (symbol - 265) % 4) << extra)
        length = base + bits(extra)
      }
      let distanceCode = code(5)
      let extra = max(0, distanceCode / 2 - 1)
      let distance = 1 + (distanceCode < 4 ? distanceCode : (2 + distanceCode % 2) << extra) + bits(extra)
      for _ in 0..<length { out.append(out[out.count - distance]) }
    }
  }
}
