import Diagnostics
import LifecycleEngine
import Markup
import Notes
import Verify

/// What is said to a sentence.
struct Answer {
  private(set) var text = ""
  private(set) var exitCode: Int32 = 0

  init(to sentence: String) {
    let file = SourceFile(path: "<claim>", bytes: Array(sentence.utf8))
    let note = Note.read(Document.parse(file))
    let judged = NoteJudge.judgement(of: note)
    for (statement, judgement) in zip(note.claims, judged.claims) { add(statement, judgement) }
    if note.claims.isEmpty { for (order, judgement) in zip(note.orderings, judged.orderings) { add(order, judgement) } }
    if text.isEmpty { notUnderstood(note) }
  }

  private mutating func add(_ statement: ClaimStatement, _ judged: ClaimJudgement) {
    begin(judged.verdict, ClaimWording.reading(statement, judged))
    if judged.verdict == .depends { text += "  \(ClaimWording.decision(judged))\n" }
    if judged.isSameOnOtherSide { text += "  it is the same on the other versions\n" }
    addWorlds(judged.judgement)
    if let neighbour = judged.neighbour {
      text += "  this holds: \(ClaimWording.reading(neighbour, isChinese: statement.isChinese))\n"
    }
    addRun(judged.judgement)
  }

  private mutating func add(_ order: Ordering, _ judgement: Judgement) {
    begin(judgement.verdict, "in this order: " + order.steps.map(NoteJSON.step).joined(separator: ", "))
    if judgement.verdict == .depends { text += "  \(Wording.decision(judgement))\n" }
    addWorlds(judgement)
    addRun(judgement)
  }

  private mutating func begin(_ verdict: Verdict, _ reading: String) {
    if !text.isEmpty { text += "\n" }
    text += "\(verdict.word)\n  read as: \(reading)\n"
    switch verdict {
    case .holds: break
    case .depends, .contradicted: exitCode = max(exitCode, 1)
    case .vacuous, .notUnderstood: exitCode = 2
    }
  }

  private mutating func addWorlds(_ judgement: Judgement) {
    if judgement.worlds > 0 { text += "  true in \(judgement.agreeing) of \(judgement.worlds) worlds that fit\n" }
  }

  /// The run as a scenario that `lcdoc simulate` runs again, with what it logs.
  private mutating func addRun(_ judgement: Judgement) {
    let isWitness = judgement.verdict == .holds
    guard let evidence = isWitness ? judgement.witness : judgement.counterexample else { return }
    text += isWitness ? "\nfor example:\n\n" : "\na run that shows it:\n\n"
    text += String(decoding: ScenarioPrinter.print(evidence.scenario), as: UTF8.self)
    text += "\nwhat it logs of these callbacks:\n\n\(Wording.listing(evidence))\n"
  }

  private mutating func notUnderstood(_ note: Note) {
    exitCode = 2
    text =
      note.mentions.isEmpty
      ? "not understood: the sentence names no callback\n"
      : "not understood: say what is claimed of \(NoteJSON.symbol(note.mentions[0].callback)), for instance \"is called when the view appears\"\n"
  }
}

extension NoteJudge {
  /// Judges one note with a judge of its own.
  fileprivate static func judgement(of note: Note) -> JudgedNote {
    var judge = NoteJudge()
    return judge.judge(note)
  }
}
