import LifecycleEngine

/// Decides who receives `init`, `awakeFromNib`, `dealloc` and `initWithCoder:`: any object can.
struct OwnerReader {
  let bytes: [UInt8]
  let orderings: [OrderingDraft]
  private let isAboutViews: Bool

  init(bytes: [UInt8], mentions: [Mention], orderings: [OrderingDraft]) {
    self.bytes = bytes
    self.orderings = orderings
    let views = mentions.filter { $0.callback.info.owner == .view }.count
    let controllers = mentions.filter { $0.callback.info.owner == .viewController }.count
    isAboutViews = views > controllers
  }

  /// The owners of all mentions; only those that the name leaves open change.
  func owners(_ mentions: [Mention]) -> [Owner] {
    var owners = mentions.map { $0.callback.info.owner }
    for ordering in orderings {
      let known = ordering.steps.compactMap { $0.callback?.info.owner }
      let views = known.filter { $0 == .view }.count
      let controllers = known.filter { $0 == .viewController }.count
      guard views != controllers else { continue }
      for step in ordering.steps {
        guard let mention = step.mention, owners[mention] == .object else { continue }
        owners[mention] = views > controllers ? .view : .viewController
      }
    }
    for (index, mention) in mentions.enumerated() where owners[index] == .object {
      owners[index] = onLine(of: mention) ?? (isAboutViews ? .view : .viewController)
    }
    return owners
  }

  /// The class named on the line of a mention.
  private func onLine(of mention: Mention) -> Owner? {
    let (lower, upper) = (mention.range.lowerBound, mention.range.upperBound)
    let end = bytes.endOfLine(from: upper, to: min(bytes.count, upper + 200))
    var owner: Owner?
    var offset = bytes.startOfLine(before: lower, downTo: max(0, lower - 200))
    while offset < end {
      guard bytes[offset].isLetter else {
        offset += 1
        continue
      }
      let wordEnd = bytes.endOfIdentifier(from: offset, to: end)
      if wordEnd - offset >= 6 {
        if wordEnd - offset >= 10, bytes.hasWord("controller", at: wordEnd - 10) { return .viewController }
        if bytes[offset].isUpper, bytes.hasWord("view", at: wordEnd - 4) { owner = .view }
      }
      offset = wordEnd
    }
    return owner
  }
}
