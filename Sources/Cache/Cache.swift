import Synchronization

/// What earlier runs of this program made, by the digest of what it was made from.
///
/// What was asked for in this run stays; of what was not, the newest stays as long as it takes no more room: who goes back
/// to another branch finds it again. Safe to be used by many threads.
package final class Cache: Sendable {
  private let program: String
  private let hash: SipHash
  private let state: Mutex<State>
  /// Whether anything is kept; else a value is made each time.
  package let isOn: Bool

  private struct State {
    /// What earlier runs wrote, and what this run saved early; nil for none.
    var file: CacheFile?
    var used: Set<Digest> = []
    var added: [Digest: [UInt8]] = [:]
    /// How many bytes were added since some were saved early.
    var addedCount = 0
    /// Saves what was added when it is much; nil where nobody does, or while somebody does it.
    var early: EarlySave?
    /// Saved early: what this run has not asked for yet it may still ask for.
    var isEarly = false
  }

  /// Saves a cache with `save`, and gives where it lies then; nil where it was not saved.
  package typealias EarlySave = @Sendable (Cache) -> (any CacheStore)?

  /// So much stays in memory until it is saved.
  private static let much = 4 << 20

  /// What was not used may take so much, however little was; and what nobody can ask for any more.
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
    state = Mutex(State())
  }

  /// What an earlier run saved; nil if that was another program, or the file is none.
  package init?(in store: any CacheStore, for program: String) {
    guard let file = CacheFile.open(store, for: program) else { return nil }
    self.program = program
    isOn = true
    hash = file.hash
    // Most of it is asked for again.
    state = Mutex(State(file: file, used: Set(minimumCapacity: file.entries.count)))
  }

  /// Whether nothing was kept before.
  package var isEmpty: Bool { state.withLock { $0.file?.entries.isEmpty ?? true } }

  /// The digest of all that a value is made from.
  package func digest(_ write: (inout ByteWriter) -> Void) -> Digest {
    // Most digests are of a few words and a path.
    var writer = ByteWriter(capacity: 480)
    write(&writer)
    return hash.digest(of: writer.bytes)
  }

  /// The digest of some bytes as they are.
  package func digest(of bytes: [UInt8]) -> Digest { hash.digest(of: bytes) }

  /// What was made from it, read by `read`; nil if that is not known.
  package func value<Value>(
    for digest: Digest, _ read: (inout ByteReader) throws(ByteReader.Malformed) -> Value
  ) -> Value? {
    guard isOn else { return nil }
    let (added, file) = state.withLock { state in
      state.used.insert(digest)
      return (state.added[digest], state.file)
    }
    guard let bytes = added ?? file?.bytes(of: digest) else { return nil }
    var reader = ByteReader(bytes[...])
    guard let value = try? read(&reader), reader.isAtEnd else { return nil }
    return value
  }

  /// Tells that a value is still wanted, though nobody needs to read it this time.
  package func use(_ digest: Digest) {
    if isOn { state.withLock { _ = $0.used.insert(digest) } }
  }

  /// Tells that values are still wanted.
  package func use(_ digests: [Digest]) {
    if isOn { state.withLock { $0.used.formUnion(digests) } }
  }

  /// Whether something is kept. Whether it can be read shows when somebody asks for it.
  package func has(_ digest: Digest) -> Bool {
    state.withLock { $0.added[digest] != nil || $0.file?.entries[digest] != nil }
  }

  /// Keeps what was made, as `write` writes it.
  package func keep(for digest: Digest, _ write: (inout ByteWriter) -> Void) {
    guard isOn else { return }
    var writer = ByteWriter()
    write(&writer)
    let bytes = writer.bytes
    let early = state.withLock { state in
      state.used.insert(digest)
      state.added[digest] = bytes
      state.addedCount += bytes.count
      return state.addedCount > Self.much ? state.early.take() : nil
    }
    if let early { save(early) }
  }

  /// Has what comes to it saved whenever that is much, so that it does not stay in memory.
  ///
  /// - Parameter save: saves it with `save`, and gives where it lies then; nil where it was not saved.
  package func saveEarly(by save: @escaping EarlySave) {
    state.withLock { $0.early = save }
  }

  /// Saves what came to it. Nobody else does it meanwhile, for `early` was taken.
  private func save(_ early: @escaping EarlySave) {
    state.withLock { $0.isEarly = true }
    let store = early(self)
    let saved = store.flatMap { CacheFile.open($0, for: program) }.flatMap { $0.hash.key == hash.key ? $0 : nil }
    state.withLock { state in
      if let saved {
        state.file = saved
        // What came since is not there yet.
        state.added = state.added.filter { saved.entries[$0.key] == nil }
      }
      state.addedCount = 0
      state.isEarly = false
      state.early = early
    }
  }

  /// Lets go of what came to it and was not asked for since the last time, so that one that stays in memory does not grow.
  /// Complexity: O(what came to it).
  package func dropUnused() {
    state.withLock { state in
      state.added = state.added.filter { state.used.contains($0.key) }
      state.used = []
    }
  }

  /// What was made from it, or else what `make` makes, which is kept.
  package func value<Value: Cacheable>(for digest: Digest, make: () -> Value) -> Value {
    if let known = value(for: digest, Value.init) { return known }
    let made = make()
    keep(for: digest, made.write)
    return made
  }

  /// Saves what came to it, behind what earlier runs saved.
  ///
  /// - Parameters:
  ///   - isRight: whether what came to it may be kept; asked when it is clear what that is.
  ///   - replace: writes the file anew, one piece behind the other, where there is none, or where most of it is what
  ///     nobody asks for any more.
  /// - Returns: whether anything came to it.
  @discardableResult
  package func save(where isRight: () -> Bool = { true }, replace: (_ pieces: [[UInt8]]) -> Void) -> Bool {
    let (file, used, added) = state.withLock { ($0.file, $0.used, $0.added) }
    guard !added.isEmpty, isRight() else { return false }
    let generation = file.map { $0.generation + 1 } ?? 0
    let kept = kept(of: file, used, besides: added, generation)
    if let file, !isMostlyWaste(kept, in: file) {
      let (pieces, head) = written(added, behind: kept, generation, at: file.end)
      if file.store.append(pieces, at: file.end, changing: file.head, to: head) { return true }
    }
    var values = added
    for (digest, _) in kept { values[digest] = file?.bytes(of: digest) }
    let (pieces, head) = written(values, behind: [], generation, at: CacheFile.headCount)
    replace([head] + pieces)
    return true
  }

  /// What of the file is still wanted.
  private func kept(
    of file: CacheFile?, _ used: Set<Digest>, besides added: [Digest: [UInt8]], _ generation: Int
  ) -> [(digest: Digest, entry: CacheFile.Entry)] {
    var entries: [(digest: Digest, entry: CacheFile.Entry)] = []
    var others: [(digest: Digest, entry: CacheFile.Entry)] = []
    entries.reserveCapacity(used.count)
    for (digest, var entry) in file?.entries ?? [:] where added[digest] == nil {
      if used.contains(digest) {
        entry.generation = generation
        entries.append((digest, entry))
      } else {
        others.append((digest, entry))
      }
    }
    var room = Self.largest - added.values.reduce(0) { $0 + $1.count }
    entries = Self.first(of: entries, in: &room)
    if !state.withLock({ $0.isEarly }) { room = min(room, max(Self.least, Self.largest - room)) }
    others.sort { ($0.entry.generation, $1.digest.high) > ($1.entry.generation, $0.digest.high) }
    return entries + Self.first(of: others, in: &room)
  }

  /// As many as there is room for.
  private static func first(
    of entries: [(digest: Digest, entry: CacheFile.Entry)], in room: inout Int
  ) -> [(digest: Digest, entry: CacheFile.Entry)] {
    entries.prefix { _, entry in
      room -= entry.count
      return room >= 0
    }
  }

  /// Whether so little of a file is kept that it is better written anew.
  private func isMostlyWaste(_ kept: [(digest: Digest, entry: CacheFile.Entry)], in file: CacheFile) -> Bool {
    let wanted = kept.reduce(0) { $0 + $1.entry.count }
    return file.end - wanted > max(Self.least, wanted)
  }

  /// Values with the list of them and of those that are there.
  private func written(
    _ values: [Digest: [UInt8]], behind kept: [(digest: Digest, entry: CacheFile.Entry)], _ generation: Int,
    at start: Int
  ) -> (pieces: [[UInt8]], head: [UInt8]) {
    var writer = CacheFileWriter(
      hash, at: start, program: program, generation: generation, count: values.count + kept.count)
    for (digest, bytes) in values { writer.add(digest, bytes, generation: generation) }
    for (digest, entry) in kept { writer.add(digest, entry) }
    return writer.finish()
  }
}

/// What can be written and read again.
package protocol Cacheable {
  /// Writes all of it.
  func write(to writer: inout ByteWriter)
  /// Reads what was written.
  init(from reader: inout ByteReader) throws(ByteReader.Malformed)
}
