import Diagnostics
import LifecycleEngine
import Markup
import Reading

/// Finds every place of a note that names a callback, and puts beside it what came of it.
struct CoverageReader {
  private let text: NoteText
  private var places: [CoveredPlace] = []

  /// - Parameters:
  ///   - sentences: what came of the sentences that were read.
  ///   - judged: the orders and changes of state that lists, tables and logs show.
  ///   - logs: the orders among all that were found, the weak ones too, that logs show.
  /// - Returns: in the order of the file. Complexity: O((sentences + mentions) × log).
  static func places(
    _ text: NoteText, sentences: [CoveredPlace], judged: [Range<Int>], logs: [Range<Int>]
  ) -> [CoveredPlace] {
    var reader = CoverageReader(text: text)
    let judged = Spans(judged)
    for place in sentences where reader.counts(place, judged) { reader.places.append(place) }
    reader.places += judged.ranges.map { CoveredPlace(range: $0, outcome: .judged) }
    reader.addLines(apartFrom: judged, Spans(sentences.map(\.range)), logs: Spans(logs))
    return reader.places.sorted {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    }
  }

  private init(text: NoteText) { self.text = text }

  /// A sentence that names nothing counts where something was understood of what stands above it; a step of an order that
  /// says nothing else is judged with the order.
  private func counts(_ place: CoveredPlace, _ judged: Spans) -> Bool {
    switch place.outcome {
    case .judged, .partlyRead: true
    case .noClaim, .silent:
      !names(in: place.range).isEmpty && !names(in: place.range).contains { judged.meets($0..<$0 + 1) }
    }
  }

  /// Lines that name a callback in no order and in no sentence: those of lists, tables and logs are no more than a name.
  private mutating func addLines(apartFrom judged: Spans, _ sentences: Spans, logs: Spans) {
    var end = 0
    for region in text.regions {
      switch region.kind {
      case .prose, .listItem, .table: break
      case .code where logs.meets(region.range): break
      default: continue
      }
      for part in text.lines(in: region.range) where part.lowerBound >= end && !names(in: part).isEmpty {
        // A row of a table is one line, whatever its cells are.
        let line = text.file.lineRange(text.file.line(at: part.lowerBound))
        end = line.upperBound
        guard !judged.meets(line), !sentences.meets(line) else { continue }
        let isSilent = region.kind == .prose && saysMore(part)
        places.append(CoveredPlace(range: text.bytes.trimmed(line), outcome: isSilent ? .silent : .noClaim(.name)))
      }
    }
  }

  /// Whether more than names stands in a line.
  private func saysMore(_ line: Range<Int>) -> Bool {
    text.part(line).tokens.contains { token in
      switch token.kind {
      case .word, .unknown, .number, .version: !token.isLight
      case .name, .actor, .mark: false
      }
    }
  }

  /// Where the callbacks and notifications in a range are named.
  private func names(in range: Range<Int>) -> [Int] {
    text.mentions(in: range).compactMap { index in
      let found = text.found[index]
      let isNamed = !found.isPassing && (found.mention.isCallback || found.mention.callback.info.isNotification)
      return isNamed ? found.mention.range.lowerBound : nil
    }
  }
}

/// Ranges that can be asked for a place in them.
private struct Spans {
  /// In order, each once.
  let ranges: [Range<Int>]
  /// The furthest end of the ranges up to each.
  private var ends: [Int] = []

  init(_ ranges: [Range<Int>]) {
    self.ranges = Set(ranges).sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) }
    for range in self.ranges { ends.append(max(ends.last ?? 0, range.upperBound)) }
  }

  /// Whether a range has a byte in common with one of these. Complexity: O(log ranges).
  func meets(_ range: Range<Int>) -> Bool {
    let next = ranges.partitionPoint(behind: { $0.lowerBound < range.upperBound })
    return next > 0 && ends[next - 1] > range.lowerBound
  }
}

extension Coverage.NoClaim {
  /// What words contribute that give this reason.
  var feature: Feature? {
    switch self {
    case .question: .question
    case .advice: .advice
    case .hypothesis: .hypothesis
    case .opinion: .opinion
    case .denial: .denial
    case .history: .history
    case .own: .own
    case .plan: .plan
    case .override: .override
    case .name: nil
    }
  }
}
