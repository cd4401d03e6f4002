import Synchronization

/// What earlier runs of this program made, by the digest of what it was made from. It touches no disk: it is read from
/// bytes and gives bytes.
///
/// What was asked for in this run stays; of what was not, the newest stays as long as it takes no more room: who goes back
/// to another branch finds it again. Safe to be used by many threads.
package final class Cache: Sendable {
  private let program: String
  private let hash: SipHash
  private let kept: [Digest: Entry]
  private let generation: Int
  private let news = Mutex(News())
  /// Whether anything is kept; else a value is made each time.
  package let isOn: Bool

  private struct Entry {
    /// The run that used it last.
    var generation: Int
    var bytes: ArraySlice<UInt8>
  }

  private struct News {
    var used: Set<Digest> = []
    var added: [Digest: [UInt8]] = [:]
  }

  private static let header = Array("lcdoc-cache 1\n".utf8)
  /// What was not used may take so much, however little was.
  private static let least = 1 << 20
  /// More is not kept.
  package static let largest = 256 << 20

  /// Keeps nothing.
  package static let off = Cache(for: "", isOn: false)

  /// A cache with nothing in it.
  ///
  /// - Parameter program: tells this program from every other that makes other things of the same.
  package convenience init(for program: String) { self.init(for: program, isOn: true) }

  private init(for program: String, isOn: Bool) {
    self.program = program
    self.isOn = isOn
    hash = .random()
    kept = [:]
    generation = 0
  }

  /// What `bytes` gave; nil if that was another program, or the bytes are not as they were written.
  package init?(_ bytes: [UInt8], for program: String) {
    guard let (hash, generation, kept) = try? Self.read(bytes, for: program) else { return nil }
    self.program = program
    isOn = true
    self.hash = hash
    self.kept = kept
    self.generation = generation + 1
  }

  /// Whether nothing was kept before.
  package var isEmpty: Bool { kept.isEmpty }

  private static func read(
    _ bytes: [UInt8], for program: String
  ) throws(ByteReader.Malformed) -> (SipHash, generation: Int, [Digest: Entry]) {
    guard bytes.starts(with: header), bytes.count > header.count + 16 else { throw ByteReader.Malformed() }
    let end = bytes.count - 16
    var reader = ByteReader(bytes[header.count..<end])
    guard try reader.text() == program else { throw ByteReader.Malformed() }
    let hash = SipHash(try reader.digest())
    var last = ByteReader(bytes[end...])
    guard try last.digest() == hash.digest(of: bytes[..<end]) else { throw ByteReader.Malformed() }
    let generation = try reader.number()
    let count = try reader.number()
    var kept: [Digest: Entry] = [:]
    while !reader.isAtEnd {
      let digest = try reader.digest()
      kept[digest] = Entry(generation: try reader.number(), bytes: try reader.bytes())
    }
    guard kept.count == count else { throw ByteReader.Malformed() }
    return (hash, generation, kept)
  }

  /// The digest of all that a value is made from.
  package func digest(_ write: (inout ByteWriter) -> Void) -> Digest {
    var writer = ByteWriter()
    write(&writer)
    return hash.digest(of: writer.bytes)
  }

  /// What was made from it, read by `read`; nil if that is not known.
  package func value<Value>(
    for digest: Digest, _ read: (inout ByteReader) throws(ByteReader.Malformed) -> Value
  ) -> Value? {
    guard isOn else { return nil }
    let added = news.withLock { news in
      news.used.insert(digest)
      return news.added[digest]
    }
    guard let bytes = added?[...] ?? kept[digest]?.bytes else { return nil }
    var reader = ByteReader(bytes)
    guard let value = try? read(&reader), reader.isAtEnd else { return nil }
    return value
  }

  /// Keeps what was made, as `write` writes it.
  package func keep(for digest: Digest, _ write: (inout ByteWriter) -> Void) {
    guard isOn else { return }
    var writer = ByteWriter()
    write(&writer)
    let bytes = writer.bytes
    news.withLock { $0.added[digest] = bytes }
  }

  /// All that is to be kept; nil where nothing came to what was kept before.
  package var bytes: [UInt8]? {
    let (used, added) = news.withLock { ($0.used, $0.added) }
    guard !added.isEmpty else { return nil }
    var entries = added.map { (digest: $0, entry: Entry(generation: generation, bytes: $1[...])) }
    var others: [(digest: Digest, entry: Entry)] = []
    for (digest, entry) in kept where added[digest] == nil {
      if used.contains(digest) {
        entries.append((digest, Entry(generation: generation, bytes: entry.bytes)))
      } else {
        others.append((digest, entry))
      }
    }
    var room = Self.largest
    entries = Self.first(of: entries, in: &room)
    room = min(room, max(Self.least, Self.largest - room))
    others.sort { ($0.entry.generation, $1.digest.high) > ($1.entry.generation, $0.digest.high) }
    return written(entries + Self.first(of: others, in: &room))
  }

  /// As many as there is room for.
  private static func first(
    of entries: [(digest: Digest, entry: Entry)], in room: inout Int
  ) -> [(digest: Digest, entry: Entry)] {
    entries.prefix { _, entry in
      room -= entry.bytes.count
      return room >= 0
    }
  }

  private func written(_ entries: [(digest: Digest, entry: Entry)]) -> [UInt8] {
    var writer = ByteWriter(room: entries.reduce(1 << 10) { $0 + $1.entry.bytes.count + 32 })
    writer.append(Self.header)
    writer.write(program)
    writer.write(hash.key)
    writer.write(generation)
    writer.write(entries.count)
    for (digest, entry) in entries {
      writer.write(digest)
      writer.write(entry.generation)
      writer.write(entry.bytes)
    }
    writer.write(hash.digest(of: writer.bytes))
    return writer.bytes
  }
}
