import Foundation
import Testing

/// A script of `templates/assets`, run outside a browser. Debian's package `nodejs` has the runtime; nothing else in the
/// project needs it.
enum PageScript {
  /// Who checks changes for others, says with `LCDOC_NEEDS_NODE` that the runtime must be there.
  static let isRequired = ProcessInfo.processInfo.environment["LCDOC_NEEDS_NODE"] != nil

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let runtime: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(path: "node") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// What a driver prints that gets what the script exports as `script`, and a value as `input`.
  static func output(_ name: String, _ input: some Encodable, _ driver: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lcdoc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "input.json")
    try JSONEncoder().encode(input).write(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = runtime
    let reading = """
      const script = require(process.argv[1]);
      const input = JSON.parse(require("fs").readFileSync(process.argv[2]));

      """
    process.arguments = ["-e", reading + driver, root.appending(path: "templates/assets/\(name)").path, file.path]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return text
  }
}
