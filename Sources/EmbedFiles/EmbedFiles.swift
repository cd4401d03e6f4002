#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Writes a Swift source that holds text files as raw string literals.
///
/// `EmbedFiles OUTPUT FOLDER TYPE FILE…`, where each file is named by its path inside the folder, and the type holds them.
@main
enum EmbedFiles {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 4 else { throw Failure.usage }
    let files = try arguments[4...].map { name in
      let text = try String(contentsOfFile: "\(arguments[2])/\(name)", encoding: .utf8)
      return (name: name, text: name.hasSuffix(".js") ? withoutComments(text) : text)
    }
    let source = try swiftSource(of: files, in: arguments[2], as: arguments[3])
    try Data(source.utf8).write(to: URL(filePath: arguments[1]), options: .atomic)
  }

  /// A script without the lines that only those who edit it read: browsers load the others.
  private static func withoutComments(_ script: String) -> String {
    script.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }

  private static func swiftSource(
    of files: [(name: String, text: String)], in folder: String, as type: String
  ) throws -> String {
    var source = "// Made by EmbedFiles; edit the files in \(folder.split(separator: "/").last ?? "").\n\n"
    source += "enum \(type) {\n"
    source += "  /// Path inside the folder and text, in order of the paths.\n"
    source += "  static let files: [(path: StaticString, text: StaticString)] = [\n"
    for file in files {
      // A carriage return would be read as a line end by the compiler and change the text.
      guard !file.text.utf8.contains(0x0D) else { throw Failure.carriageReturn(file.name) }
      let fence = String(repeating: "#", count: longestRun(of: UInt8(ascii: "#"), in: file.text) + 1)
      source += "    (\n\(fence)\"\(file.name)\"\(fence),\n"
      source += "\(fence)\"\"\"\n\(file.text)\n\"\"\"\(fence)\n    ),\n"
    }
    return source + "  ]\n}\n"
  }

  private static func longestRun(of byte: UInt8, in text: String) -> Int {
    var longest = 0
    var run = 0
    for other in text.utf8 {
      run = other == byte ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  enum Failure: Error {
    case usage
    case carriageReturn(String)
  }
}
