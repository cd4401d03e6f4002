/// An element that raw HTML in a note may have, and what becomes of it.
struct AllowedElement: Sendable {
  /// The element that is written: `font` and other old ones become their nearest of today.
  var name: String
  /// What stands in the tag: a heading's level is only known where it is written.
  var written: String
  var place: Place
  /// Has no content and no end tag.
  var isVoid = false
  /// Attributes that may stay, with a check for their values.
  var attributes: [String: ValueRule] = [:]
  /// A class that it always gets.
  var className: StaticString?

  /// The level of a heading; nil for other elements.
  var headingLevel: Int? {
    guard name.utf8.count == 2, name.utf8.first == UInt8(ascii: "h") else { return nil }
    return name.utf8.last.flatMap { 0x31...0x36 ~= $0 ? Int($0) - 0x30 : nil }
  }

  /// Whether it scrolls by itself where it is too wide, so that keys have to reach it.
  var scrolls: Bool { name == "pre" || name == "table" }

  init(
    name: String, place: Place, isVoid: Bool = false, attributes: [String: ValueRule] = [:],
    className: StaticString? = nil
  ) {
    self.name = name
    self.written = name
    self.place = place
    self.isVoid = isVoid
    self.attributes = attributes
    self.className = className
  }

  enum Place: Sendable {
    /// Belongs into lines of text.
    case text
    /// Holds blocks; is left out in a line of text.
    case block
  }

  /// What the value of an attribute must look like.
  enum ValueRule: Sendable {
    case anything
    case number
    /// A number, maybe with `%`.
    case length
    /// left, center or right; becomes a class.
    case alignment
    case link
    case image
    case identifier
    /// The attribute counts, whatever its value.
    case presence
  }

  /// The element with a name in lower case.
  static func named(_ name: String) -> AllowedElement? { all[name] }

  private static let all: [String: AllowedElement] = {
    var elements: [String: AllowedElement] = [:]
    for name in [
      "b", "strong", "i", "em", "u", "s", "del", "ins", "sub", "sup", "kbd", "code", "small", "mark", "samp",
      "var", "q", "cite",
    ] {
      elements[name] = AllowedElement(name: name, place: .text)
    }
    for (old, new) in [("font", "span"), ("span", "span"), ("strike", "s"), ("tt", "code"), ("big", "span")] {
      elements[old] = AllowedElement(name: new, place: .text, attributes: ["id": .identifier])
    }
    elements["a"] = AllowedElement(
      name: "a", place: .text,
      attributes: ["href": .link, "id": .identifier, "name": .identifier, "title": .anything])
    elements["abbr"] = AllowedElement(name: "abbr", place: .text, attributes: ["title": .anything])
    elements["br"] = AllowedElement(name: "br", place: .text, isVoid: true)
    elements["wbr"] = AllowedElement(name: "wbr", place: .text, isVoid: true)
    elements["img"] = AllowedElement(
      name: "img", place: .text, isVoid: true,
      attributes: [
        "src": .image, "alt": .anything, "title": .anything, "width": .length, "height": .length,
        "align": .alignment,
      ])
    addBlocks(to: &elements)
    return elements
  }()

  private static func addBlocks(to elements: inout [String: AllowedElement]) {
    let plain: [String: ValueRule] = ["align": .alignment, "id": .identifier]
    for name in [
      "p", "div", "pre", "blockquote", "ul", "h1", "h2", "h3", "h4", "h5", "h6", "table", "thead", "tbody",
      "tfoot",
      "tr", "caption", "summary", "dl", "dt", "dd", "figure", "figcaption",
    ] {
      elements[name] = AllowedElement(name: name, place: .block, attributes: plain)
    }
    elements["center"] = AllowedElement(name: "div", place: .block, className: "align-center")
    elements["hr"] = AllowedElement(name: "hr", place: .block, isVoid: true)
    elements["ol"] = AllowedElement(
      name: "ol", place: .block, attributes: ["start": .number, "id": .identifier])
    elements["li"] = AllowedElement(
      name: "li", place: .block, attributes: ["value": .number, "id": .identifier])
    elements["details"] = AllowedElement(
      name: "details", place: .block, attributes: ["open": .presence, "id": .identifier])
    let cell: [String: ValueRule] = ["align": .alignment, "colspan": .number, "rowspan": .number]
    elements["td"] = AllowedElement(name: "td", place: .block, attributes: cell)
    elements["th"] = AllowedElement(name: "th", place: .block, attributes: cell)
  }
}
