import Diagnostics
import Foundation
import Testing

/// A text that stands in `Tests/Snapshots` as it was accepted.
///
/// `make accept` takes what the program says now in its place. That is a decision of somebody who reads the change; where
/// `CI` is set nothing is accepted, and the test fails.
struct Snapshot {
  /// The file below `Tests/Snapshots`.
  let name: String

  static let folder: URL = {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    return here.deletingLastPathComponent().deletingLastPathComponent().appending(path: "Snapshots")
  }()

  /// The names of all that were accepted.
  static func names() throws -> Set<String> {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return Set(paths.filter { !URL(filePath: $0).pathExtension.isEmpty })
  }

  /// Holds a text against what was accepted, and shows how they differ.
  func expect(_ text: String) throws {
    if let problem = try problem(with: text, in: ProcessInfo.processInfo.environment) { Issue.record("\(problem)") }
  }

  /// What is wrong with a text, in words; nil where it is what was accepted, or is accepted now.
  func problem(with text: String, in environment: [String: String]) throws -> String? {
    let file = Self.folder.appending(path: name)
    let known = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    guard known != text else { return nil }
    guard environment["LCDOC_ACCEPT_SNAPSHOTS"] == "yes" else {
      let difference = UnifiedDiff(path: "Tests/Snapshots/" + name, from: Array(known.utf8), to: Array(text.utf8))
      return "this is not what was accepted; if it is right, `make accept`:\n\(difference.text)"
    }
    guard ["", "false", nil].contains(environment["CI"]) else {
      return "\(name) differs, and nothing is accepted where CI is set"
    }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file, options: .atomic)
    return nil
  }
}
