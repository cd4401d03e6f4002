import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Project
import Testing

@testable import Site

@Suite("Titles of scenarios")
struct ScenarioTitleTests {
  @Test(
    "Words are made of a name",
    arguments: [
      ("lock-ios4", "Lock, iOS 4"), ("push-pop-2016", "Push pop, 2016"), ("first_screen-ios10", "First screen, iOS 10"),
      ("appearance-before-ios13", "Appearance before iOS 13"), ("before-main", "Before main"),
      ("18-scene-cold-launch", "Scene cold launch"), ("2016-push", "2016 push"), ("17", "17"),
      ("loadview-called-by-hand", "loadView called by hand"), ("added-in-viewdidload", "Added in viewDidLoad"),
      ("opened-by-a-url", "Opened by a URL"), ("ios-notes", "Ios notes"), ("a push", "A push"), ("pushB", "pushB"),
      ("锁屏-ios4", "锁屏, iOS 4"), ("生命周期", "生命周期"), ("-", "-"), ("", ""), ("<b>", "<b>"),
    ])
  func words(name: String, title: String) {
    #expect(ScenarioTitle.words(of: name) == title)
  }

  @Test(
    "What its author calls it counts before its name, and its place where it has none",
    arguments: [
      ("# title: Locked in a pocket\nroot: A\n\nlaunch\n", "lock", "Locked in a pocket"),
      ("# source: a log\n# title: From a log\nroot: A\n\nlaunch\n", "lock", "From a log"),
      ("# Locked in a pocket\nroot: A\n\nlaunch\n", "lock", "Locked in a pocket"),
      ("# source: a log\nroot: A\n\nlaunch\n", "lock-ios4", "Lock, iOS 4"),
      ("root: A\n# Not a title\n\nlaunch\n", "lock", "Lock"), ("root: A\n\nlaunch\n", "", "A place"),
      ("# " + String(repeating: "long ", count: 40) + "\nroot: A\n\nlaunch\n", "lock", "Lock"),
      ("# \nroot: A\n", "a", "A"),
    ])
  func authors(text: String, name: String, title: String) {
    let scenario = ScenarioCheck.check(file: SourceFile(path: "a.scenario", text: text))
    #expect(ScenarioTitle.title(of: scenario, name: name, under: "A place") == title)
  }
}

@Suite("From a page to others that have to do with it")
struct CrossLinkTests {
  private static let block = "```scenario %\nios: 15\nroot: nav(A)\n\nlaunch\npush B\n```\n\n"

  private func site(_ text: String, _ language: Language = .english) -> SiteModel {
    var judge = NoteJudge()
    let note = judge.judge(Note.read(Document.parse(SourceFile(path: "a.md", text: text))))
    let file = SourceFile(path: "deep/push-ios15.scenario", text: "ios: 15\nroot: nav(A)\n\nlaunch\npush C\n")
    let scenario = ScenarioCheck.check(file: file)
    var input = SiteInput(
      language: language, notes: [.init(note: note, relativePath: "a")],
      scenarios: [.init(scenario: scenario, relativePath: "deep-folder/push-ios15")])
    input.questions =
      QuizSources.sources(of: note, named: "a") + QuizSources.sources(of: scenario, named: "deep-folder/push-ios15")
    return SiteBuilder.build(input, .known(in: language))
  }

  @Test("A note leads to its quiz and scenarios, these to the quiz, the quiz back", arguments: Language.allCases)
  func quizzes(language: Language) throws {
    let site = site(
      "# A\n\n## Pushed\n\n" + Self.block.replacing("%", with: "push-ios15") + Self.block.replacing(" %", with: ""),
      language)
    let note = try #require(site.notes.first)
    let word = language("Quiz: ", "测验：")
    #expect(note.links.map(\.label) == [word + "A", "Push, iOS 15", "Pushed"])
    #expect(site.scenarios.map(\.title) == ["Push, iOS 15", "Pushed", "Push, iOS 15"])
    #expect(site.scenarios[0].links.map(\.label) == ["A", word + "A"])
    #expect(site.scenarios[2].links.map(\.label) == [word + "Push, iOS 15"])
    #expect(site.scenarios[2].group == "Deep folder")
    #expect(site.quizzes.map { $0.about?.path } == [note.path, site.scenarios[2].path])
    #expect(site.quizzes.map(\.group) == [language("Notes", "笔记"), "Deep folder"])
    #expect(note.links[0].path == site.quizzes[0].path && site.scenarios[2].links[0].path == site.quizzes[1].path)
    let files = SiteRenderer(templates: try TemplateSet.builtIn()).render(site)
    #expect(try PageCheck(files).problems == [])
  }

  @Test(
    "A callback leads to scenarios in which it comes, and says how many more there are", arguments: [1, 11, 12, 30])
  func callbacks(count: Int) throws {
    let site = site("# A\n\n" + (0..<count).map { Self.block.replacing("%", with: "push \($0)") }.joined())
    let page = try #require(site.callbacks.first { $0.selector == "viewDidLoad" })
    #expect(page.scenarios.count == min(count + 1, 12) && page.omittedScenarios == max(0, count + 1 - 12))
    for link in page.scenarios {
      let scenario = try #require(site.scenarios.first { $0.path == link.path })
      #expect(scenario.figure?.steps.contains { $0.rows.contains { $0.link == page.path } } == true)
    }
    let other = try #require(site.callbacks.first { $0.selector == "didReceiveMemoryWarning" })
    #expect(other.scenarios.isEmpty && other.omittedScenarios == 0)
  }

  @Test("Who reads a page can go to what it belongs to, and to its neighbours")
  func ways() throws {
    let files = try #require(PageTests.files[.english])
    func page(_ path: String) throws -> String {
      String(decoding: try #require(files.first { $0.path.text == path }).bytes, as: UTF8.self)
    }
    let first = try page("scenarios/push-pop.html")
    #expect(first.contains("<a href=\"../scenarios/index.html#g-navigation-stacks\">Navigation stacks</a>"))
    #expect(first.contains("rel=\"next\" href=\"../scenarios/present.html\"") && !first.contains("rel=\"prev\""))
    #expect(try page("scenarios/present.html").contains("rel=\"prev\" href=\"../scenarios/push-pop.html\""))
    #expect(try page("notes/deep/once.html").contains("<a href=\"../../index.html#g-controllers\">Controllers</a>"))
    let callback = try page("callbacks/viewWillAppear.html")
    #expect(callback.contains("index.html#g-appearing-and-disappearing\">") && callback.contains("and 3 more"))
    #expect(
      try page("quizzes/push.html").contains(
        "<a href=\"../quizzes/index.html#g-navigation-stacks\">Navigation stacks</a>"))
    // A list of many groups begins with them.
    #expect(try page("callbacks/index.html").contains("<a href=\"../callbacks/index.html#g-loading-the-view\">"))
    #expect(try page("index.html").contains("<a href=\"quizzes/index.html#g-navigation-stacks\">Navigation stacks</a>"))
  }
}
