package import Diagnostics
import LifecycleEngine
package import Verify

extension Verdict {
  /// The verdict, in words.
  package func words(in language: Language) -> String {
    switch self {
    case .holds: language("holds", "成立")
    case .depends: language("depends", "视情况")
    case .open: language("open", "尚无定论")
    case .contradicted: language("contradicted", "不成立")
    case .vacuous: language("never tested", "未被检验")
    case .ambiguous: language("ambiguous", "有歧义")
    case .notUnderstood: language("not understood", "未读懂")
    }
  }
}

/// What verdicts say, as parts of sentences: findings, answers and pages put their own frame around them.
extension Wording {
  /// Of an order that is not true everywhere: in how many worlds it is.
  package static func share(_ judgement: Verify.Judgement, in language: Language) -> String {
    let worlds = worldsThatFit(judgement, in: language)
    let share = language("true in \(judgement.agreeing) of \(worlds)", "在\(worlds)中有 \(judgement.agreeing) 种成立")
    // Of what holds as a rule it is said which the others are.
    let exceptions = judgement.verdict == .holds ? judgement.versions.filter { $0.isTrue != true } : []
    guard !exceptions.isEmpty else { return share }
    let systems = versions(exceptions.map(\.version), in: language)
    return share + language("; the others are \(systems)", "；其余为 \(systems)")
  }

  /// Of an order that the simulation does not settle.
  package static func openOrder(in language: Language) -> String {
    language("whether this order is right is not known", "这一顺序是否正确尚无定论")
  }

  /// Of an order that is wrong everywhere.
  package static func contradictedOrder(in language: Language) -> String {
    language("no run shows this order", "没有任何一次运行是这个顺序")
  }
}

extension Verify.Judgement {
  /// The run that is shown for it: one in which it is so where it holds, as far as anybody knows; otherwise one in which
  /// it is not.
  package var shown: ShownRun? {
    let holds = verdict == .holds || verdict == .open && openQuestion?.holdsAsAssumed == true
    let isSo = holds || counterexample == nil
    guard let evidence = isSo ? witness : counterexample else { return nil }
    let lifeCycle = decision == .lifeCycle ? evidence.script.scenario.lifeCycle : nil
    return ShownRun(evidence: evidence, isSo: isSo, lifeCycle: lifeCycle)
  }
}

/// A run that is shown for a verdict.
package struct ShownRun {
  /// The run.
  package let evidence: Evidence
  /// Whether what was said is so in it.
  package let isSo: Bool
  /// Whether the app has scenes, where that decides.
  var lifeCycle: LifeCycle?

  /// What stands above it.
  package func caption(in language: Language) -> String {
    let caption =
      isSo ? language("a run where it is so", "说法成立的一次运行") : language("a run where it is not so", "说法不成立的一次运行")
    return lifeCycle.map { caption + language(", \($0.place(in: .english))", "，\($0.place(in: .chinese))") } ?? caption
  }
}

extension ClaimWording {
  /// Of a claim that is not true everywhere.
  package static func depending(in language: Language) -> String {
    language("this is not so everywhere", "这一说法并非处处成立")
  }

  /// Of a claim that the simulation does not settle.
  package static func open(in language: Language) -> String {
    language("whether this is so is not known", "是否如此尚无定论")
  }

  /// Of a claim that is wrong.
  package static func contradicted(_ claim: Claim, in language: Language) -> String {
    claim.pattern.isOfCatalog
      ? language("the headers of UIKit contradict this", "UIKit 的头文件与这一说法不符")
      : language("the simulation contradicts this", "模拟运行与这一说法不符")
  }

  /// What is true in the place of a claim that is not; nil where nothing near it is.
  package static func neighbour(_ judged: ClaimJudgement, in language: Language) -> String? {
    judged.neighbour.map { language("this holds: ", "这样说成立：") + reading($0, in: language) }
  }
}
