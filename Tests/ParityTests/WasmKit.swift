import Foundation

/// The interpreter of the Swift toolchain, and the module that it is given.
enum WasmKit {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let engine = root.appending(path: ".build-wasm/engine.wasm")
  static let explainer = root.appending(path: ".build-wasm/explainer.wasm")

  /// Why nothing can be compared; nil if all is there. A continuous integration that builds the modules says with
  /// `LCDOC_NEEDS_WASM` that they must be there.
  static let missing: String? = {
    let targets = ["LifecycleEngine", "Verify", "LifecycleWasm", "CWasmRuntime"]
    return problem(with: engine, newest: targets.compactMap { newestDate(in: $0) }.max())
  }()
  /// The same for the module that explains logs; of some targets it has a part, which its build lists.
  static let missingExplainer: String? = {
    let list = root.appending(path: ".build-wasm/explainer.sources")
    let files = (try? String(contentsOf: list, encoding: .utf8))?.split(separator: "\n") ?? []
    return problem(with: explainer, newest: files.compactMap { date(root.appending(path: $0)) }.max())
  }()

  private static func problem(with module: URL, newest: Date?) -> String? {
    if program == nil { return "the Swift toolchain on PATH has no wasmkit" }
    guard let built = date(module) else { return "there is no \(module.path); `make wasm` builds it" }
    return newest.map { $0 > built } ?? true ? "\(module.path) is older than its sources; `make wasm` builds it" : nil
  }

  static let isRequired = ProcessInfo.processInfo.environment["LCDOC_NEEDS_WASM"] != nil

  /// Beside the compiler: in a folder of PATH, or where a link there leads.
  private static let program: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders {
      let swift = URL(filePath: String(folder)).appending(path: "swiftc")
      for place in [swift, swift.resolvingSymlinksInPath()] {
        let candidate = place.deletingLastPathComponent().appending(path: "wasmkit")
        if FileManager.default.isExecutableFile(atPath: candidate.path) { return candidate }
      }
    }
    return nil
  }()

  private static func date(_ file: URL) -> Date? {
    (try? file.resourceValues(forKeys: [.contentModificationDateKey]))?.contentModificationDate
  }

  private static func newestDate(in target: String) -> Date? {
    let files = FileManager.default.enumerator(
      at: root.appending(path: "Sources/\(target)"), includingPropertiesForKeys: [.contentModificationDateKey])
    return files?.compactMap { ($0 as? URL).flatMap(date) }.max()
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a function without parameters; what it returns are numbers of 64 bits.
  static func run(_ function: String, of module: [UInt8]) throws -> [UInt64] {
    guard let program else { throw Failure(description: missing ?? "") }
    let file = FileManager.default.temporaryDirectory.appending(path: "lcdoc-parity-\(UUID().uuidString).wasm")
    try Data(module).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments = ["run", "--stack-size", "16777216", file.path, function]
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(description: "wasmkit ended with \(process.terminationStatus)")
    }
    // `[WasmTypes.Value.i64(7), …]`
    return text.split(separator: "i64(").dropFirst().compactMap { UInt64($0.prefix { $0.isNumber }) }
  }
}
