import LifecycleEngine

/// A step of a plan. A closed set, so that plans can be compared.
enum PlanStep: UInt8, Hashable, Sendable, CaseIterable {
  // The application
  case launch, launchInBackground, launchByURL, launchByUniversalLink, launchByNotification, launchByFetch
  case home, open, suspend, appSwitcher, backToApp, switchToApp, lock, unlock, callArrives, callDeclined
  case controlCenter, notificationCenter, alert, close, openURL, openUniversalLink, tapNotification
  case notificationArrives, fetch, memoryWarning, kill, terminate, outOfMemory, crash, rotate
  // Windows
  case showWindow, hideWindow, hideMain, showMain, setRootB, newWindow, closeWindow, disconnectWindow
  // Controllers
  case createB, loadB, releaseB, askB, loadViewOfB, pushB, pushC, pop, popToRoot, setStackC, setStackAC
  case swipeBack, swipeBackBegins, swipeBackCancelled, presentB, presentC, presentFullScreen, presentOverFullScreen,
    dismiss
  case dragDown, dragDownCancelled, selectA, selectB, addChildB, removeChildB, addChildBareB, removeChildBareB
  case swapChildren, beginShowingB, endShowingB, segueB, presentBySegue, unwindA, turnPage, turnPageCancelled
  case addChildC, launchAndPushB, pushBUnanimated, layOutViewOfB, pushCBehind, popBehind, presentCBehind
  // Views
  case createV, addV, addVOffScreen, moveV, removeV, releaseV, createU, addU, layoutV, changeConstraintsV, resizeV,
    shiftV, scrollV, layOutV, forceLayoutV, redrawV
  case tapV, focusV, focusU, blurV
  // Lists
  case scrollList, scrollListOn, reloadList

  /// As the scenario language has it.
  var text: StaticString {
    switch self {
    case .launch: "launch"
    case .launchInBackground: "launch in background"
    case .launchByURL: "launch by url"
    case .launchByUniversalLink: "launch by universal link"
    case .launchByNotification: "launch by notification"
    case .launchByFetch: "launch by fetch"
    case .home: "home"
    case .open: "open"
    case .suspend: "suspend"
    case .appSwitcher: "app switcher"
    case .backToApp: "back to app"
    case .switchToApp: "switch to app Other"
    case .lock: "lock"
    case .unlock: "unlock"
    case .callArrives: "call arrives"
    case .callDeclined: "call declined"
    case .controlCenter: "control center"
    case .notificationCenter: "notification center"
    case .alert: "alert"
    case .close: "close"
    case .openURL: "open url"
    case .openUniversalLink: "open universal link"
    case .tapNotification: "tap notification"
    case .notificationArrives: "notification arrives"
    case .fetch: "fetch"
    case .memoryWarning: "memory warning"
    case .kill: "kill"
    case .terminate: "terminate"
    case .outOfMemory: "out of memory"
    case .crash: "crash"
    case .rotate: "rotate"
    default: controllerText
    }
  }

  private var controllerText: StaticString {
    switch self {
    case .showWindow: "show window W at level 2000"
    case .hideWindow: "hide window W"
    case .hideMain: "hide window window"
    case .showMain: "show window window"
    case .setRootB: "set root B"
    case .newWindow: "new window W2"
    case .closeWindow: "close window W2"
    case .disconnectWindow: "disconnect window W2"
    case .createB: "create B"
    case .loadB: "load B.view"
    case .releaseB: "release B"
    case .askB: "create B\n  = not B.isViewLoaded"
    case .loadViewOfB: "call B.loadView"
    case .pushB: "push B"
    case .pushC: "push C"
    case .pop: "pop"
    case .popToRoot: "pop to root"
    case .setStackC: "set stack C"
    case .setStackAC: "set stack A, C"
    case .swipeBack: "swipe back"
    case .swipeBackBegins: "swipe back begins"
    case .swipeBackCancelled: "swipe back cancelled"
    case .presentB: "present B"
    case .presentC: "present C"
    case .presentFullScreen: "present B as fullScreen"
    case .presentOverFullScreen: "present B as overFullScreen"
    case .dismiss: "dismiss"
    case .dragDown: "drag down"
    case .dragDownCancelled: "drag down cancelled"
    case .selectA: "select A"
    case .selectB: "select B"
    case .addChildB: "add child B to A"
    case .removeChildB: "remove child B"
    case .addChildBareB: "call A.addChildViewController: B"
    case .removeChildBareB: "call B.removeFromParentViewController"
    case .swapChildren: "transition from B to C"
    case .addChildC: "add child C to B"
    case .beginShowingB: "call B.beginAppearanceTransition: YES"
    case .endShowingB: "call B.endAppearanceTransition"
    case .segueB, .presentBySegue: "segue to B"
    case .unwindA: "unwind to A"
    case .turnPage: "page forward"
    case .turnPageCancelled: "page forward cancelled"
    // In the turn of the launch, before anything of it is on screen.
    case .launchAndPushB: "launch; push B"
    case .pushBUnanimated: "push B unanimated"
    case .layOutViewOfB: "call B.view.layoutIfNeeded"
    // By the one that is covered.
    case .pushCBehind: "A push C"
    case .popBehind: "A pop"
    case .presentCBehind: "A present C"
    default: viewText
    }
  }

  private var viewText: StaticString {
    switch self {
    case .createV: "create V"
    case .addV: "add V to A.view"
    case .addVOffScreen: "add V to B.view"
    case .moveV: "add V to U"
    case .removeV: "remove V"
    case .releaseV: "release V"
    case .createU: "create U"
    case .addU: "add U to A.view"
    case .layoutV: "layout V"
    case .layOutV: "call V.layoutIfNeeded"
    case .forceLayoutV: "call V.setNeedsLayout; call V.layoutIfNeeded"
    case .redrawV: "call V.setNeedsDisplay"
    case .changeConstraintsV: "change constraints of V"
    case .resizeV: "set V.frame 0 100 300 300"
    case .shiftV: "set V.frame 20 150 200 200"
    case .scrollV: "scroll V by 100"
    case .tapV: "tap V"
    case .focusV: "focus V"
    case .focusU: "focus U"
    case .blurV: "blur V"
    case .scrollList: "scroll L by 110"
    case .scrollListOn: "scroll L by 120"
    case .reloadList: "call L.reloadData"
    default: ""
    }
  }

  /// What must be declared for the step to be possible.
  var props: StageProps {
    switch self {
    case .pushB, .pushC, .pop, .popToRoot, .setStackC, .setStackAC, .swipeBack, .swipeBackBegins,
      .swipeBackCancelled, .unwindA, .launchAndPushB, .pushBUnanimated, .pushCBehind, .popBehind:
      .navigation
    case .segueB: [.navigation, .segue]
    case .presentBySegue: .modalSegue
    case .scrollV: .scrolls
    case .scrollList, .scrollListOn, .reloadList: .list
    case .selectA, .selectB: .tabs
    case .turnPage, .turnPageCancelled: .pages
    case .createV: .view
    case .createU: .secondView
    case .newWindow, .closeWindow, .disconnectWindow: .windows
    default: []
    }
  }

  /// The first version on which it can be done.
  var oldest: Version {
    switch self {
    case .newWindow, .closeWindow, .disconnectWindow, .dragDown, .dragDownCancelled: Version(13)
    case .launchByUniversalLink, .openUniversalLink: Version(9)
    case .presentOverFullScreen: Version(8)
    case .swipeBack, .swipeBackBegins, .swipeBackCancelled, .controlCenter, .launchByFetch, .fetch: Version(7)
    case .unwindA: Version(6)
    case .addChildB, .addChildC, .addChildBareB, .removeChildBareB, .swapChildren, .beginShowingB, .endShowingB,
      .segueB, .presentBySegue,
      .notificationCenter, .turnPage, .turnPageCancelled:
      Version(5)
    // Earlier systems end an app that goes behind.
    case .open, .suspend, .launchInBackground, .terminate: Version(4)
    default: .oldest
    }
  }

  /// The style that a presentation has, where the step itself says it.
  var style: PresentationStyle? {
    switch self {
    case .presentFullScreen, .presentBySegue: .fullScreen
    case .presentOverFullScreen: .overFullScreen
    default: nil
    }
  }

  /// Whether it makes the object that a plan is about.
  var isMaking: Bool { self == .createB || self == .createV }

  /// Whether the app must be in front for it.
  var needsFront: Bool {
    switch self {
    case .openURL, .openUniversalLink, .tapNotification, .notificationArrives, .fetch, .memoryWarning, .kill,
      .terminate, .outOfMemory, .crash, .open, .suspend, .lock, .unlock, .backToApp, .createB, .loadB, .createV,
      .layOutViewOfB, .launch, .launchAndPushB, .launchInBackground, .launchByURL, .launchByUniversalLink,
      .launchByNotification, .launchByFetch:
      false
    default: true
    }
  }

  /// Whether it can be done without an animation.
  var canBeUnanimated: Bool {
    switch self {
    case .pushB, .pushC, .pop, .popToRoot, .setStackC, .setStackAC, .presentB, .presentC, .presentFullScreen,
      .presentOverFullScreen, .dismiss, .segueB, .presentBySegue, .unwindA, .pushCBehind, .popBehind, .presentCBehind:
      true
    default: false
    }
  }
}

/// What stands on a stage beside the two first controllers.
struct StageProps: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let navigation = StageProps(rawValue: 1)
  static let tabs = StageProps(rawValue: 2)
  /// The view `V`.
  static let view = StageProps(rawValue: 4)
  /// It comes into the controller's view while that is loaded.
  static let viewOnLoad = StageProps(rawValue: 8)
  /// The view `U`.
  static let secondView = StageProps(rawValue: 16)
  /// A segue from `A` to `B` that pushes.
  static let segue = StageProps(rawValue: 32)
  /// An iPad with several windows, so that the app has scenes.
  static let windows = StageProps(rawValue: 64)
  /// `B` lets its view go when it is covered.
  static let letsViewGo = StageProps(rawValue: 128)
  /// The delegate of `B`'s presentation does not let it be dragged away.
  static let refusesDrag = StageProps(rawValue: 256)
  /// `A` does not hand on its appearance to its children.
  static let forwardsByHand = StageProps(rawValue: 512)
  static let pad = StageProps(rawValue: 1024)
  /// `A` and `B` are the pages of a page controller that scrolls.
  static let pages = StageProps(rawValue: 2048)
  /// They curl instead.
  static let curls = StageProps(rawValue: 4096)
  /// `B` is embedded in `A` by a segue.
  static let embeds = StageProps(rawValue: 8192)
  /// A recognizer on `V` takes the touch from it.
  static let gesture = StageProps(rawValue: 16384)
  /// `V` has no constraints, whatever a statement speaks of.
  static let unconstrained = StageProps(rawValue: 32768)
  /// The app decodes `B` by itself, which wakes nothing.
  static let decodesByHand = StageProps(rawValue: 65536)
  /// `V` scrolls.
  static let scrolls = StageProps(rawValue: 131072)
  /// A segue from `A` to `B` that presents it full screen; where a statement names another style, it is not tried.
  static let modalSegue = StageProps(rawValue: 262144)
  /// The list `L` in `A`'s view, two of whose rows fill it.
  static let list = StageProps(rawValue: 524288)
}
