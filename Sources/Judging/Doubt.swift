package import Diagnostics
import LifecycleEngine
package import Notes
package import Verify

/// Why a statement may be meant otherwise than it was read.
///
/// What was read with a doubt is believed where runs show it. To call its author wrong takes more: most authors are right, so most
/// of what no run shows was misread.
package enum Doubt: Sendable {
  /// When it comes is said above, and the sentence itself says nothing of when.
  case saidAbove
  /// The callback is named above, and the sentence does not say that it is called.
  case namedAbove
  /// It stands beside a line of code, and may be about what that brings.
  case besideCode
  /// The words of the sentence let it be meant otherwise.
  case wording(ClaimStatement.Uncertainty)
  /// Half of a list's callbacks do not come at all in what is taken to happen, or nobody named the several things that it was taken
  /// for: it may be about something else.
  case otherSituation

  /// What speaks against a reading of a sentence; nil where nothing does.
  package init?(_ statement: ClaimStatement, _ judged: ClaimJudgement) {
    let claim = judged.taken ?? statement.claim
    if let uncertainty = statement.uncertainty, uncertainty == .ahead || claim.state == nil && claim.b == nil {
      self = .wording(uncertainty)
    } else if statement.isPlacedByTitle, claim.pattern == .existence, !claim.isDenied {
      self = .saidAbove
    } else if statement.isBesideCode {
      self = .besideCode
    } else if statement.isDescription, statement.isNamedElsewhere {
      self = .namedAbove
    } else {
      return nil
    }
  }

  /// What speaks against the reading of a list that no run shows: that it is of another situation than the one that its
  /// surroundings name, for half of its callbacks or more do not come at all. A whole life is what such a list is of in any case,
  /// and prose names what it is about itself.
  package init?(_ ordering: Ordering, _ judgement: Judgement) {
    let situations = ordering.guess.situations
    guard ordering.form != .prose, !situations.isEmpty, !situations.contains(where: { $0.isLife }) else { return nil }
    // Several things that nobody named, and only the list itself lets one think of.
    if ordering.guess.isInferred, situations.count > 1 {
      self = .otherSituation
      return
    }
    guard let run = judgement.counterexample?.entries, case let steps = ordering.judgedSteps else { return nil }
    let come = Set(run.map { $0.callback })
    let absent = judgement.misplaced.filter { !$0.comes && $0.step < steps.count }.compactMap {
      steps[$0.step].callback
    }
    .filter { !come.contains($0) }
    // "When the screen is locked: viewWillDisappear": what many think, and no other situation.
    let isOfApp = situations.allSatisfy { $0.isOfApp } && absent.allSatisfy { $0.info.owner == .viewController }
    guard absent.count * 2 >= steps.count, !isOfApp else { return nil }
    self = .otherSituation
  }
}

extension ClaimJudgement {
  /// The judgement of what may be meant otherwise where nobody could be sure enough to call it wrong.
  func doubted(for statement: ClaimStatement) -> ClaimJudgement {
    var judged = self
    judged.judgement = judgement.doubted(Doubt(statement, self) != nil)
    return judged
  }
}

extension Judgement {
  /// The same of a list.
  func doubted(for ordering: Ordering) -> Judgement { doubted(Doubt(ordering, self) != nil) }

  fileprivate func doubted(_ isDoubtful: Bool) -> Judgement {
    guard verdict == .contradicted, isDoubtful else { return self }
    var judgement = self
    judgement.verdict = .ambiguous
    return judgement
  }
}

extension Doubt {
  /// What is said first of what may be meant otherwise.
  package static func headline(in language: Language) -> String {
    language("no run shows this, but it may be meant otherwise", "没有任何一次运行如此，但所说的可能是别的意思")
  }

  /// Why it may be.
  package func reason(in language: Language) -> String {
    switch self {
    case .saidAbove:
      language("when this happens is said above, not in the sentence", "何时发生写在上文，句子本身没有说明")
    case .namedAbove:
      language(
        "the callback is named above, and the sentence does not say that it is called", "回调写在上文，而句子没有说它会被调用")
    case .besideCode:
      language("it stands beside a line of code, and may be about what that brings", "它写在一行代码旁边，说的可能是那行代码的结果")
    case .wording(.goesBeyond):
      language("sentences with such words often say more than was understood", "用这样的词写成的句子，往往不止所读出的意思")
    case .wording(.label):
      language("it may be a label that names what happens, and no statement", "它可能只是点明情形的标题，而不是一个说法")
    case .wording(.state):
      language("it may tell what the app is in then, and not what it comes to", "说的可能是应用当时所处的状态，而不是它将进入的状态")
    case .wording(.ahead):
      language("what will be so may be so only later", "所说的也许之后才会如此")
    case .otherSituation:
      language(
        "half of these callbacks or more do not come then at all, so it may be of something else",
        "其中至少一半的回调此时根本不会出现，所指的可能是别的情形")
    }
  }
}
