/// The one argument that a trace shows.
public struct Argument: Hashable, Sendable {
  /// What kind of value it is: nothing, a Bool, nil, or an object.
  public enum Kind: UInt8, Hashable, Sendable {
    case none, yes, no, `nil`, controller, view, window, message, row
    /// Of a scene: the index is that of the application's state with the same name.
    case phase
  }

  /// What kind of value it is.
  public let kind: Kind
  /// Which object, in the order of the script; 0 where the kind says it all.
  public let index: UInt16
  /// Of a line on the console which one it is; the index then has the controllers in it, and this the other two.
  private let line: UInt8
  let furtherIndex: UInt16

  init(_ kind: Kind, _ index: Int = 0) {
    self.kind = kind
    self.index = UInt16(index)
    line = 0
    furtherIndex = 0
  }

  /// A line on the console, with the controllers that it names.
  init(
    _ message: Message, _ first: ControllerID?, _ second: ControllerID?, _ third: ControllerID?,
    _ fourth: ControllerID?
  ) {
    kind = .message
    index = Argument.pair(first, second)
    furtherIndex = Argument.pair(third, fourth)
    line = message.rawValue
  }

  private static func pair(_ first: ControllerID?, _ second: ControllerID?) -> UInt16 {
    UInt16(first.map { $0.raw + 1 } ?? 0) | UInt16(second.map { $0.raw + 1 } ?? 0) << 8
  }

  /// The line on the console that this is.
  var message: Message? { kind == .message ? Message(rawValue: line) : nil }

  /// The controller that stands in the place `$1` to `$4` of a line on the console.
  func named(at place: UInt8) -> ControllerID? {
    let pair = place < UInt8(ascii: "3") ? index : furtherIndex
    let raw = Int(place & 1 == 1 ? pair & 0xff : pair >> 8)
    return raw == 0 ? nil : ControllerID(raw - 1)
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
}
