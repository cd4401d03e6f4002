import Diagnostics
import LifecycleEngine
import Testing

@testable import Site

/// What pages have that run scenarios again; what it does, `LiveBrowserTests` sees.
@Suite("Scenarios that run in the page")
struct LiveTests {
  static func files(hasEngine: Bool, _ language: Language = .english) throws -> [String: String] {
    let engine = hasEngine ? [SourceFile(path: "assets/engine.js", text: "the engine")] : []
    let templates = try TemplateSet(overrides: engine, embeddingEngine: false)
    let files = SiteRenderer(templates: templates).render(SampleSite.make(language: language))
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test("Only pages with a scenario may compile the engine, and only where there is one", arguments: [true, false])
  func policy(hasEngine: Bool) throws {
    for (path, text) in try Self.files(hasEngine: hasEngine) where path.hasSuffix(".html") {
      let isScenario = path.hasPrefix("scenarios/") && path != "scenarios/index.html"
      let mayRun = hasEngine && (isScenario || path == "notes/app-and-controller.html")
      #expect(text.contains("script-src &#39;self&#39; &#39;wasm-unsafe-eval&#39;;") == mayRun, "\(path)")
      #expect(text.contains("assets/live.js") == mayRun, "\(path)")
      #expect(!text.contains("assets/engine.js"), "\(path) loads the engine before anyone asks for it")
    }
  }

  @Test("Without an engine there are no words for it either")
  func words() throws {
    #expect(try Self.files(hasEngine: true)["assets/live-words.js"] != nil)
    #expect(try Self.files(hasEngine: false)["assets/live-words.js"] == nil)
  }

  @Test("Each way in which a scenario can be wrong has the sentence of the commands", arguments: Language.allCases)
  func sentences(language: Language) {
    let sentences = LiveFindings(language: language).sentences
    #expect(sentences.filter(\.text.isEmpty).map(\.name) == [])
    #expect(Set(sentences.map(\.text)).count == sentences.count, "two ways say the same")
    for kind in ScenarioProblem.Kind.allCases {
      let (text, written) = LiveFindings.sample(kind)
      let problems = ScenarioParser.parse(Array(text.utf8)).problems
      #expect(problems.contains { $0.kind == kind }, "the sample of \(kind) has \(problems.map(\.kind))")
      let sentence = sentences.first { $0.name == "\(kind)" }?.text ?? ""
      #expect(sentence.contains("`{}`") == !written.isEmpty, "\(sentence)")
    }
  }
}
