/// Reads HTML as strictly as it can be read, for the tests: what it does not know is a finding.
///
/// Written without the renderer's tables, so that a hole in those shows here.
struct StrictHTML {
  private static let elements: Set<String> = [
    "a", "abbr", "b", "blockquote", "br", "caption", "cite", "code", "dd", "del", "details", "div", "dl",
    "dt", "em",
    "figcaption", "figure", "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "mark",
    "ol", "p",
    "pre", "q", "s", "samp", "small", "span", "strong", "sub", "summary", "sup", "table", "tbody", "td",
    "tfoot", "th",
    "thead", "tr", "u", "ul", "var", "wbr",
  ]
  private static let voids: Set<String> = ["br", "hr", "img", "wbr"]
  private static let attributes: Set<String> = [
    "href", "src", "alt", "title", "id", "class", "data-line", "tabindex", "start", "value", "width", "height",
    "colspan",
    "rowspan", "open",
  ]

  private var rest: Substring.UnicodeScalarView
  private(set) var findings: [String] = []
  private var open: [String] = []

  /// What is wrong with a piece of HTML that has to stand anywhere in a page; empty if nothing is.
  static func findings(in html: String) -> [String] {
    var reader = StrictHTML(rest: Substring(html).unicodeScalars)
    reader.read()
    return reader.findings
  }

  private init(rest: Substring.UnicodeScalarView) {
    self.rest = rest
  }

  private mutating func read() {
    while let scalar = rest.popFirst() {
      switch scalar {
      case "<": readTag()
      case ">", "\"", "'": findings.append("a bare \(scalar)")
      case "&": readReference()
      case "\t", "\n": continue
      case "\u{0}"..<" ", "\u{7F}": findings.append("the control character \(scalar.value)")
      default: continue
      }
    }
    if !open.isEmpty { findings.append("left open: \(open)") }
  }

  private mutating func readReference() {
    let name = rest.prefix { $0 != ";" && $0 != " " && $0 != "<" }
    guard rest.dropFirst(name.count).first == ";", (1...32).contains(name.count) else {
      findings.append("a bare &")
      return
    }
  }

  private mutating func readTag() {
    let isClosing = rest.first == "/"
    if isClosing { rest.removeFirst() }
    let name = String(
      String.UnicodeScalarView(rest.prefix { ("a"..."z").contains($0) || ("0"..."9").contains($0) }))
    rest = rest.dropFirst(name.unicodeScalars.count)
    guard Self.elements.contains(name) else {
      findings.append("the element <\(name)")
      return
    }
    if isClosing {
      if rest.popFirst() != ">" { findings.append("an end tag with attributes") }
      if open.last == name {
        open.removeLast()
      } else {
        findings.append("</\(name)> closes \(open.last ?? "nothing")")
      }
      return
    }
    while rest.first == " " { readAttribute(of: name) }
    if rest.popFirst() != ">" { findings.append("<\(name) does not end") }
    if !Self.voids.contains(name) { open.append(name) }
    if name == "a", open.filter({ $0 == "a" }).count > 1 { findings.append("a link in a link") }
  }

  private mutating func readAttribute(of element: String) {
    rest.removeFirst()
    let name = String(String.UnicodeScalarView(rest.prefix { $0 != "=" && $0 != " " && $0 != ">" }))
    rest = rest.dropFirst(name.unicodeScalars.count)
    if !Self.attributes.contains(name) { findings.append("the attribute \(name)") }
    guard rest.first == "=" else {
      if name != "open" { findings.append("\(name) without a value") }
      return
    }
    rest.removeFirst()
    guard rest.popFirst() == "\"" else {
      findings.append("\(name) without quotes")
      return
    }
    let value = rest.prefix { $0 != "\"" }
    rest = rest.dropFirst(value.count + 1)
    check(name, String(String.UnicodeScalarView(value)))
  }

  private func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar < " " && scalar != "\n" && scalar != "\t"
  }

  private mutating func check(_ name: String, _ value: String) {
    if value.unicodeScalars.contains(where: { "<>".unicodeScalars.contains($0) || isControl($0) }) {
      findings.append("\(name) holds \(value)")
    }
    if name == "id", !value.utf8.starts(with: "h-".utf8) { findings.append("the id \(value)") }
    guard name == "href" || name == "src" else { return }
    let words = value.lowercased().split(separator: "&amp;").joined()
    let head = words.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let isKnown = ["http:", "https:", "mailto:"].contains { head.hasPrefix($0) }
    if head.contains(":") || head.contains("%3a") || head.contains("&"), !isKnown {
      findings.append("the address \(value)")
    }
    if value.hasPrefix("//")
      || value.unicodeScalars.contains(where: { $0.value > 0x7E || $0 == " " || $0 == "\\" })
    {
      findings.append("the address \(value)")
    }
  }
}
