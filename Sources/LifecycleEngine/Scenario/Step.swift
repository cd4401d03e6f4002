/// One step: what happens in one run-loop turn, and what is expected of it.
public struct Step: Hashable, Sendable {
  /// What happens, all of it in one turn of the run loop.
  public var actions: [Action]
  /// What the app is expected to log; empty where nothing is said of it.
  public var expectations: [Expectation] = []
  /// What is asked of the world afterwards.
  public var queries: [Query] = []
  /// The text that the report of a failing step holds (`!`).
  public var failure: [UInt8]?
  /// Where the step stands, for reports; not part of what the scenario means.
  public var source = Position()

  /// Several actions happen in one turn of the run loop.
  public init(actions: [Action]) { self.actions = actions }
}

/// A stimulus: a verb with the things it is about.
public struct Action: Hashable, Sendable {
  /// What happens.
  public var verb: Verb
  /// Who acts, where it is said: `A push B`.
  public var actor: NameID?
  /// The thing that the verb is about: `B` of `push B`.
  public var first: Reference?
  /// The thing behind its preposition: `A` of `add child B to A`.
  public var second: Reference?
  /// The names of a verb that takes several: `set stack A, C`.
  public var list: [NameID] = []
  /// The style of a presentation, where it is said.
  public var style: PresentationStyle?
  /// The numbers of a verb that takes some: a frame, a level, a point.
  public var numbers: [Int32] = []
  /// The method that `call` calls.
  public var method: Callback?
  /// The argument that it is called with.
  public var argument: Literal?
  /// Whether a transition is animated; steps say `unanimated` otherwise.
  public var isAnimated = true
  /// Queued for a later turn: `async push B` in an override.
  public var isAsync = false

  /// An action that names nobody yet.
  public init(_ verb: Verb) { self.verb = verb }
}

/// A name, or the view of the controller with that name (`A.view`).
public struct Reference: Hashable, Sendable {
  /// The object's name.
  public var name: NameID
  /// Whether its view is meant, not the controller itself.
  public var isView = false

  /// The object with a name, or the view of that controller.
  public init(name: NameID, isView: Bool = false) {
    self.name = name
    self.isView = isView
  }
}

/// An argument as it is written.
public enum Literal: Hashable, Sendable {
  case none
  case yes
  case no
  case name(NameID)
  /// A row of a list.
  case number(Int32)
  /// The beginning of a line on the console.
  case text(NameID)
}

/// `> A viewWillAppear: [appearing]`, or what stands for a run of lines.
public struct Expectation: Hashable, Sendable {
  /// What the line allows.
  public var kind: Kind
  /// Where it stands.
  public var source = Position()

  /// One line below a step. `nothing` allows no callback, `anything` any number of them; `either`, `or` and `end`
  /// enclose blocks of which one has to fit.
  public enum Kind: Hashable, Sendable {
    case entry(ExpectedEntry)
    case nothing
    case anything
    case either
    case or
    case end
  }
}

/// A callback that is expected, as far as the line says something of it.
public struct ExpectedEntry: Hashable, Sendable {
  /// Who is told.
  public var receiver: ReceiverName
  /// What it is told.
  public var callback: Callback
  /// Nil if any will do.
  public var argument: Literal?
  /// The words in brackets.
  public var states: [StateWord]
}

/// A word in brackets: a state of the application or the controller, or one of its flags.
public enum StateWord: UInt8, Hashable, Sendable, CaseIterable {
  case notRunning, active, inactive, background, suspended
  case disappeared, appearing, appeared, disappearing
  case movingToParent, movingFromParent, beingPresented, beingDismissed
  case unattached, foregroundInactive, foregroundActive
}

/// `= A.parent is Nav`: a question to the world after the step.
public struct Query: Hashable, Sendable {
  /// What is asked about.
  public var subject: NameID
  /// What is asked of it.
  public var property: Property
  /// Whether the answer has to be another: `= not A.isViewLoaded`.
  public var isNegated = false
  /// The answer that is wanted.
  public var value: Value
  /// Where it stands.
  public var source = Position()

  /// What can be asked.
  public enum Property: UInt8, Hashable, Sendable, CaseIterable {
    case state, isViewLoaded, view, parent, presented, presenting, isKey, window, levels, responders
    case navigationController, tabBarController, topViewController, visibleViewController, superview, isFirstResponder
  }

  /// What it is compared with.
  public enum Value: Hashable, Sendable {
    case yes
    case none
    case name(NameID)
    case state(StateWord)
    case numbers([Int32])
    case list([Reference])
  }
}

/// A place in the text of a scenario: byte offsets of the statement, and its line from 1.
///
/// All places are equal: two scenarios that say the same are the same scenario.
public struct Position: Hashable, Sendable {
  /// Offsets in the UTF-8 of the text.
  public var range: Range<Int>
  /// Counted from 1; 0 for what was made.
  public var line: Int

  /// The place of what was not written but made is 0.
  public init(range: Range<Int> = 0..<0, line: Int = 0) {
    self.range = range
    self.line = line
  }

  /// Always true, and deliberately so: where a statement stands makes no difference to what it says.
  public static func == (left: Position, right: Position) -> Bool { true }
  /// Adds nothing, as equal values must.
  public func hash(into hasher: inout Hasher) {}
}

/// UIKit's styles of modal presentation. `automatic` becomes one of the others when a controller is presented.
public enum PresentationStyle: UInt8, Hashable, Sendable, CaseIterable {
  case fullScreen, pageSheet, formSheet, currentContext, overFullScreen, overCurrentContext, popover, custom
  case automatic
  /// Alert controllers choose these themselves, and a search controller the last.
  case alert, actionSheet, search
}
