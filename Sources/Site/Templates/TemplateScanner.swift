import Diagnostics

/// One tag of a template.
struct TemplateTag: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// `{{name}}`
    case variable
    /// `{{{name}}}`
    case unescaped
    /// `{{#name}}`
    case section
    /// `{{^name}}`
    case inverted
    /// `{{/name}}`
    case end
    /// `{{>name}}`
    case partial
    /// `{{! words }}`; it has no name.
    case comment
  }

  var kind: Kind
  var name: String
  /// Bytes of the file, braces included.
  var range: Range<Int>
}

/// Finds the tags of a template. lcdoc uses a small part of Mustache; whatever goes further is reported, since
/// nothing would check its names.
struct TemplateScanner {
  private(set) var tags: [TemplateTag] = []
  private(set) var problems: [Diagnostic] = []
  private let file: SourceFile
  private var position = 0
  /// The last `<` or `>` before the tag that is looked at, and up to where it was looked for.
  private var angle: (byte: UInt8?, end: Int) = (nil, 0)

  init(_ file: SourceFile) {
    self.file = file
    while let start = nextOpening() { scanTag(at: start) }
    checkText()
  }

  private func nextOpening() -> Int? {
    let brace = UInt8(ascii: "{")
    var index = position
    while index + 1 < file.bytes.count {
      if file.bytes[index] == brace, file.bytes[index + 1] == brace { return index }
      index += 1
    }
    return nil
  }

  private mutating func scanTag(at start: Int) {
    let isTriple = file.bytes[start...].starts(with: "{{{".utf8)
    let open = start + (isTriple ? 3 : 2)
    guard let close = closing(isTriple ? "}}}" : "}}", from: open) else {
      report("a tag is not closed", start..<open)
      position = file.bytes.count
      return
    }
    position = close + (isTriple ? 3 : 2)
    let range = start..<position
    guard let (kind, name) = read(open..<close, isTriple: isTriple, range: range) else { return }
    if isBareValue(at: start), kind == .variable || kind == .unescaped {
      report("an attribute's value stands in quotes", range)
    }
    tags.append(TemplateTag(kind: kind, name: name, range: range))
  }

  /// Whether an attribute's value begins here without a quote: there escaping does not protect.
  private mutating func isBareValue(at start: Int) -> Bool {
    let last = file.bytes[angle.end..<start].last { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
    angle = (last ?? angle.byte, start)
    return start > 0 && file.bytes[start - 1] == UInt8(ascii: "=") && angle.byte == UInt8(ascii: "<")
  }

  private func closing(_ text: StaticString, from start: Int) -> Int? {
    text.withUTF8Buffer { wanted in
      var index = start
      while index + wanted.count <= file.bytes.count {
        if file.bytes[index..<(index + wanted.count)].elementsEqual(wanted) { return index }
        index += 1
      }
      return nil
    }
  }

  /// Kind and name of a tag; nil for what has been reported.
  private mutating func read(
    _ content: Range<Int>, isTriple: Bool, range: Range<Int>
  ) -> (TemplateTag.Kind, String)? {
    var bytes = file.bytes[content]
    var kind: TemplateTag.Kind = isTriple ? .unescaped : .variable
    if !isTriple, let first = bytes.first {
      switch first {
      case UInt8(ascii: "!"): return (.comment, "")
      case UInt8(ascii: "#"): kind = .section
      case UInt8(ascii: "^"): kind = .inverted
      case UInt8(ascii: "/"): kind = .end
      case UInt8(ascii: ">"): kind = .partial
      default: break
      }
      if kind != .variable { bytes = bytes.dropFirst() }
    }
    let space = UInt8(ascii: " ")
    while bytes.first == space { bytes = bytes.dropFirst() }
    while bytes.last == space { bytes = bytes.dropLast() }
    guard !bytes.isEmpty, bytes.allSatisfy(isNameByte) else {
      report("this kind of tag is not used in lcdoc's templates", range)
      return nil
    }
    return (kind, String(decoding: bytes, as: UTF8.self))
  }

  private func isNameByte(_ byte: UInt8) -> Bool { byte.isASCIIAlphanumeric || "_-.".utf8.contains(byte) }

  /// Bytes of the text go into pages as they are.
  private mutating func checkText() {
    if String(validating: file.bytes, as: UTF8.self) == nil { report("a template is text in UTF-8", 0..<0) }
    for (index, byte) in file.bytes.enumerated() where byte < 0x20 && byte != 0x0A && byte != 0x09 {
      report("a control character has no place in a template", index..<(index + 1))
      return
    }
  }

  private mutating func report(_ message: String, _ range: Range<Int>) {
    problems.append(TemplateProblem.diagnostic(message, file, range))
  }
}

/// What is wrong with a template, as a diagnostic.
enum TemplateProblem {
  static let code = "LC8005"

  /// A limit that the machine needs; people stay far below.
  static func limit(_ message: String, _ file: SourceFile, _ range: Range<Int>) -> Diagnostic {
    Diagnostic(code: "LC0004", severity: .error, message: message, file: file, range: range)
  }

  static func diagnostic(
    _ message: String, _ file: SourceFile, _ range: Range<Int>, helps: [String] = []
  ) -> Diagnostic {
    Diagnostic(code: code, severity: .error, message: message, file: file, range: range, helps: helps)
  }
}
