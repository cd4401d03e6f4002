import Testing

@testable import Cache

/// What is kept between runs, and what of it is given back.
@Suite struct CacheTests {
  private func key(_ number: Int, in cache: Cache) -> Digest { cache.digest { $0.write(number) } }

  private func text(_ number: Int, in cache: Cache) -> String? {
    cache.value(for: key(number, in: cache)) { (reader) throws(ByteReader.Malformed) in try reader.text() }
  }

  private func keep(_ numbers: Range<Int>, in cache: Cache, _ size: Int = 1) {
    for number in numbers {
      cache.keep(for: key(number, in: cache)) { $0.write(String(repeating: "\(number % 10)", count: size)) }
    }
  }

  /// A cache as the next run has it, after this one kept some numbers.
  private func next(_ cache: Cache, in store: MemoryStore, keeping numbers: Range<Int>, _ size: Int = 1) throws -> Cache
  {
    keep(numbers, in: cache, size)
    cache.save { store.bytes = Array($0.joined()) }
    return try #require(Cache(in: store, for: "a"))
  }

  @Test func whatWasKeptIsThereInTheNextRun() throws {
    let store = MemoryStore()
    let first = Cache(for: "a")
    #expect(text(1, in: first) == nil)
    first.save { _ in Issue.record("nothing came to it") }
    let second = try next(first, in: store, keeping: 1..<4)
    #expect((1..<5).map { text($0, in: second) } == ["1", "2", "3", nil])
    let bytes = store.bytes
    second.save { _ in Issue.record("nothing came to it") }
    #expect(store.bytes == bytes)
  }

  /// What comes to a file is written behind what is there, and who reads that at the same time has all of it.
  @Test func whatIsAdded() throws {
    let store = MemoryStore()
    let second = try next(Cache(for: "a"), in: store, keeping: 1..<4)
    let (bytes, other) = (store.bytes, try #require(Cache(in: store, for: "a")))
    keep(4..<5, in: second)
    second.save { _ in Issue.record("there is room behind it") }
    #expect(store.bytes.dropFirst(CacheFile.headCount).starts(with: bytes.dropFirst(CacheFile.headCount)))
    #expect((1..<5).map { text($0, in: other) } == ["1", "2", "3", nil])
    let third = try #require(Cache(in: store, for: "a"))
    #expect((1..<5).map { text($0, in: third) } == ["1", "2", "3", "4"])
    // One that did not see it writes anew; what it did not know is gone.
    keep(5..<6, in: other)
    other.save { store.bytes = Array($0.joined()) }
    let fourth = try #require(Cache(in: store, for: "a"))
    #expect((1..<6).map { text($0, in: fourth) } == ["1", "2", "3", nil, "5"])
  }

  /// Where much comes to it, that is saved while the run goes on, and read from there; not where it may not be kept.
  @Test(arguments: [true, false])
  func muchIsSavedEarly(_ isRight: Bool) throws {
    let store = MemoryStore()
    let cache = Cache(for: "a")
    cache.saveEarly { cache in
      cache.save(where: { isRight }) { store.bytes = Array($0.joined()) }
      return store
    }
    keep(0..<11, in: cache, 1 << 20)
    #expect(store.bytes.isEmpty == !isRight)
    #expect((0..<11).allSatisfy { text($0, in: cache)?.utf8.count == 1 << 20 })
    guard isRight else { return }
    #expect(store.bytes.count > 8 << 20 && store.bytes.count < 9 << 20, "the rest waits for the end")
    cache.save { _ in Issue.record("there is room behind it") }
    let next = try #require(Cache(in: store, for: "a"))
    #expect((0..<11).allSatisfy { text($0, in: next) == text($0, in: cache) })
  }

  /// What a run has not asked for yet when much is saved early it may still ask for.
  @Test func whatIsStillWanted() throws {
    let store = MemoryStore()
    let first = Cache(for: "a")
    keep(100..<112, in: first, 2 << 20)
    first.save { store.bytes = Array($0.joined()) }
    let second = try #require(Cache(in: store, for: "a"))
    second.saveEarly { cache in
      cache.save { store.bytes = Array($0.joined()) }
      return store
    }
    keep(0..<11, in: second, 1 << 20)
    #expect((100..<112).allSatisfy { text($0, in: second)?.utf8.count == 2 << 20 })
  }

  /// A run that is killed while it writes, or a disk that is full, leaves the file as it was.
  @Test func whatIsHalfAdded() throws {
    let store = MemoryStore()
    let cache = try next(Cache(for: "a"), in: store, keeping: 1..<4)
    store.room = 5
    keep(4..<5, in: cache)
    cache.save { _ in }
    let next = try #require(Cache(in: store, for: "a"))
    #expect((1..<5).map { text($0, in: next) } == ["1", "2", "3", nil])
  }

  /// Nothing that was not written is ever read.
  @Test func otherBytesAreNoCache() throws {
    let store = MemoryStore()
    _ = try next(Cache(for: "a"), in: store, keeping: 0..<3)
    let bytes = store.bytes
    #expect(Cache(in: store, for: "b") == nil, "another program")
    for count in bytes.indices {
      store.bytes = Array(bytes[..<count])
      #expect(Cache(in: store, for: "a") == nil, "cut at \(count)")
    }
    var missing = 0
    for place in bytes.indices {
      store.bytes = bytes
      store.bytes[place] ^= 0x41
      guard let cache = Cache(in: store, for: "a") else { continue }
      let texts = (0..<3).map { text($0, in: cache) }
      #expect(texts.count { $0 == nil } == 1 && zip(texts, ["0", "1", "2"]).allSatisfy { $0 == nil || $0 == $1 })
      missing += 1
    }
    #expect(missing == 6, "each value is a length and a digit")
  }

  @Test func aValueOfAnotherShapeIsNotThere() throws {
    let cache = try next(Cache(for: "a"), in: MemoryStore(), keeping: 1..<2)
    let tooMuch = cache.value(for: key(1, in: cache)) { (reader) throws(ByteReader.Malformed) in
      [try reader.text(), try reader.text()]
    }
    let tooLittle = cache.value(for: key(1, in: cache)) { (reader) throws(ByteReader.Malformed) in try reader.number() }
    #expect(tooMuch == nil && tooLittle == nil && text(1, in: cache) == "1")
  }

  /// What a run used stays; of the rest the newest, as long as it takes no more room.
  @Test func theOldestGoes() throws {
    let large = 300_000
    let store = MemoryStore()
    var cache = try next(Cache(for: "a"), in: store, keeping: 0..<2, large)
    for number in 2..<8 {
      #expect(text(0, in: cache) != nil)
      cache.use(key(2, in: cache))
      cache = try next(cache, in: store, keeping: number..<number + 1, large)
    }
    #expect(text(2, in: cache) != nil, "it was wanted, though nobody read it")
    #expect(text(0, in: cache) != nil && text(7, in: cache) != nil && text(6, in: cache) != nil)
    #expect(text(1, in: cache) == nil && text(3, in: cache) == nil)
    #expect(store.bytes.count < 10 * large, "what nobody can ask for any more goes")
  }

  /// One that stays in memory has no more than what its last round asked for or made.
  @Test func whatNobodyAsksForGoes() throws {
    let cache = Cache(for: "a")
    keep(0..<4, in: cache)
    cache.dropUnused()
    #expect((0..<4).map { text($0, in: cache) } == ["0", "1", "2", "3"], "it was made in this round")
    cache.dropUnused()
    #expect(text(1, in: cache) == "1")
    cache.use(key(2, in: cache))
    keep(5..<6, in: cache)
    cache.dropUnused()
    #expect((0..<6).map { text($0, in: cache) } == [nil, "1", "2", nil, nil, "5"])
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

/// A file in memory.
private final class MemoryStore: CacheStore, @unchecked Sendable {
  var bytes: [UInt8] = []
  /// How many bytes may come to it.
  var room = Int.max

  func read(_ count: Int, at offset: Int) -> [UInt8]? {
    offset + count <= bytes.count ? Array(bytes[offset..<offset + count]) : nil
  }

  func append(_ pieces: [[UInt8]], at offset: Int, changing old: [UInt8], to head: [UInt8]) -> Bool {
    guard read(old.count, at: 0) == old else { return false }
    let added = pieces.joined()
    bytes = Array(bytes.prefix(offset)) + added.prefix(room)
    guard added.count <= room else { return false }
    bytes.replaceSubrange(..<head.count, with: head)
    return true
  }
}
