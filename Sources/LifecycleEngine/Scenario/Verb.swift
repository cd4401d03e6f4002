/// What a step can do. The phrase of a verb is all that the language knows of it: the parser matches it, the
/// printer fills it in, the near words of an error come from it.
public enum Verb: UInt8, CaseIterable, Hashable, Sendable {
  // Application and scenes
  case launch, launchInBackground, launchByURL, launchByUniversalLink, launchByNotification, launchByFetch
  case launchByLocation, home, open, appSwitcher, backToApp, switchToApp, lock, unlock
  case callArrives, callDeclined, callAccepted, callEnds, controlCenter, notificationCenter, close, alert
  case fetch, locationEvent, openURL, openUniversalLink, notificationArrives, tapNotification
  case significantTimeChange, toggleDarkMode, changeTextSize, tapShortcut, backgroundSessionEnds
  case launchByRefresh, backgroundRefresh, refreshExpires
  case suspend, memoryWarning, kill, terminate, outOfMemory, crash, newWindow, activateWindow, closeWindow
  case disconnectWindow, connectDisplay, disconnectDisplay, openInCar, disconnectCar, resizeWindow, showWindowAtLevel,
    showWindow, hideWindow, setRoot
  case beginBackgroundTask, endBackgroundTask, backgroundTimeEnds
  case registerForNotifications, failToRegister
  // Controllers
  case create, loadView, release, push, popToRoot, popTo, pop, setStack
  case swipeBackCancelled, swipeBackBegins, swipeBackEnds, swipeBack
  case presentAs, present, dragUpCancelled, dragUpBegins, dragUpEnds, dragUp, dismiss, dragDownCancelled,
    dragDownBegins, dragDownEnds, dragDown, tapAction, select
  case addChild, removeChild, transitionBare, transition, setPages
  case pageForwardCancelled, pageForwardBegins, pageForwardEnds, pageForward
  case pageBackCancelled, pageBackBegins, pageBackEnds, pageBack
  case hideColumn, showColumn
  case rotate, segue, unwind, call
  // Views and events
  case add, insertBelow, insertAbove, remove, tap, dragAcross, touch, shakeCancelled, shake, focus, blur, layout,
    changeConstraints, setFrame
  case scroll, insertRow, deleteRow, reloadRow, selectRow, deselectRow
  case updateContent, hideContent, showContent
  case useClass
  // Only inside `when`
  case callSuper, callOtherSuper, noSuper, nothing, log, setView, returnNo, returnYes

  /// The phrase: literal words, `$1` and `$2` for names (`$1.view` where a view is meant), `$list`, `$style`,
  /// `$numbers`, `$method`, `$super` for one of UIKit's own, `$word` for a name that means nothing to the simulation.
  var phrase: StaticString { Verb.phrases[Int(rawValue)].phrase }

  /// Whether the verb makes sense only in what an override does.
  public var isOnlyInOverride: Bool { rawValue >= Verb.callSuper.rawValue }

  /// Whether someone can be named as acting: `A push B`.
  public var takesActor: Bool {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .setStack, .present, .presentAs, .dismiss, .select, .addChild,
      .segue, .unwind, .setPages, .setRoot:
      true
    default: false
    }
  }

  /// Whether it can be said to happen without an animation.
  public var canBeUnanimated: Bool {
    switch self {
    case .push, .pop, .popTo, .popToRoot, .setStack, .present, .presentAs, .dismiss, .segue, .unwind: true
    default: false
    }
  }

  /// The phrase of every verb, in the order of their declaration, which a test holds the table to.
  static let phrases: [(verb: Verb, phrase: StaticString)] = [
    (.launch, "launch"),
    (.launchInBackground, "launch in background"),
    (.launchByURL, "launch by url"),
    (.launchByUniversalLink, "launch by universal link"),
    (.launchByNotification, "launch by notification"),
    (.launchByFetch, "launch by fetch"),
    (.launchByLocation, "launch by location"),
    (.home, "home"),
    (.open, "open"),
    (.appSwitcher, "app switcher"),
    (.backToApp, "back to app"),
    (.switchToApp, "switch to app $word"),
    (.lock, "lock"),
    (.unlock, "unlock"),
    (.callArrives, "call arrives"),
    (.callDeclined, "call declined"),
    (.callAccepted, "call accepted"),
    (.callEnds, "call ends"),
    (.controlCenter, "control center"),
    (.notificationCenter, "notification center"),
    (.close, "close"),
    (.alert, "alert"),
    (.fetch, "fetch"),
    (.locationEvent, "location event"),
    (.openURL, "open url"),
    (.openUniversalLink, "open universal link"),
    (.notificationArrives, "notification arrives"),
    (.tapNotification, "tap notification"),
    (.significantTimeChange, "significant time change"),
    (.toggleDarkMode, "toggle dark mode"),
    (.changeTextSize, "change text size"),
    (.tapShortcut, "tap shortcut"),
    (.backgroundSessionEnds, "background session ends"),
    (.launchByRefresh, "launch by background refresh"),
    (.backgroundRefresh, "background refresh"),
    (.refreshExpires, "background refresh expires"),
    (.suspend, "suspend"),
    (.memoryWarning, "memory warning"),
    (.kill, "kill"),
    (.terminate, "terminate"),
    (.outOfMemory, "out of memory"),
    (.crash, "crash"),
    (.newWindow, "new window $1"),
    (.activateWindow, "activate window $1"),
    (.closeWindow, "close window $1"),
    (.disconnectWindow, "disconnect window $1"),
    (.connectDisplay, "connect display $1"),
    (.disconnectDisplay, "disconnect display $1"),
    (.openInCar, "open in car $1"),
    (.disconnectCar, "disconnect car $1"),
    (.resizeWindow, "resize $1 to $numbers"),
    (.showWindowAtLevel, "show window $1 at level $numbers"),
    (.showWindow, "show window $1"),
    (.hideWindow, "hide window $1"),
    (.setRoot, "set root $1"),
    (.beginBackgroundTask, "begin background task $1"),
    (.endBackgroundTask, "end background task $1"),
    (.backgroundTimeEnds, "background time ends"),
    (.registerForNotifications, "register for remote notifications"),
    (.failToRegister, "fail to register for remote notifications"),
    (.create, "create $1"),
    (.loadView, "load $1.view"),
    (.release, "release $1"),
    (.push, "push $1"),
    (.popToRoot, "pop to root"),
    (.popTo, "pop to $1"),
    (.pop, "pop"),
    (.setStack, "set stack $list"),
    (.swipeBackCancelled, "swipe back cancelled"),
    (.swipeBackBegins, "swipe back begins"),
    (.swipeBackEnds, "swipe back ends"),
    (.swipeBack, "swipe back"),
    (.presentAs, "present $1 as $style"),
    (.present, "present $1"),
    (.dragUpCancelled, "drag up $1 cancelled"),
    (.dragUpBegins, "drag up $1 begins"),
    (.dragUpEnds, "drag up $1 ends"),
    (.dragUp, "drag up $1"),
    (.dismiss, "dismiss"),
    (.dragDownCancelled, "drag down cancelled"),
    (.dragDownBegins, "drag down begins"),
    (.dragDownEnds, "drag down ends"),
    (.dragDown, "drag down"),
    (.tapAction, "tap action of $1"),
    (.select, "select $1"),
    (.addChild, "add child $1 to $2"),
    (.removeChild, "remove child $1"),
    (.transitionBare, "transition from $1 to $2 bare"),
    (.transition, "transition from $1 to $2"),
    (.setPages, "set pages $list"),
    (.pageForwardCancelled, "page forward cancelled"),
    (.pageForwardBegins, "page forward begins"),
    (.pageForwardEnds, "page forward ends"),
    (.pageForward, "page forward"),
    (.pageBackCancelled, "page back cancelled"),
    (.pageBackBegins, "page back begins"),
    (.pageBackEnds, "page back ends"),
    (.pageBack, "page back"),
    (.hideColumn, "hide column $1"),
    (.showColumn, "show column $1"),
    (.rotate, "rotate"),
    (.segue, "segue to $1"),
    (.unwind, "unwind to $1"),
    (.call, "call $method"),
    (.add, "add $1 to $2"),
    (.insertBelow, "insert $1 below $2"),
    (.insertAbove, "insert $1 above $2"),
    (.remove, "remove $1"),
    (.tap, "tap $1"),
    (.dragAcross, "drag across $1"),
    (.touch, "touch $numbers"),
    (.shakeCancelled, "shake cancelled"),
    (.shake, "shake"),
    (.focus, "focus $1"),
    (.blur, "blur $1"),
    (.layout, "layout $1"),
    (.changeConstraints, "change constraints of $1"),
    (.setFrame, "set $1.frame $numbers"),
    (.scroll, "scroll $1 by $numbers"),
    (.insertRow, "insert row in $1 at $numbers"),
    (.deleteRow, "delete row of $1 at $numbers"),
    (.reloadRow, "reload row of $1 at $numbers"),
    (.selectRow, "select row of $1 at $numbers"),
    (.deselectRow, "deselect row of $1 at $numbers"),
    (.updateContent, "update content $1"),
    (.hideContent, "hide content $1"),
    (.showContent, "show content $1"),
    (.useClass, "use class $1"),
    (.callSuper, "call super"),
    (.callOtherSuper, "call $super"),
    (.noSuper, "no super"),
    (.nothing, "nothing"),
    (.log, "log"),
    (.setView, "$1.view = $value"),
    (.returnNo, "return NO"),
    (.returnYes, "return YES"),
  ]
}
