package import Diagnostics
import Markup
import YAML

/// A file of ours in YAML (or JSON, which is YAML too), read with the place of every value.
struct YAMLFile {
  /// More than this nobody writes; it also bounds what the parser is given.
  static let longest = 1 << 20

  let file: SourceFile
  /// The mapping at the top; nil if the file is empty.
  let root: YAMLMapping?

  init(_ file: SourceFile) throws(SettingsError) {
    self.file = file
    guard file.bytes.count <= Self.longest else { throw SettingsError(file, 0..<0, "this is too large to be read") }
    let node: YAMLNode?
    do {
      node = try YAMLNode(file.bytes[...])
    } catch {
      let place = error.mark.map { Self.word(at: $0, in: file) } ?? 0..<0
      let isTooDeep = error.problem == YAMLError.tooDeep
      throw SettingsError(
        file, place, isTooDeep ? "this is nested too deeply to be read" : "this is not valid YAML")
    }
    guard node == nil || node?.mapping != nil else {
      throw SettingsError(file, 0..<0, "the file is a list of keys with values")
    }
    root = node?.mapping
  }

  /// Why a value cannot be used.
  func error(at node: YAMLNode, _ message: String, help: String? = nil) -> SettingsError {
    SettingsError(file, place(of: node), message, help: help)
  }

  /// Where the first word of a value stands.
  private func place(of node: YAMLNode) -> Range<Int> {
    Self.word(at: node.mark, in: file)
  }

  /// Where a text stands, without the quotes around it; its first word if it is written in another way.
  func place(of node: YAMLNode, _ text: String) -> Range<Int> {
    let word = place(of: node)
    let quotes = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    let start = word.lowerBound + (!word.isEmpty && quotes.contains(file.bytes[word.lowerBound]) ? 1 : 0)
    let place = start..<min(start + text.utf8.count, file.bytes.count)
    return file.bytes[place].elementsEqual(text.utf8) ? place : word
  }

  func string(_ node: YAMLNode) throws(SettingsError) -> String {
    guard let text = node.scalar, !text.isEmpty else { throw error(at: node, "this is one word or text") }
    return text
  }

  /// A list of texts; one text is a list too.
  func strings(_ node: YAMLNode) throws(SettingsError) -> [String] {
    guard let sequence = node.sequence else { return [try string(node)] }
    var strings: [String] = []
    for element in sequence { strings.append(try string(element)) }
    return strings
  }

  /// From a mark, whose lines and columns count from 1, columns in characters, to the end of the word.
  private static func word(at mark: YAMLMark, in file: SourceFile) -> Range<Int> {
    let start = file.offset(of: SourcePosition(line: mark.line, column: mark.column))
    let line = file.lineRange(file.line(at: start))
    var end = start
    while end < line.upperBound, ![0x20, 0x09, 0x2C, 0x3A, 0x5D, 0x7D].contains(file.bytes[end]) { end += 1 }
    return start..<end
  }
}

/// Why a settings file or a baseline cannot be used; the command ends with exit code 2.
package struct SettingsError: Error {
  /// What is wrong, and where.
  package let diagnostic: Diagnostic

  init(_ file: SourceFile, _ range: Range<Int>, _ message: String, help: String? = nil) {
    diagnostic = Diagnostic(
      code: "LC0001", severity: .error, message: message, file: file, range: range, helps: help.map { [$0] } ?? [])
  }
}
