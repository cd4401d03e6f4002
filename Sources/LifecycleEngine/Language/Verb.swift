/// What a step can do. The phrase of a verb is all that the language knows of it: the parser matches it, the
/// printer fills it in, the near words of an error come from it.
public enum Verb: UInt8, CaseIterable, Hashable, Sendable {
  // Application and scenes
  case launch, launchInBackground, launchByURL, launchByUniversalLink, launchByNotification, launchByFetch
  case launchByLocation, home, open, appSwitcher, backToApp, switchToApp, lock, unlock
  case callArrives, callDeclined, callAccepted, callEnds, controlCenter, notificationCenter, close, alert
  case fetch, locationEvent, openURL, openUniversalLink, notificationArrives, tapNotification
  case suspend, memoryWarning, kill, terminate, outOfMemory, crash, newWindow, activateWindow, closeWindow
  // Controllers
  case create, loadView, release, push, popToRoot, popTo, pop, setStack
  case swipeBackCancelled, swipeBackBegins, swipeBackEnds, swipeBack
  case presentAs, present, dismiss, dragDownCancelled, dragDownBegins, dragDownEnds, dragDown, select
  case addChild, removeChild, transitionBare, transition, setPages
  case pageForwardCancelled, pageForwardBegins, pageForwardEnds, pageForward
  case pageBackCancelled, pageBackBegins, pageBackEnds, pageBack
  case rotate, segue, unwind, call
  // Views and events
  case add, insertBelow, insertAbove, remove, tap, touch, focus, blur, layout, changeConstraints, setFrame
  case useClass
  // Only inside `when`
  case callSuper, noSuper, nothing, log, setView, returnNo, returnYes

  /// The phrase: literal words, `$1` and `$2` for names (`$1.view` where a view is meant), `$list`, `$style`,
  /// `$numbers`, `$method`, `$word` for a name that means nothing to the simulation.
  var phrase: StaticString {
    switch self {
    case .launch: "launch"
    case .launchInBackground: "launch in background"
    case .launchByURL: "launch by url"
    case .launchByUniversalLink: "launch by universal link"
    case .launchByNotification: "launch by notification"
    case .launchByFetch: "launch by fetch"
    case .launchByLocation: "launch by location"
    case .home: "home"
    case .open: "open"
    case .appSwitcher: "app switcher"
    case .backToApp: "back to app"
    case .switchToApp: "switch to app $word"
    case .lock: "lock"
    case .unlock: "unlock"
    case .callArrives: "call arrives"
    case .callDeclined: "call declined"
    case .callAccepted: "call accepted"
    case .callEnds: "call ends"
    case .controlCenter: "control center"
    case .notificationCenter: "notification center"
    case .close: "close"
    case .alert: "alert"
    case .fetch: "fetch"
    case .locationEvent: "location event"
    case .openURL: "open url"
    case .openUniversalLink: "open universal link"
    case .notificationArrives: "notification arrives"
    case .tapNotification: "tap notification"
    case .suspend: "suspend"
    case .memoryWarning: "memory warning"
    case .kill: "kill"
    case .terminate: "terminate"
    case .outOfMemory: "out of memory"
    case .crash: "crash"
    case .newWindow: "new window $1"
    case .activateWindow: "activate window $1"
    case .closeWindow: "close window $1"
    case .create: "create $1"
    case .loadView: "load $1.view"
    case .release: "release $1"
    case .push: "push $1"
    case .popToRoot: "pop to root"
    case .popTo: "pop to $1"
    case .pop: "pop"
    case .setStack: "set stack $list"
    case .swipeBackCancelled: "swipe back cancelled"
    case .swipeBackBegins: "swipe back begins"
    case .swipeBackEnds: "swipe back ends"
    case .swipeBack: "swipe back"
    case .presentAs: "present $1 as $style"
    case .present: "present $1"
    case .dismiss: "dismiss"
    case .dragDownCancelled: "drag down cancelled"
    case .dragDownBegins: "drag down begins"
    case .dragDownEnds: "drag down ends"
    case .dragDown: "drag down"
    case .select: "select $1"
    case .addChild: "add child $1 to $2"
    case .removeChild: "remove child $1"
    case .transitionBare: "transition from $1 to $2 bare"
    case .transition: "transition from $1 to $2"
    case .setPages: "set pages $list"
    case .pageForwardCancelled: "page forward cancelled"
    case .pageForwardBegins: "page forward begins"
    case .pageForwardEnds: "page forward ends"
    case .pageForward: "page forward"
    case .pageBackCancelled: "page back cancelled"
    case .pageBackBegins: "page back begins"
    case .pageBackEnds: "page back ends"
    case .pageBack: "page back"
    case .rotate: "rotate"
    case .segue: "segue to $1"
    case .unwind: "unwind to $1"
    case .call: "call $method"
    case .add: "add $1 to $2"
    case .insertBelow: "insert $1 below $2"
    case .insertAbove: "insert $1 above $2"
    case .remove: "remove $1"
    case .tap: "tap $1"
    case .touch: "touch $numbers"
    case .focus: "focus $1"
    case .blur: "blur $1"
    case .layout: "layout $1"
    case .changeConstraints: "change constraints of $1"
    case .setFrame: "set $1.frame $numbers"
    case .useClass: "use class $1"
    case .callSuper: "call super"
    case .noSuper: "no super"
    case .nothing: "nothing"
    case .log: "log"
    case .setView: "$1.view = $value"
    case .returnNo: "return NO"
    case .returnYes: "return YES"
    }
  }

  /// Whether the verb makes sense only in what an override does.
  var isOnlyInOverride: Bool { rawValue >= Verb.callSuper.rawValue }

  /// Whether someone can be named as acting: `A push B`.
  var takesActor: Bool {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .setStack, .present, .presentAs, .dismiss, .select, .addChild,
      .segue, .unwind, .setPages:
      true
    default: false
    }
  }
}
