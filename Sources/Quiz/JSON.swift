import Diagnostics

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

  /// Compact text that may stand inside a `script` element.
  var text: String {
    var json = JSONWriter(isForHTML: true)
    write(to: &json)
    return json.text
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .string(let text): json.value(text)
    case .number(let number): json.value(number)
    case .fraction(let value): json.value(fraction: value)
    case .bool(let value): json.value(value)
    case .null: json.null()
    case .array(let values): json.array(values) { $1.write(to: &$0) }
    case .members(let members):
      json.object { json in
        for member in members {
          json.key(member.name)
          member.value.write(to: &json)
        }
      }
    }
  }
}

/// Fixed values are written as Swift writes them. The members of a literal keep their order.
extension JSON: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral text: String) { self = .string(text) }
  init(integerLiteral number: Int) { self = .number(number) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral values: JSON...) { self = .array(values) }
  init(dictionaryLiteral members: (String, JSON)...) { self = .object(members) }

  static func optional(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
  static func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
  static func numbers(_ numbers: [Int]) -> JSON { .array(numbers.map { .number($0) }) }
}
