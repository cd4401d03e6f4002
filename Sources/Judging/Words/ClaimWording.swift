package import Diagnostics
import LifecycleEngine
package import Verify
package import Notes

/// Prints a claim back in plain words, in the reader's language, so that a wrong reading can be seen.
package enum ClaimWording {
  /// The reading of a statement.
  package static func reading(_ statement: ClaimStatement) -> String {
    reading(statement.claim, in: statement.language)
  }

  /// The reading of a statement as it was judged.
  package static func reading(_ statement: ClaimStatement, _ judged: ClaimJudgement) -> String {
    judged.taken.map { reading($0, in: statement.language) } ?? reading(statement)
  }

  /// The reading of a claim.
  package static func reading(_ claim: Claim, in language: Language) -> String {
    language(english(claim), chinese(claim))
  }

  /// The reading of a statement as it was judged, in a language.
  package static func reading(_ statement: ClaimStatement, _ judged: ClaimJudgement, in language: Language) -> String {
    var statement = statement
    statement.language = language
    return reading(statement, judged)
  }

  /// How far was looked, where more could be thought of.
  package static func bound(_ judged: ClaimJudgement, in language: Language) -> String? {
    guard judged.isBounded, judged.ways > 0, judged.verdict != .vacuous else { return nil }
    return language(
      "tried on \(judged.ways) lives of up to \(judged.steps) steps, not on all",
      "在 \(judged.ways) 种最多 \(judged.steps) 步的过程中检验，并非全部")
  }

  /// What decides, or would, as of orders.
  package static func decides(_ judged: ClaimJudgement, in language: Language) -> String? {
    (judged.waysDiffer || judged.isSoInSight) && judged.verdict == .depends
      ? decision(judged, in: language) : Wording.decides(judged.judgement, in: language)
  }

  /// What decides where a claim depends.
  package static func decision(_ judged: ClaimJudgement, in language: Language = .english) -> String {
    if judged.isSoInSight {
      return language(
        "it is so where somebody sees it, and not behind what covers it, where there is nothing to do, or where a sheet goes",
        "看得见时如此；被遮住、无事可做或只是关闭 sheet 时则不然")
    }
    return judged.waysDiffer
      ? language("it depends on how it comes about", "取决于通过哪种方式发生") : Wording.decision(judged.judgement, in: language)
  }

  // MARK: Sentences

  private static func english(_ claim: Claim) -> String {
    let language = Language.english
    var text = core(claim, language) + (scope(claim, language).map { " " + $0 } ?? "")
    if !claim.circumstances.isEmpty {
      let before = claim.after.map { "first \($0.english), then " }.joined()
      let first = claim.first.map { "\($0.english) and then " }.joined()
      text += ", " + before + first + claim.circumstances.map(\.english).joined(separator: " as well as ")
      if claim.firstTime != nil { text += " for the first time" }
    }
    text += claim.unless.map { ", except " + $0.english }.joined()
    if claim.isOfEach { text += ", for each controller by itself" }
    if let style = claim.worlds.style { text += ", presented as \(LanguageWords.styles[Int(style.rawValue)])" }
    if let device = claim.worlds.device { text += device == .pad ? ", on an iPad" : ", on an iPhone" }
    text += claim.worlds.lifeCycle.map { ", " + $0.words(in: language) } ?? ""
    if let versions = claim.worlds.versions, !claim.pattern.isOfCatalog { text += ", on " + Wording.range(versions) }
    if claim.strength == .usual { text = "as a rule, " + text }
    return claim.isDenied ? "it is not so that " + text : text
  }

  private static func chinese(_ claim: Claim) -> String {
    let language = Language.chinese
    var parts: [String] = []
    if let versions = claim.worlds.versions, !claim.pattern.isOfCatalog {
      parts.append("在 " + Wording.rangeChinese(versions))
    }
    if let device = claim.worlds.device { parts.append(device == .pad ? "在 iPad 上" : "在 iPhone 上") }
    if let lifeCycle = claim.worlds.lifeCycle { parts.append(lifeCycle.words(in: language)) }
    parts += claim.after.map { "先是\($0.chinese)" } + claim.first.map(\.chinese)
    if !claim.circumstances.isEmpty {
      parts.append((claim.firstTime == nil ? "" : "首次") + claim.circumstances.map(\.chinese).joined(separator: "，以及"))
    }
    parts += claim.unless.map { "除非\($0.words(in: language))" }
    if let style = claim.worlds.style { parts.append("以 \(LanguageWords.styles[Int(style.rawValue)]) 方式呈现") }
    if let scope = scope(claim, language) { parts.append(scope) }
    if claim.isOfEach { parts.append("对每个控制器") }
    parts.append(core(claim, language))
    if claim.strength == .usual { parts.insert("通常", at: 0) }
    return (claim.isDenied ? "并非：" : "") + parts.joined(separator: "，")
  }

  // MARK: Parts

  private static func name(_ term: Claim.Term?, _ language: Language) -> String {
    guard let term else { return "" }
    let name = "`" + Wording.symbol(term.callback) + "`"
    return term.callback.isCompletion ? language("the completion handler of \(name)", "\(name) 的 completion") : name
  }

  /// A callback with whose it is, where parts are told apart.
  private static func owned(_ term: Claim.Term?, _ language: Language) -> String {
    let name = name(term, language)
    return switch term?.role {
    case nil: name
    case .arriving: language("\(name) of the one that comes", "出现的控制器的 \(name)")
    case .leaving: language("\(name) of the one that goes", "离开的控制器的 \(name)")
    case .container: language("\(name) of the container", "容器的 \(name)")
    case .bystander: language("\(name) of one that neither comes nor goes", "既不出现也不离开的控制器的 \(name)")
    }
  }

  /// A callback of all whose it is.
  private static func ofAll(_ term: Claim.Term, _ language: Language) -> String {
    let name = name(term, language)
    return switch term.role {
    case .leaving: language("\(name) of all controllers that go", "离开的每个控制器的 \(name)")
    case .arriving: language("\(name) of all controllers that come", "出现的每个控制器的 \(name)")
    default: language("\(name) of all controllers", "所有控制器的 \(name)")
    }
  }

  private static func scope(_ claim: Claim, _ language: Language) -> String? {
    let (q, r) = (name(claim.q, language), name(claim.r, language))
    return switch claim.scope {
    case .globally: nil
    case .before: language("before the first \(r)", "首次 \(r) 之前")
    case .after: language("after the first \(q)", "首次 \(q) 之后")
    case .between: language("between \(q) and \(r)", "\(q) 与 \(r) 之间")
    case .afterUntil: language("from \(q) until \(r)", "从 \(q) 直到 \(r)")
    }
  }

  private static func core(_ claim: Claim, _ language: Language) -> String {
    let a = claim.isForAll ? ofAll(claim.a, language) : owned(claim.a, language)
    let b = owned(claim.b, language)
    switch claim.pattern {
    case .absence where claim.isAgain: return language("\(a) is not called again", "\(a) 不会再次被调用")
    case .absence where claim.a.isAny: return language("no callback is called", "不会调用任何回调")
    case .absence where claim.strength == .possible: return language("\(a) need not be called", "\(a) 不一定会被调用")
    case .absence: return language("\(a) is not called", "\(a) 不会被调用")
    case .existence where claim.isAgain: return language("\(a) is called again", "\(a) 会再次被调用")
    case .existence where claim.isOnly: return language("nothing else brings \(a)", "\(a) 只在此时被调用")
    case .existence where claim.isEachTime: return language("\(a) is always called", "\(a) 总会被调用")
    case .existence where claim.strength == .possible: return language("\(a) can be called", "\(a) 可能被调用")
    case .existence: return language("\(a) is called", "\(a) 会被调用")
    case .count(let low, let high): return count(a, low, high, language)
    case .universality:
      return language(
        "whenever \(a) is called, \(claim.state?.english ?? "")", "每次调用 \(a) 时，\(claim.state?.chinese ?? "")")
    case .response: return language("each \(a) is followed by \(b) sooner or later", "每个 \(a) 之后总会有 \(b)")
    case .alternateResponse:
      return language("each \(a) is followed by \(b) before the next \(a)", "每个 \(a) 之后，在下一个 \(a) 之前会有 \(b)")
    case .chainResponse where claim.isOfSharedSteps:
      return language("\(b) comes directly after \(a) where a step brings both", "同一步带来两者时，\(a) 之后紧接着是 \(b)")
    case .chainResponse: return language("each \(a) is directly followed by \(b)", "\(a) 之后紧接着是 \(b)")
    case .before: return language("\(a) comes before \(b)", "\(a) 在 \(b) 之前出现")
    case .precedence: return language("\(b) comes only after \(a)", "\(b) 只在 \(a) 之后出现")
    case .alternatePrecedence:
      return language("before each \(b) there is an \(a) of its own", "每个 \(b) 之前都有各自的 \(a)")
    case .chainPrecedence: return language("each \(b) comes directly after \(a)", "\(b) 紧跟在 \(a) 之后")
    case .alternateSuccession: return language("\(a) and \(b) come in pairs", "\(a) 与 \(b) 成对出现")
    case .notSuccession: return language("\(b) is not called after \(a)", "\(a) 之后不会再调用 \(b)")
    case .first: return language("\(a) is the first callback", "\(a) 是第一个回调")
    case .last: return language("\(a) is the last callback", "\(a) 是最后一个回调")
    case .respondedExistence: return language("where there is \(a), there is \(b)", "有 \(a) 就有 \(b)")
    case .coexistence: return language("\(a) and \(b) come together or not at all", "\(a) 与 \(b) 同时出现或都不出现")
    case .notCoexistence: return language("never both \(a) and \(b)", "\(a) 与 \(b) 不会同时出现")
    case .deprecation:
      return language("\(a) is deprecated" + since(claim, language), since(claim, language) + "\(a) 已被弃用")
    case .introduction: return language("\(a) is there" + since(claim, language), since(claim, language) + "有 \(a)")
    }
  }

  private static func since(_ claim: Claim, _ language: Language) -> String {
    guard let version = claim.worlds.versions?.lower else { return "" }
    return language(" since iOS \(version)", "从 iOS \(version) 起")
  }

  private static func count(_ a: String, _ low: UInt8, _ high: UInt8, _ language: Language) -> String {
    if low == 0, high == 1 { return language("\(a) is called at most once", "\(a) 至多调用一次") }
    if high == .max {
      let times = low == 1 ? "at least once" : low == 2 ? "more than once" : "at least \(low) times"
      return language("\(a) can be called \(times)", "\(a) 可能调用 \(low) 次以上")
    }
    if low == high {
      let times = low == 1 ? "once" : "\(low) times"
      return language("\(a) is called exactly \(times)", "\(a) 恰好调用 \(low) 次")
    }
    return language("\(a) is called \(low) to \(high) times", "\(a) 调用 \(low) 到 \(high) 次")
  }
}

extension Claim {
  /// Whether it speaks of controllers and not of what happens to them: then of each one for itself.
  fileprivate var isOfEach: Bool {
    circumstances.isEmpty && !pattern.isOfCatalog
      && terms.contains { !$0.isAny && $0.callback.info.owner == .viewController }
  }
}

extension Wording {
  /// `iOS 6 and later`.
  static func range(_ range: VersionRange) -> String { versions(range.modelled) }

  static func rangeChinese(_ range: VersionRange) -> String {
    let versions = range.modelled
    guard let first = versions.first, let last = versions.last else { return "iOS" }
    if first == last { return "iOS \(first)" }
    if last == Version.modelled.last { return "iOS \(first) 及以后" }
    return first == Version.oldest ? "iOS \(last) 及以前" : "iOS \(first) 到 \(last)"
  }
}
