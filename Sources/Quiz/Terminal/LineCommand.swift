/// One line of the line mode, understood. Positions count from 1, as they are typed.
enum LineCommand: Sendable, Equatable {
  /// The whole order: it is submitted.
  case order([Int])
  case move(Int, Int)
  case swap(Int, Int)
  case out(Int)
  case show
  case submit
  case undo
  case hint
  case answer
  case help
  case quit

  /// Understands a line, or not (nil). Numbers may be parted by spaces or commas of either script.
  init?(_ line: String) {
    let words = Self.words(line)
    guard words.count <= Self.wordLimit else { return nil }
    let numbers = words.compactMap { Int($0) }
    guard let first = words.first else {
      self = .show
      return
    }
    if numbers.count == words.count {
      self = .order(numbers)
      return
    }
    guard numbers.count == words.count - 1, let name = Self.names[first] else { return nil }
    switch (name, numbers.count) {
    case (.move, 2): self = .move(numbers[0], numbers[1])
    case (.swap, 2): self = .swap(numbers[0], numbers[1])
    case (.out, 1): self = .out(numbers[0])
    case (.plain(let command), 0): self = command
    default: return nil
    }
  }

  private static let wordLimit = 70

  private enum Name {
    case move
    case swap
    case out
    indirect case plain(LineCommand)
  }

  private static let names: [String: Name] = [
    "move": .move, "m": .move, "移动": .move,
    "swap": .swap, "交换": .swap,
    "out": .out, "移出": .out,
    "show": .plain(.show), "显示": .plain(.show),
    "submit": .plain(.submit), "提交": .plain(.submit),
    "undo": .plain(.undo), "u": .plain(.undo), "撤销": .plain(.undo),
    "hint": .plain(.hint), "h": .plain(.hint), "提示": .plain(.hint),
    "answer": .plain(.answer), "答案": .plain(.answer),
    "?": .plain(.help), "help": .plain(.help), "帮助": .plain(.help),
    "q": .plain(.quit), "quit": .plain(.quit), "退出": .plain(.quit),
  ]

  private static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    for scalar in line.unicodeScalars {
      let plain = narrow(scalar)
      if plain == " " || plain == "," || plain == "、" || plain.value < 0x20 {
        if !word.isEmpty { words.append(String(word)) }
        word = String.UnicodeScalarView()
      } else {
        word.append(plain)
      }
    }
    if !word.isEmpty { words.append(String(word)) }
    return words
  }

  /// Input methods give full-width digits and signs; letters become small.
  private static func narrow(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    var value = scalar.value
    if (0xFF01...0xFF5E).contains(value) { value = value - 0xFF01 + 0x21 }
    if value == 0x3000 { value = 0x20 }
    if (0x41...0x5A).contains(value) { value += 0x20 }
    return Unicode.Scalar(value) ?? scalar
  }
}
