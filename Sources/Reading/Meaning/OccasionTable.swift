import Verify

/// Which words together say that something happens. Of the rows whose words are all there the one with the most is taken;
/// what else is said must be among the words that add nothing to it.
struct OccasionRow: Sendable {
  let needs: FeatureSet
  let adds: FeatureSet
  let situation: Situation
  /// What happens after it, where the words say both: "home and back".
  var next: Situation?

  init(_ needs: FeatureSet, _ situation: Situation, _ adds: FeatureSet = []) {
    self.needs = needs
    self.situation = situation
    self.adds = adds
  }

  init(_ needs: FeatureSet, _ situation: Situation, then next: Situation, _ adds: FeatureSet = []) {
    self.init(needs, situation, adds)
    self.next = next
  }
}

enum OccasionTable {
  /// The rows for callbacks of the application and of scenes.
  static let app: [OccasionRow] = [
    OccasionRow(
      [.launch], .launch, [.first, .open, .tap, .process, .finish, .begin, .device, .comeBack, .kill, .enter]),
    OccasionRow([.cold], .launch, [.launch, .begin, .open]), OccasionRow([.cold, .launch], .launch, [.begin, .open]),
    OccasionRow([.launch, .url], .launchByURL, [.open]), OccasionRow([.cold, .url], .launchByURL, [.open, .launch]),
    OccasionRow([.launch, .notification], .launchByNotification, [.tap, .open]),
    OccasionRow([.launch, .background], .launchInBackground),
    OccasionRow([.load], .launch, [.memory, .process]), OccasionRow([.process, .create], .launch),
    OccasionRow(
      [.background], .background,
      [
        .enter, .leave, .homeButton, .tap, .move, .button, .select, .foreground, .hide, .open, .other, .change,
        .inactive, .disappear, .transition, .dismiss, .close,
      ]),
    OccasionRow([.homeButton], .background, [.tap, .leave, .button, .background, .move, .select, .display]),
    OccasionRow([.leave], .background), OccasionRow([.hide], .background),
    OccasionRow(
      [.foreground], .foreground, [.enter, .open, .move, .change, .comeBack, .select, .soon, .transition, .restore]),
    OccasionRow([.comeBack, .background], .foreground, [.foreground, .open, .enter, .active, .tap, .notification]),
    OccasionRow([.homeButton, .comeBack], .background, then: .foreground, [.tap, .open, .display]),
    OccasionRow([.leave, .comeBack, .and], .background, then: .foreground, [.open, .tap]),
    OccasionRow([.homeButton, .open], .background, then: .foreground, [.tap, .again]),
    OccasionRow([.background, .comeBack, .and], .background, then: .foreground, [.enter, .tap, .open, .foreground]),
    OccasionRow([.open, .again], .foreground, [.tap]), OccasionRow([.comeBack], .foreground, [.open]),
    OccasionRow([.foreground, .background], .foreground, [.comeBack, .enter, .open, .move, .select]),
    OccasionRow([.open, .background], .foreground, [.foreground]),
    OccasionRow([.background, .homeButton, .comeBack], .background, then: .foreground, [.tap, .foreground, .open]),
    OccasionRow(
      [.active], .becomesActive, [.enter, .change, .begin, .comeBack, .select, .move, .transition, .open]),
    OccasionRow([.active, .foreground], .becomesActive, [.enter, .comeBack, .move, .change, .transition]),
    OccasionRow(
      [.inactive], .resignsActive, [.enter, .change, .move, .foreground, .transition, .open, .remove, .leave]),
    OccasionRow([.active, .leave], .resignsActive),
    OccasionRow([.interruption], .interruption, [.begin, .phoneCall, .notification, .prompt]),
    OccasionRow([.phoneCall], .callArrives, [.interruption, .prompt, .enter, .inactive]),
    OccasionRow([.lock], .lock, [.button, .tap]), OccasionRow([.unlock], .unlock, [.lock]),
    OccasionRow(
      [.appSwitcher], .appSwitcher, [.open, .show, .enter, .homeButton, .tap, .button, .controller, .select, .swipe]),
    OccasionRow([.appSwitcher, .comeBack], .backToApp), OccasionRow([.appSwitcher, .close], .backToApp),
    OccasionRow([.appSwitcher, .swipe], .killFromSwitcher, [.kill, .leave, .close, .remove]),
    OccasionRow([.appSwitcher, .kill], .killFromSwitcher, [.swipe, .manual]),
    OccasionRow([.controlCenter], .controlCenter, [.open, .swipe, .show, .appear, .drag, .enter]),
    OccasionRow([.alert], .alert, [.show, .appear, .prompt, .present]),
    OccasionRow([.prompt], .alert, [.show, .appear, .open]),
    OccasionRow([.launch, .foreground], .launch, [.restore, .open]),
    OccasionRow([.suspend], .suspension, [.enter, .background, .change, .move]),
    OccasionRow([.suspend, .kill], .endedWhileSuspended, [.memory, .free]),
    OccasionRow([.suspend, .free], .endedWhileSuspended, [.memory, .kill]),
    OccasionRow([.suspend, .appSwitcher, .swipe], .endedWhileSuspended, [.kill, .leave, .remove, .close]),
    OccasionRow([.suspend, .appSwitcher, .kill], .endedWhileSuspended, [.swipe, .manual, .remove]),
    OccasionRow([.memory, .kill], .outOfMemory, [.background, .warn]),
    OccasionRow([.kill], .kill, [.process, .finish, .manual, .close, .disappear]),
    OccasionRow([.kill, .background], .kill, [.enter]),
    OccasionRow([.finish], .kill, [.process]), OccasionRow([.process, .disappear], .kill), OccasionRow([.close], .kill),
    OccasionRow([.crash], .crash), OccasionRow([.crash, .kill], .crash),
    OccasionRow([.swipe, .leave], .killFromSwitcher),
    OccasionRow([.url], .openURL, [.open, .tap]), OccasionRow([.url, .suspend], .openURL, [.open]),
    OccasionRow([.url, .background], .openURL, [.open, .comeBack, .foreground]),
    OccasionRow([.notification, .tap], .notificationTap, [.open]),
    OccasionRow([.notification], .notificationArrives, [.enter]),
    OccasionRow([.memory, .warn], .memoryWarning), OccasionRow([.warn], .memoryWarning),
    OccasionRow([.memory], .memoryWarning),
    OccasionRow([.connect], .launch, [.create, .arriving, .session]),
    OccasionRow([.disconnect], .sceneDisconnected, [.free, .session]),
    OccasionRow([.scene, .free], .sceneDisconnected, [.memory, .session]),
    OccasionRow([.scene, .add], .launch, [.create, .arriving, .session]),
    OccasionRow([.rotate], .rotation), OccasionRow([.rotate, .select], .rotation, [.display, .change]),
  ]

  /// The rows for callbacks of controllers.
  static let controller: [OccasionRow] = [
    OccasionRow(
      [.push], .push,
      [.tap, .button, .stack, .show, .appear, .transition, .animation, .add, .enter, .open, .storyboard, .select]),
    OccasionRow([.push, .load], .pushOfLoaded),
    OccasionRow(
      [.pop], .pop, [.stack, .button, .tap, .comeBack, .remove, .disappear, .transition, .animation, .leave, .close]),
    OccasionRow([.pop, .root], .popToRoot, [.stack, .comeBack, .remove]),
    OccasionRow([.push, .comeBack], .pop, [.display, .stack]),
    OccasionRow([.present, .comeBack], .dismiss, [.display, .modal, .sheet]),
    OccasionRow([.stack, .comeBack], .pop, [.button, .tap]), OccasionRow([.button, .comeBack], .pop, [.tap]),
    OccasionRow([.stack, .remove], .pop), OccasionRow([.stack, .set], .stackReplaced, [.change]),
    OccasionRow([.swipe, .pop], .swipeBack, [.gesture, .finish, .comeBack, .stack]),
    OccasionRow([.swipe, .comeBack], .swipeBack, [.gesture, .finish, .stack]),
    OccasionRow([.gesture, .pop], .swipeBack, [.comeBack]), OccasionRow([.gesture, .comeBack], .swipeBack),
    OccasionRow([.swipe, .cancel], .swipeBackCancelled, [.gesture, .pop, .comeBack, .begin, .early, .stack]),
    OccasionRow([.gesture, .cancel], .swipeBackCancelled, [.pop, .comeBack, .swipe]),
    OccasionRow([.pop, .cancel], .swipeBackCancelled, [.gesture]),
    OccasionRow(
      [.present], .present,
      [.tap, .button, .disappear, .modal, .sheet, .show, .appear, .open, .transition, .animation, .set]),
    OccasionRow([.modal], .present, [.show, .appear, .open, .transition]),
    OccasionRow([.sheet], .present, [.show, .appear, .open]),
    OccasionRow([.popover], .present, [.show, .appear, .open, .present]),
    OccasionRow([.fullScreen], .present, [.modal, .show, .appear]),
    OccasionRow([.overFullScreen], .present, [.modal, .show]),
    OccasionRow([.alert], .present, [.present, .show, .appear, .open, .prompt]),
    OccasionRow([.dismiss], .dismiss, [.modal, .sheet, .comeBack, .disappear, .close, .leave, .code, .transition]),
    OccasionRow([.modal, .close], .dismiss, [.comeBack]),
    OccasionRow([.sheet, .close], .dismiss, [.comeBack, .modal, .alert]),
    OccasionRow([.modal, .disappear], .dismiss), OccasionRow([.sheet, .disappear], .dismiss, [.begin]),
    OccasionRow([.modal, .comeBack], .dismiss), OccasionRow([.sheet, .leave], .dismiss),
    OccasionRow([.alert, .close], .dismiss), OccasionRow([.alert, .disappear], .dismiss),
    OccasionRow([.alert, .dismiss], .dismiss, [.close, .disappear, .tap, .button]),
    OccasionRow([.present, .arriving, .close], .dismiss, [.modal, .sheet, .tap, .button, .comeBack]),
    OccasionRow([.arriving, .top, .close], .dismiss, [.modal, .sheet, .present, .tap, .button, .comeBack]),
    OccasionRow([.arriving, .top, .disappear], .dismiss, [.modal, .sheet, .present, .display]),
    OccasionRow([.present, .arriving, .dismiss], .dismiss, [.modal, .sheet, .close, .tap, .button, .comeBack]),
    OccasionRow([.drag, .sheet], .dragDown, [.dismiss, .close, .gesture, .modal, .swipe]),
    OccasionRow([.swipe, .sheet], .dragDown, [.dismiss, .close, .gesture, .modal, .leave, .remove]),
    OccasionRow([.swipe, .dismiss], .dragDown, [.gesture, .modal, .sheet]),
    OccasionRow([.swipe, .modal], .dragDown, [.close, .gesture, .comeBack, .sheet, .drag, .dismiss]),
    OccasionRow([.drag, .modal], .dragDown, [.close, .gesture, .comeBack, .sheet, .dismiss]),
    OccasionRow([.gesture, .dismiss], .dragDown, [.modal, .sheet, .close]),
    OccasionRow([.drag, .cancel], .dragDownCancelled, [.sheet, .dismiss, .gesture, .modal]),
    OccasionRow(
      [.tab], .tabSwitch, [.select, .change, .tap, .move, .tabs, .transition, .other, .open, .show, .comeBack]),
    OccasionRow([.tabs, .select], .tabSwitch, [.change, .tap, .move, .tab]),
    OccasionRow([.tabs, .show], .tabsShown, [.appear, .load, .launch, .create]),
    OccasionRow([.tabs, .launch], .tabsShown, [.load, .tab, .create]), OccasionRow([.tabs, .load], .tabsShown, [.tab]),
    OccasionRow([.tabs, .appear], .tabsShown), OccasionRow([.tabs, .transition], .tabSwitch, [.tab]),
    OccasionRow([.child, .add], .childAdded, [.parent, .set]),
    OccasionRow([.child, .remove], .childRemoved, [.parent]),
    OccasionRow([.child, .add, .manual], .childAddedBare, [.parent]),
    OccasionRow([.child, .remove, .manual], .childRemovedBare, [.parent]), OccasionRow([.parent, .add], .childAdded),
    OccasionRow([.parent, .remove], .childRemoved),
    OccasionRow([.transition, .child], .childSwapped),
    OccasionRow(
      [.segue], .segue,
      [.transition, .storyboard, .push, .show, .begin, .launch, .tap, .button, .select, .open, .move]),
    OccasionRow([.segue, .add], .childEmbedded, [.child, .storyboard, .parent]),
    OccasionRow([.page, .scroll], .pageScrolled, [.transition, .swipe, .change, .select, .move, .finish]),
    OccasionRow([.page, .change], .pageTurned, [.transition, .swipe, .select, .move, .finish]),
    OccasionRow([.page, .swipe], .pageScrolled, [.transition, .select, .move, .finish, .gesture]),
    OccasionRow([.page, .transition], .pageTurned, [.move, .finish, .select]),
    OccasionRow([.page, .select], .pageTurned, [.move, .finish, .transition]),
    OccasionRow(
      [.refuse, .drag], .dragDownRefused, [.sheet, .dismiss, .close, .gesture, .modal, .swipe, .set, .cancel]),
    OccasionRow([.refuse, .swipe], .dragDownRefused, [.sheet, .dismiss, .close, .gesture, .modal, .set, .leave]),
    OccasionRow([.refuse, .dismiss], .dragDownRefused, [.sheet, .close, .gesture, .modal, .set]),
    OccasionRow([.refuse, .sheet, .close], .dragDownRefused, [.gesture, .modal, .set]),
    OccasionRow([.cover], .covered, [.hide, .top, .below]),
    OccasionRow([.window, .show], .windowShown, [.top, .other, .appear]),
    OccasionRow([.window, .add], .windowShown, [.top, .other]),
    OccasionRow([.window, .hidden, .show], .windowMadeVisible, [.visible]),
    OccasionRow([.root, .set], .rootSet, [.window]),
    OccasionRow([.root, .set, .hidden], .rootSetOnHiddenWindow, [.window, .still]),
    OccasionRow(
      [.appear], .appears,
      [.display, .show, .window, .hierarchy, .enter, .add, .visible, .animation, .transition, .finish, .subview]),
    OccasionRow(
      [.show], .appears, [.display, .appear, .window, .hierarchy, .enter, .add, .visible, .animation, .transition]),
    OccasionRow([.visible], .appears, [.display, .show, .appear, .change]), OccasionRow([.display, .enter], .appears),
    OccasionRow([.hierarchy, .add], .appears, [.display, .window]), OccasionRow([.window, .add], .appears),
    OccasionRow([.hierarchy, .enter], .appears), OccasionRow([.window, .enter], .appears),
    OccasionRow([.superview, .add], .appears),
    OccasionRow(
      [.disappear], .disappears,
      [
        .display, .hide, .window, .hierarchy, .remove, .leave, .visible, .animation, .transition, .free, .finish,
        .subview,
      ]),
    OccasionRow([.hide], .disappears, [.display, .visible]),
    OccasionRow([.hierarchy, .remove], .disappears, [.display, .window]),
    OccasionRow([.window, .remove], .disappears), OccasionRow([.display, .leave], .disappears),
    OccasionRow([.leave], .disappears),
    OccasionRow([.hidden], .disappears, [.display, .hide]), OccasionRow([.remove], .disappears, [.display]),
    OccasionRow([.close], .disappears, [.display, .tap]),
    OccasionRow([.comeBack], .returns, [.display, .appear, .show, .visible, .button, .tap, .open]),
    OccasionRow([.appear, .comeBack], .returns, [.display, .show]),
    OccasionRow([.comeBack, .leaving], .pop, [.display, .button, .tap]),
    OccasionRow(
      [.load], .viewLoads, [.memory, .hierarchy, .create, .finish, .done, .outlets, .visible, .display, .connect]),
    OccasionRow([.load, .nib], .viewLoads, [.memory, .storyboard, .create]),
    OccasionRow([.load, .storyboard], .viewLoads, [.memory, .create]),
    OccasionRow([.load, .manual], .viewRequested), OccasionRow([.load, .hidden], .viewRequested, [.display, .early]),
    OccasionRow([.load, .early], .viewRequested, [.display]),
    OccasionRow([.access], .viewRequested, [.property, .load, .first]), OccasionRow([.tap, .property], .viewRequested),
    OccasionRow([.tap, .view], .viewRequested), OccasionRow([.query], .isViewLoadedRead, [.access, .property, .view]),
    OccasionRow([.nil, .set], .viewSetToNil, [.property, .manual, .show]),
    OccasionRow([.view, .create], .viewLoads, [.memory, .hierarchy, .load]),
    OccasionRow([.create], .made, [.instance, .memory, .classObject]),
    OccasionRow([.create, .code], .madeInCode, [.instance, .manual]),
    OccasionRow([.create, .storyboard], .madeFromStoryboard, [.nib, .instance, .load]),
    OccasionRow([.storyboard], .madeFromStoryboard, [.load, .instance]),
    OccasionRow([.create, .nib], .madeFromNib, [.instance, .load]), OccasionRow([.nib], .madeFromNib, [.load]),
    OccasionRow([.free], .released, [.memory, .instance, .remove, .disappear]),
    // The view goes, and the controller stays: no step does that.
    OccasionRow([.view, .free], .unknown, [.memory, .remove, .hierarchy]),
    OccasionRow([.view, .unload], .unknown, [.memory]), OccasionRow([.unload], .unknown, [.memory]),
    OccasionRow([.controller, .view, .free], .released, [.memory, .instance, .remove, .disappear]),
    OccasionRow([.view, .memory, .remove], .unknown), OccasionRow([.view, .memory, .leave], .unknown),
    OccasionRow([.controller, .view, .memory, .remove], .released, [.instance, .disappear]),
    OccasionRow([.memory, .remove], .released, [.instance, .disappear]),
    OccasionRow([.memory, .leave], .released, [.instance]), OccasionRow([.memory, .disappear], .released, [.instance]),
    OccasionRow([.pop, .free], .releasedByPop), OccasionRow([.dismiss, .free], .releasedByDismiss),
    OccasionRow(
      [.layout], .layout, [.subview, .begin, .finish, .constraints, .set, .hierarchy, .notification, .superview]),
    OccasionRow([.subview, .layout], .layout, [.finish, .begin]),
    OccasionRow([.geometry, .change], .layout, [.resize]), OccasionRow([.resize], .layout, [.geometry, .change]),
    OccasionRow([.rotate], .rotation, [.display, .change]),
    OccasionRow([.rotate, .select], .rotation, [.display, .change]),
    OccasionRow([.rotate, .hidden], .rotationCovered), OccasionRow([.rotate, .cover], .rotationCovered),
    OccasionRow([.memory, .warn], .memoryWarning), OccasionRow([.warn], .memoryWarning),
    OccasionRow([.memory], .memoryWarning),
    OccasionRow([.memory, .warn, .hidden], .memoryWarningCovered),
    OccasionRow([.memory, .warn, .cover], .memoryWarningCovered),
    OccasionRow([.memory, .warn, .below], .memoryWarningCovered),
  ]

  /// The rows for callbacks of views.
  static let view: [OccasionRow] = [
    OccasionRow([.add], .viewAdded, [.subview, .superview, .parent, .child, .window, .hierarchy, .arriving]),
    OccasionRow([.subview], .viewAdded, [.add]),
    OccasionRow([.add, .hidden], .viewAddedOffScreen, [.parent, .superview, .subview, .window]),
    OccasionRow([.remove], .viewRemoved, [.subview, .superview, .parent, .window, .hierarchy]),
    OccasionRow([.window, .enter], .viewEntersWindow), OccasionRow([.window, .leave], .viewLeavesWindow),
    OccasionRow([.window, .add], .viewEntersWindow, [.subview]), OccasionRow([.window, .remove], .viewLeavesWindow),
    OccasionRow([.window, .change], .viewEntersWindow, [.move]),
    OccasionRow([.superview, .change], .viewAdded, [.move]),
    OccasionRow([.move], .viewMoved, [.superview, .parent, .other]),
    OccasionRow([.layout], .layoutRequested, [.prompt, .subview, .set]),
    OccasionRow([.layout, .prompt], .layoutRequested, [.subview]),
    OccasionRow([.geometry, .change], .viewResized, [.resize, .set]),
    OccasionRow([.origin, .change], .viewShifted, [.move, .set, .geometry]),
    OccasionRow([.origin, .move], .viewShifted, [.set]),
    OccasionRow([.resize], .viewResized, [.geometry, .change, .set]),
    OccasionRow([.constraints], .constraintsChanged, [.change, .update, .set, .prompt]),
    OccasionRow([.rotate], .rotation, [.display]),
    OccasionRow([.tap], .viewTapped, [.gesture, .display]), OccasionRow([.focus], .focus, [.textField, .tap, .begin]),
    OccasionRow([.textField, .tap], .focus), OccasionRow([.focus, .move], .focusMoves, [.textField]),
    OccasionRow([.focus, .change], .focusMoves, [.textField]), OccasionRow([.free], .viewReleased, [.memory]),
    OccasionRow([.memory, .remove], .viewReleased),
  ]
}
