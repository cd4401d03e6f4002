import LifecycleEngine
import Testing
import Verify

@testable import Notes

/// Which callback a change of the application's state is said to bring.
@Suite struct StateChangeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let note: String
    let claims: [String]
    var testDescription: String { note }
  }

  static let cases = [
    Case(
      note: "Active → Inactive\napplicationWillResignActive:\n",
      claims: ["active inactive applicationWillResignActive:"]),
    // The name stands above what is said of it, and not below what is said of the one before.
    Case(
      note: """
        - applicationDidBecomeActive
          - inactive -> active
        - applicationWillResignActive
          - active -> inactive
        """,
      claims: ["inactive active applicationDidBecomeActive:", "active inactive applicationWillResignActive:"]),
    Case(
      note: "| applicationDidEnterBackground | Inactive → Background |\n|---|---|\n",
      claims: ["inactive background applicationDidEnterBackground:"]),
    Case(note: "Active → Inactive → Background\napplicationDidEnterBackground:\n", claims: []),
  ]

  @Test(arguments: cases) func isFound(_ expected: Case) {
    let claims = read(expected.note).stateChanges.map(\.claim)
    #expect(claims.map { "\($0.from) \($0.to) \($0.callback.info.selector)" } == expected.claims)
  }
}
