import Testing

@testable import LCDocCommands

/// What `lcdoc ask` says, and with which exit code.
@Suite struct AnswerTests {
  struct Asked: CustomTestStringConvertible, Sendable {
    var sentence: String
    var exitCode: Int32
    var says: [String]
    var testDescription: String { sentence }
  }

  @Test(arguments: [
    Asked(
      sentence: "viewDidLoad is called only once", exitCode: 1,
      says: ["depends", "read as: `viewDidLoad` is called at most once", "true on iOS 6 and later", "memory warning\n"]),
    Asked(sentence: "锁屏时不会调用 viewWillDisappear", exitCode: 0, says: ["holds", "锁屏时", "lock\n"]),
    Asked(sentence: "viewWillAppear is called only once", exitCode: 1, says: ["contradicted", ">> "]),
    Asked(sentence: "viewDidAppear comes before viewWillAppear", exitCode: 1, says: ["contradicted", "in this order"]),
    Asked(sentence: "the sky is blue", exitCode: 2, says: ["names no callback"]),
    Asked(sentence: "viewDidLoad is nice", exitCode: 2, says: ["not understood"]),
    Asked(sentence: "", exitCode: 2, says: ["not understood"]),
  ])
  func answers(_ asked: Asked) {
    let answer = Answer(to: asked.sentence)
    #expect(answer.exitCode == asked.exitCode)
    for part in asked.says { #expect(answer.text.contains(part), "\(answer.text)") }
  }
}
