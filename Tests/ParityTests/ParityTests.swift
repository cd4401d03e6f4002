import Foundation
import LifecycleEngine
import Testing
@testable import LifecycleWasm

/// The module that the browser runs gives the answers of the native build. Run by the toolchain's interpreter.
@Suite("The engine in WebAssembly answers like the native one")
struct ParityTests {
  @Test("The module can be run here")
  func presence() {
    if let missing = WasmKit.missing ?? WasmKit.missingExplainer {
      print("skipped: the engine in WebAssembly is not compared with the native one: \(missing)")
      #expect(!WasmKit.isRequired, "\(missing)")
    }
  }

  /// The versions on which every scenario is run besides its own.
  static let versions: [Int32] = [60_000, 120_000, 260_000]

  @Test("Every scenario of the project", .enabled(if: WasmKit.missing == nil))
  func content() throws {
    #expect(Content.scenarios.count > 150)
    let questions: [Driver.Question] = [.run(version: 0)] + Self.versions.map { .fingerprint(version: $0) }
    try compare(Content.scenarios.map { ($0, questions) })
  }

  @Test("Runs with what nobody knows for sure taken the other way", .enabled(if: WasmKit.missing == nil))
  func openQuestions() throws {
    let facts = Fact.allCases.filter { $0.record.isOpen }.map(\.rawValue)
    let some = Content.scenarios.enumerated().filter { $0.offset % 10 == 0 }.map(\.element)
    try compare(
      some.map { scenario in
        (
          ScenarioText(place: scenario.place, text: scenario.text + facts),
          [.otherwise(version: 0, count: facts.count), .otherwise(version: 120_000, count: facts.count)]
        )
      })
  }

  @Test("Claims", .enabled(if: WasmKit.missing == nil))
  func claims() throws {
    let some = Content.scenarios.enumerated().filter { $0.offset % 20 == 0 }.map(\.element)
    try compare(some.map { ($0, [.judge]) })
  }

  @Test("A thousand scenarios made by chance", .enabled(if: WasmKit.missing == nil))
  func chance() throws {
    let fingerprints = Set((1...1000).map { native(.fingerprint(version: 0), Chance.scenario(seed: $0).text) })
    #expect(fingerprints.count > 500, "most of them are to be different runs")
    try compare((1...1000).map { (Chance.scenario(seed: $0), [.fingerprint(version: 0)]) })
  }

  @Test("Texts that are no scenarios", .enabled(if: WasmKit.missing == nil))
  func broken() throws {
    let texts: [[UInt8]] = [
      [], [0], [0xFF, 0xFE, 0xC3], Array("root: nav(((((((((A".utf8), Array("> A viewDidLoad".utf8),
      Array("launch\npush \"\u{1}é漢\"\n  > 漢 viewDidLoad: [x]\n".utf8), Array("ios: 99999999999999999999\nlaunch".utf8),
      Array(repeating: UInt8(ascii: "("), count: 60_000), Array(repeating: 0x0A, count: 65_536),
      Array(repeating: Array("push A;".utf8), count: 9_000).flatMap { $0 },
      Array("root: ".utf8) + Array(repeating: Array("nav(".utf8), count: 10_000).flatMap { $0 },
    ]
    try compare(
      texts.map { (ScenarioText(place: "\($0.prefix(20))", text: $0), [.run(version: 0), .run(version: -5), .judge]) })
  }

  @Test("Logs", .enabled(if: WasmKit.missingExplainer == nil))
  func logs() throws {
    try compare(LogText.all.map { ($0, [.explain, .run(version: 0)]) }, on: WasmKit.explainer)
  }

  // MARK: Comparing

  private func compare(
    _ items: [(scenario: ScenarioText, questions: [Driver.Question])], on module: URL = WasmKit.engine
  ) throws {
    let engine = try [UInt8](Data(contentsOf: module))
    let module = try #require(Driver.module(engine, asking: items.map { ($0.scenario.text, $0.questions) }))
    var answers = try WasmKit.run(Driver.functionName, of: module)[...]
    #expect(answers.count == items.reduce(0) { $0 + $1.questions.count })
    for item in items {
      for question in item.questions {
        #expect(answers.popFirst() == native(question, item.scenario.text), "\(item.scenario.place): \(question)")
      }
    }
  }

  private func native(_ question: Driver.Question, _ text: [UInt8]) -> UInt64 {
    switch question {
    case .fingerprint(let version):
      let scenario = ScenarioParser.parse(text).scenario
      return ScenarioRun(Script(scenario), on: RunAnswer.platform(version, scenario)).trace.fingerprint
    case .run(let version): return Driver.hash(RunAnswer.write(text, version: version))
    case .otherwise(let version, let count):
      return Driver.hash(
        RunAnswer.write(Array(text.dropLast(count)), version: version, otherwise: Array(text.suffix(count))))
    case .judge: return Driver.hash(JudgeAnswer.write(text))
    case .explain: return Driver.hash(ExplainAnswer.write(text))
    }
  }
}
