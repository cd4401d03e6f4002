// Page view controllers.

extension Simulator {
  /// `setViewControllers:direction:animated:` sends the new page's callbacks at once, even before the page view
  /// controller itself is on screen.
  mutating func setPages(_ list: [ControllerID], of page: ControllerID) {
    guard let new = list.first else { return }
    send(.setViewControllersDirectionAnimatedCompletion, to: .controller(page)) { $0.setPage(new, of: page) }
  }

  private mutating func setPage(_ new: ControllerID, of page: ControllerID) {
    create(new)
    let old = self[page].shown
    guard old != new else { return }
    if world.interactive?.owner == page { loseFinger() }
    adopt(new, by: page)
    self[page].shown = new
    self[page].knowsNeighbours = false
    guard self[page].view != nil else {
      send(.didMoveToParentViewController, to: .controller(new), .controller(page))
      return
    }
    loadedView(of: new)
    self[new].isDriven = true
    beginAppearance(new, true, animated: false)
    if let old { beginLeaving(old) }
    attachChildView(new, to: page)
    endAppearance(new)
    self[new].isDriven = false
    if let old { finishLeaving(old, of: page) }
    send(.didMoveToParentViewController, to: .controller(new), .controller(page))
  }

  private mutating func beginLeaving(_ old: ControllerID) {
    self[old].isDriven = true
    beginAppearance(old, false, animated: false)
  }

  private mutating func finishLeaving(_ old: ControllerID, of page: ControllerID) {
    if let view = self[old].view { removeFromSuperview(view) }
    if self[old].appearance == .disappearing { endAppearance(old) }
    self[old].isDriven = false
    releasePage(old, of: page)
  }

  private mutating func releasePage(_ old: ControllerID, of page: ControllerID) {
    send(.willMoveToParentViewController, to: .controller(old), .nil)
    self[page].children.removeAll { $0 == old }
    self[old].parent = nil
    send(.didMoveToParentViewController, to: .controller(old), .nil)
    referencesChanged = true
  }

  /// The finger starts to turn a page; nil if there is none on that side.
  mutating func beginPageTurn(_ page: ControllerID, forward: Bool) -> Transition? {
    guard !self[page].isInTransition, let old = self[page].shown,
      let new = neighbour(of: old, in: page, forward: forward)
    else { return nil }
    askBeforeTurn(page, forward: forward, of: old)
    create(new)
    adopt(new, by: page)
    loadedView(of: new)
    sendPageDelegate(.pageViewControllerWillTransitionToViewControllers, page, .controller(new))
    self[new].isDriven = true
    self[old].isDriven = true
    beginAppearance(new, true, animated: true)
    beginAppearance(old, false, animated: true)
    self[page].isInTransition = true
    attachChildView(new, to: page)
    let kind: Transition.Kind = spec(page).isCurl ? .curl : .scroll
    var transition = Transition(kind: kind, owner: page, from: old, to: new)
    transition.goesBack = !forward
    return transition
  }

  mutating func endPageTurn(_ transition: Transition) {
    guard let old = transition.from, let new = transition.to else { return }
    self[transition.owner].isInTransition = false
    self[transition.owner].shown = new
    if transition.kind == .scroll {
      finishAppearing(new, in: transition.owner)
      endAppearance(old)
    } else {
      endAppearance(old)
      finishAppearing(new, in: transition.owner)
    }
    if let view = self[old].view { removeFromSuperview(view) }
    self[old].isDriven = false
    self[new].isDriven = false
    send(.didMoveToParentViewController, to: .controller(new), .controller(transition.owner))
    releasePage(old, of: transition.owner)
    sendPageDelegate(.pageViewControllerDidFinishAnimating, transition.owner, .flag(true))
    // The page that was left is the neighbour on its side; who lies beyond the new one is not known.
    if transition.kind == .scroll { askForNeighbour(transition.owner, forward: !transition.goesBack, of: new) }
  }

  /// A page that falls back: the scroll style settles the old page first, the curl interleaves the two.
  mutating func cancelPageTurn(_ transition: Transition) {
    guard let old = transition.from, let new = transition.to else { return }
    phase = .animationEnd
    self[transition.owner].isInTransition = false
    if transition.kind == .scroll {
      beginAppearance(old, true, animated: true)
      endAppearance(old)
      beginAppearance(new, false, animated: true)
      endAppearance(new)
    } else {
      beginAppearance(new, false, animated: true)
      beginAppearance(old, true, animated: true)
      endAppearance(new)
      endAppearance(old)
    }
    if let view = self[new].view { removeFromSuperview(view) }
    self[old].isDriven = false
    self[new].isDriven = false
    releasePage(new, of: transition.owner)
    sendPageDelegate(.pageViewControllerDidFinishAnimating, transition.owner, .flag(false))
  }

  private mutating func sendPageDelegate(_ callback: Callback, _ page: ControllerID, _ argument: Argument) {
    guard let delegate = spec(page).delegate, let receiver = script.receiver(named: delegate) else { return }
    send(callback, to: receiver, argument)
  }

  /// Pages that curl are asked for when they are turned to. Those that scroll lie side by side: both neighbours are
  /// asked for at the first scroll, and kept.
  private mutating func askBeforeTurn(_ page: ControllerID, forward: Bool, of id: ControllerID) {
    if spec(page).isCurl { return askDataSource(page, forward: forward, of: id) }
    if self[page].knowsNeighbours { return }
    self[page].knowsNeighbours = true
    askForNeighbour(page, forward: true, of: id)
    askForNeighbour(page, forward: false, of: id)
  }

  private mutating func askForNeighbour(_ page: ControllerID, forward: Bool, of id: ControllerID) {
    askDataSource(page, forward: forward, of: id)
    if let neighbour = neighbour(of: id, in: page, forward: forward) { create(neighbour) }
  }

  private func neighbour(of id: ControllerID, in page: ControllerID, forward: Bool) -> ControllerID? {
    let pages = spec(page).rootChildren
    guard let index = pages.firstIndex(of: id) else { return nil }
    let next = forward ? index + 1 : index - 1
    return pages.indices.contains(next) ? pages[next] : nil
  }

  /// The pages that a page view controller keeps beside the one that it shows.
  func keptPages(of page: ControllerID) -> ShortList<ControllerID> {
    guard self[page].knowsNeighbours, let shown = self[page].shown else { return [] }
    var kept = ShortList(neighbour(of: shown, in: page, forward: false))
    if let after = neighbour(of: shown, in: page, forward: true) { kept.append(after) }
    return kept
  }

  private mutating func askDataSource(_ page: ControllerID, forward: Bool, of id: ControllerID) {
    guard let source = spec(page).dataSource, let receiver = script.receiver(named: source) else { return }
    let question: Callback =
      forward
      ? .pageViewControllerViewControllerAfterViewController : .pageViewControllerViewControllerBeforeViewController
    send(question, to: receiver, .controller(id))
  }
}
