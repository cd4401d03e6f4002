import ArgumentParser
import Diagnostics
import Markup
import Judging
import Notes
import Verify

/// `lcdoc read`: what was understood of a note.
struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read", abstract: "Show what was understood of a note: callbacks, orders, claims, verdicts.")

  @Argument(help: "A note; `-` for standard input.")
  var note: String

  @Option(help: "How it is written: text or json.")
  var format: ReportFormat = .text

  @Option(name: .customLong("lang"), help: "The language of the words: en or zh (default: that of the note).")
  var language: Language?

  @Flag(help: "Show how each sentence was read.")
  var why = false

  func run() throws {
    let source: SourceFile
    do {
      source = try InputFiles.read(note)
    } catch {
      throw stop(error)
    }
    if why {
      Output.write(Explained.text(Document.parse(source)))
      return
    }
    let read = Note.read(Document.parse(source))
    var judge = NoteJudge(language: language)
    let judged = judge.judge(read)
    switch format {
    case .json:
      Output.write(
        NoteJSON.write(
          read, verdicts: judged.orderings.map { "\($0.verdict.word)" }, claims: judged.claims))
    case .text: Output.show(NoteText.write(judged))
    }
  }
}

/// What was understood of a note, for people.
private enum NoteText {
  static func write(_ judged: JudgedNote) -> String {
    let file = judged.note.document.file
    var text =
      "\(DisplayWidth.printable(file.path)): \(judged.note.mentions.count) mentions, \(judged.note.orderings.count) orders, "
    text += "\(judged.note.claims.count) claims\n"
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
