import Testing

/// The phrases of the quiz, as the sources write them: no list of them has to be kept.
@Suite("Phrases of the quiz")
struct PhraseTests {
  @Test("Each phrase has words in both languages, with slots for the same arguments")
  func slots() throws {
    var count = 0
    for file in SourceTree.sources where file.path.contains("/Quiz/Words/Phrase+") {
      let text = file.lines.map { String($0.content) }.joined(separator: " ")
      let phrases = text.matches(of: /= Phrase\( ?"((?:[^"\\]|\\.)+)", "((?:[^"\\]|\\.)+)"\)/)
      #expect(phrases.count == text.matches(of: /= Phrase\(/).count, "\(file): a phrase is not two texts")
      for phrase in phrases {
        let (english, chinese) = (slots(phrase.output.1), slots(phrase.output.2))
        #expect(english == chinese, "\(file): \(phrase.output.1)")
      }
      count += phrases.count
    }
    #expect(count > 200)
  }

  private func slots(_ template: Substring) -> [Bool] { (1...5).map { template.contains("{\($0)}") } }
}
