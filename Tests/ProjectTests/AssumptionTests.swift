import Testing

@testable import Project

/// What `lcdoc simulate --assume` takes for granted.
struct AssumptionTests {
  @Test("A fact and its answer are read")
  func reads() throws {
    let assumption = try Assumption("pushLoadsBeforeDisappearing=false")
    #expect("\(assumption.fact)" == "pushLoadsBeforeDisappearing")
    #expect(assumption.isTrue == false)
  }

  @Test(
    "What is not understood says what would be",
    arguments: [
      ("pushLoadBeforeDisappearing=true", "near: pushLoadsBeforeDisappearing"),
      ("somethingElse=true", "the open ones are lockedBackgroundReportsInactive"),
      ("didAppearChildFirst", "FACT=true or FACT=false"), ("didAppearChildFirst=yes", "FACT=true or FACT=false"),
      ("=true", "FACT=true or FACT=false"),
    ])
  func refuses(_ text: String, _ reason: String) {
    let error = #expect(throws: InputError.self) { _ = try Assumption(text) }
    #expect(error?.reason.contains(reason) == true)
  }
}
