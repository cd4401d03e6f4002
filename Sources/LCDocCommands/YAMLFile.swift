import Diagnostics
import Markup
import Yams

/// A file of ours in YAML (or JSON, which is YAML too), read with the place of every value.
struct YAMLFile {
  /// More than this nobody writes; it also bounds what the parser is given.
  static let longest = 1 << 20

  let file: SourceFile
  /// The mapping at the top; nil if the file is empty.
  let root: Node.Mapping?

  init(_ file: SourceFile) throws(SettingsError) {
    self.file = file
    guard file.bytes.count <= Self.longest, !YAMLDepth.isTooDeep(file.bytes[...]) else {
      throw SettingsError(file, 0..<0, "this is too large or nested too deeply to be read")
    }
    let node: Node?
    do {
      node = try Yams.compose(yaml: String(decoding: file.bytes, as: UTF8.self))
    } catch {
      throw SettingsError(file, Self.place(of: error, in: file), "this is not valid YAML")
    }
    guard node == nil || node?.mapping != nil else {
      throw SettingsError(file, 0..<0, "the file is a list of keys with values")
    }
    root = node?.mapping
  }

  /// Why a value cannot be used.
  func error(at node: Node, _ message: String, help: String? = nil) -> SettingsError {
    var range = 0..<0
    if let mark = node.mark { range = Self.word(at: mark, in: file) }
    return SettingsError(file, range, message, help: help)
  }

  func string(_ node: Node) throws(SettingsError) -> String {
    guard let text = node.scalar?.string, !text.isEmpty else { throw error(at: node, "this is one word or text") }
    return text
  }

  /// A list of texts; one text is a list too.
  func strings(_ node: Node) throws(SettingsError) -> [String] {
    guard let sequence = node.sequence else { return [try string(node)] }
    var strings: [String] = []
    for element in sequence { strings.append(try string(element)) }
    return strings
  }

  private static func place(of error: any Error, in file: SourceFile) -> Range<Int> {
    switch error {
    case YamlError.scanner(_, _, let mark, _), YamlError.parser(_, _, let mark, _),
      YamlError.composer(_, _, let mark, _):
      word(at: mark, in: file)
    case let error as YamlError:
      if case .duplicatedKeysInMapping(_, let context) = error { word(at: context.mark, in: file) } else { 0..<0 }
    default: 0..<0
    }
  }

  /// From a mark, whose lines and columns count from 1, to the end of the word.
  private static func word(at mark: Mark, in file: SourceFile) -> Range<Int> {
    let line = file.lineRange(min(max(mark.line, 1), file.lineStarts.count))
    let start = min(line.lowerBound + max(mark.column - 1, 0), line.upperBound)
    var end = start
    while end < line.upperBound, ![0x20, 0x09, 0x2C, 0x3A, 0x5D, 0x7D].contains(file.bytes[end]) { end += 1 }
    return start..<end
  }
}

/// Why a settings file or a baseline cannot be used; the command ends with exit code 2.
struct SettingsError: Error {
  let diagnostic: Diagnostic

  init(_ file: SourceFile, _ range: Range<Int>, _ message: String, help: String? = nil) {
    diagnostic = Diagnostic(
      code: "LC0001", severity: .error, message: message, file: file, range: range, helps: help.map { [$0] } ?? [])
  }
}
