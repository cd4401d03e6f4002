internal import FoundationEssentials
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
      try fill(path, deck, time)
      let collection = try Data(contentsOf: URL(filePath: path))
      return ZipArchive.bytes(of: [
        ZipArchive.File(path: "collection.anki2", bytes: Array(collection)),
        ZipArchive.File(path: "media", bytes: Array("{}".utf8)),
      ])
    } catch {
      throw ProgressStore.Failure(path: "Anki package", reason: "\(error)")
    }
  }

  private static func fill(_ path: String, _ deck: AnkiDeck, _ time: Int) throws(Database.Failure) {
    let database = try Database(path: path)
    try database.transaction { () throws(Database.Failure) in try fill(database, deck, Int64(time)) }
    try database.execute("VACUUM")
  }

  private static func fill(_ database: Database, _ deck: AnkiDeck, _ time: Int64) throws(Database.Failure) {
    try database.execute(schema)
    try database.run(
      "INSERT INTO col VALUES (1, ?, ?, ?, 11, 0, -1, 0, ?, ?, ?, ?, '{}')",
      [
        .integer(time), .integer(time * 1_000), .integer(time * 1_000), .text(AnkiDeck.configuration),
        .text(deck.models(time: Int(time))), .text(deck.decks(time: Int(time))), .text(AnkiDeck.deckOptions),
      ])
    for note in deck.notes {
      let id = Database.Value.integer(Int64(note.id))
      try database.run(
        "INSERT INTO notes VALUES (?, ?, ?, ?, -1, ?, ?, ?, 0, 0, '')",
        [
          id, .text(note.guid), .integer(Int64(AnkiDeck.modelID)), .integer(time),
          .text(" " + note.tags.joined(separator: " ") + " "), .text(note.fields.joined(separator: "\u{1F}")),
          .text(note.fields.first ?? ""),
        ])
      try database.run(
        "INSERT INTO cards VALUES (?, ?, ?, 0, ?, -1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '')",
        [id, id, .integer(Int64(AnkiDeck.deckID)), .integer(time)])
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
