import LifecycleEngine

/// Who receives an entry of a staged run, or who is meant to: a bit for each controller that is staged under a letter,
/// one for all that is no controller, and one for other controllers, which are UIKit's containers.
struct StagedReceivers: OptionSet, Sendable {
  let rawValue: UInt16

  init(rawValue: UInt16) { self.rawValue = rawValue }

  static let all: StagedReceivers = [.controllers, .others, .containers]

  /// The controller under a letter: 0 for `A`.
  init(letter: UInt8) { rawValue = 1 << UInt16(letter) }

  static let controllers = StagedReceivers(rawValue: 1 << UInt16(Stage.letters) - 1)
  static let others = StagedReceivers(rawValue: 1 << UInt16(Stage.letters))
  static let containers = StagedReceivers(rawValue: 2 << UInt16(Stage.letters))

  @inline(__always)
  func meets(_ other: StagedReceivers) -> Bool { rawValue & other.rawValue != 0 }
}

extension StagedLetters {
  mutating func receivers(of entry: Entry) -> StagedReceivers {
    guard entry.receiver.kind == .controller else { return .others }
    return letter(of: entry.receiver).map { StagedReceivers(letter: $0) } ?? .containers
  }
}
