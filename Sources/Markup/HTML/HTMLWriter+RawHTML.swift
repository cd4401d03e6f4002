internal import Diagnostics

extension HTMLWriter {
  /// Writes a block of raw HTML. Elements that belong into text are closed at its end, blocks may go on.
  mutating func writeHTMLBlock(_ html: String) {
    writeTags(html, inText: false)
    if let first = openTags.firstInText(from: scope) { closeTags(downTo: first) }
    if output.last != 0x0A { put("\n") }
  }

  /// Writes raw HTML by the allow-list. Complexity: O(bytes).
  mutating func writeTags(_ html: String, inText: Bool) {
    let bytes = Array(html.utf8)
    var scanner = TagScanner(bytes)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        writeRawText(bytes[index..<end])
        index = end
        continue
      }
      switch scanner.next(at: index) {
      case .comment: break
      case .open(let tag): open(tag, source: bytes[index..<scanner.index], inText: inText)
      case .close(let name): close(name, source: bytes[index..<scanner.index])
      case nil:
        put("&lt;")
        scanner.index = index + 1
      }
      index = scanner.index
    }
  }

  /// Writes text between tags: references to characters stay, all else is escaped.
  private mutating func writeRawText(_ text: ArraySlice<UInt8>) {
    text.withUnsafeBufferPointer { bytes in
      var start = 0
      for index in bytes.indices where bytes[index] == UInt8(ascii: "&") && Self.isReference(bytes[index...]) {
        escape(UnsafeBufferPointer(rebasing: bytes[start..<index]))
        put("&")
        start = index + 1
      }
      escape(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  private static func isReference(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let name = bytes.dropFirst().prefix(32).prefix {
      $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#")
    }
    return !name.isEmpty && name.endIndex < bytes.endIndex && bytes[name.endIndex] == UInt8(ascii: ";")
  }

  private mutating func open(_ tag: TagScanner.Tag, source: ArraySlice<UInt8>, inText: Bool) {
    guard var element = AllowedElement.named(tag.name) else {
      return escape(String(decoding: source, as: UTF8.self))
    }
    // A block in the middle of a line, or a link in a link, would tear apart what is around it.
    if inText, element.place == .block { return }
    if element.name == "a", linkDepth > 0 { return }
    if element.name == "img", writeMissingImage(tag) { return }
    if let level = element.headingLevel { element.written = "h\(shownLevel(of: level))" }
    put("<")
    put(element.written)
    putAttributes(of: tag, element)
    put(">")
    guard !element.isVoid else { return }
    if tag.isSelfClosing {
      put("</")
      put(element.written)
      put(">")
    } else {
      openTags.append(element)
      if element.name == "a" { linkDepth += 1 }
    }
  }

  private mutating func close(_ name: String, source: ArraySlice<UInt8>) {
    guard let element = AllowedElement.named(name) else {
      return escape(String(decoding: source, as: UTF8.self))
    }
    if element.name == "br" { return put("<br>") }
    guard let index = openTags.last(named: element.name, from: scope) else { return }
    closeTags(downTo: index)
  }

  /// Closes the tags of raw HTML that were opened since.
  mutating func closeTags(downTo count: Int) {
    while openTags.count > count {
      let element = openTags.removeLast()
      if element.name == "a" { linkDepth -= 1 }
      put("</")
      put(element.written)
      put(">")
    }
  }

  private mutating func writeMissingImage(_ tag: TagScanner.Tag) -> Bool {
    let url = tag.attributes.first { $0.name == "src" }?.value ?? ""
    guard case .missing(let link) = imageSource(for: url) else { return false }
    let alternative = tag.attributes.first { $0.name == "alt" }?.value ?? ""
    put("<span class=\"image-missing\">")
    writeImageText(alternative.isEmpty ? Self.fileName(of: url) : alternative, link: link)
    put("</span>")
    return true
  }

  private mutating func putAttributes(of tag: TagScanner.Tag, _ element: AllowedElement) {
    var className = element.className
    var written: [String] = []
    for attribute in tag.attributes {
      guard let rule = element.attributes[attribute.name] else { continue }
      // The old `name` and `id` are one attribute.
      let name = rule == .identifier ? "id" : attribute.name
      guard !written.contains(name) else { continue }
      written.append(name)
      if rule == .alignment {
        className = Self.alignmentClass(attribute.value)
      } else {
        putAttribute(attribute, rule)
      }
    }
    if element.name == "img", !written.contains("alt") { put(" alt=\"\"") }
    if element.scrolls { put(" tabindex=\"0\"") }
    if let className {
      put(" class=\"")
      put(className)
      put("\"")
    }
  }

  private mutating func putAttribute(_ attribute: TagScanner.Attribute, _ rule: AllowedElement.ValueRule) {
    let value = attribute.value
    switch rule {
    case .anything: putAttribute(attribute.name, value)
    case .number: if Self.isNumber(value.utf8) { putAttribute(attribute.name, value) }
    case .length:
      let number = value.utf8.last == UInt8(ascii: "%") ? value.utf8.dropLast() : value.utf8[...]
      if Self.isNumber(number) { putAttribute(attribute.name, value) }
    case .link: if let target = linkTarget(for: value) { putURL("href", target) }
    case .image: if case .found(let source) = imageSource(for: value) { putURL("src", source) }
    case .identifier:
      let id = Slugs.prefix + value.lowercased().split(whereSeparator: \.isWhitespace).joined(separator: "-")
      // Two elements of one id are not valid, and links would find the first.
      if slugs.take(id) { putAttribute("id", id) }
    case .presence: put(" open")
    case .alignment: break
    }
  }

  private static func isNumber(_ text: some Collection<UInt8>) -> Bool {
    1...4 ~= text.count && text.allSatisfy(\.isASCIIDigit)
  }

  private static func alignmentClass(_ value: String) -> StaticString? {
    switch value.lowercased() {
    case "left": "align-left"
    case "center", "middle": "align-center"
    case "right": "align-right"
    default: nil
    }
  }
}
