/// Where a file lies that earlier runs wrote: what may be read of it, and written behind it.
package protocol CacheStore: AnyObject, Sendable {
  /// So many bytes from a place on; nil where there are not so many or they cannot be read.
  func read(_ count: Int, at offset: Int) -> [UInt8]?
  /// Writes pieces from a place on, one behind the other, and then the head at the beginning, if the head that is there is
  /// still `old`; false if that cannot be done, and then the file has what it had.
  func append(_ pieces: [[UInt8]], at offset: Int, changing old: [UInt8], to head: [UInt8]) -> Bool
}

/// A file as earlier runs wrote it: a head, values one behind the other, and a list of what lies where. It never changes, and
/// is an object so that who reads a value of it copies no list.
///
/// Who opens it reads the head, which says where the list is, and the list; of the values only what is asked for. Who adds
/// something writes it behind all that is there, with another list, and then changes the head: until that is done the file is
/// what it was, for those too who read it at the same time. List and values are held against their digests when they are
/// read.
final class CacheFile: Sendable {
  let hash: SipHash
  /// The run that wrote it, counted from 0.
  let generation: Int
  /// What lies where.
  let entries: [Entry]
  /// Their digests, in their order.
  let digests: DigestTable
  /// Behind this nothing counts.
  let end: Int
  let head: [UInt8]
  let store: any CacheStore

  struct Entry: Sendable {
    /// The run that used it last.
    var generation: Int
    var offset: Int
    var count: Int
    /// Half of the digest of its bytes.
    var check: UInt64
  }

  static let headName = Array("lcdoc-cache 4\n\n\n".utf8)
  /// The name, the key, and the place, the length and the check of the list.
  static let headCount = 16 + 16 + 3 * 8

  /// What lies where takes so many bytes for each value, at least: four words and two numbers.
  private static let leastCount = 4 * 8 + 2

  /// Nil where another program wrote it, or the list is not as it was written.
  static func open(_ store: any CacheStore, for program: String) -> CacheFile? {
    try? CacheFile(reading: store, for: program)
  }

  private init(reading store: any CacheStore, for program: String) throws(ByteReader.Malformed) {
    guard let head = store.read(Self.headCount, at: 0), head.starts(with: Self.headName) else {
      throw ByteReader.Malformed()
    }
    var reader = ByteReader(head[Self.headName.count...])
    let hash = SipHash(try reader.digest())
    let (offset, count) = (Int(truncatingIfNeeded: try reader.word()), Int(truncatingIfNeeded: try reader.word()))
    guard offset >= Self.headCount, (0...Cache.largest).contains(count), offset <= Int.max - count,
      let list = store.read(count, at: offset), hash.digest(of: list).low == (try reader.word())
    else { throw ByteReader.Malformed() }
    reader = ByteReader(list[...])
    guard try reader.text() == program else { throw ByteReader.Malformed() }
    generation = try reader.number()
    let entryCount = try reader.number()
    guard entryCount <= count / Self.leastCount else { throw ByteReader.Malformed() }
    var entries: [Entry] = []
    entries.reserveCapacity(entryCount)
    var digests = DigestTable(capacity: entryCount)
    while !reader.isAtEnd {
      let words = try reader.words()
      guard digests.add(Digest(low: words[0], high: words[1])) else { throw ByteReader.Malformed() }
      entries.append(
        Entry(
          generation: try reader.number(), offset: Int(truncatingIfNeeded: words[2]), count: try reader.number(),
          check: words[3]))
    }
    guard entries.count == entryCount else { throw ByteReader.Malformed() }
    self.hash = hash
    self.entries = entries
    self.digests = digests
    self.head = head
    self.store = store
    end = offset + count
  }

  /// A value by its place in the list as it was written; nil where it is not that any more.
  func bytes(at place: Int) -> [UInt8]? {
    let entry = entries[place]
    guard let bytes = store.read(entry.count, at: entry.offset), hash.digest(of: bytes).low == entry.check else {
      return nil
    }
    return bytes
  }
}

/// Puts values and the list of them together as a file has them.
struct CacheFileWriter {
  private let hash: SipHash
  private var values: [[UInt8]] = []
  /// Where the next value will lie.
  private var end: Int
  private var list: ByteWriter
  /// What lies where takes about so many bytes for each value.
  private static let usualCount = 40

  /// - Parameters:
  ///   - start: where in the file the bytes will lie.
  ///   - count: how many values there will be.
  init(_ hash: SipHash, at start: Int, program: String, generation: Int, count: Int) {
    self.hash = hash
    end = start
    list = ByteWriter(capacity: (count + 1) * Self.usualCount)
    list.write(program)
    list.write(generation)
    list.write(count)
  }

  /// A value that is to be written.
  mutating func add(_ digest: Digest, _ bytes: [UInt8], generation: Int) {
    values.append(bytes)
    add(
      digest,
      CacheFile.Entry(generation: generation, offset: end, count: bytes.count, check: hash.digest(of: bytes).low))
    end += bytes.count
  }

  /// A value that lies in the file.
  mutating func add(_ digest: Digest, _ entry: CacheFile.Entry) {
    list.write(words: SIMD4(digest.low, digest.high, UInt64(entry.offset), entry.check))
    list.write(entry.generation)
    list.write(entry.count)
  }

  /// What goes into the file from the start on, one piece behind the other, and the head that belongs to it.
  func finish() -> (pieces: [[UInt8]], head: [UInt8]) {
    var head = ByteWriter()
    head.append(CacheFile.headName)
    head.write(hash.key)
    for number in [end, list.bytes.count] { head.write(word: UInt64(number)) }
    head.write(word: hash.digest(of: list.bytes).low)
    return (values + [list.bytes], head.bytes)
  }
}
