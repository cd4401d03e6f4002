import Diagnostics
import Markup

extension TextRegion {
  /// All text of a document, in the order of the file.
  static func all(of document: Document) -> [TextRegion] {
    var regions: [TextRegion] = []
    regions.reserveCapacity(2 * document.blocks.count)
    if !document.frontMatter.range.isEmpty {
      regions.append(TextRegion(kind: .frontMatter, range: document.frontMatter.range))
    }
    collect(document.blocks, inItem: false, bytes: document.file.bytes, into: &regions)
    return regions
  }

  private static func collect(
    _ blocks: [Block], inItem: Bool, bytes: [UInt8], into regions: inout [TextRegion]
  ) {
    for index in blocks.indices {
      switch blocks[index].kind {
      case .paragraph: regions.append(text(blocks[index], inItem ? .listItem : .prose))
      case .heading: regions.append(text(blocks[index], .heading))
      case .cell: regions.append(text(blocks[index], .table))
      case .code(let info, _, let lines):
        guard !isScenario(info) else { continue }
        let kind = isDiagram(info) ? Kind.diagram : .code
        if let code = code(lines, in: blocks[index].range, kind: kind, bytes: bytes) { regions.append(code) }
      case .html:
        let range = blocks[index].range
        regions.append(TextRegion(kind: .prose, range: range, masks: tags(in: range, of: bytes)))
      case .item:
        collect(blocks[index].children, inItem: true, bytes: bytes, into: &regions)
      case .quote, .list, .table, .row:
        collect(blocks[index].children, inItem: inItem, bytes: bytes, into: &regions)
      case .rule: break
      }
    }
  }

  /// Whether a fence's info string marks a scenario: it has its own reader.
  static func isScenario(_ info: String) -> Bool {
    let name = info.utf8.prefix { !$0.isSpace && $0 != 0x3A }
    return name.elementsEqual("scenario".utf8)
  }

  /// Whether a fence holds a diagram: it says what belongs together, not what comes first.
  static func isDiagram(_ info: String) -> Bool {
    let name = info.utf8.prefix { !$0.isSpace }
    return diagrams.contains { $0.count == name.count && $0.elementsEqual(name.lazy.map(\.lowered)) }
  }

  private static let diagrams = ["mermaid", "plantuml", "dot", "graphviz"].map { Array($0.utf8) }

  private static func text(_ block: Block, _ kind: Kind) -> TextRegion {
    var region = TextRegion(kind: kind, range: block.range)
    mask(block.inlines[...], in: &region)
    return region
  }

  private static func mask(_ inlines: ArraySlice<Inline>, in region: inout TextRegion) {
    for index in inlines.indices {
      switch inlines[index].kind {
      case .text, .softBreak, .lineBreak: break
      case .code: region.codeSpans.append(inlines[index].range)
      case .html: region.masks.append(inlines[index].range)
      case .emphasis, .strong, .strikethrough: mask(inlines[index].children[...], in: &region)
      case .link, .image: maskTarget(of: inlines[index], in: &region)
      }
    }
  }

  private static func maskTarget(of link: Inline, in region: inout TextRegion) {
    var start = link.range.lowerBound
    for index in link.children.indices {
      let child = link.children[index].range
      if start < child.lowerBound { region.masks.append(start..<child.lowerBound) }
      mask(link.children[index...index], in: &region)
      start = max(start, child.upperBound)
    }
    if start < link.range.upperBound { region.masks.append(start..<link.range.upperBound) }
  }

  /// The region of the lines between the fences; quote marks stay outside.
  private static func code(_ lines: [Int], in range: Range<Int>, kind: Kind, bytes: [UInt8]) -> TextRegion? {
    guard let first = lines.first, let last = lines.last else { return nil }
    let end = bytes.endOfLine(from: last, to: range.upperBound)
    return TextRegion(kind: kind, range: min(first, end)..<end)
  }

  /// The tags and comments of HTML.
  private static func tags(in range: Range<Int>, of bytes: [UInt8]) -> [Range<Int>] {
    var masks: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == 0x3C else {
        index += 1
        continue
      }
      let start = index
      let isComment = bytes.hasWord("<!--", at: index)
      index += 1
      while index < range.upperBound {
        index += 1
        guard bytes[index - 1] == 0x3E else { continue }
        if !isComment || (bytes[index - 2] == 0x2D && bytes[index - 3] == 0x2D) { break }
      }
      masks.append(start..<index)
    }
    return masks
  }
}
