package import Diagnostics
package import LifecycleEngine
package import Verify

/// Words that several reports share.
package enum Wording {
  /// `B.viewDidAppear:` with the argument where it says something.
  package static func entry(_ entry: Entry, _ script: Script) -> String {
    var text: [UInt8] = []
    script.write(entry.receiver, to: &text)
    if entry.receiver.kind != .process {
      text.append(UInt8(ascii: "."))
      entry.callback.write(to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `iOS 9, 10 and 12`; runs of modelled versions as `9 to 12`.
  package static func versions(_ versions: [Version], in language: Language = .english) -> String {
    let stretches = Version.stretches(of: versions).map { words($0, in: language) }
    return "iOS " + stretches.joined(separator: language(", ", "、"))
  }

  private static func words(_ stretch: VersionRange, in language: Language) -> String {
    let (first, last) = (stretch.lower, stretch.upper)
    if first == last { return "\(first)" }
    return last >= .newest ? later(than: "\(first)", in: language) : span(from: "\(first)", to: "\(last)", in: language)
  }

  /// A version and all behind it.
  package static func later(than first: String, in language: Language) -> String {
    language("\(first) and later", "\(first) 及以后")
  }

  /// Two versions and all between.
  package static func span(from first: String, to last: String, in language: Language) -> String {
    language("\(first) to \(last)", "\(first) 到 \(last)")
  }

  /// In how many worlds a contradicted statement is true.
  static func worlds(_ judgement: Verify.Judgement, in language: Language) -> String {
    let agreeing = judgement.versions.filter { $0.isTrue == true }.map(\.version)
    if agreeing.isEmpty { return trueInNone(judgement, in: language) }
    let range = versions(agreeing, in: language)
    return language("true only on \(range)", "仅在以下版本成立：\(range)")
  }

  /// What decides, or would: where a verdict depends what it depends on, where it is open what is not known; nil for others.
  package static func decides(_ judgement: Verify.Judgement, in language: Language) -> String? {
    if let question = judgement.openQuestion { return openQuestion(question, in: language) }
    return judgement.verdict == .depends ? decision(judgement, in: language) : nil
  }

  /// What a verdict turns on, in words.
  package static func decision(_ judgement: Verify.Judgement, in language: Language = .english) -> String {
    let agreeing = judgement.versions.filter { $0.isTrue == true }.map(\.version)
    let range = versions(agreeing, in: language)
    switch judgement.decision {
    case .fact(let fact):
      return language("true on \(range)", "成立的版本：\(range)") + reason(fact, on: agreeing, language)
    case .conditional(let fact, let condition):
      let some = judgement.versions.filter { $0.isTrue != false }.map(\.version)
      let range = versions(some, in: language)
      return language(
        "true on \(range), only \(condition.words(in: .english))", "成立的版本：\(range)，且仅限\(condition.words(in: .chinese))")
        + (fact.map { reason($0, on: some, language) } ?? "")
    case .version: return language("true on \(range)", "成立的版本：\(range)")
    case .lifeCycle: return language("it depends on whether the app uses scenes", "取决于应用是否使用场景")
    case .container:
      return language(
        "it depends on whether the root is inside a navigation controller", "取决于根控制器是否在导航控制器中")
    case .origin: return language("it depends on how the controller is made", "取决于控制器的创建方式")
    case .several, nil:
      if agreeing.isEmpty { return language("it depends on several things together", "取决于多种因素") }
      return language("always true on \(range), elsewhere it depends", "总是成立的版本：\(range)；其他版本视情况而定")
    }
  }

  /// The fact that decides, as it is on the versions that were just named: there it may be so, or just not so.
  private static func reason(_ fact: Fact, on versions: [Version], _ language: Language) -> String {
    let words = statement(fact, language)
    let truths = Set(versions.map { fact.record.isTrue(on: $0) })
    guard truths.count == 1, let isTrue = truths.first else {
      return language("; what decides is whether this is so: ", "；取决于是否如此：") + words
    }
    return isTrue
      ? language(", where this is so: ", "；在这些版本中，") + words
      : language(", where this is not so: ", "；在这些版本中并非如此：") + words
  }

  /// What a fact of the platform says.
  package static func statement(of fact: Fact, in language: Language) -> String {
    language("\(fact.record.statement)", FactWording.chinese(fact))
  }

  /// What is not known, and which way the statement holds.
  package static func openQuestion(_ question: OpenQuestion, in language: Language) -> String {
    let fact = statement(of: question.fact, in: language)
    if let other = question.other {
      let other = statement(of: other, in: language)
      return question.holdsAsAssumed
        ? language(
          "nobody knows for sure whether \(fact), nor whether \(other): it holds unless both are otherwise than the "
            + "simulation takes them",
          "尚无定论：\(fact)；\(other)。只有二者都与模拟所取的情形不同时才不成立，否则成立")
        : language(
          "nobody knows for sure whether \(fact), nor whether \(other): it holds only if both are otherwise than the "
            + "simulation takes them",
          "尚无定论：\(fact)；\(other)。只有二者都与模拟所取的情形不同时才成立，否则不成立")
    }
    return question.holdsAsAssumed
      ? language(
        "nobody knows for sure whether \(fact): it holds the way the simulation takes this, otherwise not",
        "尚无定论：\(fact)；按模拟所取的情形成立，否则不成立")
      : language(
        "nobody knows for sure whether \(fact): it does not hold the way the simulation takes this, otherwise it does",
        "尚无定论：\(fact)；按模拟所取的情形不成立，否则成立")
  }

  /// Who saw it.
  package static func evidence(of fact: Fact, in language: Language) -> String {
    let evidence = "\(fact.record.evidence)"
    return language(evidence, EvidenceWording.chinese(evidence))
  }

  private static func statement(_ fact: Fact, _ language: Language) -> String {
    let words = statement(of: fact, in: language)
    guard fact.record.isOpen else { return words }
    return words + language(" (an open question)", "（尚无定论）")
  }

  /// `iOS 26 with nav(A): launch; push B`
  package static func reproduction(_ evidence: Evidence, in language: Language = .english) -> String {
    let scenario = evidence.script.scenario
    var text = Array("iOS \(evidence.version)".utf8)
    if !scenario.root.isEmpty {
      text += language(" with ", "，").utf8
      text += ScenarioPrinter.printRoot(of: scenario)
    }
    for (index, step) in scenario.steps.enumerated() {
      text += (index == 0 ? language(": ", "：") : "; ").utf8
      text += ScenarioPrinter.print(step.actions, of: scenario)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Decision.Condition {
  fileprivate func words(in language: Language) -> String {
    switch self {
    case .appLifeCycle: LifeCycle.app.place(in: language)
    case .sceneLifeCycle: LifeCycle.scene.place(in: language)
    case .plainRoot: language("with a root outside of a navigation controller", "根控制器不在导航控制器中时")
    case .navigationRoot: language("with the root inside a navigation controller", "根控制器在导航控制器中时")
    }
  }
}
