package import Diagnostics
import Judging
import Markup
import Notes
import Verify

/// What was understood of a note.
package enum NoteReport {
  /// How each sentence was read.
  package static func reasons(_ file: SourceFile) -> String { Explained.text(Document.parse(file)) }

  /// Mentions, orders and claims with their verdicts.
  ///
  /// - Parameter language: The language of the words; nil for that of the note.
  package static func text(of file: SourceFile, in language: Language?, _ format: ReportFormat) -> String {
    var judge = NoteJudge(language: language)
    let judged = judge.judge(Note.read(Document.parse(file)))
    switch format {
    case .json:
      return NoteJSON.write(judged.note, orders: judged.orderings, claims: judged.claims)
    case .text: return text(of: judged)
    }
  }

  private static func text(of judged: JudgedNote) -> String {
    let file = judged.note.document.file
    var text =
      "\(DisplayWidth.printable(file.path)): \(judged.note.mentions.count) mentions, \(judged.note.orderings.count) orders, "
    text += "\(judged.note.claims.count) claims\n"
    text += CoverageWording.counts(judged.note.coverage.counts, in: judged.language) + "\n"
    for place in judged.note.coverage {
      guard case .partlyRead(let words) = place.outcome else { continue }
      let line = file.line(at: place.range.lowerBound)
      text += "  " + CoverageWording.notUnderstood(words.map(file.text), line: line, in: judged.language) + "\n"
    }
    for (ordering, judgement) in zip(judged.note.orderings, judged.orderings) {
      let line = file.line(at: ordering.range.lowerBound)
      let situations = ordering.guess.situations.map(\.words).joined(separator: ", then ")
      text += "\nline \(line), \(ordering.form.rawValue)"
      text += situations.isEmpty ? "" : " (\(situations))"
      text += ": \(judgement.verdict.word), \(judgement.agreeing) of \(judgement.worlds) worlds\n"
      if judgement.verdict == .depends { text += "  \(Wording.decision(judgement, in: judged.language))\n" }
      for step in ordering.steps { text += "  \(Wording.step(step))\n" }
    }
    for (claim, judgement) in zip(judged.note.claims, judged.claims) {
      let line = file.line(at: claim.range.lowerBound)
      text += "\nline \(line), claim: \(judgement.verdict.word)\n"
      text += "  \(ClaimWording.reading(claim, judgement, in: judged.language))\n"
      if judgement.verdict == .depends { text += "  \(ClaimWording.decision(judgement, in: judged.language))\n" }
    }
    for (change, judgement) in judged.stateChanges {
      let line = file.line(at: change.range.lowerBound)
      text += "\nline \(line), change of state: \(judgement.verdict.word)\n"
      let (from, to) = (change.claim.from.words(in: judged.language), change.claim.to.words(in: judged.language))
      text += "  \(from) → \(to): \(Wording.symbol(change.claim.callback))\n"
    }
    return text
  }
}
