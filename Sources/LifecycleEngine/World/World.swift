/// The state of the simulated device between two steps: a value that can be copied, compared and hashed, so that
/// exploration is a search over worlds.
public struct World: Hashable, Sendable {
  var app = Application()
  var scenes: [Scene] = []
  var windows: [Window] = []
  var controllers: [Controller]
  var views: [View] = []
  /// Bit n: the class with index n has received its first message.
  var usedClasses: UInt64 = 0
  var deviceIsLandscape = false
  /// The transition that a finger holds between two steps.
  var interactive: Transition?
  @Link var firstResponder: ViewID?
  /// The controllers in the order of their creation, as they registered for memory warnings.
  var created: [ControllerID] = []
  /// Bit n: the app keeps the name with index n alive.
  var held = Set256()
  /// Bit n: the SwiftUI view with the name n has appeared.
  var shownContent = Set256()
  /// Bit n: the state of the app leaves the SwiftUI view with the name n out.
  var hiddenContent = Set256()

  init(controllerCount: Int) {
    controllers = Array(repeating: Controller(), count: controllerCount)
  }

  /// Nothing is left but what the system knows of the app, and how the device is held.
  mutating func endProcess() {
    var fresh = Application()
    fresh.knownSessions = app.knownSessions
    fresh.hasSavedState = app.hasSavedState
    fresh.isForceQuit = app.isForceQuit
    fresh.owesDiscardedSessions = app.owesDiscardedSessions
    app = fresh
    scenes.removeAll(keepingCapacity: true)
    for index in windows.indices { windows[index] = Window() }
    for index in controllers.indices { controllers[index] = Controller() }
    views.removeAll(keepingCapacity: true)
    usedClasses = 0
    interactive = nil
    firstResponder = nil
    created.removeAll(keepingCapacity: true)
    held = Set256()
    shownContent = Set256()
    hiddenContent = Set256()
  }
}

/// The process, as the application sees it and as the system does.
struct Application: Hashable, Sendable {
  var state: AppState = .notRunning
  /// What lies over the app while it is inactive.
  var overlay: Overlay = .none
  /// Bit n: the system still knows the scene session of window n; a phone has one, with the number 0.
  var knownSessions: UInt64 = 0
  /// The window whose scene was in front last: what the user opens, taps or follows goes there.
  var lastWindow = WindowID(0)
  var isLaunchedInBackground = false
  /// Whether the device is locked while the app was frontmost.
  var isLockedOver = false
  /// Sessions were discarded while the app was not running: told after the next launch.
  var owesDiscardedSessions = false
  /// The user swiped the app away: nothing but the user starts it again.
  var isForceQuit = false
  /// State was preserved and not thrown away since.
  var hasSavedState = false
  /// A task of the system's scheduler runs in the background.
  var isRefreshing = false
  /// Background tasks that have begun and not ended, in order: indices of their names.
  var backgroundTasks = ShortList<TaskID>()
}

extension Application: OneWord {
  /// All but the sessions and the tasks.
  @inline(__always)
  mutating func code(_ coder: inout some FieldCoder) {
    coder.code(&state, 3)
    coder.code(&overlay, 3)
    coder.code(&isForceQuit)
    coder.code(&hasSavedState)
    coder.code(&lastWindow)
    coder.code(&isLaunchedInBackground)
    coder.code(&isLockedOver)
    coder.code(&owesDiscardedSessions)
    coder.code(&isRefreshing)
  }
}

/// The five states of an application.
public enum AppState: UInt8, Hashable, Sendable, CaseIterable {
  case notRunning, inactive, active, background, suspended

  /// The state as people call it.
  public var word: StaticString {
    switch self {
    case .notRunning: "not running"
    case .inactive: "inactive"
    case .active: "active"
    case .background: "background"
    case .suspended: "suspended"
    }
  }
}

enum Overlay: UInt8, Hashable, Sendable {
  case none, switcher, controlCenter, notificationCenter, alert, call
}

struct Scene: Hashable, Sendable {
  var state: SceneState = .unattached
  var window: WindowID
  /// It fills another display than the device's own, where nobody can touch it.
  var isDisplay = false
  /// That display is a car's, where CarPlay takes the touches.
  var isCar = false
}

extension Scene: OneWord {
  @inline(__always)
  mutating func code(_ coder: inout some FieldCoder) {
    coder.code(&state, 3)
    coder.code(&window)
    coder.code(&isDisplay)
    coder.code(&isCar)
  }
}

enum SceneState: UInt8, Hashable, Sendable {
  case unattached, foregroundInactive, foregroundActive, background, disconnected
}

struct Window: Hashable, Sendable {
  var exists = false
  @Link var view: ViewID?
  @Link var root: ControllerID?
  var isHidden = true
  var isKey = false
  var level: Int16 = 0
  var isLandscape = false
  /// In points; 0 while it fills the screen.
  var width: UInt16 = 0
  /// Once a view in it had a constraint, the window lays out with constraints for good.
  var usesConstraints = false
  /// Grows with each showing: of two windows on one level the later one is in front.
  var shownAt: UInt8 = 0
  /// Grows with each time that a window becomes key.
  var keyedAt: UInt8 = 0
}

extension Window: OneWord {
  @inline(__always)
  mutating func code(_ coder: inout some FieldCoder) {
    coder.code(&exists)
    coder.code(&_view)
    coder.code(&_root)
    coder.code(&isHidden)
    coder.code(&isKey)
    var bits = UInt16(bitPattern: level)
    coder.code(&bits, 16)
    level = Int16(bitPattern: bits)
    coder.code(&isLandscape)
    coder.code(&width, 11)
    coder.code(&usesConstraints)
    coder.code(&shownAt, 8)
    coder.code(&keyedAt, 8)
  }
}
