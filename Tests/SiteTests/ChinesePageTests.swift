import Diagnostics
import Project
import Quiz
import Judging
import LifecycleEngine
import Markup
import Notes
import Testing

@testable import Site

/// What a reader of a Chinese site sees of English: names of callbacks and scenarios as written, nothing else.
@Suite("The site in Chinese")
struct ChinesePageTests {
  /// A page that a failure names without printing its bytes.
  struct Page: Sendable, CustomTestStringConvertible {
    let path: SitePath
    let bytes: [UInt8]
    var testDescription: String { "\(path)" }
  }

  /// The hand-made site, which has every kind of verdict and of page.
  static let samples = (PageTests.files[.chinese] ?? []).filter { $0.path.text.hasSuffix(".html") }
    .map { Page(path: $0.path, bytes: $0.bytes) }

  @Test("No words of the English table stand in it", arguments: samples)
  func words(of page: Page) throws {
    let markup = try MarkupReader(page.bytes)
    let attributes = markup.elements.flatMap { element in
      element.attributes.filter { $0.key.hasPrefix("data-") || $0.key == "aria-label" }.map(\.value)
    }
    let seen = markup.passages.map(\.text) + attributes.flatMap { $0.split(separator: "|").map(String.init) }
    let said = Set(seen.map { $0.trimmingPrefix { $0.isWhitespace }.description })
    // The phase of a row is what the hand-made site gives it, in English.
    for text in UIText.allCases where text != .phaseAnimationEnd && text.text(in: .english) != text.text(in: .chinese) {
      let english = text.text(in: .english)
      #expect(!said.contains(english), "\(text)")
      guard english.utf8.contains(UInt8(ascii: " ")) else { continue }
      for part in english.split(separator: "{}") where part.count > 12 {
        #expect(!said.contains { $0.contains(part) }, "\(text)")
      }
    }
  }

  @Test("What the table says stands in the English site, so that the test above can fail")
  func english() throws {
    let pages = (PageTests.files[.english] ?? []).filter { $0.path.text.hasSuffix(".html") }
    let all = try pages.map { try MarkupReader($0.bytes).text }.joined(separator: "\n")
    // The words of the panel come with its script, those of a reader's answers with an attribute.
    let missing = UIText.allCases.filter { text in
      guard UIText.liveWords[text] == nil, UIText.answerWords[text] == nil else { return false }
      return text.text(in: .english).split(separator: "{}").contains { !all.contains($0) }
    }
    #expect(missing.count < UIText.allCases.count / 2)
  }

  // MARK: The site that is built

  private static func note(_ name: String, _ text: String) -> SiteInput.Entry {
    let file = SourceFile(path: "\(name).md", text: text)
    var judge = NoteJudge(language: .chinese)
    return .init(note: judge.judge(Note.read(Document.parse(file))), relativePath: name)
  }

  private static let chinese = note(
    "push",
    """
    # push 与返回

    viewDidLoad 只会调用一次。iOS 13 之后 push 时的顺序：

    1. B.viewDidLoad
    2. A.viewWillDisappear
    3. B.viewWillAppear

    push 时的顺序：

    1. B.viewDidAppear
    2. B.viewDidLoad

    ```scenario 一次
    root: nav(A)
    log: viewWillAppear:

    launch
      > A viewWillAppear:
    push B
      > B viewWillAppear:
    ```

    ```scenario 不符
    device: pad
    window: code
    root: nav(A)

    launch
    push B
      > B viewDidUnload
    ```
    """)

  private static func recorded(_ name: String, _ header: String) -> SiteInput.ScenarioEntry {
    let text =
      "# kind: 日志\n# source: 一篇博客\n\(header)\nios: 17\nroot: A\nlog: A.viewDidLoad\n\nlaunch\n  > A viewDidLoad\n"
    let file = SourceFile(path: "\(name).scenario", text: text)
    return .init(scenario: ScenarioCheck.check(file: file, in: .chinese), relativePath: "conformance/\(name)")
  }

  static let built: [Page] = {
    var input = SiteInput(language: .chinese, notes: [chinese], scenarios: [recorded("a", "# recorded on: 17.4")])
    input.questions =
      QuizSources.sources(of: chinese.note, named: chinese.source.relativePath) + StandardSituations.sources
    guard let templates = try? TemplateSet.builtIn() else { return [] }
    let model = SiteBuilder.build(input, .known(in: .chinese))
    return SiteRenderer(templates: templates).render(model).filter { $0.path.text.hasSuffix(".html") }
      .map { Page(path: $0.path, bytes: $0.bytes) }
  }()

  @Test("Every kind of page is built, and says that it is Chinese")
  func kinds() throws {
    for folder in ["index", "facts", "conformance", "notes/", "callbacks/", "scenarios/", "quizzes/"] {
      let page = try #require(
        Self.built.first { $0.path.text.hasPrefix(folder) && !$0.path.text.hasSuffix("/index.html") })
      #expect(try MarkupReader(page.bytes).elements.first { $0.name == "html" }?.attributes["lang"] == "zh-Hans")
    }
    #expect(Self.built.count > 200)
  }

  @Test("Three English words in a row stand in code and in steps only")
  func sentences() throws {
    for page in Self.built {
      for (text, around) in try MarkupReader(page.bytes).passages where !around.contains(where: Self.isCode) {
        #expect(!Self.isEnglish(text), "\(page.path): \(text)")
      }
      for element in try MarkupReader(page.bytes).elements {
        for (key, value) in element.attributes where ["aria-label", "title", "data-words"].contains(key) {
          #expect(!Self.isEnglish(value), "\(page.path): \(value)")
        }
      }
    }
  }

  /// What stays as it is: code, and the steps and names of scenarios.
  private static func isCode(_ element: MarkupReader.Element) -> Bool {
    ["code", "pre", "desc"].contains(element.name)
      || ["step", "cb", "rc", "why", "detail"].contains(element.attributes["class"])
  }

  /// Whether there are three words of small letters with a blank between them, apart from steps, titles in quotes and
  /// what the console prints.
  private static func isEnglish(_ text: String) -> Bool {
    guard !text.contains("consoleMessage") else { return false }
    var said = text.replacing(/“[^”]*”/, with: "")
    for step in ["begin background task", "background time ends", "launch by universal link"] {
      said = said.replacing(step, with: "")
    }
    var count = 0
    for word in said.split(separator: " ", omittingEmptySubsequences: false) {
      let isWord = !word.isEmpty && word.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      count = isWord ? count + 1 : 0
      if count == 3 { return true }
    }
    return false
  }

  @Test("A note in the other language has its own tag, and its verdicts one language")
  func mixed() throws {
    let text = "# Loading\n\nOn a push in iOS 13 and later:\n\n1. B.viewDidLoad\n2. A.viewWillDisappear\n"
    let file = SourceFile(path: "a.md", text: text)
    var judge = NoteJudge()
    let english = SiteInput.Entry(note: judge.judge(Note.read(Document.parse(file))), relativePath: "a")
    let page = try Self.page(english, in: .chinese)
    #expect(page.contains("<div class=\"body\" lang=\"en\">"))
    #expect(page.contains("<div class=\"margin\" lang=\"en\">") && page.contains("<b>holds</b>"))
    let other = try Self.page(Self.chinese, in: .english)
    #expect(other.contains("<div class=\"body\" lang=\"zh-Hans\">") && other.contains("<b>成立</b>"))
    #expect(!other.contains("<b>holds</b>"))
  }

  private static func page(_ entry: SiteInput.Entry, in language: Language) throws -> String {
    let model = SiteBuilder.build(SiteInput(language: language, notes: [entry]), .known(in: language))
    let files = SiteRenderer(templates: try TemplateSet.builtIn()).render(model)
    let page = try #require(files.first { $0.path.text.hasPrefix("notes/") })
    return String(decoding: page.bytes, as: UTF8.self)
  }
}
