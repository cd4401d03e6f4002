import Verify

extension OccasionTable {
  /// The rows for callbacks of views.
  static let view: [OccasionRow] = [
    OccasionRow([.add], .viewAdded, [.subview, .superview, .parent, .child, .window, .hierarchy, .arriving, .create]),
    OccasionRow([.subview], .viewAdded, [.add]), OccasionRow([.subview, .change], .unknown),
    OccasionRow([.add, .hidden], .viewAddedOffScreen, [.parent, .superview, .subview, .window]),
    OccasionRow([.remove], .viewRemoved, [.subview, .superview, .parent, .window, .hierarchy]),
    OccasionRow([.window, .enter], .viewEntersWindow), OccasionRow([.window, .leave], .viewLeavesWindow),
    OccasionRow([.window, .add], .viewEntersWindow, [.subview]), OccasionRow([.window, .remove], .viewLeavesWindow),
    OccasionRow([.window, .change], .viewEntersWindow, [.move]), OccasionRow([.window, .move], .viewEntersWindow),
    OccasionRow([.superview, .change], .viewAdded, [.move]),
    OccasionRow([.move], .viewMoved, [.superview, .parent, .other]),
    OccasionRow([.layout], .layoutRequested, [.prompt, .subview, .set]),
    OccasionRow([.layout, .prompt], .layoutRequested, [.subview]),
    OccasionRow([.layout, .manual], .layoutForced, [.subview, .prompt]),
    // Made, and added to nothing yet.
    OccasionRow([.create], .viewMade, [.view, .code, .instance, .manual]),
    // A view that is hidden stays where it is.
    OccasionRow([.hide], .unknown), OccasionRow([.view, .hide], .unknown),
    OccasionRow([.draw, .prompt], .drawRequested), OccasionRow([.draw, .prompt, .access], .drawRequested),
    OccasionRow([.geometry, .change], .viewResized, [.resize, .set]),
    OccasionRow([.origin, .change], .viewShifted, [.move, .set, .geometry]),
    OccasionRow([.origin, .move], .viewShifted, [.set]),
    OccasionRow([.scroll], .viewScrolled, [.view, .subview, .swipe, .drag, .gesture, .move]),
    OccasionRow([.resize], .viewResized, [.geometry, .change, .set]),
    OccasionRow([.constraints], .constraintsChanged, [.change, .update, .set, .prompt]),
    OccasionRow([.rotate], .rotation, [.display]),
    OccasionRow([.tap], .viewTapped, [.gesture, .display]), OccasionRow([.focus], .focus, [.textField, .tap, .begin]),
    OccasionRow([.keyboard, .appear], .focus, [.textField, .show]),
    OccasionRow([.keyboard, .show], .focus, [.textField]),
    OccasionRow([.keyboard, .disappear], .blur, [.textField, .hide]),
    OccasionRow([.textField, .tap], .focus), OccasionRow([.focus, .move], .focusMoves, [.textField]),
    OccasionRow([.focus, .change], .focusMoves, [.textField]), OccasionRow([.focus, .leave], .blur, [.textField]),
    OccasionRow([.textField, .leave], .blur), OccasionRow([.keyboard, .hide], .blur, [.textField, .close]),
    OccasionRow([.keyboard, .dismiss], .blur, [.textField]), OccasionRow([.free], .viewReleased, [.memory]),
    OccasionRow([.memory, .remove], .viewReleased),
  ]
}
