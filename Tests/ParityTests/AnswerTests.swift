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

  @Test("What nobody knows for sure can be taken the other way, and nothing else")
  func openQuestions() throws {
    let scenario = ScenarioParser.parse(Array(Self.family.utf8)).scenario
    let open = try #require(try run(Self.family)["open"] as? [[String: Any]])
    let numbers = open.compactMap { $0["fact"] as? Int }.compactMap(UInt8.init)
    #expect(numbers.count == open.count && numbers.contains(Fact.didAppearChildFirst.rawValue))
    for number in numbers + [UInt8.max, Fact.hasScenes.rawValue] {
      let answer = RunAnswer.write(Array(Self.family.utf8), version: 0, otherwise: [number])
      let json = try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
      let platform = Platform(scenario.defaultVersion)
      let fact = Fact(rawValue: number).flatMap { numbers.contains(number) ? $0 : nil }
      let native = ScenarioRun(Script(scenario), on: fact.map(platform.flipping) ?? platform)
      #expect(json["fingerprint"] as? String == String(native.trace.fingerprint, radix: 16).leftPadded, "\(number)")
    }
  }

  /// A parent and a child appear together.
  private static let family = "root: A\nwhen A.viewDidLoad: call super; add child B to A\nlaunch\n"

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

  @Test("A name comes back as it was given", arguments: ["A", "e\u{301}", "先", "👩"])
  func names(name: String) throws {
    let entries = try #require(try run("root: \(name)\nlaunch\n")["entries"] as? [[String: Any]])
    let loaded = try #require(entries.first { $0["callback"] as? String == "viewDidLoad" }?["receiver"] as? String)
    #expect(loaded.unicodeScalars.elementsEqual(name.unicodeScalars))
  }

  @Test("What is no name is shown in its place", arguments: ["A\u{1}", "A\\", "é\u{2028}\"", "A\u{7F}"])
  func noNames(name: String) throws {
    let answer = try run("root: \(name)\nlaunch\n")
    let problem = try #require((answer["problems"] as? [[String: Any]])?.first)
    #expect(problem["kind"] as? String == "badName" && answer["entries"] == nil)
    #expect(problem["line"] as? Int == 1 && problem["column"] as? Int == 7)
    #expect(problem["length"] as? Int == name.unicodeScalars.count)
  }

  @Test("Any text comes back as it was written")
  func escapes() throws {
    let text = String(String.UnicodeScalarView((0...0x2FF).compactMap(Unicode.Scalar.init))) + "\u{2028}\u{FFFF}👩"
    var json = JSONText()
    json.open(JSONText.bracket.open)
    json.value(Array(text.utf8))
    json.value(Array("next".utf8))
    json.close(JSONText.bracket.close)
    let read = try #require(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String])
    #expect(read.count == 2 && read[1] == "next")
    #expect(read[0].unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test("A version beyond all is the nearest one", arguments: [(-1, "26"), (1, "2"), (Int32.max, "99.99.99")])
  func versions(number: Int32, name: String) throws {
    #expect(try run("root: A\nlaunch", version: number)["ios"] as? String == name)
  }
}

extension String {
  fileprivate var leftPadded: String { String(repeating: "0", count: max(16 - count, 0)) + self }
}
