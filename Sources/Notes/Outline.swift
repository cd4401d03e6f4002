import Diagnostics
package import Markup

extension ScenarioBlock {
  /// The scenario fences of a document, also those in quotes and lists.
  package static func all(in document: Document) -> [ScenarioBlock] {
    var found: [ScenarioBlock] = []
    document.blocks.eachCode { block in
      guard case .code(let info, let literal, let starts) = block.kind, TextRegion.isScenario(info) else { return }
      let lines = starts.map { start in
        var end = start
        while end < block.range.upperBound, !document.file.bytes[end].isLineEnd { end += 1 }
        return start..<end
      }
      let name = info.utf8.dropFirst("scenario".utf8.count).drop { $0.isSpace || $0 == 0x3A }
      found.append(
        ScenarioBlock(
          name: DisplayWidth.printable(String(decoding: name, as: UTF8.self)), literal: literal, lines: lines,
          range: block.range))
    }
    return found
  }
}

extension [Block] {
  /// Calls a function for every block of code, also those in quotes and lists, in the order of the text.
  func eachCode(_ body: (Block) -> Void) {
    for index in indices {
      if case .code = self[index].kind { body(self[index]) } else { self[index].children.eachCode(body) }
    }
  }
}

extension Section {
  /// The sections of a document: its headings that stand in no quote and no list.
  static func all(in document: Document) -> [Section] {
    var sections: [Section] = []
    var open: [Int] = []
    let end = document.file.bytes.count
    for block in document.blocks {
      guard case .heading(let level) = block.kind else { continue }
      while let last = open.last, sections[last].level >= level {
        sections[last].range = sections[last].range.lowerBound..<block.range.lowerBound
        open.removeLast()
      }
      sections.append(
        Section(
          level: level, title: plainText(block.inlines), heading: block.range, range: block.range.lowerBound..<end))
      open.append(sections.count - 1)
    }
    return sections
  }

  private static func plainText(_ inlines: [Inline]) -> String {
    inlines.reduce(into: "") { text, inline in
      switch inline.kind {
      case .text(let literal), .code(let literal): text += literal
      case .softBreak, .lineBreak: text += " "
      case .html: break
      case .emphasis, .strong, .strikethrough, .link, .image: text += plainText(inline.children)
      }
    }
  }
}
