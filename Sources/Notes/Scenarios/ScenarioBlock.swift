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
}

extension ScenarioBlock {
  /// The scenario fences of a document, also those in quotes and lists.
  package static func all(in document: Document) -> [ScenarioBlock] {
    var found: [ScenarioBlock] = []
    document.blocks.eachCode { block in
      guard case .code(let info, let literal, let starts) = block.kind, TextRegion.isScenario(info) else { return }
      let bytes = document.file.bytes
      let lines = starts.map { $0..<bytes.endOfLine(from: $0, to: block.range.upperBound) }
      let name = info.utf8.dropFirst("scenario".utf8.count).drop { $0.isSpace || $0 == 0x3A }
      found.append(
        ScenarioBlock(
          name: DisplayWidth.printable(String(decoding: name, as: UTF8.self)), literal: literal, lines: lines,
          range: block.range))
    }
    return found
  }
}
