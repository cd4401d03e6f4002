import LifecycleEngine

extension Stage {
  /// A scenario on this stage: its declarations, then each move as a step.
  /// - Parameters:
  ///   - names: what the controllers are called.
  ///   - letters: how many of them play.
  ///   - log: what is logged, each as the scenario names it.
  ///   - namesLifeCycle: whether the life cycle is said; else it is what new projects for the version have.
  func text(
    _ moves: [Move], by names: [[UInt8]] = Stage.names, of letters: Int = Stage.names.count, log: [[UInt8]] = [],
    namesLifeCycle: Bool = true
  ) -> [UInt8] {
    var text = declarations(Array(names.prefix(letters)), log, namesLifeCycle)
    for move in moves {
      text.append(contentsOf: move.text(names))
      text.append("\n")
    }
    return text
  }

  private func declarations(_ names: [[UInt8]], _ log: [[UInt8]], _ namesLifeCycle: Bool) -> [UInt8] {
    var text: [UInt8] = []
    text.append("ios: ")
    version.write(to: &text)
    text.append("\n")
    if namesLifeCycle { text.append(lifeCycle == .app ? "life-cycle: app\n" : "life-cycle: scene\n") }
    writeRoot(names, &text)
    writeControllers(names, &text)
    writeViews(names, &text)
    writeDelegates(names, &text)
    writeLog(log, &text)
    text.append("\n")
    return text
  }

  private func writeRoot(_ names: [[UInt8]], _ text: inout [UInt8]) {
    text.append("root: ")
    switch root {
    case .navigation: text.append("nav(")
    case .plain: break
    case .tabs: text.append("tab(")
    case .navigationInTabs: text.append("tab(nav(")
    }
    text.append(contentsOf: names[0])
    if root == .navigationInTabs { text.append(")") }
    if root == .tabs || root == .navigationInTabs {
      text.append(", ")
      text.append(contentsOf: names[1])
    }
    text.append(root == .plain ? "\n" : ")\n")
  }

  private func writeControllers(_ names: [[UInt8]], _ text: inout [UInt8]) {
    for (index, name) in names.enumerated() {
      text.append("controller ")
      text.append(contentsOf: name)
      let isStoryboard = making == .storyboard || index == 0 && making != .code
      text.append(
        isStoryboard
          ? ": from storyboard\n" : making == .storyboardThenNib ? ": from nib \"View\"\n" : ": from code\n")
      writeClass(name, &text)
      if optional.contains(.viewDidUnload) || optional.contains(.viewWillUnload) {
        // Only a view that can be made again is unloaded.
        text.append("when ")
        text.append(contentsOf: name)
        text.append(".loadView: call super\n")
      }
    }
  }

  private func writeClass(_ name: [UInt8], _ text: inout [UInt8]) {
    let loads = optional.contains(.load)
    let initializes = optional.contains(.initialize)
    guard loads || initializes else { return }
    text.append("class ")
    text.append(contentsOf: name)
    text.append(loads && initializes ? ": load; initialize\n" : loads ? ": load\n" : ": initialize\n")
  }

  private func writeViews(_ names: [[UInt8]], _ text: inout [UInt8]) {
    switch view {
    case .none: break
    case .loose, .madeOnLoad:
      text.append("view V: loose; from code; frame 0 100 200 200")
      text.append(optional.contains(.updateConstraints) ? "; constraints\n" : "\n")
      guard view == .madeOnLoad else { break }
      text.append("when ")
      text.append(contentsOf: names[0])
      text.append(".viewDidLoad: call super; create V; add V to ")
      text.append(contentsOf: names[0])
      text.append(".view\n")
    case .root:
      for (index, name) in names.enumerated() {
        text.append("view V")
        text.append(decimal: index + 1)
        text.append(": root of ")
        text.append(contentsOf: name)
        text.append("\n")
      }
    }
  }

  private func writeDelegates(_ names: [[UInt8]], _ text: inout [UInt8]) {
    for owner in delegates {
      switch owner {
      case .navigationControllerDelegate: text.append("nav Nav: delegate NavDelegate\n")
      case .tabBarControllerDelegate:
        text.append("tab Tab: delegate TabDelegate")
        text.append(hasProviders ? "; providers\n" : "\n")
      default:
        for name in names.dropFirst() {
          text.append("presentation ")
          text.append(contentsOf: name)
          text.append(": delegate SheetDelegate\n")
        }
      }
    }
  }

  private func writeLog(_ log: [[UInt8]], _ text: inout [UInt8]) {
    var named: [[UInt8]] = log
    if named.isEmpty { named = optional.map { $0.name } }
    if named.isEmpty, logsAfterSuper { named = [Callback.initPlain.name] }
    guard !named.isEmpty else { return }
    text.append("log: ")
    for (index, name) in named.enumerated() {
      if index > 0 { text.append(", ") }
      text.append(contentsOf: name)
    }
    text.append(logsAfterSuper ? "; after super\n" : "\n")
  }
}

extension Callback {
  /// The callback as a scenario logs it.
  var name: [UInt8] {
    var text: [UInt8] = []
    if info.isNotification { text.append("notification.") }
    text.append(info.selector)
    return text
  }
}
