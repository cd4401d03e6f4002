internal import CSQLite
package import Quiz
internal import Synchronization

/// A learner's answers in an SQLite file.
///
/// Only answers are kept; what is due is computed from them. So nothing can disagree, and histories of two
/// machines join in any order.
package final class ProgressStore: Sendable {
  private let database: Mutex<Database>
  /// The file with the answers.
  package let path: String
  /// What was found at the path and could not be used; it was moved and not changed.
  package let setAside: SetAside?

  /// Why progress cannot be kept.
  package struct Failure: Error, Equatable {
    /// The file that it is about.
    package var path: String
    /// Goes on from there: "is no file with answers".
    package var reason: String

    /// An error about a file.
    package init(path: String, reason: String) {
      self.path = path
      self.reason = reason
    }
  }

  /// A file of lcdoc's that was moved away.
  package struct SetAside: Sendable, Equatable {
    /// Why it was moved.
    package enum Reason: String, Sendable { case corrupt, newer }

    /// Why it was moved.
    package var reason: Reason
    /// Where it is now.
    package var path: String
  }

  /// Opens the file, makes it if there is none, and brings an older one up to date. What is not lcdoc's stays as it is.
  package init(path: String) throws(Failure) {
    self.path = path
    // A new file of ours names nobody yet while its log of changes lies beside it; the database itself has to say.
    guard
      !ProgressFile.hasContent(path)
        || [0, ProgressSchema.applicationID].contains(ProgressFile.applicationID(of: path))
    else { throw Self.foreign(path) }
    try ProgressFile.makeFolder(of: path)
    let (database, setAside) = try ProgressFile.locked(path) { () throws(Failure) in
      let setAside = try Self.problem(at: path).map { reason throws(Failure) in
        SetAside(reason: reason, path: try ProgressFile.setAside(path, as: reason.rawValue))
      }
      return (try Self.open(path), setAside)
    }
    self.database = Mutex(database)
    self.setAside = setAside
  }

  // MARK: - Answers

  /// Keeps an answer; one with the same name is replaced. It is on the disk when this returns.
  package func keep(_ answer: Answer) throws(Failure) {
    try attempt { database throws(Database.Failure) in
      try database.transaction { () throws(Database.Failure) in try Self.insert(answer, replacing: true, into: database)
      }
    }
  }

  /// All answers, oldest first.
  package func answers() throws(Failure) -> [Answer] {
    try attempt { database throws(Database.Failure) in
      try database.run("SELECT \(Self.columns) FROM answer ORDER BY time, uid")
    }.compactMap(Self.answer)
  }

  /// Adds answers that are not there yet, all or none; says how many were new.
  package func add(_ answers: [Answer]) throws(Failure) -> Int {
    try attempt { database throws(Database.Failure) in
      try database.transaction { () throws(Database.Failure) in
        var count = 0
        for answer in answers {
          try Self.insert(answer, replacing: false, into: database)
          count += database.changeCount
        }
        return count
      }
    }
  }

  // MARK: - The file

  /// In milliseconds. Another terminal may hold the file for a moment, also the last one while it closes. SQLite does not queue
  /// those who wait: on a slow disk one of several may be passed over for seconds.
  private static let patience: Int32 = 30_000

  private static func open(_ path: String) throws(Failure) -> Database {
    do {
      let database = try Database(path: path, patience: patience)
      // Readers and a writer of another terminal do not wait for each other; each answer reaches the disk.
      try database.execute("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
      try ProgressSchema.migrate(database)
      return database
    } catch {
      throw Failure(path: path, reason: error.message)
    }
  }

  private static func foreign(_ path: String) -> Failure {
    Failure(path: path, reason: "this is no file with answers of lcdoc, and is left as it is")
  }

  /// Why a file of ours cannot be used; nil if it can, or if there is none. Nothing is written.
  private static func problem(at path: String) throws(Failure) -> SetAside.Reason? {
    guard ProgressFile.hasContent(path) else { return nil }
    let state: FileState
    do {
      state = try Self.state(of: Database(path: path, patience: patience))
    } catch  where [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT].contains(error.code) {
      state = ProgressFile.applicationID(of: path) == ProgressSchema.applicationID ? .corrupt : .foreign
    } catch {
      throw Failure(path: path, reason: error.message)
    }
    switch state {
    case .usable: return nil
    case .corrupt: return .corrupt
    case .newer: return .newer
    case .foreign: throw foreign(path)
    }
  }

  private enum FileState { case usable, corrupt, newer, foreign }

  private static func state(of database: Database) throws(Database.Failure) -> FileState {
    guard try database.run("PRAGMA quick_check(1)").first?.first == .text("ok") else {
      throw Database.Failure(code: SQLITE_CORRUPT, message: "it is damaged")
    }
    let known = try database.run("PRAGMA application_id").first?.first?.integer
    let hasTables = try !database.run("SELECT 1 FROM sqlite_master LIMIT 1").isEmpty
    guard known == Int64(ProgressSchema.applicationID) || !hasTables else { return .foreign }
    if try ProgressSchema.isNewer(database) { return .newer }
    if try ProgressSchema.applied(in: database).isEmpty { return .usable }
    return try ProgressSchema.hasTable("answer", in: database) ? .usable : .corrupt
  }

  private func attempt<Result: Sendable>(
    _ body: (Database) throws(Database.Failure) -> Result
  ) throws(Failure) -> Result {
    do {
      return try database.withLock { (database: inout Database) throws(Database.Failure) in try body(database) }
    } catch {
      throw Failure(path: path, reason: error.message)
    }
  }

  // MARK: - Rows

  private static let columns =
    "uid, item, hash, kind, time, day, rating, credit, attempts, hints, isRight, asked, missed, earlier, later"
  private static let separator: Character = "\n"

  private static func insert(
    _ answer: Answer, replacing: Bool, into database: Database
  ) throws(Database.Failure) {
    func list(_ names: [String]) -> Database.Value { .text(names.joined(separator: String(separator))) }
    try database.run(
      """
      INSERT OR \(replacing ? "REPLACE" : "IGNORE") INTO answer (\(columns))
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      """,
      [
        .text(answer.uid), .text(answer.itemID), .text(String(answer.semanticHash, radix: 16)),
        .text(answer.kind.rawValue), .integer(answer.time), .integer(Int64(answer.day)),
        .integer(Int64(answer.rating.rawValue)), .real(answer.credit), .integer(Int64(answer.attemptCount)),
        .integer(Int64(answer.hintCount)), .integer(answer.isRight ? 1 : 0), list(answer.asked), list(answer.missed),
        answer.slip.map { .text($0.earlier) } ?? .null, answer.slip.map { .text($0.later) } ?? .null,
      ])
  }

  /// Nil for a row with a kind or rating that this version does not know.
  private static func answer(_ row: [Database.Value]) -> Answer? {
    guard let uid = row[0].text, let item = row[1].text, let hash = row[2].text.flatMap({ UInt64($0, radix: 16) }),
      let kind = row[3].text.flatMap(ItemKind.init(rawValue:)), let time = row[4].integer, let day = row[5].integer,
      HistoryJSON.days.contains(Int(day)),
      let rating = row[6].integer.flatMap({ Rating(rawValue: Int($0)) }), let credit = row[7].real,
      let attempts = row[8].integer, let hints = row[9].integer, let isRight = row[10].integer
    else { return nil }
    var slip: Answer.Slip?
    if let earlier = row[13].text, let later = row[14].text { slip = Answer.Slip(earlier: earlier, later: later) }
    func list(_ value: Database.Value) -> [String] {
      (value.text ?? "").split(separator: separator).map(String.init)
    }
    return Answer(
      uid: uid, itemID: item, semanticHash: hash, kind: kind, time: time, day: Int(day), rating: rating, credit: credit,
      attemptCount: Int(attempts), hintCount: Int(hints), isRight: isRight != 0, asked: list(row[11]),
      missed: list(row[12]), slip: slip)
  }
}
