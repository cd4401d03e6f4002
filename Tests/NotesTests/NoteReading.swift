import Diagnostics
import FoundationEssentials
import Judging
import LifecycleEngine
import Markup
import Notes

/// Reads a text as a note.
func read(_ text: String) -> Note {
  Note.read(Document.parse(SourceFile(path: "note.md", text: text)))
}

extension Note {
  /// The callbacks named in the note, as JSON calls them.
  var symbols: [String] { mentions.filter(\.isCallback).map { Wording.symbol($0.callback) } }

  /// The sequences of the orderings, steps joined by blanks.
  var sequences: [String] { orderings.map { $0.steps.map(Wording.step).joined(separator: " ") } }

  /// The same, orders of two callbacks too, as `lcdoc read --format json` tells them.
  var allSequences: [String] {
    struct Read: Decodable {
      struct Order: Decodable { var sequence: [String] }
      var orderings: [Order]
    }
    let read = try? JSONDecoder().decode(Read.self, from: Data(NoteJSON.write(self).utf8))
    return read?.orderings.map { $0.sequence.joined(separator: " ") } ?? ["no JSON"]
  }

  /// The text of a range of the file.
  func text(_ range: Range<Int>) -> String { document.file.text(range) }

  /// The length of the file.
  var byteCount: Int { document.file.bytes.count }

  /// The lines of an ordering, counted from 1.
  func lines(of ordering: Ordering) -> ClosedRange<Int> {
    let file = document.file
    return file.line(
      at: ordering.range.lowerBound)...file.line(at: max(ordering.range.lowerBound, ordering.range.upperBound - 1))
  }
}
