import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Testing

@testable import Site

/// How much a site may grow from little, and what stands where it does not.
@Suite("A site is not much more than its notes")
struct BoundTests {
  private func input(_ text: String) -> SiteInput {
    var judge = NoteJudge()
    let note = judge.judge(Note.read(Document.parse(SourceFile(path: "a.md", text: text))))
    return SiteInput(notes: [.init(note: note, relativePath: "a")])
  }

  private func page(_ path: String, of model: SiteModel) throws -> String {
    let files = SiteRenderer(templates: try TemplateSet.builtIn()).render(model)
    return String(decoding: try #require(files.first { $0.path.text == path }).bytes, as: UTF8.self)
  }

  @Test("A budget gives rows until they do not suffice, and then none")
  func budget() {
    var budget = RowBudget(floor: 10, bytes: 59)
    #expect([5, 6, 2, 1, 1, 0].map { budget.take($0) } == [true, true, false, false, false, false])
    #expect(budget.isUsedUp)
  }

  @Test(
    "Verdicts beyond those that a note has room for are left out, and that is said",
    arguments: [(300, true), (9_000, false)])
  func verdicts(count: Int, fits: Bool) throws {
    let text = "# Once\n\n" + String(repeating: "`viewDidLoad` is called only once.\n\n", count: count)
    let model = SiteBuilder.build(input(text), .known(in: .english))
    #expect(model.limits.map(\.code) == (fits ? [] : ["LC0004"]))
    let shown = model.notes[0].body.reduce(0) { $0 + $1.verdicts.count }
    #expect(fits ? shown == count : (1_000..<count).contains(shown))
    let page = try page("notes/a.html", of: model)
    #expect(page.utf8.count < 2 << 20 + 20 * text.utf8.count)
    // The text is there to its end.
    #expect(page.split(separator: "is called only once.</").count == count + 1)
    if !fits {
      let line = text.prefix(model.limits[0].range.lowerBound).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(line.count == 3 + 2 * shown)
    }
  }

  @Test("Runs beyond those that a site has room for are not shown, and that is said", arguments: Language.allCases)
  func runs(language: Language) throws {
    let input = input(
      "# A\n\n```scenario first\nroot: A\n\nlaunch\n```\n\n```scenario second\nroot: A\n\nlaunch\n```\n")
    let note = input.notes[0].note
    let rows = RunFigure(note.scenarios[0].runs[0], in: language).shown.count
    #expect(rows > 5)
    var builder = ScenarioPageBuilder(RowBudget(floor: 2 * rows - 1, bytes: 0), in: language)
    let pages = try note.scenarios.map { scenario in
      let path = try #require(SitePath("scenarios/\(scenario.name).html"))
      return builder.page(scenario, in: note.note.document.file, path: path, title: scenario.name, group: "A")
    }
    #expect(pages.map { $0.figure == nil } == [false, true])
    #expect(builder.limit?.code == "LC0004" && builder.limit?.range == note.scenarios[1].range)
    let reference = SiteReference.known(in: language)
    let model = SiteModel(
      title: "A", language: language, callbacks: reference.callbacks.map(\.page), scenarios: pages,
      facts: reference.facts)
    let files = SiteRenderer(templates: try TemplateSet.builtIn()).render(model)
    #expect(try PageCheck(files).problems == [])
    #expect(try page("scenarios/second.html", of: model).contains(UIText.runNotShown.text(in: language)))
    #expect(try !page("scenarios/first.html", of: model).contains(UIText.runNotShown.text(in: language)))
  }

  @Test("A link from the root of a server leads nowhere on a site that may lie in any folder")
  func rootedLinks() throws {
    let model = SiteBuilder.build(input("# A\n\n[b](/blog/b/) [c](https://c.org) [d](#a)\n"), .known(in: .english))
    let page = try page("notes/a.html", of: model)
    #expect(page.contains("b <a href=\"https://c.org\">c</a> <a href=\"#h-a\">d</a>") && !page.contains("/blog/"))
  }
}
