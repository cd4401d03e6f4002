/// `+load` and `+initialize` of the Objective-C runtime.
enum ObjectiveCRuntime {
  /// Every class that implements `+load`, superclasses first, then the categories in the order of compilation.
  static func loadImage(_ run: inout Run) {
    var loaded = Array(repeating: false, count: run.script.scenario.classes.count)
    for index in run.script.scenario.classes.indices where !run.script.scenario.classes[index].isCategory {
      loadClass(index, &loaded, &run)
    }
    for (index, declaration) in run.script.scenario.classes.enumerated()
    where declaration.isCategory && declaration.hasLoad {
      run.send(.load, to: Receiver(.class, index))
    }
  }

  private static func loadClass(_ index: Int, _ loaded: inout [Bool], _ run: inout Run) {
    guard !loaded[index] else { return }
    loaded[index] = true
    if let base = superclass(of: index, run.script) { loadClass(base, &loaded, &run) }
    if run.script.scenario.classes[index].hasLoad { run.send(.load, to: Receiver(.class, index)) }
  }

  private static func superclass(of index: Int, _ script: Script) -> Int? {
    guard let base = script.scenario.classes[index].base else { return nil }
    return script.scenario.classes.firstIndex { $0.name == base && !$0.isCategory }
  }

  /// The first message to a class: its superclass first; a class without its own method runs the inherited one
  /// with itself as the receiver.
  static func initializeClass(_ index: Int, _ run: inout Run) {
    guard index < 64, run.world.usedClasses >> UInt64(index) & 1 == 0 else { return }
    run.world.usedClasses |= 1 << UInt64(index)
    if let base = superclass(of: index, run.script) { initializeClass(base, &run) }
    if hasInitialize(index, run.script) { run.send(.initialize, to: initializeReceiver(index, run.script)) }
  }

  private static func hasInitialize(_ index: Int, _ script: Script) -> Bool {
    var current: Int? = index
    var steps = 0
    while let here = current, steps < 64 {
      let declaration = script.scenario.classes[here]
      if declaration.hasInitialize { return true }
      for category in script.scenario.classes where category.isCategory && category.hasInitialize {
        if category.base == declaration.name { return true }
      }
      current = superclass(of: here, script)
      steps += 1
    }
    return false
  }

  /// A class that is named like a controller or view is that object's class.
  private static func initializeReceiver(_ index: Int, _ script: Script) -> Receiver {
    script.receiver(named: script.scenario.classes[index].name) ?? Receiver(.class, index)
  }

  /// Making an object is the first message to its class.
  static func useClass(of receiver: Receiver, _ run: inout Run) {
    guard !run.script.scenario.classes.isEmpty else { return }
    for (index, declaration) in run.script.scenario.classes.enumerated() where !declaration.isCategory {
      if isClass(declaration.name, of: receiver, run.script) { initializeClass(index, &run) }
    }
  }

  private static func isClass(_ name: NameID, of receiver: Receiver, _ script: Script) -> Bool {
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
