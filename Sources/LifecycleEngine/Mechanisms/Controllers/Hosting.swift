/// SwiftUI inside a hosting controller, which is an ordinary controller to UIKit.
///
/// What is shown follows from the controller's appearance and from the app's state; an update brings one up to the other. It
/// comes with the layout of the controller's view, and where the appearance ends.
enum Hosting {
  static func receiver(_ name: NameID) -> Receiver { Receiver(.object, Int(name.raw)) }

  // MARK: Updates

  /// What came is made, and told that it appears before the controller's viewDidAppear; what went hears of it when it
  /// has gone.
  static func update(_ id: ControllerID, _ run: inout Run) {
    guard run[id].kind == .hosting, run[id].appearance != .disappearing else { return }
    let isOn = run[id].appearance != .disappeared
    let content = run.spec(id).content
    for name in content where isOn && !run.world.hiddenContent[Int(name.raw)] {
      represent(name, in: id, &run)
      if run.turn.changedContent[Int(name.raw)] { updateRepresented(by: name, &run) }
    }
    for name in content {
      let isHidden = run.world.hiddenContent[Int(name.raw)]
      let isShown = run.world.shownContent[Int(name.raw)]
      if isShown == (isOn && !isHidden) { continue }
      run.world.shownContent[Int(name.raw)] = !isShown
      if isShown {
        disappear(name, from: id, isRemoved: isHidden, &run)
      } else {
        run.send(.onAppear, to: receiver(name))
        run.schedule(.startTask(name), at: .afterCommit)
      }
    }
  }

  private static func disappear(_ name: NameID, from id: ControllerID, isRemoved: Bool, _ run: inout Run) {
    let dismantlesFirst = isRemoved && dismantlesFirst(name, in: id, run)
    if dismantlesFirst { dismantle(name, in: id, removes: true, &run) }
    run.send(.onDisappear, to: receiver(name))
    if run.script.implements(.onCancel, receiver(name)), run.platform.delivers(.onCancel) {
      if run.platform[.tasksAreCancelledLater] {
        run.schedule(.cancelTask(name), at: .laterTurn)
      } else {
        run.send(.onCancel, to: receiver(name))
      }
    }
    if isRemoved, !dismantlesFirst { dismantle(name, in: id, removes: true, &run) }
  }

  private static func dismantlesFirst(_ name: NameID, in host: ControllerID, _ run: Run) -> Bool {
    represented(by: name, run.script).contains { isMade($0, in: host, run) } && run.platform[.dismantlingComesFirst]
  }

  /// The body of a task is queued where its view appears, and runs when the update is over.
  static func startTask(of name: NameID, _ run: inout Run) {
    if run.world.shownContent[Int(name.raw)] { run.send(.task, to: receiver(name)) }
  }

  /// The app changes its state: a view of SwiftUI's has other values, is left out, or comes back.
  static func change(_ verb: Verb, _ name: NameID, _ run: inout Run) {
    guard let host = run.world.created.first(where: { run.spec($0).content.contains(name) }) else {
      return run.fail(.impossible, "no hosting controller has that view of SwiftUI's now")
    }
    let isHidden = run.world.hiddenContent[Int(name.raw)]
    switch verb {
    case .updateContent:
      guard !represented(by: name, run.script).isEmpty else {
        return run.fail(.impossible, "that view of SwiftUI's stands for nothing of UIKit's")
      }
      if run.world.shownContent[Int(name.raw)] { run.turn.changedContent[Int(name.raw)] = true }
    case .hideContent:
      if isHidden { return run.fail(.impossible, "that view of SwiftUI's is left out already") }
      run.world.hiddenContent[Int(name.raw)] = true
    default:
      if !isHidden { return run.fail(.impossible, "that view of SwiftUI's is not left out") }
      run.world.hiddenContent[Int(name.raw)] = false
    }
    if let view = run[host].view { Layout.mark(view, &run) }
  }

  // MARK: What stands for something of UIKit's

  /// A controller or a view, as the script knows it.
  private enum Represented {
    case controller(ControllerID)
    case view(Int)
  }

  private static func represented(by name: NameID, _ script: Script) -> [Represented] {
    var found: [Represented] = []
    for index in script.controllers.indices where script.controllers[index].declaration?.representative == name {
      found.append(.controller(ControllerID(index)))
    }
    for index in script.scenario.views.indices where script.scenario.views[index].place == .representedBy(name) {
      found.append(.view(index))
    }
    return found
  }

  /// Makes what is not there yet, updates it, and puts it into the host as anybody would.
  private static func represent(_ name: NameID, in host: ControllerID, _ run: inout Run) {
    for represented in represented(by: name, run.script) where run.isRunning && !isMade(represented, in: host, run) {
      run.send(.makeCoordinator, to: receiver(name))
      switch represented {
      case .controller(let id):
        run.send(.makeUIViewController, to: receiver(name)) { Creation.create(id, &$0) }
        if run.platform[.representedLoadBeforeUpdate] { ViewLoading.loadedView(of: id, &run) }
        run.send(.updateUIViewController, to: receiver(name))
        Containment.addChildRecipe(id, to: host, &run)
      case .view(let index):
        run.send(.makeUIView, to: receiver(name)) { Creation.makeView(index, &$0) }
        run.send(.updateUIView, to: receiver(name))
        if let view = run.world.view(declaredAt: index), let place = run[host].view {
          ViewHierarchy.addSubview(view, to: place, &run)
        }
      }
      run.turn.changedContent[Int(name.raw)] = false
    }
  }

  private static func isMade(_ represented: Represented, in host: ControllerID, _ run: Run) -> Bool {
    switch represented {
    case .controller(let id): run[id].parent == host
    case .view(let index): run.world.view(declaredAt: index) != nil
    }
  }

  private static func updateRepresented(by name: NameID, _ run: inout Run) {
    run.turn.changedContent[Int(name.raw)] = false
    for represented in represented(by: name, run.script) {
      switch represented {
      case .controller: run.send(.updateUIViewController, to: receiver(name))
      case .view: run.send(.updateUIView, to: receiver(name))
      }
    }
  }

  /// A host that is released gives up all that it has; called before it hears of its own end and after.
  static func dismantle(_ host: ControllerID, isBefore: Bool, _ run: inout Run) {
    guard run[host].kind == .hosting, run.isRunning else { return }
    for name in run.spec(host).content {
      if dismantlesFirst(name, in: host, run) == isBefore { dismantle(name, in: host, removes: false, &run) }
      if isBefore { continue }
      run.world.shownContent[Int(name.raw)] = false
      run.world.hiddenContent[Int(name.raw)] = false
    }
  }

  private static func dismantle(_ name: NameID, in host: ControllerID, removes: Bool, _ run: inout Run) {
    for represented in represented(by: name, run.script) where isMade(represented, in: host, run) {
      switch represented {
      case .controller(let id):
        run.send(.dismantleUIViewController, to: receiver(name))
        if removes { Containment.removeChildRecipe(id, &run) }
      case .view(let index):
        run.send(.dismantleUIView, to: receiver(name))
        if removes, let view = run.world.view(declaredAt: index) { ViewHierarchy.removeFromSuperview(view, &run) }
      }
    }
  }

  // MARK: The phase of the scene

  /// Views that are there hear of each change with the update that follows it; what a launch shows has its first phase
  /// from the start.
  static func phaseChanges(to phase: AppState, in window: WindowID, _ run: inout Run) {
    guard run.script.hasContent, run.platform.delivers(.scenePhase), hearsPhase(run) else { return }
    let isApp = run.script.scenario.windowMaker == .swiftUI
    guard isApp || run.platform[.hostsHearScenePhaseWithoutApp] else { return }
    let isShown = run.world.created.contains { showsContent($0, in: window, run) }
    guard isShown || phase == .active && run.platform[.launchTellsScenePhase] else { return }
    run.schedule(.tellPhase(window, phase), at: .afterCommit)
  }

  /// Whether any view of SwiftUI's looks at its scene's phase.
  private static func hearsPhase(_ run: Run) -> Bool {
    run.world.created.contains { host in
      run.spec(host).content.contains { run.script.implements(.scenePhase, receiver($0)) }
    }
  }

  private static func showsContent(_ id: ControllerID, in window: WindowID, _ run: Run) -> Bool {
    guard let view = run[id].view, run[view].window == window else { return false }
    return run.spec(id).content.contains { run.world.shownContent[Int($0.raw)] }
  }

  static func tell(_ phase: AppState, in window: WindowID, _ run: inout Run) {
    let hosts = run.world.created.filter { showsContent($0, in: window, run) }
    for id in hosts {
      for name in run.spec(id).content where run.world.shownContent[Int(name.raw)] {
        run.send(.scenePhase, to: receiver(name), Argument(.phase, Int(phase.rawValue)))
      }
    }
  }
}
