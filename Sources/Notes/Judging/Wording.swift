public import LifecycleEngine
public import Verify

/// Words that several reports share.
public enum Wording {
  /// `B.viewDidAppear:` with the argument where it says something.
  public static func entry(_ entry: Entry, _ script: Script) -> String {
    var text: [UInt8] = []
    script.write(entry.receiver, to: &text)
    if entry.receiver.kind != .process {
      text.append(UInt8(ascii: "."))
      entry.callback.write(to: &text)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `iOS 9, 10 and 12`; runs of modelled versions as `9 to 12`.
  public static func versions(_ versions: [Version]) -> String {
    "iOS " + ranges(versions).joined(separator: ", ")
  }

  private static func ranges(_ versions: [Version]) -> [String] {
    var parts: [String] = []
    var index = 0
    let modelled = Version.modelled
    while index < versions.count {
      var end = index
      while end + 1 < versions.count,
        let place = modelled.firstIndex(of: versions[end]), place + 1 < modelled.count,
        modelled[place + 1] == versions[end + 1]
      {
        end += 1
      }
      let isOpen = versions[end] == modelled.last && end > index
      if isOpen {
        parts.append("\(versions[index]) and later")
      } else if end > index {
        parts.append("\(versions[index]) to \(versions[end])")
      } else {
        parts.append("\(versions[index])")
      }
      index = end + 1
    }
    return parts
  }

  /// In how many worlds a contradicted statement is true.
  static func worlds(_ judgement: Verify.Judgement) -> String {
    let agreeing = judgement.versions.filter { $0.isTrue == true }.map(\.version)
    return agreeing.isEmpty
      ? "true in none of \(judgement.worlds) worlds that fit" : "true only on \(versions(agreeing))"
  }

  /// What a verdict turns on, in words.
  public static func decision(_ judgement: Verify.Judgement) -> String {
    let agreeing = judgement.versions.filter { $0.isTrue == true }.map(\.version)
    switch judgement.decision {
    case .fact(let fact): return "true on \(versions(agreeing)): \(statement(fact))"
    case .conditional(let fact, let condition):
      let some = judgement.versions.filter { $0.isTrue != false }.map(\.version)
      let reason = fact.map { ": \(statement($0))" } ?? ""
      return "true on \(versions(some)), only \(condition.words)\(reason)"
    case .version: return "true on \(versions(agreeing))"
    case .lifeCycle: return "it depends on whether the app uses scenes"
    case .container: return "it depends on whether the root is inside a navigation controller"
    case .animation: return "it depends on whether the transition is animated"
    case .origin: return "it depends on how the controller is made"
    case .several, nil:
      return agreeing.isEmpty
        ? "it depends on several things together" : "always true on \(versions(agreeing)), elsewhere it depends"
    }
  }

  private static func statement(_ fact: Fact) -> String {
    let record = fact.record
    return "\(record.statement)\(record.isUncertain ? " (open question \(record.question))" : "")"
  }

  /// `iOS 26 with nav(A): launch; push B`
  public static func reproduction(_ evidence: Evidence) -> String {
    let scenario = evidence.scenario
    var text = Array("iOS \(evidence.version)".utf8)
    if !scenario.root.isEmpty {
      text += " with ".utf8
      text += ScenarioPrinter.printRoot(of: scenario)
    }
    for (index, step) in scenario.steps.enumerated() {
      text += (index == 0 ? ": " : "; ").utf8
      text += ScenarioPrinter.print(step.actions, of: scenario)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension Decision.Condition {
  fileprivate var words: String {
    switch self {
    case .appLifeCycle: "in an app without scenes"
    case .sceneLifeCycle: "in an app with scenes"
    case .plainRoot: "with a root outside of a navigation controller"
    case .navigationRoot: "with the root inside a navigation controller"
    }
  }
}
