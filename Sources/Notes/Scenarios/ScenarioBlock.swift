import Diagnostics
package import Markup

/// A fenced block in which a note says exactly what is meant: its info string starts with `scenario`.
package struct ScenarioBlock: Sendable, Hashable {
  /// What stands behind `scenario` in the info string.
  package var name: String
  /// The text between the fences.
  package var literal: String
  /// The bytes of each line of the text in the file, without line ends.
  package var lines: [Range<Int>]
  /// The whole block, fences included.
  package var range: Range<Int>

  /// A block of its parts.
  package init(name: String, literal: String, lines: [Range<Int>], range: Range<Int>) {
    self.name = name
    self.literal = literal
    self.lines = lines
    self.range = range
  }
}

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
