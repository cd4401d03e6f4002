import LifecycleEngine
import Markup

/// What the methods of a note print: a log of these texts is a log of the methods.
enum PrintLabels {
  /// Collects the texts of all source code. A text that two methods print stands for neither.
  static func collect(into text: NoteText) {
    guard !text.found.isEmpty else { return }
    text.document.blocks.eachCode { block in
      // Telling lines apart is dear, and code that names no callback or prints nothing gives no text.
      guard case .code(_, _, let starts) = block.kind, text.namesCallback(in: block.range),
        SourceReader.printing.occurs(in: block.range, of: text.bytes)
      else { return }
      let lines = CodeLineReader(text: text).lines(starts, in: block.range)
      guard lines.contains(where: \.isSource) else { return }
      for method in SourceReader(text: text, lines: lines).methods {
        guard let callback = method.step.callback else { continue }
        for printed in method.printed { add(printed, callback, to: text) }
      }
    }
  }

  private static func add(_ printed: Range<Int>, _ callback: Callback, to text: NoteText) {
    let label = text.bytes.trimmed(printed)
    let isPlain = !text.bytes[label].contains(0x25) && !text.bytes[label].contains(0x5C)
    guard label.count >= 2, isPlain, text.mentions(in: label).isEmpty else { return }
    text.printLabels.update(text.bytes[label].map(\.lowered)) { known in
      if let current = known {
        known = .some(current == callback ? callback : nil)
      } else {
        known = .some(callback)
      }
    }
  }
}
