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

  @Test("Every step is in the reference of the language", arguments: Verb.allCases.filter { !$0.isOnlyInOverride })
  func reference(_ verb: Verb) {
    let examples = [
      ("$1.view", "B.view"), ("$1.frame", "B.frame"), ("$1", "B"), ("$2", "A"), ("$list", "A, B"), ("$style", "STYLE"),
      ("$numbers", "NUMBERS"), ("$method", "A.METHOD: ARGUMENT"), ("$word", "Other"),
    ]
    let words = verb.phrase.description.split(separator: " ").map { word in
      examples.first { $0.0 == word }?.1 ?? String(word)
    }
    let text = ContentFolder.text("../docs/scenario-language.md") ?? ""
    #expect(text.contains("`" + words.joined(separator: " ") + "`"))
  }

  @Test("Every declaration is in the reference of the language", arguments: LanguageWords.keys.map(\.description))
  func declaration(_ key: String) {
    let text = ContentFolder.text("../docs/scenario-language.md") ?? ""
    #expect(text.contains("`" + key + "`") || text.contains("`" + key + " "))
  }

  @Test("There are no more rows than there are facts and verbs")
  func counts() {
    #expect(FactTable.records.count == Fact.allCases.count)
    #expect(Verb.phrases.count == Verb.allCases.count)
    #expect(Fact.allCases.count <= 256, "a platform holds one bit for each fact")
  }
}
