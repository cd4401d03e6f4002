internal import Diagnostics

/// A learner's answers as JSON, to carry them to another machine.
///
/// ```
/// {"schema":"lcdoc.quiz-history/1","answers":[
///  {"uid":"…","item":"push-and-back.2","hash":"8b6c981706d231a7","kind":"order","time":1795244400,"day":20778,
///   "rating":3,"credit":1,"attempts":1,"hints":0,"right":true,"asked":["viewDidLoad"],"missed":[],
///   "earlier":null,"later":null}, …]}
/// ```
package enum HistoryJSON {
  static let schema = "lcdoc.quiz-history/1"
  /// The days that an answer can be of: others would be none of a calendar, and too large to count with.
  package static let days = -1_000_000...10_000_000

  /// The answers in the order in which they were given; the same answers give the same bytes.
  package static func text(_ answers: [Answer]) -> String {
    let sorted = answers.sorted { ($0.time, $0.uid) < ($1.time, $1.uid) }
    let history: JSON = ["schema": .string(schema), "answers": .array(sorted.map(json))]
    return history.text
  }

  /// Why a text is no history.
  package struct Problem: Error, Equatable {
    /// What is wrong with it, as the end of a sentence.
    package var reason: String
  }

  /// Reads a history. All of it is good, or none of it is taken.
  package static func answers(_ bytes: [UInt8]) throws(Problem) -> [Answer] {
    guard let json = JSONReader.read(bytes) else { throw Problem(reason: "it is not JSON") }
    guard json["schema"]?.textValue == schema else { throw Problem(reason: "its schema is not \(schema)") }
    guard case .array(let values)? = json["answers"] else { throw Problem(reason: "it has no array of answers") }
    var answers: [Answer] = []
    for (index, value) in values.enumerated() {
      guard let answer = answer(value) else { throw Problem(reason: "answer \(index + 1) is incomplete") }
      answers.append(answer)
    }
    return answers
  }

  private static func json(_ answer: Answer) -> JSON {
    [
      "uid": .string(answer.uid), "item": .string(answer.itemID), "hash": .string(answer.semanticHash.hexadecimal),
      "kind": .string(answer.kind.rawValue), "time": .number(Int(answer.time)), "day": .number(answer.day),
      "rating": .number(answer.rating.rawValue), "credit": .fraction(answer.credit),
      "attempts": .number(answer.attemptCount), "hints": .number(answer.hintCount), "right": .bool(answer.isRight),
      "asked": .texts(answer.asked), "missed": .texts(answer.missed), "earlier": .optional(answer.slip?.earlier),
      "later": .optional(answer.slip?.later),
    ]
  }

  private static func answer(_ json: JSON) -> Answer? {
    guard let uid = json["uid"]?.textValue, !uid.isEmpty, uid.utf8.count <= 100, let item = json["item"]?.textValue,
      let hash = json["hash"]?.textValue.flatMap({ UInt64($0, radix: 16) }),
      let kind = json["kind"]?.textValue.flatMap(ItemKind.init(rawValue:)), let time = json["time"]?.integerValue,
      let day = json["day"]?.integerValue, days.contains(day),
      let rating = json["rating"]?.integerValue.flatMap(Rating.init(rawValue:)),
      let credit = json["credit"]?.fractionValue,
      let attempts = json["attempts"]?.integerValue, let hints = json["hints"]?.integerValue,
      let isRight = json["right"]?.truthValue, let asked = json["asked"]?.textValues,
      let missed = json["missed"]?.textValues
    else { return nil }
    var slip: Answer.Slip?
    if let earlier = json["earlier"]?.textValue, let later = json["later"]?.textValue {
      slip = Answer.Slip(earlier: earlier, later: later)
    }
    return Answer(
      uid: uid, itemID: item, semanticHash: hash, kind: kind, time: Int64(time), day: day, rating: rating,
      credit: credit, attemptCount: attempts, hintCount: hints, isRight: isRight, asked: asked, missed: missed,
      slip: slip)
  }
}
