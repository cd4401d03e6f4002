/// A controller of the scenario: an index into the script's controllers, the same in every run.
public struct ControllerID: Hashable, Sendable, WorldIndex {
  /// The index.
  public let raw: UInt8

  init(_ raw: Int) { self.raw = UInt8(raw) }

  var index: Int { Int(raw) }
}

/// A view that exists now: an index into the world's views. A freed place is used again.
public struct ViewID: Hashable, Sendable, WorldIndex {
  /// The index.
  public let raw: UInt8

  init(_ raw: Int) { self.raw = UInt8(raw) }

  var index: Int { Int(raw) }
}

/// A window, by the order in which the scenario names them; 0 is the first window of the app.
public struct WindowID: Hashable, Sendable, WorldIndex {
  /// The index; 0 for the app's first window.
  public let raw: UInt8

  init(_ raw: Int) { self.raw = UInt8(raw) }

  var index: Int { Int(raw) }
}

/// A background task, by the index of its name among the scenario's tasks.
struct TaskID: Hashable, Sendable, WorldIndex {
  let raw: UInt8

  init(_ raw: Int) { self.raw = UInt8(raw) }

  var index: Int { Int(raw) }
}

/// Who receives a callback. Three bytes, so that a trace entry stays small.
public struct Receiver: Hashable, Sendable {
  /// What can be told something, or can be printed on the left of a line.
  public enum Kind: UInt8, Hashable, Sendable {
    /// The process itself: `main`.
    case process
    case appDelegate
    /// The index is the window's.
    case sceneDelegate
    /// A delegate or data source: the index is that of its name.
    case object
    case controller
    /// A view that the scenario names: the index is that of its declaration.
    case view
    /// The gesture recognizer of such a view.
    case gesture
    case window
    /// A class or category: the index is that of its declaration.
    case `class`
    case notification
    case completion
    case returning
    case console
  }

  /// What it is that receives.
  public let kind: Kind
  /// Which one, in the order of the script; 0 where there is one only.
  public let index: UInt16

  init(_ kind: Kind, _ index: Int = 0) {
    self.kind = kind
    self.index = UInt16(index)
  }

  static func controller(_ id: ControllerID) -> Receiver { Receiver(.controller, id.index) }
}
