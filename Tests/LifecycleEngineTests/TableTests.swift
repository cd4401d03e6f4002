import Testing

@testable import LifecycleEngine

/// Tables that are looked up by position stand in the order of what they describe.
@Suite("Tables of the engine")
struct TableTests {
  @Test("Every fact has its row", arguments: Fact.allCases)
  func fact(_ fact: Fact) {
    #expect(fact.record.fact == fact)
    #expect(fact.record.statement.utf8CodeUnitCount > 0)
    #expect(fact.record.evidence.utf8CodeUnitCount > 0)
  }

  @Test("Every verb has its phrase", arguments: Verb.allCases)
  func verb(_ verb: Verb) {
    #expect(Verb.phrases[Int(verb.rawValue)].verb == verb)
  }

  @Test("There are no more rows than there are facts and verbs")
  func counts() {
    #expect(FactTable.records.count == Fact.allCases.count)
    #expect(Verb.phrases.count == Verb.allCases.count)
    #expect(Fact.allCases.count <= 256, "a platform holds one bit for each fact")
  }
}
