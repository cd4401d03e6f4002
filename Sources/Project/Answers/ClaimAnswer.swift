package import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Verify

/// What is said to a sentence.
package struct ClaimAnswer {
  private let language: Language
  package private(set) var text = ""
  /// 0: it holds. 1: it depends or is contradicted. 2: it was not understood.
  package private(set) var exitCode: Int32 = 0

  package init(to sentence: String, in stated: Language? = nil) {
    let file = SourceFile(path: "<claim>", bytes: Array(sentence.utf8))
    let note = Note.read(Document.parse(file))
    language = stated ?? note.language
    let judged = NoteJudge.judgement(of: note)
    for (statement, judgement) in zip(note.claims, judged.claims) { add(statement, judgement) }
    if note.claims.isEmpty { for (order, judgement) in zip(note.orderings, judged.orderings) { add(order, judgement) } }
    if text.isEmpty { notUnderstood(note) }
  }

  private mutating func add(_ statement: ClaimStatement, _ judged: ClaimJudgement) {
    begin(judged.verdict, ClaimWording.reading(statement, judged, in: language))
    if judged.verdict == .depends { text += "  \(ClaimWording.decision(judged, in: language))\n" }
    if judged.isSameOnOtherSide { text += "  \(ClaimWording.unchanged(in: language))\n" }
    addWorlds(judged.judgement)
    if let bound = ClaimWording.bound(judged, in: language) { text += "  \(bound)\n" }
    for other in judged.others {
      let reading = ClaimWording.reading(other.reading, in: language)
      text += language("  read in another way: ", "  另一种读法：") + "\(reading): \(other.verdict.words(in: language))\n"
    }
    if let neighbour = ClaimWording.neighbour(judged, in: language) { text += "  \(neighbour)\n" }
    addRun(judged.judgement)
  }

  private mutating func add(_ order: Ordering, _ judgement: Judgement) {
    begin(
      judgement.verdict,
      language("in this order: ", "顺序为：") + order.steps.map(Wording.step).joined(separator: language(", ", "、")))
    if judgement.verdict == .depends { text += "  \(Wording.decision(judgement, in: language))\n" }
    addWorlds(judgement)
    addRun(judgement)
  }

  private mutating func begin(_ verdict: Verdict, _ reading: String) {
    if !text.isEmpty { text += "\n" }
    text += "\(verdict.words(in: language))\n" + language("  read as: ", "  读作：") + "\(reading)\n"
    switch verdict {
    case .holds: break
    case .depends, .open, .contradicted: exitCode = max(exitCode, 1)
    case .vacuous, .notUnderstood: exitCode = 2
    }
  }

  private mutating func addWorlds(_ judgement: Judgement) {
    if judgement.worlds > 0 { text += "  \(Wording.share(judgement, in: language))\n" }
  }

  /// The run as a scenario that `lcdoc simulate` runs again, with what it logs.
  private mutating func addRun(_ judgement: Judgement) {
    let isWitness = judgement.verdict == .holds
    guard let evidence = isWitness ? judgement.witness : judgement.counterexample else { return }
    text +=
      isWitness
      ? language("\nfor example:\n\n", "\n例如：\n\n") : language("\na run that shows it:\n\n", "\n能说明它的一次运行：\n\n")
    text += String(decoding: ScenarioPrinter.print(evidence.scenario), as: UTF8.self)
    text += language("\nwhat it logs of these callbacks:\n\n", "\n其中这些回调的输出：\n\n")
    text += Wording.listing(evidence, in: language) + "\n"
  }

  private mutating func notUnderstood(_ note: Note) {
    exitCode = 2
    guard let mention = note.mentions.first else {
      text = language("not understood: the sentence names no callback\n", "未读懂：句子里没有回调的名称\n")
      return
    }
    let name = Wording.symbol(mention.callback)
    text = language(
      "not understood: say what is claimed of \(name), for instance \"is called when the view appears\"\n",
      "未读懂：请写明 \(name) 如何，例如“view 显示时会被调用”\n")
  }
}

extension NoteJudge {
  /// Judges one note with a judge of its own.
  fileprivate static func judgement(of note: Note) -> JudgedNote {
    var judge = NoteJudge()
    return judge.judge(note)
  }
}
