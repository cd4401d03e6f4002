internal import FoundationEssentials
internal import GRDB
package import Quiz

/// Writes `.apkg` files: a ZIP archive with an SQLite database.
package enum AnkiPackage {
  /// The package. The same deck and time give the same bytes.
  ///
  /// - Parameter time: Seconds since 1970; a later import with a later time updates notes in place.
  package static func bytes(of deck: AnkiDeck, time: Int) throws(ProgressStore.Failure) -> [UInt8] {
    do {
      let folder = FileManager.default.temporaryDirectory.appending(path: "lcdoc-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appending(path: "collection.anki2").path
      let queue = try DatabaseQueue(path: path)
      try queue.write { try fill($0, deck, time) }
      try queue.vacuum()
      try queue.close()
      let collection = try Data(contentsOf: URL(filePath: path))
      return ZipArchive.bytes(of: [
        ZipArchive.File(path: "collection.anki2", bytes: Array(collection)),
        ZipArchive.File(path: "media", bytes: Array("{}".utf8)),
      ])
    } catch {
      throw ProgressStore.Failure(path: "Anki package", reason: "\(error)")
    }
  }

  private static func fill(_ database: Database, _ deck: AnkiDeck, _ time: Int) throws {
    try database.execute(sql: schema)
    try database.execute(
      sql: "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, -1, 0, ?, ?, ?, ?, '{}')",
      arguments: [
        time, time * 1_000, time * 1_000, AnkiDeck.configuration, deck.models(time: time), deck.decks(time: time),
        AnkiDeck.deckOptions,
      ])
    for note in deck.notes {
      try database.execute(
        sql: "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, '')",
        arguments: [
          note.id, note.guid, AnkiDeck.modelID, time, " " + note.tags.joined(separator: " ") + " ",
          note.fields.joined(separator: "\u{1F}"), note.fields.first ?? "",
        ])
      try database.execute(
        sql: "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '')",
        arguments: [note.id, note.id, AnkiDeck.deckID, time])
    }
  }

  /// Version 11 of Anki's tables, which every version of Anki imports.
  private static let schema = """
    CREATE TABLE col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
      ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
      models text not null, decks text not null, dconf text not null, tags text not null);
    CREATE TABLE notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
      usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
      flags integer not null, data text not null);
    CREATE TABLE cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
      mod integer not null, usn integer not null, type integer not null, queue integer not null,
      due integer not null, ivl integer not null, factor integer not null, reps integer not null,
      lapses integer not null, left integer not null, odue integer not null, odid integer not null,
      flags integer not null, data text not null);
    CREATE TABLE revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
      ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null,
      type integer not null);
    CREATE TABLE graves (usn integer not null, oid integer not null, type integer not null);
    CREATE INDEX ix_notes_usn ON notes (usn);
    CREATE INDEX ix_cards_usn ON cards (usn);
    CREATE INDEX ix_revlog_usn ON revlog (usn);
    CREATE INDEX ix_cards_nid ON cards (nid);
    CREATE INDEX ix_cards_sched ON cards (did, queue, due);
    CREATE INDEX ix_revlog_cid ON revlog (cid);
    CREATE INDEX ix_notes_csum ON notes (csum);
    """
}
