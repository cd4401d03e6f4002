/// One way in which the text of a scenario is wrong. Facts only; the wording is made where it is shown.
public struct ScenarioProblem: Hashable, Sendable {
  /// What is wrong with a statement.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    case unknownKey, unknownStep, unknownReceiver, unknownCallback, unknownStyle, unknownState, unknownProperty
    case unknownMessage
    case badVersion, badValue, badName, badFrame
    case declarationAfterStep, expectationWithoutStep, unbalancedEither, tooManyNames, tooLong
  }

  /// What is wrong.
  public var kind: Kind
  /// Byte offsets in the scenario's text.
  public var range: Range<Int>
  /// The line, from 1.
  public var line: Int

  /// A problem in a range of the text's bytes, on a line that counts from 1.
  public init(kind: Kind, range: Range<Int>, line: Int) {
    self.kind = kind
    self.range = range
    self.line = line
  }
}

/// A scenario that was read, with everything that was wrong; what could be read is there.
public struct ParsedScenario: Sendable {
  /// What could be read.
  public var scenario: Scenario
  /// What could not, in the order of the text; empty where all was read.
  public var problems: [ScenarioProblem]
}
