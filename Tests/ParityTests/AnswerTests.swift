import Foundation
import LifecycleEngine
import Testing
@testable import LifecycleWasm

@Suite("Answers of the engine to a page")
struct AnswerTests {
  private func run(_ text: String, version: Int32 = 0) throws -> [String: Any] {
    let json = try JSONSerialization.jsonObject(with: Data(RunAnswer.write(Array(text.utf8), version: version)))
    return try #require(json as? [String: Any])
  }

  @Test("A run comes with its entries, and its fingerprint is that of the trace")
  func entries() throws {
    let text = "ios: 9...12\nroot: nav(A)\nlaunch\npush B\n  > B viewDidAppear: nil\n"
    let answer = try run(text, version: 100_000)
    #expect(answer["ios"] as? String == "10")
    let entries = try #require(answer["entries"] as? [[String: Any]])
    let push = entries.filter { $0["step"] as? Int == 1 }
    #expect(push.contains { $0["receiver"] as? String == "B" && $0["callback"] as? String == "viewDidLoad" })
    #expect((answer["mismatches"] as? [[String: Any]])?.first?["line"] as? Int == 5)
    let native = ScenarioRun(
      Script(ScenarioParser.parse(Array(text.utf8)).scenario), on: Platform(Version(10)))
    #expect(answer["fingerprint"] as? String == String(native.trace.fingerprint, radix: 16).leftPadded)
  }

  @Test("A problem has its line and its column in characters")
  func problems() throws {
    let answer = try run("root: A\n  漢字: x\nlaunch\n  > A viewDidLoat")
    let problem = try #require((answer["problems"] as? [[String: Any]])?.last)
    #expect(problem["kind"] as? String == "unknownCallback")
    #expect(problem["line"] as? Int == 4)
    #expect(problem["column"] as? Int == 7)
    #expect(problem["length"] as? Int == 11)
    #expect(answer["entries"] == nil)
  }

  @Test("Whatever stands in a name, the answer is JSON", arguments: ["A\u{1}", "A\\", "é\u{2028}", "A\u{7F}"])
  func escapes(name: String) throws {
    _ = try run("root: \(name)\nlaunch\n")
    _ = try run("root: A\nlaunch\nnonsense \"\(name)\"\n")
  }

  @Test("A version beyond all is the nearest one", arguments: [(-1, "26"), (1, "2"), (Int32.max, "99.99.99")])
  func versions(number: Int32, name: String) throws {
    #expect(try run("root: A\nlaunch", version: number)["ios"] as? String == name)
  }
}

extension String {
  fileprivate var leftPadded: String { String(repeating: "0", count: max(16 - count, 0)) + self }
}
