/// The one argument that a trace shows.
public struct Argument: Hashable, Sendable {
  /// What kind of value it is: nothing, a Bool, nil, or an object.
  public enum Kind: UInt8, Hashable, Sendable {
    case none, yes, no, `nil`, controller, view, window, message, row
  }

  /// What kind of value it is.
  public let kind: Kind
  /// Which object, in the order of the script; 0 where the kind says it all.
  public let index: UInt16

  init(_ kind: Kind, _ index: Int = 0) {
    self.kind = kind
    self.index = UInt16(index)
  }

  @inline(__always)
  static var none: Argument { Argument(.none) }
  @inline(__always)
  static var `nil`: Argument { Argument(.nil) }

  static func flag(_ value: Bool) -> Argument { Argument(value ? .yes : .no) }
  static func controller(_ id: ControllerID?) -> Argument {
    guard let id else { return .nil }
    return Argument(.controller, id.index)
  }
  static func message(_ message: Message) -> Argument { Argument(.message, Int(message.rawValue)) }
}
