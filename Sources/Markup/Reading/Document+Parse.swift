package import Diagnostics

extension Document {
  /// The largest file that is read.
  static let largestFile = 4 * 1_048_576

  /// Reads a note. What is odd is in `diagnostics`; there is a document for every input.
  ///
  /// Complexity: O(bytes), also for input made to be slow. Needs no more stack for deep nesting.
  package static func parse(_ file: SourceFile) -> Document {
    var blocks: [Block] = []
    var diagnostics: [Diagnostic] = []
    let hidden = HiddenText.find(in: file.bytes)
    guard file.bytes.count <= largestFile else {
      return Document(
        file: file, hidden: hidden, frontMatter: FrontMatter(), blocks: [],
        diagnostics: [.tooLarge(file, limit: largestFile)])
    }
    let clean = CleanText.make(from: file.bytes, hidden: hidden)
    var frontMatter = FrontMatter()
    var start = 0
    switch FrontMatterReader.read(clean.bytes) {
    case .none: break
    case .values(let values, let title, let badDay, let end):
      frontMatter.values = values
      frontMatter.range = frontMatterRange(clean.bytes, clean.map, end: end)
      func restOfLine(_ place: Int) -> Range<Int> {
        let offset = clean.map.original(place)
        return offset..<file.lineRange(file.line(at: offset)).upperBound
      }
      frontMatter.titleRange = title.map(restOfLine)
      if let badDay { diagnostics.append(.badDay(file, restOfLine(badDay))) }
      start = end
    case .broken(let place, let reason, let end):
      let range = frontMatterRange(clean.bytes, clean.map, end: end)
      let offset = clean.map.original(place)
      diagnostics.append(.badFrontMatter(file, offset..<min(offset + 1, file.bytes.count), reason: reason))
      blocks.append(brokenFrontMatter(file, range))
      start = end
    }
    let text = TextMap(
      file: file, clean: clean.bytes, cleaning: clean.map,
      text: LenientReader.read(clean.bytes, skipping: start))
    if let tree = CMarkTree(text.bytes) {
      var copier = TreeCopier(file: file, text: text, cells: text.cells)
      blocks += copier.copy(tree.root)
      diagnostics += copier.diagnostics
    }
    return Document(
      file: file, hidden: hidden, frontMatter: frontMatter, blocks: blocks, diagnostics: diagnostics)
  }

  /// From the first `---` through the last, without the line end.
  private static func frontMatterRange(_ clean: [UInt8], _ map: SourceMap, end: Int) -> Range<Int> {
    let isLineEnd = end > 0 && clean[end - 1] == 0x0A
    return map.original(0)..<map.original(isLineEnd ? end - 1 : end)
  }

  /// Front matter that is no YAML is shown as it is: nothing that somebody wrote is lost.
  private static func brokenFrontMatter(_ file: SourceFile, _ range: Range<Int>) -> Block {
    let first = file.line(at: range.lowerBound)
    let last = file.line(at: max(range.upperBound - 1, range.lowerBound))
    let lines = (first...last).map(file.lineRange)
    let literal = lines.reduce(into: "") { $0 += file.text($1) + "\n" }
    return Block(
      kind: .code(info: "yaml", literal: literal, lines: lines.map(\.lowerBound)), range: range)
  }
}
