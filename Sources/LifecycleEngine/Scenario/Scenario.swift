/// A small program for the simulated iOS: a world that is declared, steps, and what is expected of each step.
///
/// Names stand once in `names`; everything else refers to them by index, so that the simulation never compares
/// text.
public struct Scenario: Hashable, Sendable {
  /// The text of every name, in order of appearance.
  public var names: [[UInt8]] = []

  /// The versions that it is about; nil for the newest.
  public var ios: VersionRange?
  /// Nil for what the version has by default: scenes from iOS 13 on.
  public var lifeCycle: LifeCycle?
  /// What it runs on: by default a phone in portrait with one window.
  public var device = Device()
  /// Keys of the Info.plist that are set, a mode behind its key: `UIBackgroundModes fetch`.
  public var plist: [[UInt8]] = []
  /// Who makes the first window: by default the storyboard.
  public var windowMaker: WindowMaker = .storyboard
  /// The controllers of the first window, depth first.
  public var root: [RootNode] = []
  /// The containers that steps and segues name by what they hold.
  public var made: [MadeContainer] = []
  /// Names for what steps otherwise call by its role.
  public var renamed: [RoleName] = []
  /// What is said of controllers; those that are only named are as by default.
  public var controllers: [ControllerDeclaration] = []
  /// What is said of containers and presentations: their delegates and data sources.
  public var containers: [ContainerDeclaration] = []
  /// The segues that steps may perform.
  public var segues: [SegueDeclaration] = []
  /// The nib files of the bundle; empty for all that are asked for.
  public var nibs: [NibDeclaration] = []
  /// The views that steps and traces can name.
  public var views: [ViewDeclaration] = []
  /// The classes with methods that the runtime calls.
  public var classes: [ClassDeclaration] = []
  /// What the methods of the app do beyond logging.
  public var overrides: [Override] = []
  /// Which callbacks the app logs; nil for those that the expectations name, or the usual ones if none does.
  public var log: LogDeclaration?
  /// What happens, in order: each step is at least one turn of the run loop.
  public var steps: [Step] = []

  /// A scenario that declares nothing and does nothing.
  public init() {}

  /// The version to run on where nobody asks for one: the newest modelled one of those that the scenario names.
  public var defaultVersion: Version { ios?.modelled.last ?? .newest }

  /// The index of a name, which is added if it is new. Complexity: O(names).
  public mutating func intern(_ text: some Collection<UInt8>) -> NameID {
    if let known = name(text) { return known }
    names.append(Array(text))
    return NameID(UInt16(names.count - 1))
  }

  /// The index of a known name.
  public func name(_ text: some Collection<UInt8>) -> NameID? {
    let count = text.count
    for index in names.indices where names[index].count == count && names[index].elementsEqual(text) {
      return NameID(UInt16(index))
    }
    return nil
  }

  /// The UTF-8 of a name of this scenario.
  public func text(_ name: NameID) -> [UInt8] { names[Int(name.raw)] }
}

/// The index of a name in a scenario.
public struct NameID: Hashable, Sendable {
  /// The place among the scenario's names, from 0.
  public let raw: UInt16

  /// The place in `Scenario.names`.
  public init(_ raw: UInt16) { self.raw = raw }
}

/// Who is told of the states of the app: the application delegate, or the delegates of its scenes.
public enum LifeCycle: UInt8, Hashable, Sendable, CaseIterable { case app, scene }

/// Who makes the first window: the main storyboard, code of the app, or SwiftUI for an app that is one of its own.
public enum WindowMaker: UInt8, Hashable, Sendable, CaseIterable { case storyboard, code, swiftUI }

/// The device that a run takes place on.
public struct Device: Hashable, Sendable {
  /// Else it is a phone.
  public var isPad = false
  /// How it is held before the first step.
  public var isLandscape = false

  /// A phone in portrait.
  public init() {}
}

/// A node of the root declaration in depth-first order: `nav(A, B)` is a nav with two children.
public struct RootNode: Hashable, Sendable {
  /// What it is: a plain controller or a kind of container.
  public var kind: ControllerKind
  /// The controller's name; for a container nil until it is given one.
  public var name: NameID?
  /// How many of the nodes behind this one are its children, each with its own behind it.
  public var childCount: Int

  /// A node without the nodes of its children.
  public init(kind: ControllerKind, name: NameID?, childCount: Int) {
    self.kind = kind
    self.name = name
    self.childCount = childCount
  }
}

/// `present nav(B)`: a container that is written out where it is used. The same text is the same container.
public struct MadeContainer: Hashable, Sendable {
  /// The text itself, in the printer's spelling.
  public var name: NameID
  /// The container and what it holds, as in a root declaration.
  public var nodes: [RootNode]
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
  /// What scenarios call it otherwise.
  public var role: Role
  /// The name that it has from then on.
  public var name: NameID

  /// What can be called by its role, because a scenario has one of it at most.
  public enum Role: UInt8, Hashable, Sendable, CaseIterable {
    case nav, tab, split, page, container, app, scene
  }
}

/// Where a controller comes from.
public enum Origin: UInt8, Hashable, Sendable, CaseIterable {
  case code, nib, storyboard, coder, loadNibNamed
}

/// `controller A: from nib "X"; style pageSheet`: how a controller is made and what it is.
public struct ControllerDeclaration: Hashable, Sendable {
  /// The controller's name.
  public var name: NameID
  /// Nil for the storyboard if that makes it, else for code.
  public var origin: Origin?
  /// The nib that is named; nil for the one of the class.
  public var nibName: NameID?
  /// Its class, by which nibs are looked for; nil for one named like the controller.
  public var className: NameID?
  /// How it is presented where the step does not say.
  public var style: PresentationStyle?
  /// Whether its mask of orientations has landscape alone.
  public var landscapeOnly = false
  /// Whether it is where presentations over the current context take place.
  public var definesContext = false
  /// Whether nothing is there for a popover of it to point at.
  public var hasNoAnchor = false
  /// The SwiftUI views that it hosts.
  public var hosted: [NameID] = []
  /// The SwiftUI view that stands for it, and asks for it.
  public var representative: NameID?

  /// A controller about which nothing is said.
  public init(name: NameID) { self.name = name }
}

/// `nav Nav: delegate D`, `page Page: curl; data source S`, `presentation B: delegate D`.
public struct ContainerDeclaration: Hashable, Sendable {
  /// Whether it is a container, and of which kind, or a presentation.
  public var kind: Kind
  /// The container's name; for a presentation that of the presented controller.
  public var name: NameID
  /// The object that is told; nil for none.
  public var delegate: NameID?
  /// The object that a page view controller asks for pages; nil for none.
  public var dataSource: NameID?
  /// Whether pages curl; else they scroll.
  public var isCurl = false
  /// The app's own presentation controller, of a custom presentation.
  public var controller: NameID?
  /// Who animates the transitions: of a presentation the transitioning delegate too.
  public var animator: NameID?
  /// The controller that a split view controller shows instead of its columns where there is room for one only.
  public var compact: NameID?
  /// Whether the controllers of a tab bar controller come from the providers of its `UITab`s.
  public var hasProviders = false

  /// What can have a delegate.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable { case nav, tab, split, page, presentation }
}

/// `segue A to B: push`, performed by a step.
public struct SegueDeclaration: Hashable, Sendable {
  /// The controller that it leads away from.
  public var source: NameID
  /// The controller that it leads to.
  public var destination: NameID
  /// What performing it comes to.
  public var kind: Kind
  /// How a presenting segue presents; nil for what the destination says.
  public var style: PresentationStyle?

  /// What performing it comes to. A segue that embeds is performed when the source loads its view.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable { case push, present, embed }
}

/// A nib file of the bundle. A scenario that declares none has all that its controllers ask for.
public struct NibDeclaration: Hashable, Sendable {
  /// The file's name without its ending.
  public var name: NameID
  /// Whether the outlet `view` of the owner is connected; loading it ends the app if not.
  public var hasViewOutlet = true
  /// An outlet of the nib is connected to something that the owner does not have.
  public var hasUnknownOutlet = false
}

/// `view V: in A; frame 0 0 100 100`: a view that steps and traces can name.
public struct ViewDeclaration: Hashable, Sendable {
  /// The view's name.
  public var name: NameID
  /// Where it stands at the start.
  public var place: Place = .loose
  /// The nib that it is unarchived from; nil if it comes with its surroundings or from code.
  public var nibName: NameID?
  /// Whether the app makes it in code, so that `initWithFrame:` is called.
  public var isFromCode = false
  /// Nil for some place of its own in which it can be touched.
  public var frame: Frame?
  /// Whether it is hidden, which keeps touches away.
  public var isHidden = false
  /// Whether its alpha is 0, which keeps touches away as hiding does.
  public var isTransparent = false
  /// Whether its interaction with the user is switched off.
  public var ignoresTouches = false
  /// Whether it is a `UIControl` and tracks touches.
  public var isControl = false
  /// Whether a gesture recognizer is attached to it.
  public var hasGesture = false
  /// Whether constraints decide where it is, so that it is asked to update them.
  public var hasConstraints = false
  /// What it scrolls, if it scrolls.
  public var content: Content?
  /// How many rows or items the data source of a list has before the first step, in each section.
  public var rows: UInt16 = 0
  /// How many sections it has.
  public var sections: UInt16 = 1
  /// The height of a list's rows, in points.
  public var rowHeight: Int32 = 44

  /// A loose view about which nothing is said.
  public init(name: NameID) { self.name = name }

  /// Where a view is before the first step.
  public enum Place: Hashable, Sendable {
    /// Nowhere: a step adds it.
    case loose
    /// Inside a view, a controller's view or the window, by name.
    case inside(NameID)
    /// The controller's own view.
    case rootOf(NameID)
    /// What a SwiftUI view stands for, and asks for.
    case representedBy(NameID)
    /// What a list makes when it needs one more.
    case part(ListPart, of: NameID)
  }

  /// What a view scrolls: something of the app's, or the cells of a list.
  public enum Content: UInt8, Hashable, Sendable, CaseIterable {
    case plain, table, collection

    /// Whether it has cells.
    var isList: Bool { self != .plain }

    /// The word that declares it.
    public var word: StaticString {
      switch self {
      case .plain: "scrolls"
      case .table: "table"
      case .collection: "collection"
      }
    }
  }
}

/// The views that belong to a list.
public enum ListPart: UInt8, Hashable, Sendable, CaseIterable {
  case cell, header, footer

  /// The word that declares one.
  public var word: StaticString {
    switch self {
    case .cell: "cell"
    case .header: "header"
    case .footer: "footer"
    }
  }
}

/// Points in the superview's coordinates.
public struct Frame: Hashable, Sendable {
  /// The left edge, in points.
  public var x: Int32
  /// The upper edge, in points.
  public var y: Int32
  /// In points.
  public var width: Int32
  /// In points.
  public var height: Int32

  /// All in points; a negative size holds no point.
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

/// `class C: of Base; initialize`: a class, or a category of one, with methods that the runtime calls.
public struct ClassDeclaration: Hashable, Sendable {
  /// The name of the class or category.
  public var name: NameID
  /// The superclass of a class, the class of a category.
  public var base: NameID?
  /// Whether it is a category, whose `+load` comes after that of its class.
  public var isCategory = false
  /// Whether it implements `+initialize`.
  public var hasInitialize = false
  /// Whether it implements `+load`.
  public var hasLoad = false

  /// A class without methods of that kind.
  public init(name: NameID) { self.name = name }
}

/// What the app's own method does: `when A.viewDidLoad: call super; present B`.
public struct Override: Hashable, Sendable {
  /// Whose method: a name, or nil with `completionOf` for a completion handler.
  public var receiver: NameID?
  /// Whether it is what the app does in the action of the named view's gesture recognizer.
  public var isOfGesture = false
  /// The method that is overridden.
  public var callback: Callback
  /// What it does, in order; `call super` among them where it does.
  public var actions: [Action]
}

/// Which callbacks the app logs.
public struct LogDeclaration: Hashable, Sendable {
  /// What is logged, where not everything is.
  public var entries: [LogEntry] = []
  /// Whether everything that reaches the app is logged.
  public var isAll = false
  /// Whether lines are printed behind the call of `super`, so that nested calls print inside out.
  public var afterSuper = false
  /// Whether repeated layout passes are told apart; else several in a row count as one.
  public var exactLayout = false
  /// Whether repeated hit tests are told apart; else several in a row count as one.
  public var exactHits = false
}

/// One callback, or one receiver, of a log declaration.
public struct LogEntry: Hashable, Sendable {
  /// Nil: all of the app's own objects.
  public var receiver: ReceiverName?
  /// Nil: the receiver's every callback of a pseudo receiver (`completion`, `return`, `notification`).
  public var callback: Callback?
}

/// A receiver as it is written.
public struct ReceiverName: Hashable, Sendable {
  /// What kind of receiver it is.
  public var role: Role
  /// The name, for roles that have one.
  public var name: NameID

  /// What is written: the name of an object, or a word for something that has none.
  public enum Role: UInt8, Hashable, Sendable {
    case object, gesture, main, notification, completion, returning, console
  }
}
