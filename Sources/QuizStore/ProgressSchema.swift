/// The tables, and how older files become newer ones.
enum ProgressSchema {
  /// Marks the file as lcdoc's: the bytes of "lcdq".
  static let applicationID = 0x6C63_6471

  /// What brings a file up to date, oldest first. Each is done once, which its name in a table of the file tells.
  private static let migrations = [
    (
      name: "1 answers",
      statements: """
      PRAGMA application_id = \(applicationID);
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
      """
    )
  ]

  /// The first program that wrote such files called it so.
  private static let table = "grdb_migrations"

  /// Does what was not done yet.
  static func migrate(_ database: Database) throws(Database.Failure) {
    guard try applied(in: database).count < migrations.count else { return }
    try database.transaction { () throws(Database.Failure) in
      try database.execute("CREATE TABLE IF NOT EXISTS \(table) (identifier TEXT NOT NULL PRIMARY KEY)")
      let applied = try applied(in: database)
      for migration in migrations where !applied.contains(migration.name) {
        try database.execute(migration.statements)
        try database.run("INSERT INTO \(table) (identifier) VALUES (?)", [.text(migration.name)])
      }
    }
  }

  /// What was done to a file.
  static func applied(in database: Database) throws(Database.Failure) -> Set<String> {
    guard try hasTable(table, in: database) else { return [] }
    return Set(try database.run("SELECT identifier FROM \(table)").compactMap { $0[0].text })
  }

  /// Whether something was done to a file that this program does not know.
  static func isNewer(_ database: Database) throws(Database.Failure) -> Bool {
    !(try applied(in: database)).isSubset(of: migrations.map(\.name))
  }

  static func hasTable(_ name: String, in database: Database) throws(Database.Failure) -> Bool {
    try !database.run("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", [.text(name)]).isEmpty
  }
}
