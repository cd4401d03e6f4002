// The lazy view of a controller.

extension Simulator {
  /// The `view` getter: loads what is missing and returns it.
  @discardableResult
  mutating func loadedView(of id: ControllerID) -> ViewID? {
    guard isRunning else { return nil }
    if let view = self[id].view {
      guard self[id].owesDidLoad else { return view }
      return finishLoading(id)
    }
    guard self[id].isAlive else { return nil }
    send(.loadView, to: .controller(id)) { $0.loadDefaultView(of: id) }
    if self[id].view == nil && platform[.unsetViewIsReplacedByPlain] { makePlainView(of: id) }
    guard failure == nil, self[id].view != nil || platform[.unsetViewStillLoads] else { return nil }
    return finishLoading(id)
  }

  private mutating func finishLoading(_ id: ControllerID) -> ViewID? {
    self[id].owesDidLoad = false
    performEmbedSegues(of: id)
    send(.viewDidLoad, to: .controller(id)) { $0.containerDidLoad(id) }
    return self[id].view
  }

  /// The view that a nib holds together with its controller: it is there without `loadView`, and who first asks for it
  /// has `viewDidLoad` sent. Nil where the nib is declared to hold none.
  mutating func decodeView(of id: ControllerID) -> ViewID? {
    let name = spec(id).declaration?.nibName
    if let name, let nib = nib(named: script.text(name)), !nib.hasViewOutlet { return nil }
    makePlainView(of: id, isDecoded: true)
    self[id].owesDidLoad = true
    return self[id].view
  }

  /// The view of a controller that somebody is about to add; there has to be one.
  mutating func requiredView(of id: ControllerID) -> ViewID? {
    let view = loadedView(of: id)
    if view == nil && isRunning { fail(.exception, "loadView set no view that could be added to a superview") }
    return view
  }

  /// UIKit's `loadView`: the storyboard's nib, the named nib, one named like the class, or a plain view.
  mutating func loadDefaultView(of id: ControllerID) {
    let spec = spec(id)
    if self[id].kind.isUIKit || self[id].kind == .container || spec.origin == .storyboard {
      return makePlainView(of: id)
    }
    if let named = spec.declaration?.nibName, spec.origin == .nib {
      guard let nib = nib(named: script.text(named)) else {
        // Without a declared bundle every named nib is taken to exist.
        if script.scenario.nibs.isEmpty { return makePlainView(of: id) }
        return fail(.exception, report("Could not load NIB in bundle with name '", script.text(named), "'"))
      }
      return load(nib, for: id)
    }
    if let nib = nibNamedLikeClass(of: id) { return load(nib, for: id) }
    makePlainView(of: id)
  }

  private mutating func load(_ nib: NibDeclaration, for id: ControllerID) {
    if nib.hasUnknownOutlet {
      return fail(.exception, "this class is not key value coding-compliant for the key")
    }
    guard nib.hasViewOutlet else {
      return fail(
        .exception, report("loaded the \"", script.text(nib.name), "\" nib but the view outlet was not set"))
    }
    makePlainView(of: id)
  }

  /// The search by class name: `MyViewController` and `MyView`, in the order of the platform.
  private func nibNamedLikeClass(of id: ControllerID) -> NibDeclaration? {
    let name = script.text(spec(id).declaration?.className ?? spec(id).name)
    var short: [UInt8]?
    let suffix: StaticString = "Controller"
    if name.count > suffix.utf8CodeUnitCount, name.ends(with: suffix) {
      short = Array(name.dropLast(suffix.utf8CodeUnitCount))
    }
    let own = nib(named: name)
    let shorter = short.flatMap { nib(named: $0) }
    return platform[.nibNamedLikeViewFirst] ? shorter ?? own : own ?? shorter
  }

  private func nib(named name: [UInt8]) -> NibDeclaration? {
    script.scenario.nibs.first { script.text($0.name).elementsEqual(name) }
  }

  private func report(_ before: StaticString, _ name: [UInt8], _ after: StaticString) -> [UInt8] {
    var text: [UInt8] = []
    text.append(before)
    text.append(contentsOf: name)
    text.append(after)
    return text
  }

  /// Whether an unloaded view could be made again: from a nib or storyboard, or by an override of `loadView`.
  func canReloadView(_ id: ControllerID) -> Bool {
    switch spec(id).origin {
    case .nib, .storyboard, .coder, .loadNibNamed: true
    case .code: script.override(.controller(id), .loadView) != nil || nibNamedLikeClass(of: id) != nil
    }
  }

  /// Makes the controller's view with the views that are declared to lie in it. One that is decoded is awake later.
  private mutating func makePlainView(of id: ControllerID, isDecoded: Bool = false) {
    var declaration: UInt16?
    for (index, view) in script.scenario.views.enumerated() {
      if case .rootOf(let name) = view.place, script.controller(name) == id { declaration = UInt16(index) }
    }
    var view: View
    if let declaration {
      view = declaredView(Int(declaration))
      if script.scenario.views[Int(declaration)].frame == nil {
        view.frame = .screen
      }
      useClass(of: Receiver(.view, Int(declaration)))
    } else {
      view = View.new
    }
    let fromArchive = spec(id).origin != .code
    let made = makeView(view)
    setView(made, of: id)
    if isDecoded {
      sendView(.initWithCoder, to: made)
    } else if declaration != nil {
      sendInitializer(of: made, fromArchive: fromArchive)
    }
    if let declaration {
      let name = script.scenario.views[Int(declaration)].name
      attachDeclaredViews(of: name, to: made, isDecoding: isDecoded)
    }
    attachDeclaredViews(of: spec(id).name, to: made, isDecoding: isDecoded)
    if fromArchive && platform[.storyboardCanvasDiffers] && subtreeHasConstraints(made) {
      self[made].needsSecondPass = true
    }
    self[made].hasConstraints =
      self[made].hasConstraints || (platform[.hasConstraints] && !spec(id).embedded.isEmpty)
  }

  private func subtreeHasConstraints(_ view: ViewID) -> Bool {
    self[view].hasConstraints || self[view].subviews.contains { subtreeHasConstraints($0) }
  }

  /// The `view` setter: the old view no longer belongs to the controller, but stays where it is.
  mutating func setView(_ view: ViewID?, of id: ControllerID) {
    if let view, let other = self[view].controller, other != id {
      return fail(.exception, "A view can only be associated with at most one view controller at a time")
    }
    if let old = self[id].view, self[old].controller == id { self[old].controller = nil }
    self[id].view = view
    self[id].owesDidLoad = false
    if let view { self[view].controller = id }
    referencesChanged = true
  }

  /// `loadViewIfNeeded` and friends of a container: UIKit's containers and `container(…)` set themselves up.
  private mutating func containerDidLoad(_ id: ControllerID) {
    if self[id].kind == .tab, platform[.tabLoadsSelectedWithItsView], let shown = self[id].shown {
      loadedView(of: shown)
    }
    guard self[id].kind == .container else { return }
    for child in spec(id).rootChildren {
      create(child)
      addChildRecipe(child, to: id)
    }
  }
}
