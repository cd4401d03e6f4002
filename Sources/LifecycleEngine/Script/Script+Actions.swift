// What the language can say about the objects of a scenario: the alphabet of walks and searches.

extension Script {
  /// Every action that a verb can make of the scenario's objects, in a fixed order; whether it is possible is for
  /// the world to say. Lists of controllers are taken to have one or two members.
  ///
  /// Complexity: the product of what can stand in the places of the verb's phrase.
  public func actions(of verb: Verb) -> [Action] {
    var actions = [Action(verb)]
    for word in phrases[Int(verb.rawValue)].words {
      actions = actions.flatMap { filled($0, at: word) }
    }
    return actions
  }

  private func filled(_ action: Action, at word: PhraseWord) -> [Action] {
    switch word {
    case .literal: return [action]
    case .first, .firstView, .firstFrame, .word:
      return references(of: action.verb, isFirst: true).map { reference in changed(action) { $0.first = reference } }
    case .second:
      let others = references(of: action.verb, isFirst: false).filter { $0 != action.first }
      return others.map { reference in changed(action) { $0.second = reference } }
    case .list: return lists.map { list in changed(action) { $0.list = list } }
    case .style: return PresentationStyle.allCases.map { style in changed(action) { $0.style = style } }
    case .numbers: return samples(of: action.verb).map { numbers in changed(action) { $0.numbers = numbers } }
    case .method: return calls(of: action)
    // Only what an override does has these places.
    case .firstViewAssigned, .superMethod, .value: return []
    }
  }

  private func changed(_ action: Action, _ change: (inout Action) -> Void) -> Action {
    var action = action
    change(&action)
    return action
  }

  // MARK: Names

  /// Whether a name stands for one of UIKit's containers.
  public func isUIKitContainer(_ name: NameID) -> Bool {
    controller(name).map { controllers[$0.index].kind.isUIKit } ?? false
  }

  /// Whether a name stands for the declared view of a controller.
  public func isRootView(_ name: NameID) -> Bool {
    scenario.views.contains { view in
      if case .rootOf = view.place { view.name == name } else { false }
    }
  }

  private func references(of verb: Verb, isFirst: Bool) -> [Reference] {
    switch verb {
    case .newWindow, .activateWindow, .closeWindow, .disconnectWindow, .connectDisplay, .disconnectDisplay, .openInCar,
      .disconnectCar,
      .resizeWindow, .showWindow, .showWindowAtLevel, .hideWindow:
      return windows.map { Reference(name: $0) }
    case .beginBackgroundTask, .endBackgroundTask: return tasks.map { Reference(name: $0) }
    case .useClass: return scenario.classes.map { Reference(name: $0.name) }
    case .switchToApp: return controllers.prefix(1).map { Reference(name: $0.name) }
    case .create, .release: return controllers.map { Reference(name: $0.name) } + viewNames
    case .setFrame, .focus, .blur: return viewNames
    case .scroll: return viewNames(where: { $0.content != nil })
    case .insertRow, .deleteRow, .reloadRow, .selectRow, .deselectRow:
      return viewNames(where: { $0.content?.isList ?? false })
    case .updateContent, .hideContent, .showContent:
      return controllers.flatMap { $0.content.map { Reference(name: $0) } }
    case .add, .insertBelow, .insertAbove, .remove, .tap, .dragAcross, .layout, .changeConstraints:
      let roots = controllers.map { Reference(name: $0.name, isView: true) }
      return viewNames + roots + (isFirst ? [] : windows.map { Reference(name: $0) })
    default: return controllers.map { Reference(name: $0.name) }
    }
  }

  private var viewNames: [Reference] { viewNames { _ in true } }

  private func viewNames(where isWanted: (ViewDeclaration) -> Bool) -> [Reference] {
    scenario.views.filter(isWanted).map { Reference(name: $0.name) }
  }

  /// Whether a name stands for a cell, a header or a footer, which belongs to its list.
  public func isPartOfList(_ name: NameID) -> Bool {
    scenario.views.contains { view in
      if case .part = view.place { view.name == name } else { false }
    }
  }

  private var lists: [[NameID]] {
    let names = controllers.map { $0.name }
    return names.map { [$0] } + names.flatMap { first in names.filter { $0 != first }.map { [first, $0] } }
  }

  // MARK: Other places

  /// A few points, levels or frames: inside of what is usually there, and outside of it.
  private func samples(of verb: Verb) -> [[Int32]] {
    switch verb {
    case .touch: [[100, 100], [30, 90], [360, 660]]
    case .showWindowAtLevel: [[0], [2000]]
    case .resizeWindow: [[320], [507], [768], [1024]]
    case .scroll: [[44], [100], [-100], [600]]
    case .insertRow, .deleteRow, .reloadRow, .selectRow, .deselectRow: [[0], [2], [20]]
    default: [[20, 80, 240, 44], [0, 0, 10, 10], [0, 0, 0, 0]]
    }
  }

  /// What `call` can call on a controller.
  private static let callableMethods: [Callback] = [
    .loadView, .loadViewIfNeeded, .addChildViewController, .removeFromParentViewController,
    .beginAppearanceTransitionAnimated, .endAppearanceTransition, .willMoveToParentViewController,
    .didMoveToParentViewController, .viewDidLoad, .viewWillAppear, .viewDidAppear, .viewWillDisappear,
    .viewDidDisappear, .didReceiveMemoryWarning,
  ]

  /// What `call` can call on a view.
  static let methodsOfViews: [Callback] = [
    .setNeedsLayout, .layoutIfNeeded, .setNeedsDisplay, .setNeedsUpdateConstraints, .updateConstraintsIfNeeded,
    .invalidateIntrinsicContentSize, .layoutSubviews, .updateConstraints, .drawRect, .addSubview, .bringSubviewToFront,
    .sendSubviewToBack, .removeFromSuperview, .reloadData,
  ]

  private func calls(of action: Action) -> [Action] { callsOnControllers(action) + callsOnViews(action) }

  private func callsOnViews(_ action: Action) -> [Action] {
    var calls: [Action] = []
    for view in viewNames(where: { $0.content?.isList ?? false }) {
      calls.append(
        changed(action) {
          $0.first = view
          $0.method = .reloadData
        })
    }
    for method in Script.methodsOfViews where method != .reloadData {
      for view in viewNames + controllers.map({ Reference(name: $0.name, isView: true) }) {
        let call = changed(action) {
          $0.first = view
          $0.method = method
        }
        guard method.info.argument == .subview else {
          calls.append(call)
          continue
        }
        for other in viewNames where other != view { calls.append(changed(call) { $0.argument = .name(other.name) }) }
      }
    }
    return calls
  }

  private func callsOnControllers(_ action: Action) -> [Action] {
    var calls: [Action] = []
    for method in Script.callableMethods {
      for controller in controllers {
        var call = action
        call.first = Reference(name: controller.name)
        call.method = method
        switch method.info.argument {
        case .none: calls.append(call)
        case .animated, .flag: for value in [Literal.yes, .no] { calls.append(changed(call) { $0.argument = value }) }
        default:
          for other in controllers { calls.append(changed(call) { $0.argument = .name(other.name) }) }
        }
      }
    }
    return calls
  }
}
