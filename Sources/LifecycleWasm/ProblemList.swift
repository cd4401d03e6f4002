import LifecycleEngine

/// Writes what is wrong with a text, each with line and column (both from 1; columns count unicode scalars).
enum ProblemList {
  static func write(_ problems: [ScenarioProblem], in text: [UInt8], to json: inout JSONText) {
    json.key("problems")
    json.open(JSONText.bracket.open)
    // A page has no use for thousands, and each is looked up in its line.
    for problem in problems.prefix(100) {
      let range = problem.range.clamped(to: 0..<text.count)
      var start = range.lowerBound
      while start > 0, text[start - 1] != 0x0A, text[start - 1] != 0x0D { start -= 1 }
      json.open(JSONText.brace.open)
      json.field("kind", problem.kind.word)
      json.field("line", problem.line)
      json.field("column", scalars(text[start..<range.lowerBound]) + 1)
      json.field("length", scalars(text[range]))
      json.close(JSONText.brace.close)
    }
    json.close(JSONText.bracket.close)
  }

  private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

extension ScenarioProblem.Kind {
  /// A stable name; the page has the sentence, in its language.
  fileprivate var word: StaticString {
    switch self {
    case .unknownKey: "unknownKey"
    case .unknownStep: "unknownStep"
    case .unknownMessage: "unknownMessage"
    case .unknownReceiver: "unknownReceiver"
    case .unknownCallback: "unknownCallback"
    case .unknownStyle: "unknownStyle"
    case .unknownState: "unknownState"
    case .unknownProperty: "unknownProperty"
    case .badVersion: "badVersion"
    case .badValue: "badValue"
    case .badName: "badName"
    case .badFrame: "badFrame"
    case .declarationAfterStep: "declarationAfterStep"
    case .expectationWithoutStep: "expectationWithoutStep"
    case .unbalancedEither: "unbalancedEither"
    case .tooManyNames: "tooManyNames"
    case .tooLong: "tooLong"
    }
  }
}
