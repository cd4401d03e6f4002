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
      return NoteJSON.write(
        judged.note, orders: judged.orderings, claims: judged.claims, changes: judged.stateChanges.map(\.judgement))
    case .text: return text(of: judged)
    }
  }

  private static func text(of judged: JudgedNote) -> String {
    let (note, language) = (judged.note, judged.language)
    let file = note.document.file
    var text = "\(DisplayWidth.printable(file.path)): \(counts(note, in: language))\n"
    text += CoverageWording.counts(note.coverage.counts, in: language) + "\n"
    for place in note.coverage {
      guard case .partlyRead(let words) = place.outcome else { continue }
      let line = file.line(at: place.range.lowerBound)
      text += "  " + CoverageWording.notUnderstood(words.map(file.text), line: line, in: language) + "\n"
    }
    for (ordering, judgement) in zip(note.orderings, judged.orderings) {
      text += "\n" + place(ordering.range, file, title(of: ordering, in: language), judgement.verdict, language)
      if judgement.worlds > 0 {
        let worlds = Wording.worldsThatFit(judgement, in: language)
        text += language(", in \(judgement.agreeing) of \(worlds)", "，\(worlds)中有 \(judgement.agreeing) 种")
      }
      text += "\n"
      if let steps = Wording.steps(of: ordering, judgement, in: language) { text += "  \(steps)\n" }
      if let decides = Wording.decides(judgement, in: language) { text += "  \(decides)\n" }
      for step in ordering.steps { text += "  \(Wording.step(step))\n" }
    }
    for (claim, judgement) in zip(note.claims, judged.claims) {
      text += "\n" + place(claim.range, file, language("claim", "陈述"), judgement.verdict, language) + "\n"
      text += "  \(ClaimWording.reading(claim, judgement, in: language))\n"
      if let decides = ClaimWording.decides(judgement, in: language) { text += "  \(decides)\n" }
    }
    for (change, judgement) in judged.stateChanges {
      let title = language("change of state", "状态变化")
      text += "\n" + place(change.range, file, title, judgement.verdict, language) + "\n"
      let (from, to) = (change.claim.from.words(in: language), change.claim.to.words(in: language))
      text += "  \(from) → \(to): \(Wording.symbol(change.claim.callback))\n"
    }
    return text
  }

  private static func counts(_ note: Note, in language: Language) -> String {
    let (mentions, orders, claims) = (note.mentions.count, note.orderings.count, note.claims.count)
    return language(
      "\(counted(mentions, "mention")), \(counted(orders, "order")), \(counted(claims, "claim"))",
      "提到回调 \(mentions) 次，次序 \(orders) 个，陈述 \(claims) 条")
  }

  /// How an order is written down, and what happens while it comes.
  private static func title(of ordering: Ordering, in language: Language) -> String {
    let form = ordering.form.words(in: language)
    let situations = ordering.guess.situations.map { $0.words(in: language) }
    guard !situations.isEmpty else { return form }
    let joined = situations.joined(separator: language(", then ", "，然后 "))
    return language("\(form) (\(joined))", "\(form)（\(joined)）")
  }

  /// Where something stands, what it is, and what came of it.
  private static func place(
    _ range: Range<Int>, _ file: SourceFile, _ title: String, _ verdict: Verdict, _ language: Language
  ) -> String {
    let (line, verdict) = (file.line(at: range.lowerBound), verdict.words(in: language))
    return language("line \(line), \(title): \(verdict)", "第 \(line) 行，\(title)：\(verdict)")
  }
}
