package import Diagnostics
package import LifecycleEngine
package import Verify

/// What questions are answered with.
package enum AnswerWording {
  /// The answer to a question for yes or no.
  package static func yesNo(_ verdict: Verdict, in language: Language) -> String {
    switch verdict {
    case .holds: language("Yes", "是")
    case .contradicted: language("No", "否")
    case .depends: language("It depends", "视情况")
    case .open: language("Nobody knows for sure", "尚无定论")
    case .vacuous, .ambiguous, .notUnderstood: verdict.words(in: language)
    }
  }

  /// The answer to which of two comes first, where that is certain.
  package static func first(_ callback: Callback, in language: Language) -> String {
    let name = "`\(Wording.symbol(callback))`"
    return language("\(name) comes first", "\(name) 先")
  }

  /// The answer to how often something comes, where the claim that says so holds.
  package static func howOften(_ claim: Claim, in language: Language) -> String {
    switch claim.pattern {
    case .absence: language("Not at all", "一次也不会")
    case .count(_, let most) where most < .max: language("At most once", "至多一次")
    default: language("It can be more than once", "可能不止一次")
    }
  }

  /// The answer to what is called.
  package static func inThisOrder(_ steps: [String], in language: Language) -> String {
    language("In this order: ", "依次为：") + steps.joined(separator: language(", ", "、"))
  }

  /// The reading of a statement that callbacks come in an order.
  package static func reading(_ steps: [String], in language: Language) -> String {
    language("in this order: ", "顺序为：") + steps.joined(separator: language(", ", "、"))
  }

  /// The reading of a question for what is called.
  package static func whatIsCalled(_ shown: OrderClaim, in language: Language) -> String {
    let situations = shown.after + shown.situations
    let scenes = shown.worlds.lifeCycle.map { language(", ", "，") + $0.place(in: language) }
    return language("what is called ", "会调用什么：")
      + situations.map { language($0.english, $0.chinese) }.joined(separator: language(", then ", "，然后"))
      + (scenes ?? "")
  }

  /// `A.viewDidLoad` of an order that a run shows, where the first controller is `A`.
  package static func step(_ step: OrderClaim.Step) -> String {
    let name = Wording.symbol(step.callback)
    guard let actor = step.actor else { return name }
    return "\(Character(UnicodeScalar(UInt8(ascii: "A") + actor))).\(name)"
  }

  /// That some words were not understood.
  package static func notUnderstood(_ words: [String], in language: Language) -> String {
    language("not understood: ", "未读懂：") + words.joined(separator: " | ")
  }
}
