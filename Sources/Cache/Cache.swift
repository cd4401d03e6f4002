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
    var saved = SavedValues()
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
    state = Mutex(State(saved: SavedValues(in: file)))
  }

  /// Whether nothing was kept before.
  package var isEmpty: Bool { state.withLock { $0.saved.file?.entries.isEmpty ?? true } }

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
    let (place, added, file) = state.withLock { state in
      (state.saved.use(digest), state.added[digest], state.saved.file)
    }
    guard let bytes = added ?? place.flatMap({ file?.bytes(at: $0) }) else { return nil }
    var reader = ByteReader(bytes[...])
    guard let value = try? read(&reader), reader.isAtEnd else { return nil }
    return value
  }

  /// Tells that a value is still wanted, though nobody needs to read it this time.
  ///
  /// - Returns: whether it is kept. Whether it can be read shows when somebody asks for it.
  @discardableResult
  package func use(_ digest: Digest) -> Bool {
    isOn && state.withLock { $0.saved.use(digest) != nil || $0.added[digest] != nil }
  }

  /// Tells that values are still wanted.
  package func use(_ digests: [Digest]) {
    guard isOn else { return }
    state.withLock { state in
      for digest in digests { state.saved.use(digest) }
    }
  }

  /// Whether something is kept. Whether it can be read shows when somebody asks for it.
  package func has(_ digest: Digest) -> Bool {
    state.withLock { $0.saved.place(of: digest) != nil || $0.added[digest] != nil }
  }

  /// Keeps what was made, as `write` writes it.
  package func keep(for digest: Digest, _ write: (inout ByteWriter) -> Void) {
    guard isOn else { return }
    var writer = ByteWriter()
    write(&writer)
    let bytes = writer.bytes
    let early = state.withLock { state in
      state.saved.use(digest)
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
        state.saved.move(to: saved)
        // What came since is not there yet.
        state.added = state.added.filter { saved.digests.place(of: $0.key) == nil }
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
      state.added = state.added.filter { state.saved.isUsed($0.key) }
      state.saved.forgetUse()
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
    let (saved, added) = state.withLock { ($0.saved, $0.added) }
    guard !added.isEmpty, isRight() else { return false }
    let generation = saved.file.map { $0.generation + 1 } ?? 0
    let kept = kept(of: saved, besides: added, generation)
    if let file = saved.file, !isMostlyWaste(kept, in: file) {
      let (pieces, head) = written(added, behind: kept, generation, at: file.end)
      if file.store.append(pieces, at: file.end, changing: file.head, to: head) { return true }
    }
    var values = added
    for value in kept { values[value.digest] = saved.file?.bytes(at: value.place) }
    let (pieces, head) = written(values, behind: [], generation, at: CacheFile.headCount)
    replace([head] + pieces)
    return true
  }

  /// A value of the file that stays there.
  private struct Kept {
    let digest: Digest
    /// In the list of the file.
    let place: Int
    var entry: CacheFile.Entry
  }

  /// What of the file is still wanted.
  private func kept(of saved: SavedValues, besides added: [Digest: [UInt8]], _ generation: Int) -> [Kept] {
    guard let file = saved.file else { return [] }
    let replaced = Set(added.keys.compactMap(file.digests.place))
    var wanted: [Kept] = []
    var others: [Kept] = []
    wanted.reserveCapacity(file.entries.count)
    for place in file.entries.indices where !replaced.contains(place) {
      var kept = Kept(digest: file.digests.digests[place], place: place, entry: file.entries[place])
      if saved.used[place] {
        kept.entry.generation = generation
        wanted.append(kept)
      } else {
        others.append(kept)
      }
    }
    var room = Self.largest - added.values.reduce(0) { $0 + $1.count }
    wanted = Self.first(of: wanted, in: &room)
    if !state.withLock({ $0.isEarly }) { room = min(room, max(Self.least, Self.largest - room)) }
    others.sort { ($0.entry.generation, $1.digest.high) > ($1.entry.generation, $0.digest.high) }
    return wanted + Self.first(of: others, in: &room)
  }

  /// As many as there is room for.
  private static func first(of values: [Kept], in room: inout Int) -> [Kept] {
    let end = values.firstIndex { value in
      room -= value.entry.count
      return room < 0
    }
    return end.map { Array(values[..<$0]) } ?? values
  }

  /// Whether so little of a file is kept that it is better written anew.
  private func isMostlyWaste(_ kept: [Kept], in file: CacheFile) -> Bool {
    let wanted = kept.reduce(0) { $0 + $1.entry.count }
    return file.end - wanted > max(Self.least, wanted)
  }

  /// Values with the list of them and of those that are there.
  private func written(
    _ values: [Digest: [UInt8]], behind kept: [Kept], _ generation: Int, at start: Int
  ) -> (pieces: [[UInt8]], head: [UInt8]) {
    var writer = CacheFileWriter(
      hash, at: start, program: program, generation: generation, count: values.count + kept.count)
    for (digest, bytes) in values { writer.add(digest, bytes, generation: generation) }
    for value in kept { writer.add(value.digest, value.entry) }
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
