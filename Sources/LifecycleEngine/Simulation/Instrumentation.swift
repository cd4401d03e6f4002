/// Which entries of a trace the app logs.
///
/// A callback named without a receiver is logged by all of the app's own objects; UIKit's containers, windows,
/// notifications and completion handlers only where they are named.
public struct Instrumentation: Sendable {
  private var own = CallbackSet()
  private var named: [UInt32] = []
  private var wholeReceivers: [Receiver.Kind] = []
  private var isAll = false

  /// What the scenario of a script declares, or else what it expects.
  public init(_ script: Script) {
    if let log = script.scenario.log {
      isAll = log.isAll
      for entry in log.entries { add(entry.receiver, entry.callback, script) }
      return
    }
    var expectsAnything = false
    for step in script.scenario.steps {
      for expectation in step.expectations {
        guard case .entry(let entry) = expectation.kind else { continue }
        expectsAnything = true
        if entry.receiver.role == .object || entry.receiver.role == .main { own[entry.callback] = true }
        add(entry.receiver, entry.callback, script)
      }
    }
    if !expectsAnything { for callback in Instrumentation.defaultCallbacks { own[callback] = true } }
  }

  /// What is shown where a scenario does not say what it logs.
  static let defaultCallbacks: [Callback] = Callback.allCases.filter { callback in
    switch callback.info.family {
    case .appearance, .states, .scenes: callback.info.kind == .callback
    default:
      switch callback {
      case .applicationDidFinishLaunchingWithOptions, .applicationWillTerminate, .loadView, .viewDidLoad,
        .viewWillUnload, .viewDidUnload, .didReceiveMemoryWarning, .applicationDidReceiveMemoryWarning, .dealloc:
        true
      default: false
      }
    }
  }

  private mutating func add(_ name: ReceiverName?, _ callback: Callback?, _ script: Script) {
    guard let name else {
      guard let callback else { return }
      if callback.info.isNotification { addWhole(.notification, callback) }
      own[callback] = true
      return
    }
    switch name.role {
    case .main: own[.main] = true
    case .notification: addWhole(.notification, callback)
    case .completion: addWhole(.completion, callback)
    case .returning: addWhole(.returning, callback)
    case .console: addWhole(.console, callback)
    case .object:
      guard let callback, let receiver = script.receiver(named: name.name) else { return }
      named.append(Script.key(receiver, callback))
      for (index, declaration) in script.scenario.classes.enumerated() where declaration.name == name.name {
        named.append(Script.key(Receiver(.class, index), callback))
      }
    case .gesture:
      guard let callback, case .view(let index) = script.meaning(of: name.name) else { return }
      named.append(Script.key(Receiver(.gesture, index), callback))
    }
  }

  private mutating func addWhole(_ kind: Receiver.Kind, _ callback: Callback?) {
    if let callback, kind == .notification {
      named.append(Script.key(Receiver(kind), callback))
    } else {
      wholeReceivers.append(kind)
    }
  }

  /// Whether an entry is logged.
  public func contains(_ entry: Entry, in script: Script) -> Bool {
    switch entry.receiver.kind {
    case .completion, .returning, .console: return wholeReceivers.contains(entry.receiver.kind)
    case .notification, .window, .gesture:
      return wholeReceivers.contains(entry.receiver.kind)
        || named.contains(Script.key(entry.receiver, entry.callback))
    case .appDelegate where entry.callback.info.owner == .responder:
      // A delegate is a responder too, but what an app instruments there are its delegate methods.
      return isAll || named.contains(Script.key(entry.receiver, entry.callback))
    case .controller where script.controllers[Int(entry.receiver.index)].kind.isUIKit:
      // A method that only a container has is one that the app's own subclass overrides.
      return named.contains(Script.key(entry.receiver, entry.callback))
        || entry.callback.info.owner.isContainer && own[entry.callback]
    case .controller where entry.callback.info.kind == .call:
      // What an app calls is no callback: it is logged where somebody asks for it.
      return own[entry.callback] || named.contains(Script.key(entry.receiver, entry.callback))
    case .view where entry.callback.isOnlyCalledByApps:
      return own[entry.callback] || named.contains(Script.key(entry.receiver, entry.callback))
    case .process, .appDelegate, .sceneDelegate, .object, .controller, .view, .class:
      return isAll || own[entry.callback] || named.contains(Script.key(entry.receiver, entry.callback))
    }
  }
}

extension Callback {
  /// A method of a view that UIKit itself does not call, as far as a scenario can tell.
  fileprivate var isOnlyCalledByApps: Bool {
    switch info.family {
    case .layout, .lists: info.kind == .call
    case .viewHierarchy: info.kind == .call && self != .removeFromSuperview
    default: false
    }
  }
}

extension Owner {
  /// One of UIKit's classes of containers.
  fileprivate var isContainer: Bool {
    switch self {
    case .navigationController, .tabBarController, .pageViewController: true
    default: false
    }
  }
}
