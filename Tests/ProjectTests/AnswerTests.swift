import Testing

@testable import Project

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
      says: [
        "depends", "read as: `viewDidLoad` is called at most once",
        "true on iOS 6 and later, where this is not so: a memory warning unloads", "memory warning\n",
      ]),
    Asked(sentence: "锁屏时不会调用 viewWillDisappear", exitCode: 0, says: ["成立\n", "读作：锁屏时", "lock\n"]),
    Asked(
      sentence: "viewDidLoad 只会调用一次", exitCode: 1,
      says: ["视情况\n", "成立的版本：iOS 6 及以后；在这些版本中并非如此：内存警告会卸载没有父视图的 view", "在 25 种最多 6 步的过程中检验，并非全部"]),
    Asked(
      sentence: "dealloc is called when the controller is popped and the screen is locked", exitCode: 2,
      says: ["not understood"]),
    Asked(sentence: "viewWillAppear is called only once", exitCode: 1, says: ["contradicted", ">> "]),
    Asked(sentence: "viewDidAppear comes before viewWillAppear", exitCode: 1, says: ["contradicted", "comes before"]),
    Asked(sentence: "the sky is blue", exitCode: 2, says: ["names no callback"]),
    Asked(sentence: "viewDidLoad is nice", exitCode: 2, says: ["not understood"]),
    Asked(sentence: "", exitCode: 2, says: ["not understood"]),
  ])
  func answers(_ asked: Asked) {
    let answer = ClaimAnswer(to: asked.sentence)
    #expect(answer.exitCode == asked.exitCode)
    for part in asked.says { #expect(answer.text.contains(part), "\(answer.text)") }
  }
}
