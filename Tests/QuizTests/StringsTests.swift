import Diagnostics
import Testing

@testable import Quiz

struct StringsTests {
  struct Filled: CustomTestStringConvertible, Sendable {
    var template: String
    var arguments: [String]
    var expected: String
    var testDescription: String { template }
  }

  @Test(arguments: [
    Filled(template: "{2} and {1}", arguments: ["a", "b"], expected: "b and a"),
    Filled(template: "{1} {1#piece|pieces}", arguments: ["1"], expected: "1 piece"),
    Filled(template: "{1} {1#piece|pieces}", arguments: ["21"], expected: "21 pieces"),
    Filled(template: "{1}", arguments: ["{2} {"], expected: "{2} {"),
    Filled(template: "{3} {} {x} {1", arguments: ["a"], expected: "{3} {} {x} {1"),
    Filled(template: "{1#one}", arguments: ["1"], expected: "{1#one}"),
    Filled(template: "第 {1} 位", arguments: ["3"], expected: "第 3 位"),
    Filled(template: "", arguments: [], expected: ""),
  ])
  func argumentsAreFilledIn(_ filled: Filled) {
    #expect(Strings.filled(filled.template, filled.arguments) == filled.expected)
  }
}
