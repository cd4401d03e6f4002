import LifecycleEngine
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A scenario as text, with the place that a failing test names.
struct ScenarioText: Sendable, CustomTestStringConvertible {
  /// File, or note and block.
  let place: String
  let text: String

  var testDescription: String { place }

  var bytes: [UInt8] { Array(text.utf8) }

  /// What stands behind `# key:` in the comments at the top.
  func header(_ key: String) -> String? {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("#") else { return nil }
      guard line.hasPrefix("# \(key): ") else { continue }
      return String(line.dropFirst(key.utf8.count + 4))
    }
    return nil
  }

  /// The versions of the header, read as the language reads them.
  var possibleVersions: [Version] {
    guard let versions = header("versions") else { return [] }
    return ScenarioParser.parse(Array("ios: \(versions)".utf8)).scenario.ios?.modelled ?? []
  }
}

/// The texts that come with the package, read from beside this file.
enum ContentFolder {
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/") + "/content"
  }()

  /// Every file under a folder of the content, by its path inside, sorted.
  static func paths(under folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    return names.sorted().flatMap { name in
      var isFolder = false
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      _ = FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
      return isFolder ? paths(under: path) : [path]
    }
  }

  static func text(_ path: String) -> String? {
    try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8)
  }

  /// The recorded traces.
  static let traces: [ScenarioText] = paths(under: "conformance").filter { $0.hasSuffix(".scenario") }
    .compactMap { path in
      text(path).map { ScenarioText(place: String(path.dropFirst("conformance/".utf8.count)), text: $0) }
    }

  /// The scenario blocks of the notes.
  static let blocks: [ScenarioText] = paths(under: "").filter { $0.hasSuffix(".md") && !$0.contains("/") }
    .flatMap { path in text(path).map { blocks(of: $0, in: path) } ?? [] }

  private static func blocks(of note: String, in path: String) -> [ScenarioText] {
    var found: [ScenarioText] = []
    var name: String?
    var lines: [Substring] = []
    for line in note.split(separator: "\n", omittingEmptySubsequences: false) {
      if let open = name {
        guard line.hasPrefix("```") else {
          lines.append(line)
          continue
        }
        found.append(ScenarioText(place: "\(path) \(open)", text: lines.joined(separator: "\n")))
        name = nil
      } else if line.hasPrefix("```scenario ") {
        name = String(line.dropFirst("```scenario ".utf8.count))
        lines = []
      }
    }
    return found
  }
}
