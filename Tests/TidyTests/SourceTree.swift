#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One text file of the package, as lines.
struct TextFile: Sendable, CustomStringConvertible {
  /// From the package's folder, with `/` between the parts.
  let path: String
  let lines: [Line]

  /// The target or test target that the file belongs to; nil outside `Sources` and `Tests`.
  var target: String? {
    let parts = path.split(separator: "/")
    return parts.count > 2 ? String(parts[1]) : nil
  }

  var description: String { path }
}

/// One line of a file with what the rules ask about it.
struct Line: Sendable {
  /// Counted from 1.
  let number: Int
  let text: Substring
  /// Spaces before the first other character.
  let indentation: Int

  init(number: Int, text: Substring) {
    self.number = number
    self.text = text
    self.indentation = text.utf8.prefix { $0 == UInt8(ascii: " ") }.count
  }

  /// The line without its indentation.
  var content: Substring { text.dropFirst(indentation) }

  var isComment: Bool { content.hasPrefix("//") }
}

/// The package as it lies on disk beside this file.
enum SourceTree {
  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(3).joined(separator: "/")
  }()

  static let sources: [TextFile] = texts(under: "Sources", suffix: ".swift")
  static let tests: [TextFile] = texts(under: "Tests", suffix: ".swift")
  static let all: [TextFile] = sources + tests + texts(under: "Plugins", suffix: ".swift")

  /// The files in a folder and its folders whose names end in `suffix`, sorted by path.
  static func texts(under folder: String, suffix: String) -> [TextFile] {
    paths(under: folder).filter { $0.hasSuffix(suffix) }.compactMap(read)
  }

  private static func paths(under folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
    return names.sorted().flatMap { name in
      var isFolder = false
      let path = "\(folder)/\(name)"
      _ = FileManager.default.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
      return isFolder ? paths(under: path) : [path]
    }
  }

  private static func read(_ path: String) -> TextFile? {
    guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return TextFile(
      path: path, lines: lines.enumerated().map { Line(number: $0.offset + 1, text: $0.element) })
  }
}
