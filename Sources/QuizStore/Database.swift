internal import CSQLite

/// A database file of SQLite. Used by one thread at a time.
final class Database {
  private let connection: OpaquePointer

  /// Why SQLite does not do what it is told.
  struct Failure: Error {
    /// The result code without what is more exact, for instance `SQLITE_CORRUPT`.
    let code: Int32
    let message: String
  }

  /// What stands in a column.
  enum Value: Sendable, Equatable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)

    var integer: Int64? { if case .integer(let number) = self { number } else { nil } }
    var real: Double? { if case .real(let number) = self { number } else { integer.map(Double.init) } }
    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  /// Opens a file, which is made if there is none.
  ///
  /// - Parameter patience: for how many milliseconds others may hold it.
  init(path: String, patience: Int32 = 0) throws(Failure) {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_FULLMUTEX
    let code = sqlite3_open_v2(path, &opened, flags, nil)
    guard let opened else { throw Failure(code: code, message: String(cString: sqlite3_errstr(code))) }
    connection = opened
    guard code == SQLITE_OK else { throw failure }
    sqlite3_busy_timeout(connection, patience)
  }

  deinit { sqlite3_close_v2(connection) }

  private var failure: Failure {
    Failure(code: sqlite3_errcode(connection) & 0xFF, message: String(cString: sqlite3_errmsg(connection)))
  }

  /// How many rows the last statement added, changed or took away.
  var changeCount: Int { Int(sqlite3_changes(connection)) }

  /// Runs statements, of which nobody asks what they give.
  func execute(_ statements: String) throws(Failure) {
    guard sqlite3_exec(connection, statements, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  /// Runs one statement with values in the places of its question marks.
  ///
  /// - Returns: its rows.
  @discardableResult
  func run(_ statement: String, _ values: [Value] = []) throws(Failure) -> [[Value]] {
    var prepared: OpaquePointer?
    guard sqlite3_prepare_v2(connection, statement, -1, &prepared, nil) == SQLITE_OK else { throw failure }
    defer { sqlite3_finalize(prepared) }
    for (place, value) in zip(Int32(1)..., values) {
      guard Self.bind(value, to: prepared, at: place) == SQLITE_OK else { throw failure }
    }
    var rows: [[Value]] = []
    while true {
      switch sqlite3_step(prepared) {
      case SQLITE_ROW: rows.append((0..<sqlite3_column_count(prepared)).map { Self.column($0, of: prepared) })
      case SQLITE_DONE: return rows
      default: throw failure
      }
    }
  }

  /// What is done in `body` happens wholly or not at all.
  func transaction<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    // Who begins to write at once waits for others here, and not in the middle.
    try execute("BEGIN IMMEDIATE")
    do {
      let result = try body()
      try execute("COMMIT")
      return result
    } catch {
      try? execute("ROLLBACK")
      throw error
    }
  }

  private static func bind(_ value: Value, to statement: OpaquePointer?, at place: Int32) -> Int32 {
    switch value {
    case .null: sqlite3_bind_null(statement, place)
    case .integer(let number): sqlite3_bind_int64(statement, place, number)
    case .real(let number): sqlite3_bind_double(statement, place, number)
    case .text(let text):
      // SQLITE_TRANSIENT, a macro that Swift does not see: the text is copied.
      sqlite3_bind_text(
        statement, place, text, Int32(text.utf8.count), unsafeBitCast(-1, to: sqlite3_destructor_type.self))
    }
  }

  private static func column(_ place: Int32, of statement: OpaquePointer?) -> Value {
    switch sqlite3_column_type(statement, place) {
    case SQLITE_INTEGER: return .integer(sqlite3_column_int64(statement, place))
    case SQLITE_FLOAT: return .real(sqlite3_column_double(statement, place))
    case SQLITE_TEXT:
      let bytes = sqlite3_column_text(statement, place)
      let text = UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(statement, place)))
      return .text(String(decoding: text, as: UTF8.self))
    default: return .null
    }
  }
}
