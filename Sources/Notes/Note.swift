package import Diagnostics
package import Markup
import LifecycleEngine
import Reading
import Verify

/// What a document says about callbacks.
package struct Note: Sendable {
  /// The document that it was read from.
  package let document: Document
  /// What it is written in.
  package let language: Language
  /// Every place that names a callback, in the order of the file.
  package let mentions: [Mention]
  /// Every place that says in which order callbacks come, in the order of the file.
  package let orderings: [Ordering]
  /// Lists that may be meant as orders, but too little speaks for it to judge them.
  package let weakOrderings: [Ordering]
  /// Every sentence that claims something else about callbacks, in the order of the file.
  package let claims: [ClaimStatement]
  /// Every line that says which change of the application's state brings which callback.
  package let stateChanges: [StateChangeClaim]
  /// The fenced blocks that say exactly what is meant.
  package let scenarios: [ScenarioBlock]
  /// The headings, in the order of the file.
  package let sections: [Section]
  /// Every place that names a callback, and what came of it, in the order of the file.
  package let coverage: [CoveredPlace]

  /// The first scenario that is one too many; those from it on are shown and not run.
  package var firstLeftOut: Range<Int>?

  /// Each scenario becomes a page of 12 KB and more, whatever it holds; people write a dozen of them in a note.
  package static let mostScenarios = 1_000

  /// Makes what is needed to read any note, and is made once: names, and English words, which stand in notes of every language.
  /// Who does something else before the first note is read can have it made meanwhile. The words of another language are made
  /// by whoever finds the first sentence in it.
  package static func prepare() {
    _ = NameIndex.shared
    _ = Lexicons.lexicon(.english)
  }

  /// Reads a document.
  ///
  /// - Parameter isAsked: whether questions are read as the statements that they ask about.
  ///
  /// Complexity: O(bytes), apart from words that look like misspelt names, which cost O(names) once each.
  package static func read(_ document: Document, isAsked: Bool = false) -> Note {
    let text = NoteText.read(document)
    let blocks = LazyLines(text: text).apart(document.blocks)
    let (drafts, weak) = OutlineReader.read(text, blocks)
    let mentions = text.found.map(\.mention)
    let owners = OwnerReader(bytes: text.bytes, mentions: mentions, orderings: drafts).owners(mentions)
    for index in owners.indices { text.found[index].mention.owner = owners[index] }
    var assembly = NoteAssembly(text: text, owners: owners, drafts: drafts)
    assembly.finish(weak: weak)
    let statements = NoteStatements(
      text, blocks, steps: drafts.flatMap { $0.steps.map(\.range) }, isAsked: isAsked)
    let prose = statements.orders.map { assembly.ordering(of: $0.order, $0.range) }
    let stateChanges = StateChangeReader.read(document.file, assembly.mentions).map { change in
      // The words around it may say whether there are scenes.
      var change = change
      change.claim.lifeCycle = statements.claims.first { $0.subject == change.range }?.claim.worlds.lifeCycle
      return change
    }
    let scenarios = ScenarioBlock.all(in: document)
    let coverage = CoverageReader.places(
      text, sentences: statements.covered,
      judged: assembly.orderings.map(\.range) + stateChanges.map(\.range),
      logs: (assembly.orderings + assembly.weakOrderings).filter { $0.form == .log }.map(\.range))
    var note = Note(
      document: document, language: Language(of: document), mentions: assembly.mentions,
      orderings: withoutStateTables(assembly.orderings, stateChanges) + prose,
      weakOrderings: assembly.weakOrderings,
      claims: statements.claims.filter { claim in !stateChanges.contains { $0.range == claim.subject } },
      stateChanges: stateChanges,
      scenarios: Array(scenarios.prefix(mostScenarios)), sections: Section.all(in: document),
      coverage: coverage)
    note.firstLeftOut = scenarios.dropFirst(mostScenarios).first?.range
    return note
  }

  /// Callbacks that stand below a change of state each are statements about these changes, no order.
  private static func withoutStateTables(_ orderings: [Ordering], _ changes: [StateChangeClaim]) -> [Ordering] {
    guard !changes.isEmpty else { return orderings }
    let claimed = Set(changes.map(\.range))
    return orderings.filter { ordering in !ordering.steps.allSatisfy { claimed.contains($0.range) } }
  }
}

extension NoteText {
  /// A document with its mentions and what its methods print.
  static func read(_ document: Document) -> NoteText {
    let text = NoteText(
      document.file, regions: TextRegion.all(of: document), ownTitle: document.frontMatter.titleRange)
    document.blocks.eachCode { block in
      if case .code(_, _, let starts) = block.kind { PrintLabels.collect(starts, in: block.range, into: text) }
    }
    return text
  }
}
