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
    for name in content where isOn && !run.world.hiddenContent[Int(name.raw)] { represent(name, in: id, &run) }
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
    if isRemoved { dismantle(name, in: id, removes: true, isFirst: true, &run) }
    run.send(.onDisappear, to: receiver(name))
    if run.script.implements(.onCancel, receiver(name)) {
      if run.platform[.tasksAreCancelledLater] {
        run.schedule(.cancelTask(name), at: .laterTurn)
      } else {
        run.send(.onCancel, to: receiver(name))
      }
    }
    if isRemoved { dismantle(name, in: id, removes: true, isFirst: false, &run) }
  }

  /// The views that presented a sheet hear that it is dismissed: a sheet of SwiftUI's is a hosting controller that another
  /// presents.
  static func tellDismissed(_ id: ControllerID, by presenter: ControllerID, hasGone: Bool, _ run: inout Run) {
    let host = run.world.deepestShown(presenter)
    guard run[id].kind == .hosting, run[host].kind == .hosting else { return }
    for name in run.spec(host).content where run.script.implements(.onDismiss, receiver(name)) {
      if run.platform[.sheetTellsWhenItHasGone] == hasGone { run.send(.onDismiss, to: receiver(name)) }
    }
  }

  /// The body of a task is queued where its view appears, and runs when the update is over.
  static func startTask(of name: NameID, _ run: inout Run) {
    if run.world.shownContent[Int(name.raw)] { run.send(.task, to: receiver(name)) }
  }

  /// The app changes its state: a view of SwiftUI's has other values, is left out, or comes back.
  static func change(_ verb: Verb, _ name: NameID, _ run: inout Run) {
    for id in run.world.created where run.spec(id).content.contains(name) {
      let isHidden = run.world.hiddenContent[Int(name.raw)]
      if verb == .updateContent {
        guard run.script.representations.contains(where: { $0.content == name }) else {
          return run.fail(.impossible, "that view of SwiftUI's stands for nothing of UIKit's")
        }
        if run.world.shownContent[Int(name.raw)] { run.turn.changedContent[Int(name.raw)] = true }
      } else {
        if isHidden == (verb == .hideContent) {
          return run.fail(
            .impossible,
            isHidden ? "that view of SwiftUI's is left out already" : "that view of SwiftUI's is not left out")
        }
        run.world.hiddenContent[Int(name.raw)] = !isHidden
      }
      if let view = run[id].view { Layout.mark(view, &run) }
      return
    }
    run.fail(.impossible, "no hosting controller has that view of SwiftUI's now")
  }

  // MARK: What stands for something of UIKit's

  /// Makes what is not there yet, tells of new values, and puts what is new into the host as anybody would.
  private static func represent(_ name: NameID, in host: ControllerID, _ run: inout Run) {
    let isChanged = run.turn.changedContent[Int(name.raw)]
    run.turn.changedContent[Int(name.raw)] = false
    for item in run.script.representations where item.content == name && run.isRunning {
      let isNew = !isMade(item, in: host, &run)
      if isNew {
        run.send(.makeCoordinator, to: receiver(name))
        make(item, &run)
      }
      if isNew || isChanged { run.send(item.isView ? .updateUIView : .updateUIViewController, to: receiver(name)) }
      if isNew { put(item, into: host, &run) }
    }
  }

  private static func make(_ item: Representation, _ run: inout Run) {
    if item.isView {
      return run.send(.makeUIView, to: receiver(item.content)) { Creation.makeView(item.index, &$0) }
    }
    let id = ControllerID(item.index)
    run.send(.makeUIViewController, to: receiver(item.content)) { Creation.create(id, &$0) }
    if run.platform[.representedLoadBeforeUpdate] { ViewLoading.loadedView(of: id, &run) }
  }

  private static func put(_ item: Representation, into host: ControllerID, _ run: inout Run) {
    if !item.isView { return Containment.addChildRecipe(ControllerID(item.index), to: host, &run) }
    if let view = run.world.view(declaredAt: item.index), let place = run[host].view {
      ViewHierarchy.addSubview(view, to: place, &run)
    }
  }

  private static func isMade(_ item: Representation, in host: ControllerID, _ run: inout Run) -> Bool {
    item.isView ? run.world.view(declaredAt: item.index) != nil : run[ControllerID(item.index)].parent == host
  }

  /// A host that is released gives up all that it has; called before it hears of its own end and after.
  static func dismantle(_ host: ControllerID, isFirst: Bool, _ run: inout Run) {
    guard run[host].kind == .hosting, run.isRunning else { return }
    for name in run.spec(host).content {
      dismantle(name, in: host, removes: false, isFirst: isFirst, &run)
      if isFirst { continue }
      run.world.shownContent[Int(name.raw)] = false
      run.world.hiddenContent[Int(name.raw)] = false
    }
  }

  /// Called before others hear of it and after, for which of the two it is is open.
  private static func dismantle(
    _ name: NameID, in host: ControllerID, removes: Bool, isFirst: Bool, _ run: inout Run
  ) {
    for item in run.script.representations where item.content == name && isMade(item, in: host, &run) {
      guard run.platform[.dismantlingComesFirst] == isFirst else { continue }
      run.send(item.isView ? .dismantleUIView : .dismantleUIViewController, to: receiver(name))
      guard removes else { continue }
      if !item.isView {
        Containment.removeChildRecipe(ControllerID(item.index), &run)
      } else if let view = run.world.view(declaredAt: item.index) {
        ViewHierarchy.removeFromSuperview(view, &run)
      }
    }
  }

  // MARK: The phase of the scene

  /// Views that are there hear of each change with the update that follows it; what a launch shows has its first phase
  /// from the start.
  static func phaseChanges(to phase: AppState, in window: WindowID, _ run: inout Run) {
    guard run.script.hearsPhase else { return }
    let isApp = run.script.scenario.windowMaker == .swiftUI
    guard isApp || run.platform[.hostsHearScenePhaseWithoutApp],
      run.world.shownContent != Set256() || phase == .active && run.platform[.launchTellsScenePhase]
    else { return }
    run.schedule(.tellPhase(window, phase), at: .afterCommit)
  }

  static func tell(_ phase: AppState, in window: WindowID, _ run: inout Run) {
    for id in run.world.created {
      guard let view = run[id].view, run[view].window == window else { continue }
      for name in run.spec(id).content where run.world.shownContent[Int(name.raw)] {
        run.send(.scenePhase, to: receiver(name), Argument(.phase, Int(phase.rawValue)))
      }
    }
  }
}
