import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Verify

/// Where notes mention each callback.
struct CallbackMentions {
  private(set) var shown: [Callback: [CallbackPage.Mention]] = [:]
  /// How many more there are than a page shows.
  private(set) var omitted: [Callback: Int] = [:]

  init(_ notes: [SiteBuilder.PlacedNote]) {
    var found: [Found] = []
    for (number, summary) in notes.lazy.map(\.entry.summary).enumerated() {
      for mention in summary.mentions {
        let place = Int(mention.callback.rawValue)
        while found.count <= place { found.append(Found()) }
        found[place].add(number, mention)
      }
    }
    for found in found {
      let first = found.first
      guard let callback = first.first?.mention.callback else { continue }
      shown[callback] = first.map { number, mention in
        let note = notes[number]
        let read = note.entry.source.read
        return CallbackPage.Mention(
          note: PageLink(label: note.entry.summary.title, path: note.path), line: mention.line,
          excerpt: LateText(of: note.entry.source.digest) { Self.excerpt(read(), mention.line) },
          verdict: mention.verdict)
      }
      if found.count > Self.maximum { omitted[callback] = found.count - Self.maximum }
    }
  }

  /// The mentions of a callback, as many of each weight as a page may show.
  private struct Found {
    private(set) var count = 0
    /// Those of each weight, in the order of the notes.
    private var ofWeights = [[(note: Int, mention: NoteSummary.Mention)]](
      repeating: [], count: NoteSummary.Mention.weights.count)

    mutating func add(_ note: Int, _ mention: NoteSummary.Mention) {
      count += 1
      let rank = mention.rank
      if ofWeights[rank].count < maximum { ofWeights[rank].append((note, mention)) }
    }

    /// Those that a page shows: what is wrong first, of equals in the order of the notes.
    var first: ArraySlice<(note: Int, mention: NoteSummary.Mention)> { ofWeights.flatMap(\.self).prefix(maximum) }
  }

  /// The most mentions on a page: what a reader looks through, and a page that does not grow with the notes.
  private static let maximum = 40

  /// The line as a reader sees it, without the marks of Markdown.
  private static func excerpt(_ file: SourceFile, _ line: Int) -> String {
    // Where the file was written just now, it may be another.
    guard line <= file.lineStarts.count else { return "" }
    let range = file.lineRange(line)
    // Four bytes at most for a scalar, and as many marks as text.
    let cut = range.lowerBound..<min(range.upperBound, range.lowerBound + longestExcerpt * 8)
    var text: [UInt8] = []
    text.reserveCapacity(cut.count)
    var count = 0
    for byte in file.bytes[cut] {
      let isBlank = byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "|")
      if isBlank ? text.isEmpty || text.last == UInt8(ascii: " ") : isMark(byte) { continue }
      let beginsScalar = byte & 0xC0 != 0x80
      if beginsScalar, count == longestExcerpt { return String(decoding: text, as: UTF8.self) + "…" }
      if beginsScalar { count += 1 }
      text.append(isBlank ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "`") || byte == UInt8(ascii: "*") || byte == UInt8(ascii: "#")
  }

  /// In unicode scalars.
  private static let longestExcerpt = 110
}

extension NoteSummary.Mention {
  /// All that there may be, what is shown first first.
  fileprivate static let weights = Set(Verdict.allCases.map(\.weight) + [lightest]).sorted(by: >)
  private static let lightest = -1

  /// The place of its weight among all: the lower, the sooner it is shown. What says nothing of the callback comes last.
  fileprivate var rank: Int {
    let weight = verdict?.weight ?? Self.lightest
    return Self.weights.firstIndex(of: weight) ?? Self.weights.count - 1
  }
}
