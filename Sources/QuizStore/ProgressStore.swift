internal import GRDB
package import Quiz

/// A learner's answers in an SQLite file.
///
/// Only answers are kept; what is due is computed from them. So nothing can disagree, and histories of two
/// machines join in any order.
package final class ProgressStore: Sendable {
  private let database: DatabaseQueue
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
    (database, setAside) = try ProgressFile.locked(path) { () throws(Failure) in
      let setAside = try Self.problem(at: path).map { reason throws(Failure) in
        SetAside(reason: reason, path: try ProgressFile.setAside(path, as: reason.rawValue))
      }
      return (try Self.open(path), setAside)
    }
  }

  // MARK: - Answers

  /// Keeps an answer; one with the same name is replaced. It is on the disk when this returns.
  package func keep(_ answer: Answer) throws(Failure) {
    try attempt { try $0.write { try Self.insert(answer, replacing: true, into: $0) } }
  }

  /// All answers, oldest first.
  package func answers() throws(Failure) -> [Answer] {
    try attempt { queue in
      try queue.read { database in
        try Row.fetchAll(database, sql: "SELECT * FROM answer ORDER BY time, uid").compactMap(Self.answer)
      }
    }
  }

  /// Adds answers that are not there yet, all or none; says how many were new.
  package func add(_ answers: [Answer]) throws(Failure) -> Int {
    try attempt { queue in
      try queue.write { database in
        var count = 0
        for answer in answers {
          try Self.insert(answer, replacing: false, into: database)
          count += database.changesCount
        }
        return count
      }
    }
  }

  // MARK: - The file

  /// Another terminal may hold the file for a moment, also the last one while it closes. SQLite does not queue those
  /// who wait: on a slow disk one of several may be passed over for seconds.
  private static var patient: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(30)
    return configuration
  }

  private static func open(_ path: String) throws(Failure) -> DatabaseQueue {
    var configuration = patient
    configuration.prepareDatabase { database in
      // Readers and a writer of another terminal do not wait for each other; each answer reaches the disk.
      try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
    }
    do {
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      try ProgressSchema.migrator.migrate(queue)
      return queue
    } catch {
      throw Failure(path: path, reason: reason(error))
    }
  }

  private static func foreign(_ path: String) -> Failure {
    Failure(path: path, reason: "this is no file with answers of lcdoc, and is left as it is")
  }

  /// Why a file of ours cannot be used; nil if it can, or if there is none. Nothing is written.
  private static func problem(at path: String) throws(Failure) -> SetAside.Reason? {
    guard ProgressFile.hasContent(path) else { return nil }
    do {
      let queue = try DatabaseQueue(path: path, configuration: patient)
      defer { try? queue.close() }
      return try queue.read { database in
        guard try String.fetchOne(database, sql: "PRAGMA quick_check(1)") == "ok" else {
          throw DatabaseError(resultCode: .SQLITE_CORRUPT)
        }
        let known = try Int.fetchOne(database, sql: "PRAGMA application_id") ?? 0
        let hasTables = try Int.fetchOne(database, sql: "SELECT count(*) FROM sqlite_master") ?? 0 > 0
        guard known == ProgressSchema.applicationID || !hasTables else { throw foreign(path) }
        if try ProgressSchema.migrator.hasBeenSuperseded(database) { return .newer }
        let isWhole = try ProgressSchema.migrator.appliedIdentifiers(database).isEmpty || database.tableExists("answer")
        return isWhole ? nil : .corrupt
      }
    } catch let error as DatabaseError
      where [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT].contains(error.resultCode)
    {
      guard ProgressFile.applicationID(of: path) == ProgressSchema.applicationID else { throw foreign(path) }
      return .corrupt
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(path: path, reason: reason(error))
    }
  }

  private func attempt<Result>(_ body: (DatabaseQueue) throws -> Result) throws(Failure) -> Result {
    do {
      return try body(database)
    } catch {
      throw Failure(path: path, reason: Self.reason(error))
    }
  }

  private static func reason(_ error: any Error) -> String {
    guard let error = error as? DatabaseError else { return "\(error)" }
    return error.message ?? "\(error.resultCode)"
  }

  // MARK: - Rows

  private static let separator: Character = "\n"

  private static func insert(_ answer: Answer, replacing: Bool, into database: Database) throws {
    try database.execute(
      sql: """
        INSERT OR \(replacing ? "REPLACE" : "IGNORE") INTO answer
        (uid, item, hash, kind, time, day, rating, credit, attempts, hints, isRight, asked, missed, earlier, later)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        answer.uid, answer.itemID, String(answer.semanticHash, radix: 16), answer.kind.rawValue, answer.time,
        answer.day, answer.rating.rawValue, answer.credit, answer.attemptCount, answer.hintCount, answer.isRight,
        answer.asked.joined(separator: String(separator)), answer.missed.joined(separator: String(separator)),
        answer.slip?.earlier, answer.slip?.later,
      ])
  }

  /// Nil for a row with a kind or rating that this version does not know.
  private static func answer(_ row: Row) -> Answer? {
    guard let hash = UInt64(row["hash"] as String, radix: 16), let kind = ItemKind(rawValue: row["kind"]),
      let rating = Rating(rawValue: row["rating"])
    else { return nil }
    var slip: Answer.Slip?
    if let earlier: String = row["earlier"], let later: String = row["later"] {
      slip = Answer.Slip(earlier: earlier, later: later)
    }
    func list(_ text: String) -> [String] { text.split(separator: separator).map(String.init) }
    return Answer(
      uid: row["uid"], itemID: row["item"], semanticHash: hash, kind: kind, time: row["time"], day: row["day"],
      rating: rating, credit: row["credit"], attemptCount: row["attempts"], hintCount: row["hints"],
      isRight: row["isRight"], asked: list(row["asked"]), missed: list(row["missed"]), slip: slip)
  }
}
