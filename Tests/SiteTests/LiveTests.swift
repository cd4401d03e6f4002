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

  @Test("Without the simulation the page of logs says what to do, and with it no page but this one may make a worker")
  func logs() throws {
    let command = "<code>lcdoc explain app.log</code>"
    let plain = try #require(try Self.files(hasEngine: false)["explain.html"])
    #expect(plain.contains(command) && !plain.contains("assets/explain.js"))
    let module = [SourceFile(path: "assets/explainer.js", text: "the module")]
    let templates = try TemplateSet(overrides: module, embeddingEngine: false)
    for file in SiteRenderer(templates: templates).render(SampleSite.make(language: .english))
    where file.path.text.hasSuffix(".html") {
      let text = String(decoding: file.bytes, as: UTF8.self)
      let isPage = file.path == SiteRenderer.explainPath
      #expect(text.contains("worker-src blob:") == isPage, "\(file.path)")
      #expect(text.contains("data-engine=\"explainer.js\"") == isPage, "\(file.path)")
      #expect(!isPage || text.contains(command) && !text.contains("src=\"assets/explainer.js\""))
    }
  }

  @Test("Each sentence about logs has its values in both languages")
  func logWords() {
    func slots(_ language: Language) -> [String] {
      String(decoding: ExplainWords(language: language).bytes, as: UTF8.self).matches(of: /\{\w+\}/).map {
        String($0.output)
      }
      .sorted()
    }
    #expect(slots(.english) == slots(.chinese))
    #expect(slots(.english).count >= 40)
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
