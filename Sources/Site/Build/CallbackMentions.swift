import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes

/// Where notes mention each callback.
struct CallbackMentions {
  private(set) var shown: [Callback: [CallbackPage.Mention]] = [:]
  /// How many more there are than a page shows.
  private(set) var omitted: [Callback: Int] = [:]

  init(_ notes: [SiteBuilder.PlacedNote]) {
    for note in notes {
      let (file, title) = (note.entry.file, note.entry.summary.title)
      for mention in note.entry.summary.mentions {
        guard shown[mention.callback, default: []].count < Self.maximum else {
          omitted[mention.callback, default: 0] += 1
          continue
        }
        shown[mention.callback, default: []].append(
          CallbackPage.Mention(
            note: PageLink(label: title, path: note.path), line: mention.line, excerpt: excerpt(file, mention.line)))
      }
    }
  }

  /// The most mentions on a page: what a reader looks through, and a page that does not grow with the notes.
  private static let maximum = 40

  /// The line as a reader sees it, without the marks of Markdown.
  private func excerpt(_ file: SourceFile, _ line: Int) -> String {
    let range = file.lineRange(line)
    // Four bytes at most for a scalar, and as many marks as text.
    let cut = range.lowerBound..<min(range.upperBound, range.lowerBound + Self.longestExcerpt * 8)
    var text: [UInt8] = []
    text.reserveCapacity(cut.count)
    var count = 0
    for byte in file.bytes[cut] {
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "|")
      if isBlank ? text.isEmpty || text.last == UInt8(ascii: " ") : isMark(byte) { continue }
      let beginsScalar = byte & 0xC0 != 0x80
      if beginsScalar, count == Self.longestExcerpt { return String(decoding: text, as: UTF8.self) + "…" }
      if beginsScalar { count += 1 }
      text.append(isBlank ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "#")
  }

  /// In unicode scalars.
  private static let longestExcerpt = 110
}
