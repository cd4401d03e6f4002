extension HTMLWriter {
  mutating func write(_ inlines: [Inline]) {
    for index in inlines.indices {
      switch inlines[index].kind {
      case .softBreak: if needsSpace(at: index, in: inlines) { put("\n") }
      default: write(inlines[index])
      }
    }
  }

  private mutating func write(_ inline: Inline) {
    switch inline.kind {
    case .text(let text): escape(text, at: inline.range)
    case .code(let code):
      put("<code>")
      escape(code, at: inline.range)
      put("</code>")
    case .emphasis: write("em", around: inline.children)
    case .strong: write("strong", around: inline.children)
    case .strikethrough: write("del", around: inline.children)
    case .link(let url, let title): writeLink(inline, url: url, title: title)
    case .image(let url, let title): writeImage(inline, url: url, title: title)
    case .html(let html): writeTags(html, inText: true)
    case .softBreak: put("\n")
    case .lineBreak: put("<br>\n")
    }
  }

  private mutating func write(_ name: StaticString, around children: [Inline]) {
    put("<")
    put(name)
    put(">")
    writeScoped(children)
    put("</")
    put(name)
    put(">")
  }

  /// Writes inlines so that tags they open are closed behind them.
  private mutating func writeScoped(_ inlines: [Inline]) {
    let outer = scope
    scope = openTags.count
    write(inlines)
    closeTags(downTo: scope)
    scope = outer
  }

  private mutating func writeLink(_ inline: Inline, url: String, title: String) {
    guard linkDepth == 0, let target = linkTarget(for: url) else { return writeScoped(inline.children) }
    put("<a")
    putURL("href", target)
    if !title.isEmpty { putAttribute("title", title) }
    put(">")
    linkDepth += 1
    // Nobody sees a link without words, and keys reach it all the same.
    if inline.children.isEmpty { escape(url) } else { writeScoped(inline.children) }
    linkDepth -= 1
    put("</a>")
  }

  private mutating func writeImage(_ inline: Inline, url: String, title: String) {
    switch imageSource(for: url) {
    case .found(let source):
      put("<img")
      putURL("src", source)
      putAttribute("alt", inline.plainTextOfChildren)
      if !title.isEmpty { putAttribute("title", title) }
      put(">")
    case .missing(let link):
      put("<span class=\"image-missing\">")
      writeImageText(inline, link: link)
      put("</span>")
    }
  }

  /// Writes what an image that is not there says.
  mutating func writeImageText(_ image: Inline, link: String?) {
    guard case .image(let url, _) = image.kind else { return }
    let alternative = image.plainTextOfChildren
    let words = alternative.isEmpty ? Self.fileName(of: url) : alternative
    writeImageText(words, link: link)
  }

  mutating func writeImageText(_ words: String, link: String?) {
    if linkDepth == 0, let link, let target = URLPolicy.cleaned(link) {
      put("<a")
      putURL("href", target)
      put(">")
      escape(words)
      put("</a>")
    } else {
      escape(words)
    }
  }

  /// The last part of an address, as far as a person may read something in it.
  static func fileName(of url: String) -> String {
    let path = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let name = path.reversed().prefix { $0 != UInt8(ascii: "/") }.reversed()
    let words = String(decoding: URLPolicy.percentDecoded(Array(name)), as: UTF8.self)
    return words.isEmpty ? "…" : String(words.prefix(80))
  }

  /// The address that a link gets, after the check and the hook.
  func linkTarget(for url: String) -> String? {
    guard let cleaned = URLPolicy.cleaned(url) else { return nil }
    if let hook = renderer.linkTarget { return hook(cleaned).flatMap(URLPolicy.cleaned) }
    return cleaned.utf8.first == UInt8(ascii: "#") ? Self.target(ofFragment: cleaned.dropFirst()) : cleaned
  }

  /// A link into the note itself.
  private static func target(ofFragment fragment: Substring) -> String {
    fragment.isEmpty ? "#" : "#" + DocumentAnchors.id(of: String(fragment))
  }

  func imageSource(for url: String) -> HTMLRenderer.ImageSource {
    guard let cleaned = URLPolicy.cleaned(url), !cleaned.isEmpty else { return .missing(link: nil) }
    return renderer.imageSource?(cleaned) ?? .found(cleaned)
  }

  /// Writes an address; bytes that may not stand in one are percent-encoded.
  mutating func putURL(_ name: StaticString, _ url: String) {
    put(" ")
    put(name)
    put("=\"")
    let bytes = Array(url.utf8)
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "&"): put("&amp;")
      case UInt8(ascii: "%") where !URLPolicy.isEscape(bytes[index...]): put("%25")
      case 0x00...0x20, 0x7F...0xFF, UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"),
        UInt8(ascii: ">"),
        UInt8(ascii: "\\"),
        UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
        output.append(UInt8(ascii: "%"))
        output.append(Self.hexDigits[Int(byte >> 4)])
        output.append(Self.hexDigits[Int(byte & 15)])
      default: output.append(byte)
      }
    }
    put("\"")
  }

  private static let hexDigits = Array("0123456789ABCDEF".utf8)

  /// Whether the line break at an index is a space: between two Chinese or Japanese characters it is none.
  private func needsSpace(at index: Int, in inlines: [Inline]) -> Bool {
    guard index > 0, index + 1 < inlines.count, case .text(let before) = inlines[index - 1].kind,
      case .text(let after) = inlines[index + 1].kind, let last = before.unicodeScalars.last,
      let first = after.unicodeScalars.first
    else { return true }
    return !(Self.isWrittenWithoutSpaces(last) && Self.isWrittenWithoutSpaces(first))
  }

  /// Han, kana and their punctuation; not Hangul, which has spaces.
  private static func isWrittenWithoutSpaces(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2E80...0x9FFF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF: true
    default: false
    }
  }
}

extension Inline {
  /// The words inside of a link or image.
  var plainTextOfChildren: String { children.map(\.plainText).joined() }
}
