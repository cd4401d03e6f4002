/// The lazy view of a controller.
enum ViewLoading {
  /// The `view` getter: loads what is missing and returns it.
  @discardableResult
  static func loadedView(of id: ControllerID, _ run: inout Run) -> ViewID? {
    guard run.isRunning else { return nil }
    if let view = run[id].view {
      guard run[id][.owesDidLoad] else { return view }
      return finishLoading(id, &run)
    }
    guard run[id][.isAlive] else { return nil }
    run.send(.loadView, to: .controller(id)) { loadDefaultView(of: id, &$0) }
    if run[id].view == nil && run.platform[.unsetViewIsReplacedByPlain] { makePlainView(of: id, &run) }
    guard run.failure == nil, run[id].view != nil || run.platform[.unsetViewStillLoads] else { return nil }
    return finishLoading(id, &run)
  }

  private static func finishLoading(_ id: ControllerID, _ run: inout Run) -> ViewID? {
    run[id][.owesDidLoad] = false
    Segues.performEmbedded(of: id, &run)
    run.send(.viewDidLoad, to: .controller(id)) { containerDidLoad(id, &$0) }
    return run[id].view
  }

  /// The view that a nib holds together with its controller: it is there without `loadView`, and who first asks for it
  /// has `viewDidLoad` sent. Nil where the nib is declared to hold none.
  static func decodeView(of id: ControllerID, _ run: inout Run) -> ViewID? {
    let name = run.spec(id).declaration?.nibName
    if let name, let nib = nib(named: run.script.text(name), run.script), !nib.hasViewOutlet { return nil }
    makePlainView(of: id, isDecoded: true, &run)
    run[id][.owesDidLoad] = true
    return run[id].view
  }

  /// The view of a controller that somebody is about to add; there has to be one.
  static func requiredView(of id: ControllerID, _ run: inout Run) -> ViewID? {
    let view = loadedView(of: id, &run)
    if view == nil && run.isRunning { run.fail(.exception, "loadView set no view that could be added to a superview") }
    return view
  }

  /// UIKit's `loadView`: the storyboard's nib, the named nib, one named like the class, or a plain view.
  static func loadDefaultView(of id: ControllerID, _ run: inout Run) {
    let spec = run.spec(id)
    if run[id].kind.isUIKit || run[id].kind == .container || spec.origin == .storyboard {
      return makePlainView(of: id, &run)
    }
    if let named = spec.declaration?.nibName, spec.origin == .nib {
      guard let nib = nib(named: run.script.text(named), run.script) else {
        // Without a declared bundle every named nib is taken to exist.
        if run.script.scenario.nibs.isEmpty { return makePlainView(of: id, &run) }
        return run.fail(.exception, report("Could not load NIB in bundle with name '", run.script.text(named), "'"))
      }
      return load(nib, for: id, &run)
    }
    if let nib = nibNamedLikeClass(of: id, run) { return load(nib, for: id, &run) }
    makePlainView(of: id, &run)
  }

  private static func load(_ nib: NibDeclaration, for id: ControllerID, _ run: inout Run) {
    if nib.hasUnknownOutlet {
      return run.fail(.exception, "this class is not key value coding-compliant for the key")
    }
    guard nib.hasViewOutlet else {
      return run.fail(
        .exception, report("loaded the \"", run.script.text(nib.name), "\" nib but the view outlet was not set"))
    }
    makePlainView(of: id, &run)
  }

  /// The search by class name: `MyViewController` and `MyView`, in the order of the platform.
  private static func nibNamedLikeClass(of id: ControllerID, _ run: Run) -> NibDeclaration? {
    let name = run.script.text(run.spec(id).declaration?.className ?? run.spec(id).name)
    var short: [UInt8]?
    let suffix: StaticString = "Controller"
    if name.count > suffix.utf8CodeUnitCount, name.ends(with: suffix) {
      short = Array(name.dropLast(suffix.utf8CodeUnitCount))
    }
    let own = nib(named: name, run.script)
    let shorter = short.flatMap { nib(named: $0, run.script) }
    return run.platform[.nibNamedLikeViewFirst] ? shorter ?? own : own ?? shorter
  }

  private static func nib(named name: [UInt8], _ script: Script) -> NibDeclaration? {
    script.scenario.nibs.first { script.text($0.name).elementsEqual(name) }
  }

  private static func report(_ before: StaticString, _ name: [UInt8], _ after: StaticString) -> [UInt8] {
    var text: [UInt8] = []
    text.append(before)
    text.append(contentsOf: name)
    text.append(after)
    return text
  }

  /// Whether an unloaded view could be made again: from a nib or storyboard, or by an override of `loadView`.
  static func canReloadView(_ id: ControllerID, _ run: Run) -> Bool {
    switch run.spec(id).origin {
    case .nib, .storyboard, .coder, .loadNibNamed: true
    case .code: run.script.override(.controller(id), .loadView) != nil || nibNamedLikeClass(of: id, run) != nil
    }
  }

  /// Makes the controller's view with the views that are declared to lie in it. One that is decoded is awake later.
  private static func makePlainView(of id: ControllerID, isDecoded: Bool = false, _ run: inout Run) {
    var declaration: UInt16?
    for (index, view) in run.script.scenario.views.enumerated() {
      if case .rootOf(let name) = view.place, run.script.controller(name) == id { declaration = UInt16(index) }
    }
    var view: View
    if let declaration {
      view = Creation.declaredView(Int(declaration), &run)
      if run.script.scenario.views[Int(declaration)].frame == nil {
        view.frame = .screen
      }
      ObjectiveCRuntime.useClass(of: Receiver(.view, Int(declaration)), &run)
    } else {
      view = View.new
    }
    let fromArchive = run.spec(id).origin != .code
    let made = ViewHierarchy.makeView(view, &run)
    setView(made, of: id, &run)
    if isDecoded {
      run.sendView(.initWithCoder, to: made)
    } else if declaration != nil {
      Creation.sendInitializer(of: made, fromArchive: fromArchive, &run)
    }
    if let declaration {
      let name = run.script.scenario.views[Int(declaration)].name
      Creation.attachDeclaredViews(of: name, to: made, isDecoding: isDecoded, &run)
    }
    Creation.attachDeclaredViews(of: run.spec(id).name, to: made, isDecoding: isDecoded, &run)
    if fromArchive && run.platform[.storyboardCanvasDiffers] && run.world.hasConstraints(inOrBelow: made) {
      run[made][.needsSecondPass] = true
    }
    run[made][.hasConstraints] =
      run[made][.hasConstraints] || (run.platform[.hasConstraints] && !run.spec(id).embedded.isEmpty)
  }

  /// The `view` setter: the old view no longer belongs to the controller, but stays where it is.
  static func setView(_ view: ViewID?, of id: ControllerID, _ run: inout Run) {
    if let view, let other = run[view].controller, other != id {
      return run.fail(.exception, "A view can only be associated with at most one view controller at a time")
    }
    if let old = run[id].view, run[old].controller == id { run[old].controller = nil }
    run[id].view = view
    run[id][.owesDidLoad] = false
    if let view { run[view].controller = id }
    run.turn.referencesChanged = true
  }

  /// `loadViewIfNeeded` and friends of a container: UIKit's containers and `container(…)` set themselves up.
  private static func containerDidLoad(_ id: ControllerID, _ run: inout Run) {
    if run[id].kind == .tab, run.platform[.tabLoadsSelectedWithItsView], let shown = run[id].shown {
      loadedView(of: shown, &run)
    }
    guard run[id].kind == .container else { return }
    for child in run.spec(id).rootChildren {
      Creation.create(child, &run)
      Containment.addChildRecipe(child, to: id, &run)
    }
  }
}
