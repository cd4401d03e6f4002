internal import Diagnostics

extension HTMLWriter {
  mutating func write(_ blocks: [Block]) {
    for block in blocks { write(block, isTight: false) }
  }

  private mutating func write(_ block: Block, isTight: Bool) {
    let outer = scope
    // Raw HTML between blocks may hold them; in a block it is its own affair.
    if case .html = block.kind {} else { scope = openTags.count }
    switch block.kind {
    case .paragraph: writeParagraph(block, isTight: isTight)
    case .heading(let level): writeHeading(block, level: level)
    case .quote: writeContainer("blockquote", block)
    case .list(let start, let isTight): writeList(block, start: start, isTight: isTight)
    case .item(let isChecked): writeItem(block, isChecked: isChecked, isTight: isTight)
    case .code(let info, let literal, let lines): writeCode(block, info: info, literal: literal, lines: lines)
    case .html(let html): writeHTMLBlock(html)
    case .rule:
      put("<hr")
      putAttributes(of: block)
      put(">\n")
    case .table(let alignments): writeTable(block, alignments)
    // These two stand in tables only.
    case .row, .cell: write(block.inlines)
    }
    if case .html = block.kind {} else { closeTags(downTo: scope) }
    scope = outer
  }

  /// Writes id and line of a block.
  private mutating func putAttributes(of block: Block, id: String? = nil) {
    if let id = id ?? renderer.blockID?(block) { putAttribute("id", id) }
    if renderer.marksLines { putAttribute("data-line", String(file.line(at: block.range.lowerBound))) }
  }

  mutating func putAttribute(_ name: String, _ value: String) {
    put(" ")
    put(name)
    put("=\"")
    escape(value)
    put("\"")
  }

  private mutating func writeParagraph(_ block: Block, isTight: Bool) {
    if isTight {
      write(block.inlines)
    } else if let image = loneMissingImage(in: block) {
      writeFigure(image, block)
    } else {
      put("<p")
      putAttributes(of: block)
      put(">")
      write(block.inlines)
      closeTags(downTo: scope)
      put("</p>\n")
    }
  }

  /// The image of a paragraph that has nothing else and whose image is not there.
  private func loneMissingImage(in block: Block) -> (image: Inline, link: String?)? {
    guard block.inlines.count == 1, case .image(let url, _) = block.inlines[0].kind,
      case .missing(let link) = imageSource(for: url)
    else { return nil }
    return (block.inlines[0], link)
  }

  private mutating func writeFigure(_ image: (image: Inline, link: String?), _ block: Block) {
    put("<figure class=\"image-missing\"")
    putAttributes(of: block)
    put("><figcaption>")
    writeImageText(image.image, link: image.link)
    put("</figcaption></figure>\n")
  }

  private mutating func writeHeading(_ block: Block, level: Int) {
    let words = block.plainText
    let id = slugs.make(for: words)
    headings.append(RenderedNote.Heading(level: level, id: id, text: words, range: block.range))
    let digit = UInt8(ascii: "0") + UInt8(shownLevel(of: level))
    put("<h")
    output.append(digit)
    putAttributes(of: block, id: id)
    put(">")
    write(block.inlines)
    closeTags(downTo: scope)
    put("</h")
    output.append(digit)
    put(">\n")
  }

  /// The level that a heading gets, one below that of the heading above it: notes leave levels out, and pages must not.
  mutating func shownLevel(of level: Int) -> Int {
    while let last = openLevels.last, last >= level { openLevels.removeLast() }
    openLevels.append(level)
    return min(openLevels.count + renderer.headingOffset, 6)
  }

  private mutating func writeContainer(_ name: StaticString, _ block: Block) {
    put("<")
    put(name)
    putAttributes(of: block)
    put(">\n")
    scope = openTags.count
    write(block.children)
    closeTags(downTo: scope)
    put("</")
    put(name)
    put(">\n")
  }

  private mutating func writeList(_ block: Block, start: Int?, isTight: Bool) {
    put(start == nil ? "<ul" : "<ol")
    if let start, start != 1 { putAttribute("start", String(start)) }
    putAttributes(of: block)
    put(">\n")
    for item in block.children { write(item, isTight: isTight) }
    put(start == nil ? "</ul>\n" : "</ol>\n")
  }

  private mutating func writeItem(_ block: Block, isChecked: Bool?, isTight: Bool) {
    put("<li")
    if let isChecked {
      put(isChecked ? " class=\"task done\"" : " class=\"task\"")
    }
    putAttributes(of: block)
    put(">")
    if let isChecked { put(isChecked ? "\u{2611} " : "\u{2610} ") }
    for (index, child) in block.children.enumerated() {
      if index > 0 || !isTight, output.last != 0x0A { put("\n") }
      write(child, isTight: isTight)
    }
    closeTags(downTo: scope)
    put("</li>\n")
  }

  private mutating func writeCode(_ block: Block, info: String, literal: String, lines: [Int]) {
    if let html = renderer.codeReplacement?(block) { return put(html) }
    put("<pre tabindex=\"0\"")
    putAttributes(of: block)
    put("><code")
    let language = info.utf8.prefix { $0.isASCIIAlphanumeric || "+#._-".utf8.contains($0) }
    if !language.isEmpty { putAttribute("class", "language-" + String(Substring(language)).lowercased()) }
    put(">")
    writeLines(literal, at: lines)
    put("</code></pre>\n")
  }

  private mutating func writeLines(_ literal: String, at lines: [Int]) {
    guard !decorations.isEmpty else { return escape(literal) }
    var literal = literal
    literal.withUTF8 { bytes in
      var start = 0
      for place in lines {
        let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
        escape(UnsafeBufferPointer(rebasing: bytes[start..<end]), at: place..<place + end - start)
        put("\n")
        start = min(end + 1, bytes.count)
      }
      escape(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  private mutating func writeTable(_ block: Block, _ alignments: [Block.Alignment]) {
    put("<div class=\"table\" tabindex=\"0\"><table")
    putAttributes(of: block)
    put(">\n")
    for (index, row) in block.children.enumerated() {
      put(index == 0 ? "<thead>\n" : index == 1 ? "<tbody>\n" : "")
      put("<tr>")
      for (column, cell) in row.children.enumerated() {
        let alignment = column < alignments.count ? alignments[column] : .none
        // The corner of a table heads nothing, and a heading without words is none.
        writeCell(cell, index == 0 && !cell.inlines.isEmpty ? "th" : "td", alignment)
      }
      put("</tr>\n")
      if index == 0 { put("</thead>\n") }
    }
    put(block.children.count > 1 ? "</tbody>\n</table></div>\n" : "</table></div>\n")
  }

  private mutating func writeCell(_ cell: Block, _ name: StaticString, _ alignment: Block.Alignment) {
    put("<")
    put(name)
    switch alignment {
    case .none: break
    case .left: put(" class=\"align-left\"")
    case .center: put(" class=\"align-center\"")
    case .right: put(" class=\"align-right\"")
    }
    put(">")
    write(cell.inlines)
    closeTags(downTo: scope)
    put("</")
    put(name)
    put(">")
  }
}
