import LifecycleEngine
import Verify

extension ClaimParser {
  /// What a clause says of how a callback is used, apart from when it comes.
  func rule(of part: Part, _ subject: Int, _ versions: VersionRange?, isLast: Bool) -> UsageRule? {
    let callback = text.mention(subject).callback
    let core = part.core
    let isLast = isLast && !core.has(.may)
    if core.has(.notCallYourself) { return UsageRule(callback, .callYourself, isAsked: false) }
    if core.has(.bySystem), circumstances(of: part, callback)?.isEmpty ?? false {
      return UsageRule(callback, .callYourself, isAsked: false)
    }
    if core.has(.methodOf), let type = core.declaringType {
      return UsageRule(callback, .declared(type), isAsked: true)
    }
    guard isLast else { return nil }
    if core.has(.notOverride) { return UsageRule(callback, .override, isAsked: false) }
    if core.has(.assignView), callback == .loadView {
      return UsageRule(callback, .assignView, isAsked: !core.has(.not))
    }
    if core.has(.callSuper) { return UsageRule(callback, .callSuper, isAsked: !core.has(.not)) }
    if core.has(.callYourself) { return UsageRule(callback, .callYourself, isAsked: !core.has(.not)) }
    // "SceneDelegate is new in iOS 13" says nothing of a method that the sentence names elsewhere.
    let isOfType = core.declaringType != nil && core.mentions.isEmpty
    if core.has(.introduced), !isOfType, let version = versions?.lower {
      return UsageRule(callback, .introduced(version), isAsked: true)
    }
    if core.has(.deprecated) { return UsageRule(callback, .deprecated(versions?.lower), isAsked: true) }
    return nil
  }
}

extension ClaimClause {
  /// The class or protocol that it names.
  var declaringType: DeclaringType? {
    for cue in cues { if case .type(let type) = cue.cue { return type } }
    return nil
  }
}
