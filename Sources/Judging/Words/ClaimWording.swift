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

  /// What decides where a claim depends.
  package static func decision(_ judged: ClaimJudgement, in language: Language = .english) -> String {
    judged.waysDiffer
      ? language("it depends on how it comes about", "取决于通过哪种方式发生") : Wording.decision(judged.judgement, in: language)
  }

  /// All whose callback it is.
  private static func all(_ claim: Claim) -> (english: String, chinese: String) {
    switch claim.a.role {
    case .leaving: ("all controllers that go", "离开的每个控制器的 ")
    case .arriving: ("all controllers that come", "出现的每个控制器的 ")
    default: ("all controllers", "所有控制器的 ")
    }
  }

  static func name(_ term: Claim.Term?) -> String {
    guard let term else { return "" }
    let name = "`" + Wording.symbol(term.callback) + "`"
    return term.callback.isCompletion ? "the completion handler of " + name : name
  }

  private static func nameChinese(_ term: Claim.Term?) -> String {
    guard let term else { return "" }
    let name = "`" + Wording.symbol(term.callback) + "`"
    return term.callback.isCompletion ? name + " 的 completion" : name
  }

  /// A callback with whose it is, where parts are told apart.
  private static func owned(_ term: Claim.Term?) -> String {
    switch term?.role {
    case nil: name(term)
    case .arriving: name(term) + " of the one that comes"
    case .leaving: name(term) + " of the one that goes"
    case .container: name(term) + " of the container"
    case .bystander: name(term) + " of one that neither comes nor goes"
    }
  }

  private static func ownedChinese(_ term: Claim.Term?) -> String {
    switch term?.role {
    case nil: nameChinese(term)
    case .arriving: "出现的控制器的 " + nameChinese(term)
    case .leaving: "离开的控制器的 " + nameChinese(term)
    case .container: "容器的 " + nameChinese(term)
    case .bystander: "既不出现也不离开的控制器的 " + nameChinese(term)
    }
  }

  // MARK: English

  private static func english(_ claim: Claim) -> String {
    var text = core(claim)
    switch claim.scope {
    case .globally: break
    case .before: text += " before the first \(name(claim.r))"
    case .after: text += " after the first \(name(claim.q))"
    case .between: text += " between \(name(claim.q)) and \(name(claim.r))"
    case .afterUntil: text += " from \(name(claim.q)) until \(name(claim.r))"
    }
    if !claim.circumstances.isEmpty {
      let before = claim.after.map { "first \($0.english), then " }.joined()
      text += ", " + before + claim.circumstances.map(\.english).joined(separator: " as well as ")
    }
    text += claim.unless.map { ", except " + $0.english }.joined()
    if claim.terms.contains(where: { !$0.isAny && $0.callback.info.owner == .viewController }),
      claim.circumstances.isEmpty
    {
      text += ", for each controller by itself"
    }
    if let style = claim.worlds.style { text += ", presented as \(LanguageWords.styles[Int(style.rawValue)])" }
    text += claim.worlds.lifeCycle.map { ", " + $0.words(in: .english) } ?? ""
    if let versions = claim.worlds.versions { text += ", on " + Wording.range(versions) }
    return claim.isDenied ? "it is not so that " + text : text
  }

  private static func core(_ claim: Claim) -> String {
    let a = claim.isForAll ? "\(name(claim.a)) of \(all(claim).english)" : owned(claim.a)
    let b = owned(claim.b)
    switch claim.pattern {
    case .absence where !claim.isAgain: return claim.a.isAny ? "no callback is called" : "\(a) is not called"
    case .absence: return "\(a) is not called again"
    case .existence where claim.isAgain: return "\(a) is called again"
    case .existence where claim.isOnly: return "nothing else brings \(a)"
    case .existence where claim.isEachTime: return "\(a) is always called"
    case .existence: return claim.strength == .possible ? "\(a) can be called" : "\(a) is called"
    case .count(let low, let high): return count(a, low, high)
    case .universality: return "whenever \(a) is called, \(claim.state?.english ?? "")"
    case .response: return "each \(a) is followed by \(b) sooner or later"
    case .alternateResponse: return "each \(a) is followed by \(b) before the next \(a)"
    case .chainResponse: return "each \(a) is directly followed by \(b)"
    case .before: return "\(a) comes before \(b)"
    case .precedence: return "\(b) comes only after \(a)"
    case .alternatePrecedence: return "before each \(b) there is an \(a) of its own"
    case .chainPrecedence: return "each \(b) comes directly after \(a)"
    case .alternateSuccession: return "\(a) and \(b) come in pairs"
    case .notSuccession: return "\(b) is not called after \(a)"
    case .first: return "\(a) is the first callback"
    case .last: return "\(a) is the last callback"
    case .respondedExistence: return "where there is \(a), there is \(b)"
    case .coexistence: return "\(a) and \(b) come together or not at all"
    case .notCoexistence: return "never both \(a) and \(b)"
    }
  }

  private static func count(_ a: String, _ low: UInt8, _ high: UInt8) -> String {
    if low == 0, high == 1 { return "\(a) is called at most once" }
    if low == high { return "\(a) is called exactly \(low) times" }
    if high == .max { return "\(a) can be called \(low == 2 ? "more than once" : "at least \(low) times")" }
    return "\(a) is called \(low) to \(high) times"
  }

  // MARK: Chinese

  private static func chinese(_ claim: Claim) -> String {
    var parts: [String] = []
    if let versions = claim.worlds.versions { parts.append("在 " + Wording.rangeChinese(versions)) }
    if let lifeCycle = claim.worlds.lifeCycle { parts.append(lifeCycle.words(in: .chinese)) }
    parts += claim.after.map { "先是\($0.chinese)" }
    if !claim.circumstances.isEmpty { parts.append(claim.circumstances.map(\.chinese).joined(separator: "，以及")) }
    parts += claim.unless.map { "除非\($0.words(in: .chinese))" }
    if let style = claim.worlds.style { parts.append("以 \(LanguageWords.styles[Int(style.rawValue)]) 方式呈现") }
    switch claim.scope {
    case .globally: break
    case .before: parts.append("首次 \(name(claim.r)) 之前")
    case .after: parts.append("首次 \(name(claim.q)) 之后")
    case .between: parts.append("\(name(claim.q)) 与 \(name(claim.r)) 之间")
    case .afterUntil: parts.append("从 \(name(claim.q)) 直到 \(name(claim.r))")
    }
    if claim.terms.contains(where: { !$0.isAny && $0.callback.info.owner == .viewController }),
      claim.circumstances.isEmpty
    {
      parts.append("对每个控制器")
    }
    parts.append(coreChinese(claim))
    return (claim.isDenied ? "并非：" : "") + parts.joined(separator: "，")
  }

  private static func coreChinese(_ claim: Claim) -> String {
    let a = claim.isForAll ? all(claim).chinese + name(claim.a) : ownedChinese(claim.a)
    let b = ownedChinese(claim.b)
    switch claim.pattern {
    case .absence where !claim.isAgain: return claim.a.isAny ? "不会调用任何回调" : "\(a) 不会被调用"
    case .absence: return "\(a) 不会再次被调用"
    case .existence where claim.isAgain: return "\(a) 会再次被调用"
    case .existence where claim.isOnly: return "\(a) 只在此时被调用"
    case .existence where claim.isEachTime: return "\(a) 总会被调用"
    case .existence: return claim.strength == .possible ? "\(a) 可能被调用" : "\(a) 会被调用"
    case .count(let low, let high):
      if low == 0, high == 1 { return "\(a) 至多调用一次" }
      return high == .max ? "\(a) 可能调用 \(low) 次以上" : "\(a) 调用 \(low) 到 \(high) 次"
    case .universality: return "每次调用 \(a) 时，\(claim.state?.chinese ?? "")"
    case .response: return "每个 \(a) 之后总会有 \(b)"
    case .alternateResponse: return "每个 \(a) 之后，在下一个 \(a) 之前会有 \(b)"
    case .chainResponse: return "\(a) 之后紧接着是 \(b)"
    case .before: return "\(a) 在 \(b) 之前出现"
    case .precedence: return "\(b) 只在 \(a) 之后出现"
    case .alternatePrecedence: return "每个 \(b) 之前都有各自的 \(a)"
    case .chainPrecedence: return "\(b) 紧跟在 \(a) 之后"
    case .alternateSuccession: return "\(a) 与 \(b) 成对出现"
    case .notSuccession: return "\(a) 之后不会再调用 \(b)"
    case .first: return "\(a) 是第一个回调"
    case .last: return "\(a) 是最后一个回调"
    case .respondedExistence: return "有 \(a) 就有 \(b)"
    case .coexistence: return "\(a) 与 \(b) 同时出现或都不出现"
    case .notCoexistence: return "\(a) 与 \(b) 不会同时出现"
    }
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
