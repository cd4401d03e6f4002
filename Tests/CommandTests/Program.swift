import Foundation

/// The program as people run it: what only shows between processes is tested with it.
struct Program {
  let code: Int32
  let output: String
  let errors: String

  /// Both streams.
  var said: String { output + errors }

  /// Runs `lcdoc` to its end.
  ///
  /// - Parameters:
  ///   - input: what stands on standard input.
  ///   - environment: what is added to a nearly empty one.
  ///   - longestFile: how many KiB a file may have: beyond them it is as if the disk was full.
  init(
    _ arguments: [String], in folder: String, input: String? = nil, environment: [String: String] = [:],
    longestFile: Int? = nil
  ) throws {
    let process = Process()
    process.executableURL = URL(filePath: longestFile == nil ? Self.path : "/bin/bash")
    let limited = ["-c", "trap '' XFSZ; ulimit -f \(longestFile ?? 0); exec \"$0\" \"$@\"", Self.path]
    process.arguments = (longestFile == nil ? [] : limited) + arguments
    process.currentDirectoryURL = URL(filePath: folder)
    // Nothing is kept between runs where a test does not say so.
    let usual = ["HOME": folder, "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": "/dev/null"]
    process.environment = environment.merging(usual) { given, _ in given }
    // Files, not pipes: nobody has to read while the program runs.
    let names = ["out", "err", "in"].map {
      FileManager.default.temporaryDirectory.path + "/lcdoc-\(UUID().uuidString).\($0)"
    }
    defer { for name in names { try? FileManager.default.removeItem(atPath: name) } }
    for name in names.prefix(2) { try Data().write(to: URL(filePath: name)) }
    try Data((input ?? "").utf8).write(to: URL(filePath: names[2]))
    process.standardInput = try FileHandle(forReadingFrom: URL(filePath: names[2]))
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: names[0]))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: names[1]))
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    output = String(decoding: try Data(contentsOf: URL(filePath: names[0])), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: URL(filePath: names[1])), as: UTF8.self)
  }

  private static let path: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/.build/debug/lcdoc"
  }()
}
