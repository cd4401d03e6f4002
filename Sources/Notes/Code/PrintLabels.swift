import LifecycleEngine

/// What the methods of a note print: a log of these texts is a log of the methods.
enum PrintLabels {
  /// Collects the texts of the source code whose lines start at `starts`. A text that two methods print stands for neither.
  static func collect(_ starts: [Int], in range: Range<Int>, into text: NoteText) {
    // Telling lines apart is dear, and code that names no callback or prints nothing gives no text.
    guard text.namesCallback(in: range), SourceReader.printing.occurs(in: range, of: text.bytes) else { return }
    let lines = CodeLineReader(text: text).lines(starts, in: range)
    guard lines.contains(where: { $0.isSource }) else { return }
    for method in SourceReader(text: text, lines: lines).methods {
      guard let callback = method.step.callback else { continue }
      for printed in method.printed { add(printed, callback, to: text) }
    }
  }

  private static func add(_ printed: Range<Int>, _ callback: Callback, to text: NoteText) {
    let label = text.bytes.trimmed(printed)
    let isPlain = !text.bytes[label].contains(0x25) && !text.bytes[label].contains(0x5C)
    guard label.count >= 2, isPlain, text.mentions(in: label).isEmpty else { return }
    text.printLabels.update(text.bytes[label].map({ $0.lowered })) { known in
      if let current = known {
        known = .some(current == callback ? callback : nil)
      } else {
        known = .some(callback)
      }
    }
  }
}
