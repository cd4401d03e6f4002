package import Diagnostics
package import LifecycleEngine
import Markup
import Reading
package import Verify

/// A sentence that somebody wants an answer to: a statement, or a question read as what it asks.
package struct AskedSentence: Sendable {
  /// The sentence as a note, questions taken for the statements that they ask about.
  package let note: Note
  /// What is asked.
  package let kind: Kind
  /// What has to be judged to answer which comes first and how often, the likeliest first.
  package let readings: [Reading]
  /// What happens, where it is asked what is called then.
  package let happening: Happening?
  /// Between which callbacks, or next to which, another is asked for.
  package let beside: Beside?
  /// The callbacks whose order is asked for.
  package let listed: [Callback]
  /// The words that were not understood.
  package let unread: [String]

  /// What kind of answer is wanted.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case statement, yesNo, whichFirst, howOften, whatHappens, whatIsBeside, whichOrder, whenCalled
  }

  /// A statement that would answer the question.
  package enum Reading: Sendable {
    case claim(Claim)
    case order(OrderClaim)
  }

  /// Callbacks between which, or next to one of which, another is asked for.
  package struct Beside: Sendable {
    /// It comes after this one.
    package var after: Callback?
    /// It comes before this one.
    package var before: Callback?
  }

  /// Something that happens.
  package struct Happening: Sendable {
    /// What happens, one after the other.
    package var situations: [Situation]
    /// What has happened before.
    package var after: [Situation]
    /// The worlds that are asked about.
    package var worlds: WorldFilter
  }

  /// Reads a sentence. Complexity: O(bytes).
  package init(_ file: SourceFile) {
    let document = Document.parse(file)
    let text = NoteText.read(document)
    let range = text.regions.first { $0.kind == .prose || $0.kind == .heading }?.range ?? file.bytes.indices
    let question = text.passage.question(in: range)
    let assembly = NoteAssembly(text: text, owners: text.found.map(\.mention.owner), drafts: [])
    kind = Kind(question.kind)
    note = Note.read(document, isAsked: kind != .statement)
    readings = question.readings.map { meaning in
      switch meaning {
      case .claim(let claim): .claim(claim)
      case .order(let order): .order(assembly.ordering(of: order, range).claim(on: nil, lifeCycle: nil))
      }
    }
    beside = question.beside.map { Beside(after: $0.after, before: $0.before) }
    listed = question.listed
    happening = question.occasion.map {
      Happening(situations: $0.situations, after: $0.after, worlds: $0.worlds)
    }
    let partlyRead = note.coverage.flatMap { place -> [Range<Int>] in
      if case .partlyRead(let words) = place.outcome { words } else { [] }
    }
    unread = (kind == .statement || kind == .yesNo ? partlyRead : question.unread).map(file.text)
  }
}

extension AskedSentence.Kind {
  init(_ kind: Question.Kind) {
    switch kind {
    case .statement: self = .statement
    case .yesNo: self = .yesNo
    case .whichFirst: self = .whichFirst
    case .howOften: self = .howOften
    case .whatHappens: self = .whatHappens
    case .whatIsBeside: self = .whatIsBeside
    case .whichOrder: self = .whichOrder
    case .whenCalled: self = .whenCalled
    }
  }
}
