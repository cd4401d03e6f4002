/// "X is deprecated since iOS 6": whether that is what is said of the callbacks, and no word for something else beside them, "calls a
/// deprecated method", nor what will come of them.
enum StandingReader {
  static func tells(_ tokens: ArraySlice<Token>, _ order: Lexicon.Order) -> Bool {
    guard let place = tokens.firstIndex(where: { $0.features.meets([.deprecated, .introduced]) }),
      !tokens.contains(where: { $0.isVerb || $0.has(.soon) || $0.others.contains(.soon) || $0.has(.instead) })
    else { return false }
    let rest = tokens[(place + 1)...]
    guard !rest.contains(where: { $0.isName || $0.has(.of) }) else { return false }
    if order == .last { return true }
    guard let next = rest.first else { return true }
    if case .version = next.kind { return true }
    return next.isMark || next.features.meets([.since, .from, .at, .and, .but])
  }
}
