/// What a presentation becomes where there is little room, and who is told of popovers and searches.
enum Adaptivity {
  /// Whether a presentation takes on another style in a compact width. Its delegate can keep a popover what it is.
  static func adapts(_ id: ControllerID, _ run: inout Run) -> Bool {
    let question = Callback.adaptivePresentationStyleForPresentationController
    let style = run[id].presentationStyle
    guard !run.script.scenario.device.isPad, style == .popover || style == .formSheet || style == .pageSheet,
      let delegate = SheetDrag.sheetDelegate(of: id, run.script), run.script.implements(question, delegate)
    else { return !run.script.scenario.device.isPad }
    run.send(question, to: delegate)
    return style != .popover || !run.script.answersNo(question, delegate)
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
