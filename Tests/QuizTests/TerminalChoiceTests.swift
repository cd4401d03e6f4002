import Diagnostics
import Testing

@testable import Quiz

struct TerminalChoiceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var environment: [String: String] = ["TERM": "xterm"]
    var isTerminal = true
    var plainFlag = false
    var mode: TerminalChoice.Mode
  }

  @Test(arguments: [
    Case(testDescription: "a terminal", mode: .screen),
    Case(testDescription: "a pipe", isTerminal: false, mode: .lines(.noTerminal)),
    Case(testDescription: "dumb", environment: ["TERM": "dumb"], mode: .lines(.dumb("dumb"))),
    Case(testDescription: "no TERM", environment: [:], mode: .lines(.dumb(""))),
    Case(testDescription: "--plain", plainFlag: true, mode: .lines(.asked(by: "--plain"))),
    Case(
      testDescription: "ACCESSIBLE", environment: ["TERM": "xterm", "ACCESSIBLE": "1"],
      mode: .lines(.asked(by: "ACCESSIBLE"))),
    Case(
      testDescription: "own variable first",
      environment: ["TERM": "dumb", "LCDOC_ACCESSIBLE": "1", "ACCESSIBLE": "1"],
      mode: .lines(.asked(by: "LCDOC_ACCESSIBLE"))),
    Case(testDescription: "off by 0", environment: ["TERM": "xterm", "ACCESSIBLE": "0"], mode: .screen),
    Case(testDescription: "off by nothing", environment: ["TERM": "xterm", "ACCESSIBLE": ""], mode: .screen),
  ])
  func theModeIsChosen(_ example: Case) {
    let environment = example.environment
    let choice = TerminalChoice(
      isInputTerminal: example.isTerminal, isOutputTerminal: example.isTerminal,
      environment: { environment[$0] })
    #expect(choice.mode(plainFlag: example.plainFlag) == example.mode)
    if case .lines(let reason) = example.mode {
      for language in Language.allCases { #expect(!reason.text(Strings(language)).isEmpty) }
    }
  }

  struct Colour: CustomTestStringConvertible, Sendable {
    var environment: [String: String]
    var flag: Bool?
    var isTerminal = true
    var expected: Bool
    var testDescription: String {
      "\(environment.sorted { $0.key < $1.key }) \(flag.map { "\($0)" } ?? "-") \(isTerminal)"
    }
  }

  @Test(arguments: [
    Colour(environment: [:], expected: true),
    Colour(environment: [:], isTerminal: false, expected: false),
    Colour(environment: ["NO_COLOR": "1"], expected: false),
    Colour(environment: ["NO_COLOR": ""], expected: true),
    Colour(environment: ["NO_COLOR": "1", "FORCE_COLOR": "1"], expected: false),
    Colour(environment: ["NO_COLOR": "1"], flag: true, expected: true),
    Colour(environment: ["FORCE_COLOR": "1"], flag: false, expected: false),
    Colour(environment: ["FORCE_COLOR": "1"], isTerminal: false, expected: true),
    Colour(environment: ["CLICOLOR_FORCE": "0"], isTerminal: false, expected: false),
    Colour(environment: ["CLICOLOR": "0"], expected: false),
    Colour(environment: ["CLICOLOR": "0", "CLICOLOR_FORCE": "1"], expected: true),
    Colour(environment: ["TERM": "dumb", "FORCE_COLOR": "1"], flag: true, expected: false),
  ])
  func coloursAreChosen(_ colour: Colour) {
    let environment = colour.environment
    let choice = TerminalChoice(
      isInputTerminal: true, isOutputTerminal: colour.isTerminal, environment: { environment[$0] })
    #expect(choice.usesColour(flag: colour.flag) == colour.expected)
  }
}
