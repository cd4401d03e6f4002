import LifecycleEngine

/// Whether a clause speaks of applications with scenes or without.
extension UnitArranger {
  /// "In apps without scenes", "no scene delegate": not said of any callback.
  mutating func takeLifeCycle() {
    // "In apps that have adopted scenes": not those that get the callbacks.
    let isPlace = !units.contains { $0.isCall }
    // "(Or what the scene is told instead)": either of them.
    if isPlace, units.first?.has(.or) ?? false { return }
    for index in units.indices where units[index].isSomeone && units[index].has(.scene) {
      let features = units[index].features.subtracting([.done, .still, .same, .system])
      guard
        (isPlace || isUsed(index)) && features.isSubset(of: [.scene, .app, .delegate]) || features == [.scene, .app]
      else { continue }
      if index > 0, units[index - 1].features.meets([.without, .not, .nothing]) { continue }
      // "The scene is still connected": how it is, and no kind of application.
      if units[(index + 1)...].prefix(2).contains(where: { $0.features.meets([.connect, .disconnect]) }) { continue }
      // "アプリがシーンを使っていなければ": where it is a condition, or the clause tells of no call that is denied.
      // "Сцен нет": behind, in any language.
      let isNone = index + 1 < units.count && units[index + 1].features == [.not] && index + 2 == units.count
      let isDenied =
        isNone
        || order == .last && index + 1 < units.count && units[index + 1].has(.not)
          && (isRelation(index + 1) || !units.contains { $0.features.meets([.call, .get, .cause]) })
      clause.lifeCycle = isDenied ? .app : .scene
      units[index].isUsed = true
      if isDenied { units[index + 1].features.remove(.not) }
      // "If the app has adopted scenes".
      if index > 0, case .relation = units[index - 1].kind { units[index - 1].isUsed = true }
      if index + 1 < units.count, order == .last, case .relation = units[index + 1].kind {
        units[index + 1].isUsed = true
      }
    }
    takeWithoutScenes()
    for index in units.indices.dropFirst()
    where !units[index].isUsed && units[index].has(.scene) && units[index].isSomeone {
      guard case .predicate = units[index - 1].kind, units[index - 1].features.meets([.without, .not, .nothing]) else {
        continue
      }
      // "With and without scenes": both.
      let isBoth = index > 1 && previousIsJoint(index - 1)
      clause.lifeCycle = isBoth ? nil : .app
      units[index].isUsed = true
      units[index - 1].isUsed = true
      units[index - 1].features = []
    }
  }

  /// "씬을 쓰면 X는 …", "シーンを使うと X は …": if they are used.
  private func isUsed(_ scene: Int) -> Bool {
    order == .last && scene + 1 < units.count && isRelation(scene + 1) && units[scene + 1].features.meets([.if, .when])
  }

  /// "SceneDelegateを使わないアプリ": not those that have one.
  private mutating func takeWithoutScenes() {
    guard order == .last else { return }
    for index in units.indices.dropLast()
    where units[index].isSomeone && units[index].has(.scene)
      && [[.not], [.without]].contains(units[index + 1].features)
    {
      let isOfApp = index + 2 < units.count && units[index + 2].event?.features.contains(.app) ?? false
      // "Scene 미사용", and no more: in a title.
      guard isOfApp || units.count == 2 && units[1].has(.without) else { continue }
      clause.lifeCycle = .app
      // What the app does stands with it: "Sceneを使わないアプリの起動".
      let isAlone = isOfApp && units[index + 2].isSomeone
      for used in index...index + (isAlone ? 2 : 1) { units[used].isUsed = true }
      units[index + 1].features = []
    }
  }
}
