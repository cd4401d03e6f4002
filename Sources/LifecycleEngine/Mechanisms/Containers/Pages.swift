/// Page view controllers.
enum Pages {
  /// `setViewControllers:direction:animated:` sends the new page's callbacks at once, even before the page view
  /// controller itself is on screen.
  static func setPages(_ list: [ControllerID], of page: ControllerID, _ run: inout Run) {
    guard let new = list.first else { return }
    run.send(.setViewControllersDirectionAnimatedCompletion, to: .controller(page)) { setPage(new, of: page, &$0) }
  }

  private static func setPage(_ new: ControllerID, of page: ControllerID, _ run: inout Run) {
    Creation.create(new, &run)
    let old = run[page].shown
    guard old != new else { return }
    if run.world.interactive?.owner == page { AppearanceTransition.loseFinger(&run) }
    // No published log shows what comes of it; apps report "Duplicate states in queue".
    if run[page][.isInTransition] { return run.fail(.impossible, "a page is being turned") }
    Creation.adopt(new, by: page, &run)
    run[page].shown = new
    run[page][.knowsNeighbours] = false
    guard run[page].view != nil else {
      run.send(.didMoveToParentViewController, to: .controller(new), .controller(page))
      return
    }
    ViewLoading.loadedView(of: new, &run)
    Occupants.begin(new, true, animated: false, &run)
    Occupants.begin(old, false, animated: false, &run)
    Occupants.attach(new, to: page, &run)
    Occupants.endComing(new, &run)
    Occupants.letGo(new, &run)
    Occupants.takeOut(old, &run)
    Occupants.endLeaving(old, &run)
    Occupants.letGo(old, &run)
    releasePage(old, of: page, &run)
    run.send(.didMoveToParentViewController, to: .controller(new), .controller(page))
  }

  private static func releasePage(_ old: ControllerID?, of page: ControllerID, _ run: inout Run) {
    guard let old else { return }
    run.send(.willMoveToParentViewController, to: .controller(old), .nil)
    run[page].children.removeAll { $0 == old }
    run[old].parent = nil
    run.send(.didMoveToParentViewController, to: .controller(old), .nil)
    run.turn.referencesChanged = true
  }

  /// The finger starts to turn a page; nil if there is none on that side.
  static func beginTurn(_ page: ControllerID, forward: Bool, _ run: inout Run) -> Transition? {
    guard !run[page][.isInTransition], let old = run[page].shown,
      let new = neighbour(of: old, in: page, forward: forward, run.script)
    else { return nil }
    askBeforeTurn(page, forward: forward, of: old, &run)
    Creation.create(new, &run)
    Creation.adopt(new, by: page, &run)
    ViewLoading.loadedView(of: new, &run)
    run.tellDelegate(of: page, .pageViewControllerWillTransitionToViewControllers, .controller(new))
    Occupants.begin(new, true, animated: true, &run)
    Occupants.begin(old, false, animated: true, &run)
    run[page][.isInTransition] = true
    Occupants.attach(new, to: page, &run)
    let kind: Transition.Kind = run.spec(page).isCurl ? .curl : .scroll
    var transition = Transition(kind: kind, owner: page, from: old, to: new)
    transition.goesBack = !forward
    return transition
  }

  static func endTurn(_ transition: Transition, _ run: inout Run) {
    guard let new = run.world.child(transition.to, of: transition.owner) else { return cancelTurn(transition, &run) }
    let old = run.world.child(transition.from, of: transition.owner)
    run[transition.owner][.isInTransition] = false
    run[transition.owner].shown = new
    if transition.kind == .scroll {
      Occupants.finish(new, in: transition.owner, &run)
      Occupants.endLeaving(old, animated: true, &run)
    } else {
      Occupants.endLeaving(old, animated: true, &run)
      Occupants.finish(new, in: transition.owner, &run)
    }
    Occupants.takeOut(old, &run)
    Occupants.letGo(old, &run)
    Occupants.letGo(new, &run)
    run.send(.didMoveToParentViewController, to: .controller(new), .controller(transition.owner))
    releasePage(old, of: transition.owner, &run)
    run.tellDelegate(of: transition.owner, .pageViewControllerDidFinishAnimating, .flag(true))
    // The page that was left is the neighbour on its side; who lies beyond the new one is not known.
    if transition.kind == .scroll { askForNeighbour(transition.owner, forward: !transition.goesBack, of: new, &run) }
  }

  /// A page that falls back: the scroll style settles the old page first, the curl interleaves the two.
  static func cancelTurn(_ transition: Transition, _ run: inout Run) {
    let old = run.world.child(transition.from, of: transition.owner)
    let new = run.world.child(transition.to, of: transition.owner)
    run.recorder.phase = .animationEnd
    run[transition.owner][.isInTransition] = false
    if transition.kind == .scroll {
      Occupants.begin(old, true, animated: true, &run)
      Occupants.endComing(old, &run)
      Occupants.endLeaving(new, animated: true, &run)
    } else {
      Occupants.begin(new, false, animated: true, &run)
      Occupants.begin(old, true, animated: true, &run)
      Occupants.endLeaving(new, animated: true, &run)
      Occupants.endComing(old, &run)
    }
    Occupants.takeOut(new, &run)
    Occupants.letGo(old, &run)
    Occupants.letGo(new, &run)
    releasePage(new, of: transition.owner, &run)
    run.tellDelegate(of: transition.owner, .pageViewControllerDidFinishAnimating, .flag(false))
  }

  /// Pages that curl are asked for when they are turned to. Those that scroll lie side by side: both neighbours are
  /// asked for at the first scroll, and kept.
  private static func askBeforeTurn(_ page: ControllerID, forward: Bool, of id: ControllerID, _ run: inout Run) {
    if run.spec(page).isCurl { return askDataSource(page, forward: forward, of: id, &run) }
    if run[page][.knowsNeighbours] { return }
    run[page][.knowsNeighbours] = true
    askForNeighbour(page, forward: true, of: id, &run)
    askForNeighbour(page, forward: false, of: id, &run)
  }

  private static func askForNeighbour(_ page: ControllerID, forward: Bool, of id: ControllerID, _ run: inout Run) {
    askDataSource(page, forward: forward, of: id, &run)
    if let neighbour = neighbour(of: id, in: page, forward: forward, run.script) { Creation.create(neighbour, &run) }
  }

  private static func neighbour(of id: ControllerID, in page: ControllerID, forward: Bool, _ script: Script)
    -> ControllerID?
  {
    let pages = script.spec(page).rootChildren
    guard let index = pages.firstIndex(of: id) else { return nil }
    let next = forward ? index + 1 : index - 1
    return pages.indices.contains(next) ? pages[next] : nil
  }

  /// The pages that a page view controller keeps beside the one that it shows.
  static func keptPages(of page: ControllerID, _ run: Run) -> ShortList<ControllerID> {
    guard run[page][.knowsNeighbours], let shown = run[page].shown else { return [] }
    var kept = ShortList(neighbour(of: shown, in: page, forward: false, run.script))
    if let after = neighbour(of: shown, in: page, forward: true, run.script) { kept.append(after) }
    return kept
  }

  private static func askDataSource(_ page: ControllerID, forward: Bool, of id: ControllerID, _ run: inout Run) {
    guard let source = run.spec(page).dataSource, let receiver = run.script.receiver(named: source) else { return }
    let question: Callback =
      forward
      ? .pageViewControllerViewControllerAfterViewController : .pageViewControllerViewControllerBeforeViewController
    run.send(question, to: receiver, .controller(id))
  }
}
