import LifecycleEngine

/// Methods that a clause names as what brings something about.
extension UnitArranger {
  /// "A dismissal calls its completion block": that of the call which stands before it.
  mutating func takeCompletion() {
    for index in units.indices where units[index].event?.features == [.completion] {
      guard
        let place = units[..<index].lastIndex(where: { $0.event.flatMap { Callback(completing: $0.features) } != nil }),
        units[place + 1..<index].contains(where: { $0.features.meets([.call, .get]) }),
        let callback = Callback(completing: units[place].features)
      else { continue }
      units[place].isUsed = true
      units[index].kind = .call(Name(callback, owner: .viewController, range: units[index].range))
      units[index].features = []
    }
  }

  /// "Made with initWithCoder:", "initWithNibName で生成した場合": how somebody is made, where another callback is told of.
  mutating func takeMeans() {
    for index in units.indices {
      guard case .call(let name) = units[index].kind, name.callback.isMaking,
        units.contains(where: { $0.isCall && $0.range != units[index].range }) || isTool(index),
        // "When it is created `initWithCoder:` is called": told of, and no means.
        order == .last || index + 1 == units.count || !isVerb(index + 1),
        let place = making(beside: index), var event = units[place].event
      else { continue }
      event.features.insert(name.callback == .initWithCoder ? .storyboard : .code)
      units[place].kind = .content(event)
      units[place].features = event.features
      units[index].kind = .predicate
      units[index].features = []
      units[index].isUsed = true
    }
  }

  /// "Calling `setNeedsLayout` several times", "多次调用 setNeedsLayout": how often the app calls it, and not how often what comes of it is.
  mutating func takeRepeats() {
    for index in units.indices where units[index].event?.isMethod ?? false {
      var count = order == .first ? index + 1 : index - 1
      if order == .last, units.indices.contains(count), isVerb(count) { count -= 1 }
      guard units.indices.contains(count), units[count].features.meets([.twice, .many]), units[count].event == nil,
        units[count].features.isSubset(of: [.twice, .many]), order == .last || count + 1 < units.count,
        var event = units[index].event
      else { continue }
      event.features.formUnion(units[count].features)
      units[index].kind = .content(event)
      units[index].features = event.features
      units[count].kind = .predicate
      units[count].features = []
      units[count].isUsed = true
    }
  }

  /// "用 X 创建的控制器": what it is made with, whatever it gets.
  private func isTool(_ method: Int) -> Bool {
    let made: FeatureSet = [.create, .controller]
    return order == .last && units[(method + 1)...].first?.event.map { made.isSubset(of: $0.features) } ?? false
  }

  /// The place where it is said that somebody is made, on the side of a method where its language has what that brings about.
  private func making(beside method: Int) -> Int? {
    let step = order == .first ? -1 : 1
    var place = method + step
    while units.indices.contains(place) {
      if units[place].event?.features.contains(.create) ?? false { return place }
      switch units[place].kind {
      case .predicate, .of: place += step
      case .relation where units[place].features.isSubset(of: [.at, .during]): place += step
      default: return nil
      }
    }
    return nil
  }
}

extension Callback {
  /// Whether it makes a controller.
  fileprivate var isMaking: Bool {
    switch self {
    case .initPlain, .initWithCoder, .initWithNibNameBundle: true
    default: false
    }
  }
}
