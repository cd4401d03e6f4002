import LifecycleEngine
import Markup

/// What the methods of a note print: a log of these texts is a log of the methods.
enum PrintLabels {
  /// Collects the texts of all source code. A text that two methods print stands for neither.
  static func collect(into text: NoteText) {
    guard !text.found.isEmpty else { return }
    var codeBlocks: [CodeBlock] = []
    collect(text.document.blocks, into: &codeBlocks)
    for (starts, range) in codeBlocks {
      // Telling lines apart is dear, and code that names no callback or prints nothing gives no text.
      guard text.namesCallback(in: range), SourceReader.printing.occurs(in: range, of: text.bytes) else { continue }
      let lines = CodeLineReader(text: text).lines(starts, in: range)
      guard lines.contains(where: \.isSource) else { continue }
      for method in SourceReader(text: text, lines: lines).methods {
        guard let printed = method.printed, let callback = method.step.callback else { continue }
        let label = text.bytes.trimmed(printed)
        let isPlain = !text.bytes[label].contains(0x25) && !text.bytes[label].contains(0x5C)
        guard label.count >= 2, isPlain, text.mentions(in: label).isEmpty else { continue }
        text.printLabels.update(text.bytes[label].map(\.lowered)) { known in
          if let current = known {
            known = .some(current == callback ? callback : nil)
          } else {
            known = .some(callback)
          }
        }
      }
    }
  }

  private typealias CodeBlock = (starts: [Int], range: Range<Int>)

  private static func collect(_ blocks: [Block], into found: inout [CodeBlock]) {
    for index in blocks.indices {
      if case .code(_, _, let starts) = blocks[index].kind {
        found.append((starts, blocks[index].range))
      } else if !blocks[index].children.isEmpty {
        collect(blocks[index].children, into: &found)
      }
    }
  }
}
