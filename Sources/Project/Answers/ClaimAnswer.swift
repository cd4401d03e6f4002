package import Diagnostics
import Judging
import Notes
import Verify

/// What is said to a sentence: the verdict on a statement, the answer to a question.
package struct ClaimAnswer {
  private let asked: AskedSentence
  private let sentence: String
  private let language: Language
  private let parts: [AnswerPart]

  /// - Parameter stated: the language of the answer; nil for that of the sentence.
  package init(to sentence: String, in stated: Language? = nil) {
    self.sentence = sentence
    asked = AskedSentence(SourceFile(path: "<claim>", bytes: Array(sentence.utf8)))
    language = stated ?? asked.note.language
    var judge = QuestionJudge(in: language)
    judge.answer(asked)
    parts = judge.parts
  }

  /// 0: it holds, or the question is answered. 1: it depends or is contradicted. 2: it was not understood.
  package var exitCode: Int32 {
    parts.isEmpty ? 2 : parts.map { Self.exitCode($0.verdict) }.max() ?? 2
  }

  private static func exitCode(_ verdict: Verdict) -> Int32 {
    switch verdict {
    case .holds: 0
    case .depends, .open, .contradicted: 1
    case .vacuous, .ambiguous, .notUnderstood: 2
    }
  }

  /// For people.
  package var text: String {
    var texts = parts.map { $0.text(in: language) }
    if !asked.unread.isEmpty { texts.append(AnswerWording.notUnderstood(asked.unread, in: language) + "\n") }
    return texts.isEmpty ? notUnderstood : texts.joined(separator: "\n")
  }

  /// For programs: one object with `sentence`, `kind`, `answers`, and `notUnderstood`, the words that were not.
  package var json: String {
    var json = JSONWriter()
    json.object { json in
      json.field("sentence", sentence)
      json.field("kind", asked.kind.rawValue)
      json.array("answers", parts) { json, part in
        json.lineBreak()
        json.object { part.write(to: &$0) }
      }
      json.array("notUnderstood", asked.unread) { $0.value($1) }
    }
    return json.text + "\n"
  }

  private var notUnderstood: String {
    if asked.kind == .whatHappens {
      return language(
        "not understood: name a callback, or something that can happen, for instance \"on a push\"; the sentence names no callback\n",
        "未读懂：请写明回调或所发生的事，例如“push 时”；句子里没有回调的名称\n")
    }
    guard let mention = asked.note.mentions.first else {
      return language("not understood: the sentence names no callback\n", "未读懂：句子里没有回调的名称\n")
    }
    let name = Wording.symbol(mention.callback)
    return language(
      "not understood: say what is claimed of \(name), for instance \"is called when the view appears\"\n",
      "未读懂：请写明 \(name) 如何，例如“view 显示时会被调用”\n")
  }
}
