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

  /// Whether both tell of the same.
  func tellsLike(_ other: OccasionRow) -> Bool { situation == other.situation && next == other.next }
}

enum OccasionTable {
  /// The rows for callbacks of the application and of scenes.
  static let app: [OccasionRow] = [
    OccasionRow(
      [.launch], .launch, [.first, .open, .tap, .process, .finish, .begin, .device, .comeBack, .enter]),
    OccasionRow([.cold], .launch, [.launch, .begin, .open, .tap]),
    OccasionRow([.cold, .launch], .launch, [.begin, .open]), OccasionRow([.scene, .create], .launch),
    OccasionRow([.launch, .url], .launchByURL, [.open]), OccasionRow([.cold, .url], .launchByURL, [.open, .launch]),
    OccasionRow([.launch, .notification], .launchByNotification, [.tap, .open]),
    OccasionRow([.launch, .background], .launchInBackground),
    OccasionRow([.load], .launch, [.memory, .process]), OccasionRow([.process, .create], .launch),
    OccasionRow([.app, .create], .launch, [.begin, .finish, .process]),
    OccasionRow([.app, .begin], .launch, [.first, .process, .tap, .open, .user]),
    OccasionRow(
      [.background], .background,
      [
        .enter, .leave, .homeButton, .move, .select, .foreground, .hide, .open, .other, .change,
        .inactive, .disappear, .transition, .dismiss, .close, .hidden,
      ]),
    OccasionRow([.homeButton], .background, [.tap, .leave, .button, .background, .move, .select, .display]),
    OccasionRow([.leave], .background), OccasionRow([.hide], .background),
    OccasionRow(
      [.foreground], .foreground,
      [.enter, .open, .move, .change, .comeBack, .select, .soon, .transition, .restore, .present]),
    OccasionRow([.comeBack, .background], .foreground, [.foreground, .open, .enter, .active, .tap, .notification]),
    OccasionRow([.restore, .background], .foreground, [.foreground, .enter, .comeBack]),
    OccasionRow([.homeButton, .comeBack], .background, then: .foreground, [.tap, .open, .display, .leave]),
    OccasionRow(
      [.background, .foreground, .and], .background, then: .foreground, [.enter, .open, .comeBack, .move, .change]),
    // "Returns to the home screen", "taps home and comes back to the screen".
    OccasionRow([.homeButton, .comeBack, .display], .background),
    OccasionRow([.homeButton, .comeBack, .display, .tap], .background, then: .foreground, [.open, .leave]),
    OccasionRow([.leave, .comeBack, .and], .background, then: .foreground, [.open, .tap]),
    OccasionRow([.homeButton, .open], .background, then: .foreground, [.tap, .again]),
    OccasionRow([.background, .comeBack, .and], .background, then: .foreground, [.enter, .tap, .open, .foreground]),
    OccasionRow([.open, .again], .foreground, [.tap]), OccasionRow([.comeBack], .foreground, [.open]),
    OccasionRow([.foreground, .background], .foreground, [.comeBack, .enter, .open, .move, .select]),
    OccasionRow([.open, .background], .foreground, [.foreground]),
    // "Two windows are on screen and the user goes home": nobody speaks of windows on screen where there is one.
    OccasionRow([.window, .visible, .background], .homeFromTwoWindows, [.scene, .device]),
    OccasionRow([.background, .homeButton, .comeBack], .background, then: .foreground, [.tap, .foreground, .open]),
    OccasionRow(
      [.active], .becomesActive, [.enter, .change, .begin, .comeBack, .select, .move, .transition, .open]),
    OccasionRow([.active, .foreground], .becomesActive, [.enter, .comeBack, .move, .change, .transition]),
    OccasionRow(
      [.inactive], .resignsActive, [.enter, .change, .move, .select, .foreground, .transition, .remove, .leave]),
    // "Opens the inactive application": what it was.
    OccasionRow([.inactive, .open], .foreground, [.again, .comeBack, .tap]),
    OccasionRow([.active, .leave], .resignsActive), OccasionRow([.focus, .leave], .resignsActive),
    OccasionRow([.active, .finish], .resignsActive, [.scene]),
    OccasionRow([.interruption], .interruption, [.begin, .phoneCall, .notification, .prompt]),
    OccasionRow([.phoneCall], .callArrives, [.interruption, .prompt, .enter, .inactive]),
    OccasionRow([.lock], .lock, [.button, .tap, .open]), OccasionRow([.unlock], .unlock, [.lock]),
    OccasionRow([.lock, .unlock, .and], .lock, then: .unlock, [.button, .tap, .open]),
    OccasionRow([.appSwitcher, .comeBack, .and], .appSwitcher, then: .backToApp, [.open, .show, .enter, .leave]),
    OccasionRow([.appSwitcher, .close, .and], .appSwitcher, then: .backToApp, [.open, .show, .enter]),
    OccasionRow(
      [.appSwitcher], .appSwitcher, [.open, .show, .enter, .homeButton, .tap, .button, .controller, .select, .swipe]),
    OccasionRow([.appSwitcher, .comeBack], .backToApp, [.select]), OccasionRow([.appSwitcher, .close], .backToApp),
    OccasionRow([.appSwitcher, .swipe], .killFromSwitcher, [.kill, .leave, .close, .remove]),
    OccasionRow([.appSwitcher, .kill], .killFromSwitcher, [.swipe, .manual]),
    OccasionRow([.appSwitcher, .remove], .killFromSwitcher, [.swipe, .manual]),
    OccasionRow([.appSwitcher, .finish], .killFromSwitcher, [.swipe, .manual, .foreground]),
    OccasionRow([.app, .appSwitcher, .close], .killFromSwitcher, [.swipe, .manual, .foreground]),
    OccasionRow([.controlCenter], .controlCenter, [.open, .swipe, .show, .appear, .drag, .enter]),
    OccasionRow([.alert], .alert, [.show, .appear, .prompt, .present]),
    OccasionRow([.prompt], .alert, [.show, .appear, .open]),
    OccasionRow([.launch, .foreground], .launch, [.restore, .open]),
    OccasionRow([.suspend], .suspension, [.enter, .background, .change, .move]),
    OccasionRow([.suspend, .kill], .endedWhileSuspended, [.memory, .warn, .free, .background, .process]),
    OccasionRow([.suspend, .unload], .endedWhileSuspended, [.memory, .kill, .process]),
    OccasionRow([.suspend, .remove], .endedWhileSuspended, [.memory, .warn, .kill, .process]),
    OccasionRow([.suspend, .finish], .endedWhileSuspended, [.kill, .process]),
    OccasionRow([.suspend, .free], .endedWhileSuspended, [.memory, .kill]),
    OccasionRow([.suspend, .appSwitcher, .swipe], .endedWhileSuspended, [.kill, .leave, .remove, .close]),
    OccasionRow([.suspend, .swipe, .leave], .endedWhileSuspended, [.kill, .remove, .close]),
    OccasionRow([.suspend, .appSwitcher, .kill], .endedWhileSuspended, [.swipe, .manual, .remove]),
    OccasionRow([.memory, .kill], .outOfMemory, [.background, .warn]),
    OccasionRow([.kill], .kill, [.process, .finish, .manual, .close, .disappear]),
    OccasionRow([.kill, .background], .kill, [.enter]),
    // "The user quits, and it begins its transition to the background": no process ends there.
    OccasionRow([.kill, .background, .transition], .background, [.enter, .begin]),
    OccasionRow([.finish], .kill, [.process]), OccasionRow([.process, .disappear], .kill), OccasionRow([.close], .kill),
    OccasionRow([.crash], .crash, [.finish, .close, .process, .leave]), OccasionRow([.crash, .kill], .crash),
    OccasionRow([.swipe, .leave], .killFromSwitcher),
    // "Swipes the app off the top of the screen".
    OccasionRow([.app, .swipe, .top], .killFromSwitcher, [.display, .remove, .close]),
    OccasionRow([.url], .openURL, [.open, .tap]), OccasionRow([.url, .suspend], .openURL, [.open]),
    OccasionRow([.url, .background], .openURL, [.open, .comeBack, .foreground]),
    OccasionRow([.notification, .tap], .notificationTap, [.open]),
    OccasionRow([.notification], .notificationArrives, [.enter]),
    OccasionRow([.memory, .warn], .memoryWarning, [.appear, .enter, .leave, .show]),
    OccasionRow([.warn], .memoryWarning),
    OccasionRow([.memory], .memoryWarning),
    OccasionRow([.connect], .launch, [.create, .arriving, .session]),
    OccasionRow([.disconnect], .sceneDisconnected, [.free, .session]),
    OccasionRow([.scene, .free], .sceneDisconnected, [.memory, .session]),
    OccasionRow([.session, .free], .windowClosed, [.close, .remove]), OccasionRow([.session, .remove], .windowClosed),
    OccasionRow([.session, .create], .windowOpened, [.arriving, .connect]),
    OccasionRow([.scene, .add], .launch, [.create, .arriving, .session]),
    OccasionRow([.rotate], .rotation), OccasionRow([.rotate, .select], .rotation, [.display, .change]),
    OccasionRow([.notificationCenter], .notificationCenter, [.open, .swipe, .show, .appear, .drag, .enter]),
    OccasionRow([.controlCenter, .close], .controlCenterClosed, [.swipe, .disappear, .hide, .leave, .drag]),
    OccasionRow([.controlCenter, .comeBack], .controlCenterClosed, [.leave]),
    OccasionRow([.controlCenter, .open, .close], .controlCenter, then: .controlCenterClosed, [.swipe, .and]),
    OccasionRow(
      [.controlCenter, .close, .and], .controlCenter, then: .controlCenterClosed,
      [.open, .swipe, .show, .appear, .drag, .enter]),
    OccasionRow([.notificationCenter, .close], .unknown, [.open, .swipe, .show, .appear, .drag, .hide, .leave]),
    OccasionRow([.alert, .close], .alertClosed, [.tap, .button, .prompt]),
    OccasionRow([.alert, .disappear], .alertClosed, [.prompt]),
    OccasionRow([.alert, .dismiss], .alertClosed, [.tap, .button, .prompt]),
    OccasionRow(
      [.prompt, .close, .and], .alert, then: .alertClosed,
      [.show, .appear, .open, .alert, .present, .notification, .dismiss]),
    OccasionRow([.alert, .close, .and], .alert, then: .alertClosed, [.show, .appear, .prompt, .open, .present]),
    OccasionRow([.prompt, .close], .alertClosed), OccasionRow([.prompt, .dismiss], .alertClosed, [.tap, .button]),
    OccasionRow([.phoneCall, .refuse], .callDeclined, [.interruption]),
    OccasionRow([.phoneCall, .cancel], .callDeclined, [.interruption]),
    OccasionRow([.phoneCall, .refuse, .and], .callArrives, then: .callDeclined, [.interruption, .enter]),
    OccasionRow([.phoneCall, .close], .callDeclined, [.interruption]),
    OccasionRow([.other, .app, .change], .switchToApp, [.select, .move, .open]),
    OccasionRow([.other, .app, .select], .switchToApp, [.move, .open]),
    OccasionRow([.other, .app, .open], .switchToApp), OccasionRow([.other, .app, .launch], .switchToApp, [.open]),
    OccasionRow([.other, .app, .transition], .switchToApp, [.move]),
    OccasionRow([.other, .app, .move], .switchToApp),
    OccasionRow([.userActivity], .userActivity, [.open, .comeBack, .tap, .foreground]),
    OccasionRow([.userActivity, .launch], .launchByUserActivity, [.open, .tap, .cold]),
    OccasionRow([.userActivity, .cold], .launchByUserActivity, [.open, .tap]),
    OccasionRow([.fetch], .fetch, [.background, .begin, .prompt]),
    OccasionRow([.fetch, .launch], .launchByFetch, [.background]),
    OccasionRow([.window, .open], .windowOpened, [.arriving, .other, .create, .scene]),
    // "The window created in code" is one that the launch has.
    OccasionRow([.window, .create, .arriving], .windowOpened, [.other, .scene]),
    OccasionRow([.window, .create, .other], .windowOpened, [.scene]),
    OccasionRow([.window, .close], .windowClosed, [.appSwitcher, .scene, .swipe]),
    OccasionRow([.scene, .close], .windowClosed, [.appSwitcher, .window, .swipe]),
    OccasionRow([.scene, .close, .appSwitcher], .windowClosed, [.window, .swipe]),
    OccasionRow([.app, .scene, .close, .appSwitcher], .windowClosed, [.window, .swipe]),
    OccasionRow([.window, .close, .appSwitcher], .windowClosed, [.scene, .swipe]),
    OccasionRow([.homeButton, .kill], .killInFront, [.tap, .button, .swipe, .close, .leave]),
    OccasionRow([.app, .enter], .foreground, [.again, .comeBack]), OccasionRow([.focus], .becomesActive),
    OccasionRow([.app, .tap], .foreground, [.open, .again, .comeBack]),
    OccasionRow([.kill, .foreground], .killInFront, [.app, .manual]),
    OccasionRow([.kill, .active], .killInFront, [.app, .manual]),
    OccasionRow([.kill, .again], .launchAfterKill, [.open, .tap, .manual, .process, .finish, .comeBack]),
    OccasionRow([.launch, .kill], .launchAfterKill, [.again, .open, .comeBack, .appSwitcher, .swipe]),
    OccasionRow([.process, .free], .kill, [.finish]), OccasionRow([.memory, .free], .kill, [.process]),
  ]

  /// The rows for callbacks of controllers.
  static let controller: [OccasionRow] = [
    OccasionRow(
      [.push], .push,
      [
        .tap, .button, .stack, .show, .appear, .transition, .animation, .add, .enter, .open, .storyboard, .select,
        .cover,
      ]),
    OccasionRow([.push, .load, .done], .pushOfLoaded),
    OccasionRow([.push, .same, .instance], .pushOfLoaded, [.again, .stack]),
    OccasionRow(
      [.pop], .pop, [.stack, .button, .tap, .comeBack, .remove, .disappear, .transition, .animation, .leave, .close]),
    OccasionRow([.pop, .root], .popToRoot, [.stack, .comeBack, .remove]),
    OccasionRow([.push, .comeBack], .pop, [.display, .stack]),
    OccasionRow([.present, .comeBack], .dismiss, [.display, .modal, .sheet]),
    OccasionRow([.stack, .comeBack], .pop, [.button, .tap, .select]),
    OccasionRow([.button, .comeBack], .pop, [.tap, .select]),
    OccasionRow([.stack, .remove], .pop), OccasionRow([.stack, .set], .stackReplaced, [.change]),
    OccasionRow([.swipe, .pop], .swipeBack, [.gesture, .finish, .comeBack, .stack]),
    OccasionRow([.swipe, .comeBack], .swipeBack, [.gesture, .finish, .stack]),
    OccasionRow([.gesture, .pop], .swipeBack, [.comeBack]), OccasionRow([.gesture, .comeBack], .swipeBack),
    OccasionRow([.swipe, .cancel], .swipeBackCancelled, [.gesture, .pop, .comeBack, .begin, .early, .stack]),
    OccasionRow([.gesture, .cancel], .swipeBackCancelled, [.pop, .comeBack, .swipe]),
    OccasionRow([.pop, .cancel], .swipeBackCancelled, [.gesture]),
    OccasionRow(
      [.present], .present,
      [.tap, .button, .disappear, .modal, .sheet, .show, .appear, .open, .transition, .animation, .set, .cover]),
    OccasionRow([.modal], .present, [.show, .appear, .open, .transition, .cover]),
    OccasionRow([.sheet], .present, [.show, .appear, .open, .cover]),
    OccasionRow([.popover], .present, [.show, .appear, .open, .present, .cover]),
    OccasionRow([.fullScreen], .present, [.modal, .show, .appear, .cover]),
    OccasionRow([.overFullScreen], .present, [.modal, .show, .appear, .cover, .currentContext]),
    OccasionRow([.currentContext], .present, [.modal, .show, .appear, .cover]),
    OccasionRow([.alert], .present, [.present, .show, .appear, .open, .prompt]),
    OccasionRow(
      [.dismiss], .dismiss, [.modal, .sheet, .comeBack, .disappear, .close, .leave, .code, .transition, .cover]),
    OccasionRow([.modal, .close], .dismiss, [.comeBack, .cover]),
    // "Leaves its presenter on screen": that one stays.
    OccasionRow([.sheet, .leave, .visible], .unknown), OccasionRow([.modal, .leave, .visible], .unknown),
    OccasionRow([.sheet, .close], .dismiss, [.comeBack, .modal, .alert]),
    OccasionRow([.modal, .disappear], .dismiss), OccasionRow([.sheet, .disappear], .dismiss, [.begin]),
    OccasionRow([.modal, .comeBack], .dismiss), OccasionRow([.sheet, .leave], .dismiss),
    OccasionRow([.alert, .close], .dismiss), OccasionRow([.alert, .disappear], .dismiss),
    OccasionRow([.alert, .dismiss], .dismiss, [.close, .disappear, .tap, .button]),
    OccasionRow([.present, .arriving, .close], .dismiss, [.modal, .sheet, .tap, .button, .comeBack]),
    OccasionRow([.arriving, .top, .close], .dismiss, [.modal, .sheet, .present, .tap, .button, .comeBack]),
    OccasionRow([.arriving, .top, .disappear], .dismiss, [.modal, .sheet, .present, .display]),
    OccasionRow([.present, .arriving, .dismiss], .dismiss, [.modal, .sheet, .close, .tap, .button, .comeBack]),
    OccasionRow([.drag, .sheet], .dragDown, [.present, .dismiss, .close, .gesture, .modal, .swipe, .disappear]),
    OccasionRow(
      [.swipe, .sheet], .dragDown, [.present, .dismiss, .close, .gesture, .modal, .leave, .remove, .disappear]),
    OccasionRow([.swipe, .dismiss], .dragDown, [.gesture, .modal, .sheet]),
    // Words for ending an app, said of a sheet.
    OccasionRow([.sheet, .kill], .dragDown, [.swipe, .drag, .gesture]),
    OccasionRow([.swipe, .modal], .dragDown, [.present, .close, .gesture, .comeBack, .sheet, .drag, .dismiss]),
    OccasionRow([.drag, .below], .dragDown, [.present, .close, .gesture, .dismiss]),
    OccasionRow([.drag, .modal], .dragDown, [.present, .close, .gesture, .comeBack, .sheet, .dismiss]),
    OccasionRow([.gesture, .dismiss], .dragDown, [.modal, .sheet, .close]),
    OccasionRow([.drag, .cancel], .dragDownCancelled, [.sheet, .dismiss, .gesture, .modal]),
    OccasionRow(
      [.tab], .tabSwitch, [.select, .change, .tap, .move, .tabs, .transition, .other, .open, .show, .leave, .enter]),
    OccasionRow(
      [.tab, .comeBack], .tabSelectedAgain, [.load, .select, .change, .tap, .move, .tabs, .transition, .open, .show]),
    OccasionRow([.tab, .same], .tabReselected, [.select, .tap, .tabs]),
    OccasionRow([.tab, .select, .tap, .done], .tabReselected, [.same, .tabs]),
    // "The selected tab is tapped", "a tab is selected by a tap": the same one, or another.
    OccasionRow([.tab, .select, .tap], .unknown),
    OccasionRow([.tab, .visible], .tabReselected, [.select, .tap, .tabs, .same]),
    OccasionRow([.tabs, .select], .tabSwitch, [.change, .tap, .move, .tab]),
    OccasionRow([.tabs, .show], .tabsShown, [.appear, .load, .launch, .create]),
    OccasionRow([.tabs, .launch], .tabsShown, [.load, .tab, .create]), OccasionRow([.tabs, .load], .tabsShown, [.tab]),
    OccasionRow([.tabs, .appear], .tabsShown), OccasionRow([.tabs, .transition], .tabSwitch, [.tab]),
    OccasionRow([.parent, .appear], .parentAppears, [.show]), OccasionRow([.parent, .show], .parentAppears),
    OccasionRow([.parent, .disappear], .parentDisappears, [.leave, .hide]),
    OccasionRow([.parent, .hide], .parentDisappears),
    OccasionRow([.child, .add], .childAdded, [.parent, .set]),
    OccasionRow([.child, .remove], .childRemoved, [.parent]),
    OccasionRow([.child, .add, .manual], .childAddedBare, [.parent]),
    OccasionRow([.child, .remove, .manual], .childRemovedBare, [.parent]), OccasionRow([.parent, .add], .childAdded),
    OccasionRow([.parent, .remove], .childRemoved),
    OccasionRow([.transition, .child], .childSwapped, [.change, .other]),
    OccasionRow(
      [.segue], .segue,
      [.transition, .storyboard, .push, .show, .begin, .launch, .tap, .button, .select, .open, .move]),
    OccasionRow([.segue, .add], .childEmbedded, [.child, .storyboard, .parent]),
    OccasionRow([.page, .scroll], .pageScrolled, [.transition, .swipe, .change, .select, .move, .finish]),
    OccasionRow([.page, .change], .pageTurned, [.transition, .swipe, .select, .move, .finish]),
    OccasionRow([.page, .swipe], .pageScrolled, [.transition, .select, .move, .finish, .gesture]),
    OccasionRow(
      [.page, .cancel], .pageCancelled, [.transition, .swipe, .scroll, .change, .gesture, .move, .begin, .early]),
    OccasionRow([.page, .transition], .pageTurned, [.move, .finish, .select]),
    OccasionRow([.page, .select], .pageTurned, [.move, .finish, .transition]),
    OccasionRow(
      [.refuse, .drag], .dragDownRefused, [.sheet, .dismiss, .close, .gesture, .modal, .swipe, .set, .cancel]),
    OccasionRow([.refuse, .swipe], .dragDownRefused, [.sheet, .dismiss, .close, .gesture, .modal, .set, .leave]),
    OccasionRow([.refuse, .dismiss], .dragDownRefused, [.sheet, .close, .gesture, .modal, .set]),
    OccasionRow([.refuse, .sheet, .close], .dragDownRefused, [.gesture, .modal, .set]),
    OccasionRow([.cover], .covered, [.hide, .top, .below]),
    OccasionRow([.show, .other, .top], .covered, [.appear, .display]),
    OccasionRow([.window, .show, .other], .windowShown, [.top, .appear]),
    OccasionRow([.window, .show, .top], .windowShown, [.other, .appear]),
    OccasionRow([.window, .add, .top], .windowShown, [.other]), OccasionRow([.window, .add, .other], .windowShown),
    OccasionRow([.window, .open], .windowShown, [.other, .top, .arriving]),
    OccasionRow([.window, .cover], .windowShown, [.other, .top, .below, .display]),
    OccasionRow([.window, .hidden, .show], .windowMadeVisible, [.visible]),
    OccasionRow([.window, .show, .manual], .windowMadeVisible, [.visible, .hidden]),
    OccasionRow([.window, .hide], .windowHidden), OccasionRow([.segue, .comeBack], .unwind, [.pop, .storyboard]),
    OccasionRow([.stack, .set, .top], .topReplaced, [.change, .other, .arriving]),
    OccasionRow([.page, .swipe, .animation], .pageCurled), OccasionRow([.controlCenter, .close], .controlCenterClosed),
    OccasionRow([.memory, .warn, .visible], .memoryWarningOnScreen, [.top]),
    OccasionRow([.memory, .warn, .sheet], .memoryWarningUnderSheet, [.below, .cover, .hidden]),
    OccasionRow([.memory, .warn, .stack], .memoryWarningCovered, [.below, .cover, .hidden, .leaving]),
    OccasionRow([.root, .set], .rootSet, [.window]),
    OccasionRow([.root, .set, .hidden], .rootSetOnHiddenWindow, [.window, .still]),
    OccasionRow(
      [.appear], .appears,
      [.display, .show, .window, .hierarchy, .enter, .add, .visible, .animation, .transition, .finish, .subview]),
    OccasionRow(
      [.show], .appears, [.display, .appear, .window, .hierarchy, .enter, .add, .visible, .animation, .transition]),
    OccasionRow([.display, .draw], .appears, [.finish, .show]),
    OccasionRow([.visible], .appears, [.display, .show, .appear, .change]), OccasionRow([.move, .visible], .appears),
    OccasionRow([.move, .hidden], .disappears), OccasionRow([.display, .enter], .appears),
    OccasionRow([.hierarchy, .add], .appears, [.display, .window]),
    OccasionRow([.window, .add], .appears, [.instance]),
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
    OccasionRow([.visible, .leave], .disappears, [.display]),
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
    // The view of a controller, or the controller itself: and that as the owner of the nib, or as one of its objects?
    OccasionRow([.controller, .load, .nib], .unknown, [.memory, .storyboard, .instance, .create]),
    OccasionRow([.controller, .load, .storyboard], .madeFromStoryboard, [.memory, .instance, .create]),
    OccasionRow([.controller, .view, .load, .nib], .viewLoads, [.memory, .storyboard, .create]),
    OccasionRow([.controller, .view, .load, .storyboard], .viewLoads, [.memory, .create]),
    OccasionRow([.load, .manual], .viewRequested), OccasionRow([.load, .hidden], .viewRequested, [.display, .early]),
    OccasionRow([.load, .early], .viewRequested, [.display]),
    OccasionRow(
      [.access], .viewRequested, [.property, .load, .first, .manual, .early, .hidden, .nil, .child, .parent]),
    OccasionRow([.tap, .property], .viewRequested, [.early, .hidden]),
    OccasionRow([.tap, .view], .viewRequested, [.early, .hidden]),
    OccasionRow([.query], .isViewLoadedRead, [.access, .property, .view]),
    OccasionRow([.nil, .set], .viewSetToNil, [.property, .manual, .show]),
    OccasionRow([.view, .memory, .enter], .viewLoads), OccasionRow([.view, .memory, .add], .viewLoads),
    OccasionRow([.view, .create], .viewLoads, [.memory, .hierarchy, .load]),
    OccasionRow([.hierarchy, .create], .viewLoads, [.memory, .view, .load]),
    OccasionRow([.create], .made, [.instance, .memory, .classObject]),
    OccasionRow([.create, .show], .appears, [.display]), OccasionRow([.create, .appear], .appears, [.display]),
    OccasionRow([.create, .code], .madeInCode, [.instance, .manual]),
    OccasionRow([.create, .storyboard], .madeFromStoryboard, [.nib, .instance, .load]),
    OccasionRow([.storyboard], .madeFromStoryboard, [.load, .instance]),
    OccasionRow([.create, .nib], .madeFromNib, [.instance, .load]), OccasionRow([.nib], .madeFromNib, [.load]),
    OccasionRow([.free], .released, [.memory, .instance, .remove, .disappear]),
    OccasionRow([.retain, .free], .released, [.last]), OccasionRow([.retain, .remove], .released, [.last]),
    OccasionRow([.retain, .disappear], .released, [.last]),
    // "The view leaves the screen and is destroyed": its controller does.
    OccasionRow([.free, .display], .released, [.view, .remove, .disappear, .leave, .and]),
    // The view goes, and the controller stays: no step does that.
    OccasionRow([.view, .free], .unknown, [.memory, .remove, .hierarchy]),
    OccasionRow([.view, .unload], .unknown, [.memory]), OccasionRow([.unload], .unknown, [.memory]),
    // The view of a controller, or both.
    OccasionRow([.controller, .view, .free], .unknown, [.memory, .instance, .remove, .disappear]),
    OccasionRow([.view, .memory, .remove], .unknown), OccasionRow([.view, .memory, .leave], .unknown),
    OccasionRow([.controller, .view, .memory, .remove], .released, [.instance, .disappear]),
    OccasionRow([.memory, .remove], .released, [.instance, .disappear]),
    OccasionRow([.memory, .leave], .released, [.instance]), OccasionRow([.memory, .disappear], .released, [.instance]),
    OccasionRow([.pop, .free], .releasedByPop), OccasionRow([.dismiss, .free], .releasedByDismiss),
    OccasionRow(
      [.layout], .layout,
      [.subview, .begin, .finish, .constraints, .set, .hierarchy, .notification, .superview, .change]),
    OccasionRow([.subview, .layout], .layout, [.finish, .begin, .change]),
    OccasionRow([.geometry, .change], .layout, [.resize]), OccasionRow([.resize], .layout, [.geometry, .change]),
    OccasionRow([.keyboard, .focus], .focus), OccasionRow([.keyboard, .focus, .leave], .blur),
    OccasionRow([.rotate], .rotation, [.display, .change]), OccasionRow([.rotate, .create], .rotation, [.display]),
    OccasionRow([.rotate, .select], .rotation, [.display, .change]),
    OccasionRow([.rotate, .hidden], .rotationCovered), OccasionRow([.rotate, .cover], .rotationCovered),
    OccasionRow([.memory, .warn], .memoryWarning, [.appear, .enter, .leave, .show]),
    OccasionRow([.warn], .memoryWarning),
    OccasionRow([.memory], .memoryWarning),
    OccasionRow([.memory, .warn, .hidden], .memoryWarningCovered, [.unload]),
    OccasionRow([.warn, .hidden], .memoryWarningCovered, [.unload]),
    OccasionRow([.memory, .warn, .cover], .memoryWarningCovered),
    OccasionRow([.memory, .warn, .below], .memoryWarningCovered),
  ]
}
