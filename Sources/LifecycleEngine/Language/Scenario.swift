/// A small program for the simulated iOS: a world that is declared, steps, and what is expected of each step.
///
/// Names stand once in `names`; everything else refers to them by index, so that the simulation never compares
/// text.
public struct Scenario: Hashable, Sendable {
  /// The text of every name, in order of appearance.
  public var names: [[UInt8]] = []

  public var ios: VersionRange?
  public var lifeCycle: LifeCycle?
  public var device = Device()
  public var plist: [[UInt8]] = []
  public var windowMaker: WindowMaker = .storyboard
  public var root: [RootNode] = []
  public var renamed: [RoleName] = []
  public var controllers: [ControllerDeclaration] = []
  public var containers: [ContainerDeclaration] = []
  public var segues: [SegueDeclaration] = []
  public var nibs: [NibDeclaration] = []
  public var views: [ViewDeclaration] = []
  public var classes: [ClassDeclaration] = []
  public var overrides: [Override] = []
  public var log: LogDeclaration?
  public var steps: [Step] = []

  public init() {}

  /// The index of a name, which is added if it is new. Complexity: O(names).
  public mutating func intern(_ text: some Collection<UInt8>) -> NameID {
    if let known = name(text) { return known }
    names.append(Array(text))
    return NameID(UInt16(names.count - 1))
  }

  /// The index of a known name.
  public func name(_ text: some Collection<UInt8>) -> NameID? {
    for (index, name) in names.enumerated() where name.elementsEqual(text) { return NameID(UInt16(index)) }
    return nil
  }

  public func text(_ name: NameID) -> [UInt8] { names[Int(name.raw)] }
}

/// The index of a name in a scenario.
public struct NameID: Hashable, Sendable {
  public let raw: UInt16

  public init(_ raw: UInt16) { self.raw = raw }
}

public enum LifeCycle: UInt8, Hashable, Sendable, CaseIterable { case app, scene }

public enum WindowMaker: UInt8, Hashable, Sendable, CaseIterable { case storyboard, code }

public struct Device: Hashable, Sendable {
  public var isPad = false
  public var isLandscape = false

  public init() {}
}

/// A node of the root declaration in depth-first order: `nav(A, B)` is a nav with two children.
public struct RootNode: Hashable, Sendable {
  public var kind: ControllerKind
  /// The controller's name; for a container nil until it is given one.
  public var name: NameID?
  public var childCount: Int

  public init(kind: ControllerKind, name: NameID?, childCount: Int) {
    self.kind = kind
    self.name = name
    self.childCount = childCount
  }
}

/// What a controller is, as far as UIKit treats it differently.
public enum ControllerKind: UInt8, Hashable, Sendable, CaseIterable {
  case plain, nav, tab, split, page, container, hosting

  /// UIKit's own classes: they forward appearance in their own methods and are not the app's to instrument.
  public var isUIKit: Bool {
    switch self {
    case .plain, .container: false
    case .nav, .tab, .split, .page, .hosting: true
    }
  }
}

/// A name given to something that scenarios call by its role: `nav Nav`, `app AppDelegate`.
public struct RoleName: Hashable, Sendable {
  public var role: Role
  public var name: NameID

  public enum Role: UInt8, Hashable, Sendable, CaseIterable {
    case nav, tab, split, page, container, app, scene
  }
}

/// Where a controller comes from.
public enum Origin: UInt8, Hashable, Sendable, CaseIterable {
  case code, nib, storyboard, coder, loadNibNamed
}

public struct ControllerDeclaration: Hashable, Sendable {
  public var name: NameID
  public var origin: Origin?
  public var nibName: NameID?
  public var className: NameID?
  public var style: PresentationStyle?
  public var landscapeOnly = false
  public var definesContext = false
  /// The SwiftUI views that it hosts.
  public var hosted: [NameID] = []

  public init(name: NameID) { self.name = name }
}

/// `nav Nav: delegate D`, `page Page: curl; data source S`, `presentation B: delegate D`.
public struct ContainerDeclaration: Hashable, Sendable {
  public var kind: Kind
  public var name: NameID
  public var delegate: NameID?
  public var dataSource: NameID?
  public var isCurl = false
  /// The app's own presentation controller, of a custom presentation.
  public var controller: NameID?

  public enum Kind: UInt8, Hashable, Sendable, CaseIterable { case nav, tab, split, page, presentation }
}

public struct SegueDeclaration: Hashable, Sendable {
  public var source: NameID
  public var destination: NameID
  public var kind: Kind
  public var style: PresentationStyle?

  public enum Kind: UInt8, Hashable, Sendable, CaseIterable { case push, present, embed }
}

public struct NibDeclaration: Hashable, Sendable {
  public var name: NameID
  public var hasViewOutlet = true
  /// An outlet of the nib is connected to something that the owner does not have.
  public var hasUnknownOutlet = false
}

public struct ViewDeclaration: Hashable, Sendable {
  public var name: NameID
  public var place: Place = .loose
  public var nibName: NameID?
  public var isFromCode = false
  public var frame: Frame?
  public var isHidden = false
  public var isTransparent = false
  public var ignoresTouches = false
  public var isControl = false
  public var hasGesture = false
  public var hasConstraints = false

  public init(name: NameID) { self.name = name }

  public enum Place: Hashable, Sendable {
    case loose
    /// Inside a view, a controller's view or the window, by name.
    case inside(NameID)
    /// The controller's own view.
    case rootOf(NameID)
  }
}

/// Points in the superview's coordinates.
public struct Frame: Hashable, Sendable {
  public var x: Int32
  public var y: Int32
  public var width: Int32
  public var height: Int32

  public init(x: Int32, y: Int32, width: Int32, height: Int32) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether a point in the same coordinates lies inside.
  func contains(_ px: Int32, _ py: Int32) -> Bool {
    px >= x && py >= y && px < x + width && py < y + height
  }
}

public struct ClassDeclaration: Hashable, Sendable {
  public var name: NameID
  /// The superclass of a class, the class of a category.
  public var base: NameID?
  public var isCategory = false
  public var hasInitialize = false
  public var hasLoad = false

  public init(name: NameID) { self.name = name }
}

/// What the app's own method does: `when A.viewDidLoad: call super; present B`.
public struct Override: Hashable, Sendable {
  /// Whose method: a name, or nil with `completionOf` for a completion handler.
  public var receiver: NameID?
  public var callback: Callback
  public var actions: [Action]
}

/// Which callbacks the app logs.
public struct LogDeclaration: Hashable, Sendable {
  public var entries: [LogEntry] = []
  public var isAll = false
  public var afterSuper = false
  public var exactLayout = false
  public var exactHits = false
}

public struct LogEntry: Hashable, Sendable {
  /// Nil: all of the app's own objects.
  public var receiver: ReceiverName?
  /// Nil: the receiver's every callback of a pseudo receiver (`completion`, `return`, `notification`).
  public var callback: Callback?
}

/// A receiver as it is written.
public struct ReceiverName: Hashable, Sendable {
  public var role: Role
  /// The name, for roles that have one.
  public var name: NameID

  public enum Role: UInt8, Hashable, Sendable {
    case object, gesture, main, notification, completion, returning, console
  }
}
