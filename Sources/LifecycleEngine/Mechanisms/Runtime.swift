// `+load` and `+initialize` of the Objective-C runtime.

extension Simulator {
  /// Every class that implements `+load`, superclasses first, then the categories in the order of compilation.
  mutating func loadImage() {
    var loaded = Array(repeating: false, count: script.scenario.classes.count)
    for index in script.scenario.classes.indices where !script.scenario.classes[index].isCategory {
      loadClass(index, &loaded)
    }
    for (index, declaration) in script.scenario.classes.enumerated()
    where declaration.isCategory && declaration.hasLoad {
      send(.load, to: Receiver(.class, index))
    }
  }

  private mutating func loadClass(_ index: Int, _ loaded: inout [Bool]) {
    guard !loaded[index] else { return }
    loaded[index] = true
    if let base = superclass(of: index) { loadClass(base, &loaded) }
    if script.scenario.classes[index].hasLoad { send(.load, to: Receiver(.class, index)) }
  }

  private func superclass(of index: Int) -> Int? {
    guard let base = script.scenario.classes[index].base else { return nil }
    return script.scenario.classes.firstIndex { $0.name == base && !$0.isCategory }
  }

  /// The first message to a class: its superclass first; a class without its own method runs the inherited one
  /// with itself as the receiver.
  mutating func initializeClass(_ index: Int) {
    guard index < 64, world.usedClasses >> UInt64(index) & 1 == 0 else { return }
    world.usedClasses |= 1 << UInt64(index)
    if let base = superclass(of: index) { initializeClass(base) }
    if hasInitialize(index) { send(.initialize, to: initializeReceiver(index)) }
  }

  private func hasInitialize(_ index: Int) -> Bool {
    var current: Int? = index
    var steps = 0
    while let here = current, steps < 64 {
      let declaration = script.scenario.classes[here]
      if declaration.hasInitialize { return true }
      for category in script.scenario.classes where category.isCategory && category.hasInitialize {
        if category.base == declaration.name { return true }
      }
      current = superclass(of: here)
      steps += 1
    }
    return false
  }

  /// A class that is named like a controller or view is that object's class.
  private func initializeReceiver(_ index: Int) -> Receiver {
    script.receiver(named: script.scenario.classes[index].name) ?? Receiver(.class, index)
  }

  /// Making an object is the first message to its class.
  mutating func useClass(of receiver: Receiver) {
    guard !script.scenario.classes.isEmpty else { return }
    for (index, declaration) in script.scenario.classes.enumerated() where !declaration.isCategory {
      if isClass(declaration.name, of: receiver) { initializeClass(index) }
    }
  }

  private func isClass(_ name: NameID, of receiver: Receiver) -> Bool {
    switch receiver.kind {
    case .controller:
      let spec = script.controllers[Int(receiver.index)]
      return (spec.declaration?.className ?? spec.name) == name || spec.name == name
    case .view: return script.scenario.views[Int(receiver.index)].name == name
    case .appDelegate: return script.appDelegate == name
    case .sceneDelegate: return script.sceneDelegate == name
    default: return false
    }
  }
}
