import Testing

@testable import Cache

/// What is kept between runs, and what of it is given back.
@Suite struct CacheTests {
  private func key(_ number: Int, in cache: Cache) -> Digest { cache.digest { $0.write(number) } }

  private func text(_ number: Int, in cache: Cache) -> String? {
    cache.value(for: key(number, in: cache)) { (reader) throws(ByteReader.Malformed) in try reader.text() }
  }

  /// A cache as the next run has it, after this one kept some numbers.
  private func next(_ cache: Cache, keeping numbers: Range<Int>, _ size: Int = 1) throws -> Cache {
    for number in numbers {
      cache.keep(for: key(number, in: cache)) { $0.write(String(repeating: "\(number % 10)", count: size)) }
    }
    let bytes = try #require(cache.bytes)
    return try #require(Cache(bytes, for: "a"))
  }

  @Test func whatWasKeptIsThereInTheNextRun() throws {
    let first = Cache(for: "a")
    #expect(first.bytes == nil && text(1, in: first) == nil)
    let second = try next(first, keeping: 1..<4)
    #expect((1..<5).map { text($0, in: second) } == ["1", "2", "3", nil])
    #expect(second.bytes == nil, "nothing came to it")
  }

  @Test func otherBytesAreNoCache() throws {
    let cache = Cache(for: "a")
    _ = try next(cache, keeping: 0..<3)
    let bytes = try #require(cache.bytes)
    #expect(Cache(bytes, for: "b") == nil, "another program")
    for count in bytes.indices { #expect(Cache(Array(bytes[..<count]), for: "a") == nil, "cut at \(count)") }
    for place in bytes.indices {
      var changed = bytes
      changed[place] ^= 0x41
      #expect(Cache(changed, for: "a") == nil, "changed at \(place)")
    }
    #expect(Cache(bytes + [0], for: "a") == nil)
  }

  @Test func aValueOfAnotherShapeIsNotThere() throws {
    let cache = try next(Cache(for: "a"), keeping: 1..<2)
    let tooMuch = cache.value(for: key(1, in: cache)) { (reader) throws(ByteReader.Malformed) in
      [try reader.text(), try reader.text()]
    }
    let tooLittle = cache.value(for: key(1, in: cache)) { (reader) throws(ByteReader.Malformed) in try reader.number() }
    #expect(tooMuch == nil && tooLittle == nil && text(1, in: cache) == "1")
  }

  /// What a run used stays; of the rest the newest, as long as it takes no more room.
  @Test func theOldestGoes() throws {
    let large = 300_000
    var cache = try next(Cache(for: "a"), keeping: 0..<2, large)
    for number in 2..<8 {
      #expect(text(0, in: cache) != nil)
      cache = try next(cache, keeping: number..<number + 1, large)
    }
    #expect(text(0, in: cache) != nil && text(7, in: cache) != nil && text(6, in: cache) != nil)
    #expect(text(1, in: cache) == nil && text(2, in: cache) == nil)
  }

  @Test func whatIsWrittenIsRead() throws {
    var writer = ByteWriter()
    for number in [0, 1, 127, 128, 300, Int.max] { writer.write(number) }
    writer.write("视图 view")
    writer.write([1, 2, 3] as [UInt8])
    writer.write(5..<9)
    writer.write(true)
    writer.write("x" as String?) { $0.write($1) }
    writer.write(nil as String?) { $0.write($1) }
    for word in [0, 258, UInt64.max] { writer.write(word: word) }
    writer.write(["a", "b"]) { $0.write($1) }
    var reader = ByteReader(writer.bytes[...])
    for number in [0, 1, 127, 128, 300, Int.max] { #expect(try reader.number() == number) }
    #expect(try reader.text() == "视图 view")
    #expect(try Array(reader.bytes()) == [1, 2, 3])
    #expect(try reader.range() == 5..<9)
    #expect(try reader.flag())
    for wanted in ["x", nil] {
      #expect(try reader.optional { (reader) throws(ByteReader.Malformed) in try reader.text() } == wanted)
    }
    for word in [0, 258, UInt64.max] { #expect(try reader.word() == word) }
    #expect(try reader.list { (reader) throws(ByteReader.Malformed) in try reader.text() } == ["a", "b"])
    #expect(reader.isAtEnd)
  }

  /// Whatever the bytes are, reading ends and takes nothing that they do not have.
  @Test(
    arguments: [
      [0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F], [0x80], [], [0xFF, 0xFF, 0xFF, 0x7F, 1], [5, 1, 2],
    ] as [[UInt8]])
  func malformed(bytes: [UInt8]) {
    var list = ByteReader(bytes[...])
    #expect(throws: ByteReader.Malformed.self) {
      try list.list { (reader) throws(ByteReader.Malformed) in try reader.number() }
    }
    var text = ByteReader(bytes[...])
    #expect(throws: ByteReader.Malformed.self) { try text.bytes() }
    var word = ByteReader(bytes.prefix(7))
    #expect(throws: ByteReader.Malformed.self) { try word.word() }
  }
}
