import LifecycleEngine

/// Which of the staged controllers `A` to `H` a receiver is. Names are looked at once for each controller.
struct StagedLetters: Sendable {
  private let script: Script
  private var known: [UInt8] = []

  private static let unknown: UInt8 = 255
  private static let unstaged: UInt8 = 254

  init(_ script: Script) { self.script = script }

  /// 0 for `A`; nil for all that is not staged under a letter.
  mutating func letter(of receiver: Receiver) -> UInt8? {
    guard receiver.kind == .controller else { return nil }
    let index = Int(receiver.index)
    while known.count <= index { known.append(StagedLetters.unknown) }
    if known[index] == StagedLetters.unknown { known[index] = named(receiver) ?? StagedLetters.unstaged }
    return known[index] == StagedLetters.unstaged ? nil : known[index]
  }

  private func named(_ receiver: Receiver) -> UInt8? {
    var text: [UInt8] = []
    script.write(receiver, to: &text)
    guard text.count == 1, let byte = text.first, byte >= UInt8(ascii: "A"),
      byte < UInt8(ascii: "A") + UInt8(Stage.letters)
    else { return nil }
    return byte - UInt8(ascii: "A")
  }
}
