#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Where progress is kept.
package enum ProgressFile {
  /// `$XDG_DATA_HOME/lcdoc/progress.sqlite`, or below `~/.local/share`; nil if neither place is known. The XDG
  /// rules say that a relative path there is none.
  package static func standardPath(environment: (String) -> String?) -> String? {
    if let data = environment("XDG_DATA_HOME"), data.hasPrefix("/") { return data + "/lcdoc/progress.sqlite" }
    guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/share/lcdoc/progress.sqlite"
  }

  /// The path for this process.
  package static var standardPath: String? {
    standardPath { name in getenv(name).map { String(cString: $0) } }
  }

  /// The learner's calendar day of a moment, in the time zone of the machine.
  package static func localDay(_ seconds: Int64) -> (year: Int, month: Int, day: Int) {
    var time = time_t(seconds)
    var parts = tm()
    localtime_r(&time, &parts)
    return (Int(parts.tm_year) + 1_900, Int(parts.tm_mon) + 1, Int(parts.tm_mday))
  }

  /// Seconds since 1970, now.
  package static var now: Int64 { Int64(time(nil)) }

  // MARK: - Files

  /// Makes the folder of a file, for its owner only.
  static func makeFolder(of path: String) throws(ProgressStore.Failure) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).dropLast()
    var folder = path.hasPrefix("/") ? "" : "."
    for part in parts {
      folder += "/" + part
      guard mkdir(folder, 0o700) != 0, errno != EEXIST else { continue }
      throw ProgressStore.Failure(path: folder, reason: String(cString: strerror(errno)))
    }
  }

  /// Whether there is a file, and whether it has bytes.
  static func hasContent(_ path: String) -> Bool {
    var info = stat()
    return stat(path, &info) == 0 && info.st_size > 0
  }

  /// The program that the header of a database names, 0 if none; nil for what is no database.
  static func applicationID(of path: String) -> Int? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var header: [UInt8] = Array(repeating: 0, count: 72)
    let count = header.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    guard count == header.count, header.starts(with: "SQLite format 3\0".utf8) else { return nil }
    return header[68...].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Moves a database away with what SQLite keeps beside it, to a name that is free.
  static func setAside(_ path: String, as reason: String) throws(ProgressStore.Failure) -> String {
    let (year, month, day) = localDay(now)
    let date = [year, month, day].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: "-")
    var target = "\(path).\(reason)-\(date)"
    var number = 1
    var info = stat()
    while lstat(target, &info) == 0 {
      number += 1
      target = "\(path).\(reason)-\(date)-\(number)"
    }
    guard rename(path, target) == 0 else {
      throw ProgressStore.Failure(path: path, reason: String(cString: strerror(errno)))
    }
    for suffix in ["-wal", "-shm"] { _ = rename(path + suffix, target + suffix) }
    return target
  }

  /// Holds a lock on a file beside the database while something is done: two terminals that start at once may not
  /// both set it aside.
  static func locked<Result>(
    _ path: String, _ body: () throws(ProgressStore.Failure) -> Result
  ) throws(ProgressStore.Failure) -> Result {
    let lock = open(path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw ProgressStore.Failure(path: path, reason: String(cString: strerror(errno))) }
    defer { close(lock) }
    var waited = 0
    while flock(lock, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, waited < longestWait else {
        throw ProgressStore.Failure(path: path, reason: "another lcdoc holds \(path).lock")
      }
      usleep(UInt32(waitStep))
      waited += waitStep
    }
    return try body()
  }

  private static let waitStep = 20_000
  private static let longestWait = 30_000_000
}
