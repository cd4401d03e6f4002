/// What a presentation becomes where there is little room, and who is told of popovers and searches.
enum Adaptivity {
  /// Whether a presentation takes on another style in a compact width. Its delegate can keep a popover what it is.
  static func adapts(_ id: ControllerID, _ run: inout Run) -> Bool {
    let question = Callback.adaptivePresentationStyleForPresentationController
    let style = run[id].presentationStyle
    let isNarrow = run.isNarrow(around: id)
    guard isNarrow, style.adaptsToWidth, let delegate = SheetDrag.sheetDelegate(of: id, run.script),
      run.script.implements(question, delegate)
    else { return isNarrow }
    run.send(question, to: delegate)
    return style != .popover || !run.script.answersNo(question, delegate)
  }

  /// What is presented over a window's root takes on its other style when the window becomes narrow or wide: a presenter
  /// goes from the bottom up, and comes back from the top down.
  static func adaptAgain(above root: ControllerID, isNarrow: Bool, _ run: inout Run) {
    var shown: [ControllerID] = []
    var current = run[root].presented
    while let id = current {
      shown.append(id)
      current = run[id].presented
    }
    for id in isNarrow ? shown : shown.reversed() { adaptAgain(id, &run) }
  }

  private static func adaptAgain(_ id: ControllerID, _ run: inout Run) {
    guard let presenter = run[id].presenter, run[id].presentationStyle.adaptsToWidth, run[id].appearance == .appeared,
      !run[id].flags[.isBeingDismissed]
    else { return }
    let adapts = adapts(id, &run)
    let hides = Presentation.hidesPresenter(id, run) && (adapts || run[id].presentationStyle != .popover)
    guard hides != run[id][.presenterLeft], run.platform[.adaptationMovesPresenter] else { return }
    run[id][.presenterLeft] = hides
    if hides {
      run[presenter][.isDriven] = true
      AppearanceTransition.begin(presenter, false, animated: false, &run)
      if let view = run[presenter].view { ViewHierarchy.removeFromSuperview(view, &run) }
    } else {
      Dismissal.beginReturn(of: presenter, from: id, animated: false, &run)
    }
    AppearanceTransition.end(presenter, &run)
    run[presenter][.isDriven] = false
  }

  /// A popover that stays one is about to be shown.
  static func preparePopover(_ id: ControllerID, _ run: inout Run) {
    if run[id].presentationStyle == .popover {
      SheetDrag.sendSheetDelegate(.prepareForPopoverPresentation, of: id, &run)
    }
  }

  /// Who shows a controller hears that its content would like another size. A navigation controller takes over the size of
  /// its top, and so it goes on.
  static func preferredSizeChanges(of id: ControllerID, _ run: inout Run) {
    let callback = Callback.preferredContentSizeDidChangeForChildContentContainer
    guard let parent = run[id].parent else {
      return CustomPresentation.tell(of: id, callback, about: .controller(id), &run)
    }
    run.send(callback, to: .controller(parent), .controller(id)) { run in
      if run[parent].kind == .nav, run[parent].children.last == id { preferredSizeChanges(of: parent, &run) }
    }
  }

  /// The delegate of a search controller.
  static func tellOfSearch(_ callback: Callback, _ id: ControllerID, _ run: inout Run) {
    if run[id].presentationStyle == .search { SheetDrag.sendSheetDelegate(callback, of: id, &run) }
  }
}

extension PresentationStyle {
  /// Whether it is another in a compact width.
  fileprivate var adaptsToWidth: Bool { self == .popover || self == .formSheet || self == .pageSheet }
}
