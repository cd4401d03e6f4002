@testable import Site
import Testing
import Verify

/// Every text of the model is hostile here; the pages must have the same elements as with harmless text.
@Suite("Hostile text in every place")
struct InjectionTests {
  static let attacks = [
    "\"><script>alert(1)</script>", "'><img src=x onerror=alert(1)>", "\"\u{301} onmouseover=\"alert(1)",
    "</title></svg><script>", "</code></pre><script>", "<!--", "]]>", "{{main}}", "{{{body}}}",
    "\u{1}0\u{2}", "&lt;script&gt;", "javascript:alert(1)", "a|b|{}", "\u{202E}gnp.exe", "\u{0}\u{8}\u{FFFE}",
    "${alert(1)} <% x %>",
  ]

  @Test("No text becomes markup", arguments: attacks)
  func elements(attack: String) throws {
    let templates = try TemplateSet.builtIn()
    let harmless = SiteRenderer(templates: templates).render(Self.site("x"))
    let hostile = SiteRenderer(templates: templates).render(Self.site(attack))
    try #require(harmless.count == hostile.count)
    for (one, other) in zip(harmless, hostile) where one.path.text.hasSuffix(".html") {
      let expected = try MarkupReader(one.bytes).elements.compactMap(Self.shape)
      let found = try MarkupReader(other.bytes).elements.compactMap(Self.shape)
      #expect(expected == found, "\(one.path)")
      #expect(!String(decoding: other.bytes, as: UTF8.self).utf8.contains { $0 < 0x09 })
    }
  }

  @Test("Text is shown as it was written", arguments: attacks.filter { !$0.utf8.contains { $0 < 0x20 } })
  func text(attack: String) throws {
    let files = SiteRenderer(templates: try TemplateSet.builtIn()).render(Self.site(attack))
    let escaped = String(decoding: HTML(text: attack).bytes, as: UTF8.self)
    for file in files where file.path.text.hasSuffix(".html") {
      #expect(String(decoding: file.bytes, as: UTF8.self).contains(escaped), "\(file.path)")
    }
  }

  /// Name and attributes' names; line breaks in long selectors follow the text and do not count.
  private static func shape(_ element: MarkupReader.Element) -> String? {
    guard element.name != "wbr" else { return nil }
    let keys = element.attributes.keys.sorted().joined(separator: " ")
    let shape = "\(element.name) \(keys)"
    // A long name gives its row a class.
    return element.name == "li" ? "li" : shape
  }

  private static func callback(
    _ text: String, _ link: PageLink, _ source: SourceReference, _ figure: TraceFigure
  ) -> CallbackPage {
    let path = SampleSite.path
    return CallbackPage(
      path: path("callbacks/c.html"), selector: text, swiftName: text, owner: text, family: text,
      meaning: text, sources: [source],
      availability: .init(introduced: text, deprecated: text, neverCalledSince: text, states: [.called, .ended]),
      advice: .init(good: text, bad: text, code: text), superRule: .init(text: text, source: source),
      promised: [.init(text: text, versions: text, source: source, link: link)],
      situations: [
        .init(
          name: text, steps: [text], isAlways: false, versions: text, often: text, phases: text,
          marks: [.init(lane: 0, phase: 0)])
      ], otherSituations: [text],
      alwaysBefore: [.init(name: text, condition: text)], alwaysAfter: [.init(name: text)],
      figure: figure, scenarios: [link],
      mentions: [.init(note: link, line: 1, excerpt: LateText(text))])
  }

  private static func pieces(_ text: String) -> [OrderingItem.Piece] {
    [
      .init(label: text, because: text, reasons: [.init(earlier: 1, text: text)]),
      .init(label: text, distractorReason: text + "!"),
    ]
  }

  private static func site(_ text: String) -> SiteModel {
    let path = SampleSite.path
    let link = PageLink(label: text, path: path("scenarios/s.html"), fragment: text)
    let rows = [
      TraceRow(receiver: text, callback: text, argument: text, phase: text, state: text, cause: text)
    ]
    let steps = [TraceStep(text: text, rows: rows)]
    let score = ScoreModel(
      lanes: [.init(name: text, kind: .app)], rows: [.init(lane: 0, kind: .loading)],
      bars: [.init(lane: 0, fromRow: 0, toRow: 1, state: .active)],
      steps: [0])
    let figure = TraceFigure(id: "f", title: text, version: text, steps: steps, score: score)
    let source = SourceReference(label: text, url: text)
    let verdict = VerdictNote(
      anchor: text, line: 1, kind: .depends, headline: text, detail: text, decidingFact: text,
      run: VerdictNote.Run(caption: text, step: steps[0]), links: [link])
    return SiteModel(
      title: text, tagline: text, featured: figure,
      notes: [
        NotePage(
          path: path("notes/n.html"), title: text, group: text, language: text, source: text,
          outline: [OutlineEntry(level: 2, title: text, id: text)],
          body: [BodyPart(html: HTML(text: text), verdicts: [verdict])], links: [link])
      ],
      callbacks: [
        callback(text, link, source, figure)
      ],
      scenarios: [
        ScenarioPage(
          path: path("scenarios/s.html"), title: text, group: text, source: text,
          facts: [.init(name: text, value: text)], figure: figure,
          deviations: [.init(step: text, text: text)], origin: source, links: [link])
      ],
      quizzes: [
        QuizPage(
          path: path("quizzes/q.html"), title: text, group: text, about: link, introduction: text,
          items: [
            .ordering(
              OrderingItem(
                id: "i", stem: HTML(text: text),
                pieces: pieces(text),
                relation: [], canonical: [0], link: link)),
            .choice(
              ChoiceQuestion(
                id: "c", kind: .next, stem: HTML(text: text), log: [text], options: [.init(label: text, reason: text)],
                answer: 0, explanation: HTML(text: text))),
          ])
      ],
      conformance: ConformancePage(
        introduction: text,
        traces: [
          .init(
            name: text, source: source, version: text, simulatedOn: 17, topic: text, result: .deviates, reason: text)
        ]),
      facts: FactsPage(
        introduction: text,
        topics: [
          .init(
            title: text,
            facts: [.init(name: text, statement: text, versions: text, evidence: text, isOpen: true)])
        ]))
  }
}
