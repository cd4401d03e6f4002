import Testing

@testable import LCDocCommands

@Suite("Answers on the command line")
struct QuizAnswersTests {
  struct Given: CustomTestStringConvertible, Sendable {
    var options: [String]
    var orders: [String]
    var testDescription: String { options.joined(separator: " | ") }
  }

  @Test(
    "Commas part answers, or the numbers of one",
    arguments: [
      Given(options: ["3 1 2, 2 1 3"], orders: ["3 1 2", " 2 1 3"]),
      Given(options: ["3,1,2"], orders: ["3,1,2"]),
      Given(options: ["3 1 2", "2,1,3"], orders: ["3 1 2", "2,1,3"]),
      Given(options: ["3 1 2，2 1 3"], orders: ["3 1 2", "2 1 3"]),
      Given(options: [""], orders: [""]),
      Given(options: [], orders: []),
    ])
  func parting(_ given: Given) {
    #expect(GivenAnswers(given.options).orders == given.orders)
  }
}
