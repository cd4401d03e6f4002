import Diagnostics
import LifecycleEngine
import Markup
import Reading
import Verify

/// What the sentences of a note come to: claims, orders told in prose, and what was not understood.
struct NoteStatements {
  private(set) var claims: [ClaimStatement] = []
  private(set) var orders: [(order: Meaning.Order, range: Range<Int>)] = []
  /// What came of each sentence that says something of callbacks.
  private(set) var covered: [CoveredPlace] = []

  private let bytes: [UInt8]
  private let isAsked: Bool

  /// - Parameters:
  ///   - steps: the steps of the note's orders by structure: what a line of these says by its place is no claim of its own.
  ///   - isAsked: whether questions are read as the statements that they ask about.
  init(_ text: NoteText, _ blocks: [Block], steps: [Range<Int>], isAsked: Bool) {
    bytes = text.bytes
    self.isAsked = isAsked
    let steps = Set(steps.map(\.lowerBound))
    for sentence in StatementReader.read(text, blocks, isAsked: isAsked) {
      guard !sentence.frames.isEmpty else {
        takeReason(sentence)
        continue
      }
      let language = text.language(of: sentence.range)
      var outcome = CoveredPlace.Outcome.silent
      for frame in sentence.frames
      where frame.isStated || !frame.subjects.contains(where: { steps.contains($0.name.range.lowerBound) }) {
        take(frame, sentence.range, language, &outcome)
      }
      covered.append(CoveredPlace(range: sentence.range, outcome: outcome))
    }
    claims.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// A sentence of which nothing was read may say by its words that it claims nothing.
  private mutating func takeReason(_ sentence: Passage.Sentence) {
    let reasons = Coverage.NoClaim.allCases
    guard let reason = reasons.first(where: { $0.feature.map(sentence.features.contains) ?? false }) else { return }
    covered.append(CoveredPlace(range: sentence.range, outcome: .noClaim(reason)))
  }

  private mutating func take(
    _ frame: Reading.Frame, _ range: Range<Int>, _ language: Language, _ outcome: inout CoveredPlace.Outcome
  ) {
    switch frame.understood(in: bytes) {
    case .meanings(let meanings):
      outcome = .judged
      for meaning in meanings {
        switch meaning {
        case .claim(let claim):
          var statement = ClaimStatement(
            claim: claim, range: range, subject: frame.subjects.first?.name.range ?? range,
            isHedged: frame.strength == .usual, isDescription: frame.isDescription, language: language)
          statement.isOrder = claim.b != nil && !frame.relations.isEmpty && claim.pattern != .notSuccession
          if !isAsked { statement.doubt(frame, isBesideCode: isBesideCode(range), in: bytes) }
          // "When its bounds change, but before it lays out": what comes to the same is said once.
          let isKnown = claims.reversed().prefix { $0.range == range }.contains { $0.claim == claim }
          if !isKnown { claims.append(statement) }
        case .order(let order): orders.append((order, range))
        }
      }
    case .partly(let places):
      if outcome == .silent { outcome = .partlyRead(places) }
    case .noClaim(let reason):
      let reason = Coverage.NoClaim.allCases.first { $0.feature == reason && reason != nil }
      if outcome == .silent, let reason { outcome = .noClaim(reason) }
    }
  }

  /// "self.view = nil  // it is loaded again": behind a line that does something, which may be what brings it. A call of `super`
  /// brings nothing else.
  private func isBesideCode(_ range: Range<Int>) -> Bool {
    let line = bytes.startOfLine(
      before: range.lowerBound, downTo: max(0, range.lowerBound - NoteStatements.longestLine))
    guard let mark = (line..<range.lowerBound).first(where: { bytes.hasWord(" //", at: $0) }) else { return false }
    let code = bytes.trimmed(line..<mark)
    return bytes[code].contains { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ";") }
      && !code.contains { bytes.hasWord("super", at: $0) }
  }

  /// In bytes.
  private static let longestLine = 300
}

extension ClaimStatement {
  /// Takes what speaks against its reading. Who asks sees how it was read, and is told what comes of that.
  fileprivate mutating func doubt(_ frame: Reading.Frame, isBesideCode: Bool, in bytes: [UInt8]) {
    let start = min(subject.upperBound, range.upperBound)
    let between = start..<max(start, subject.lowerBound, range.lowerBound)
    isNamedElsewhere = !range.contains(subject.lowerBound) && bytes[between].contains { $0.isLineEnd }
    isPlacedByTitle = frame.isPlacedByTitle || frame.conditions.isEmpty && !frame.things.isEmpty
    uncertainty = frame.uncertainty.map(Uncertainty.init)
    self.isBesideCode = isBesideCode
  }
}

extension ClaimStatement.Uncertainty {
  fileprivate init(_ read: Reading.Frame.Uncertainty) {
    switch read {
    case .goesBeyond: self = .goesBeyond
    case .label: self = .label
    case .state: self = .state
    case .ahead: self = .ahead
    }
  }
}
