internal import GRDB

/// The tables, and how older files become newer ones.
enum ProgressSchema {
  /// Marks the file as lcdoc's: the bytes of "lcdq".
  static let applicationID = 0x6C63_6471

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 answers") { database in
      try database.execute(sql: "PRAGMA application_id = \(applicationID)")
      try database.execute(
        sql: """
          CREATE TABLE answer (
            uid TEXT PRIMARY KEY NOT NULL,
            item TEXT NOT NULL,
            hash TEXT NOT NULL,
            kind TEXT NOT NULL,
            time INTEGER NOT NULL,
            day INTEGER NOT NULL,
            rating INTEGER NOT NULL,
            credit REAL NOT NULL,
            attempts INTEGER NOT NULL,
            hints INTEGER NOT NULL,
            isRight INTEGER NOT NULL,
            asked TEXT NOT NULL,
            missed TEXT NOT NULL,
            earlier TEXT,
            later TEXT
          ) WITHOUT ROWID
          """)
    }
    return migrator
  }
}
