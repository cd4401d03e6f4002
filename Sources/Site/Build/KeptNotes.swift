import Cache
import Parallel

/// What earlier runs know of the notes of a site.
package struct KnownNotes: Sendable {
  /// In the order of the notes; nil for one that has to be judged.
  package let entries: [SiteInput.Entry?]
  /// Groups that nobody kept, by the place of their first note.
  fileprivate let unknown: [(key: Digest, start: Int)]
}

extension NotePlaces {
  /// The notes that earlier runs know; those are judged whose pages turn out to be others.
  ///
  /// Some that follow each other are one value too, while all notes have the places that they had: to find, read and take
  /// apart one for each, with links that lead where they led, would be half of what is done for thousands of notes where one
  /// was edited.
  package func known(_ notes: [NoteSource]) -> KnownNotes {
    guard cache.isOn else { return KnownNotes(entries: notes.map { _ in nil }, unknown: []) }
    let starts = Array(stride(from: 0, to: notes.count, by: Self.notesOfGroup))
    let groups = Parallel.map(starts) { start in
      let group = notes[start..<min(start + Self.notesOfGroup, notes.count)]
      let key = key(of: group)
      let kept = cache.value(for: key) { (reader) throws(ByteReader.Malformed) in
        try KeptNotes(from: &reader, count: group.count)
      }
      let entries = zip(group, kept?.notes ?? group.map(single)).map(entry)
      use(entries)
      return (key: key, isKnown: kept != nil, entries: entries)
    }
    let unknown = zip(groups, starts).filter { !$0.0.isKnown }.map { (key: $0.0.key, start: $0.1) }
    return KnownNotes(entries: groups.flatMap(\.entries), unknown: unknown)
  }

  /// Keeps the groups of notes that nobody kept, now that all notes are judged.
  ///
  /// - Parameter entries: all notes.
  package func keep(_ entries: [SiteInput.Entry], unknown notes: KnownNotes) {
    for (key, start) in notes.unknown {
      let group = entries[start..<min(start + Self.notesOfGroup, entries.count)]
      cache.keep(for: key, KeptNotes(notes: group.map(kept)).write)
    }
  }

  /// Few enough that little is written for one of them, and so many that it is little to do for each.
  private static let notesOfGroup = 64

  private func key(of group: ArraySlice<NoteSource>) -> Digest {
    cache.digest { writer in
      writer.write("notes")
      writer.write(ground)
      for note in group { writer.write(note.digest) }
    }
  }

  /// A note as it is kept by itself.
  private func single(_ source: NoteSource) -> KeptNotes.Note? {
    source.digest.flatMap { cache.value(for: $0, KeptNote.init) }.map { KeptNotes.Note(kept: $0, page: nil) }
  }

  private func entry(_ source: NoteSource, _ note: KeptNotes.Note?) -> SiteInput.Entry? {
    guard let note, let page = note.page ?? key(of: source, note.kept.summary) else { return nil }
    return SiteInput.Entry(source, note.kept, page: page)
  }

  /// A note as it is kept in its group; nil for one that is judged each time.
  private func kept(_ entry: SiteInput.Entry) -> KeptNotes.Note? {
    guard case .kept(let tally, let page) = entry.content else { return nil }
    let isSettled = entry.summary.leadsToFilesAlone
    return KeptNotes.Note(kept: KeptNote(summary: entry.summary, tally: tally), page: isSettled ? page : nil)
  }

  /// Tells that what is kept of each note is still wanted.
  private func use(_ entries: [SiteInput.Entry?]) {
    var wanted: [Digest] = []
    wanted.reserveCapacity(2 * entries.count)
    for entry in entries {
      guard let entry, case .kept(_, let page) = entry.content else { continue }
      if let digest = entry.source.digest { wanted.append(digest) }
      wanted.append(page)
    }
    cache.use(wanted)
  }
}

/// What is kept of some notes that follow each other, of all in one value.
private struct KeptNotes {
  /// Nil for one of which nothing is kept.
  let notes: [Note?]

  struct Note {
    let kept: KeptNote
    /// What its page is made from; nil where another note decides that too. Only then its links are kept.
    let page: Digest?
  }

  func write(to writer: inout ByteWriter) {
    for note in notes {
      writer.write(note != nil)
      guard let note else { continue }
      writer.write(note.page)
      note.kept.write(to: &writer, withLinks: note.page == nil)
    }
  }

  init(notes: [Note?]) { self.notes = notes }

  init(from reader: inout ByteReader, count: Int) throws(ByteReader.Malformed) {
    var notes: [Note?] = []
    notes.reserveCapacity(count)
    for _ in 0..<count {
      guard try reader.flag() else {
        notes.append(nil)
        continue
      }
      let page = try reader.optionalDigest()
      notes.append(Note(kept: try KeptNote(from: &reader), page: page))
    }
    self.notes = notes
  }
}
