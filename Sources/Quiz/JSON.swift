internal import Diagnostics

/// JSON whose members keep the order in which they are given, so that equal values give equal bytes.
indirect enum JSON: Sendable, Equatable {
  case string(String)
  case number(Int)
  /// From 0 to 1, written with at most four decimals.
  case fraction(Double)
  case bool(Bool)
  case null
  case array([JSON])
  case members([Member])

  struct Member: Sendable, Equatable {
    var name: String
    var value: JSON
  }

  static func object(_ members: [(String, JSON)]) -> JSON {
    .members(members.map { Member(name: $0.0, value: $0.1) })
  }

  /// Compact text that may stand inside a `script` element: `<`, `>` and `&` are escaped.
  var text: String {
    var bytes: [UInt8] = []
    write(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .string(let text): Self.write(text, to: &bytes)
    case .number(let number): bytes += Array("\(number)".utf8)
    case .fraction(let value): bytes += Array(Self.decimal(value).utf8)
    case .bool(let value): bytes += Array((value ? "true" : "false").utf8)
    case .null: bytes += Array("null".utf8)
    case .array(let values):
      bytes.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .members(let members):
      bytes.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        Self.write(member.name, to: &bytes)
        bytes.append(UInt8(ascii: ":"))
        member.value.write(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += Array("\\\"".utf8)
      case "\\": bytes += Array("\\\\".utf8)
      case "\n": bytes += Array("\\n".utf8)
      case _ where "<>&".unicodeScalars.contains(scalar) || DisplayWidth.picture(of: scalar) != nil:
        let digits = String(scalar.value, radix: 16)
        bytes += Array("\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func decimal(_ value: Double) -> String {
    let scaled = Int((min(max(value, 0), 1) * 10_000).rounded())
    guard scaled % 10_000 != 0 else { return "\(scaled / 10_000)" }
    var digits = "\(scaled + 10_000)".dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "0.\(digits)"
  }
}
