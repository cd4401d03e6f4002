import Diagnostics
@testable import Site
import Testing

@Suite("Pages")
struct PageTests {
  static let files: [Language: [SiteFile]] = {
    guard let templates = try? TemplateSet(overrides: [], embeddingEngine: false) else { return [:] }
    let renderer = SiteRenderer(templates: templates)
    return Dictionary(
      uniqueKeysWithValues: Language.allCases.map { ($0, renderer.render(SampleSite.make(language: $0))) }
    )
  }()

  /// A page that a failure names without printing its bytes.
  struct Page: Sendable, CustomTestStringConvertible {
    let language: Language
    let path: SitePath
    let bytes: [UInt8]
    var testDescription: String { "\(language) \(path)" }
  }

  static let pages = Language.allCases.flatMap { language in
    (files[language] ?? []).filter { $0.path.text.hasSuffix(".html") }
      .map { Page(language: language, path: $0.path, bytes: $0.bytes) }
  }

  @Test("A site has every kind of page and the assets")
  func paths() {
    let paths = Set((Self.files[.english] ?? []).map(\.path.text))
    #expect(
      paths == [
        "index.html", "404.html", "search.html", "callbacks/index.html", "scenarios/index.html", "quizzes/index.html",
        "conformance.html", "facts.html", "explain.html",
        "notes/app-and-controller.html", "notes/deep/once.html", "callbacks/viewWillAppear.html",
        "callbacks/viewDidLoad.html", "callbacks/viewDidUnload.html",
        "callbacks/applicationDidFinishLaunchingWithOptions.html", "scenarios/push-pop.html",
        "scenarios/present.html", "quizzes/push.html", "quizzes/ten.html", "quizzes/ten-easy.html",
        "quizzes/ten-navigation.html", "assets/site.css", "assets/site.js", "assets/quiz.js",
        "assets/quiz-grade.js", "assets/quiz-order.js", "assets/quiz-choice.js", "assets/quiz-reviews.js",
        "assets/quiz-answers.js", "assets/quiz-index.js", "assets/questions.js", "assets/quiz.css", "assets/run.css",
        "assets/run.js", "assets/phone.js", "assets/live.css", "assets/live.js",
        "assets/live-facts.js", "assets/live-panel.js", "assets/predict.js", "assets/live-score.js",
        "assets/search.css", "assets/search.js", "assets/callback.css", "assets/names.js", "assets/name-map.js",
        "assets/explain.css", "assets/explain.js", "assets/search/index.js", "assets/search/terms-0.js",
        "assets/search/entries-0.js",
      ])
  }

  @Test("The same model gives the same bytes, on any number of threads")
  func determinism() throws {
    for language in Language.allCases {
      let again = SiteRenderer(templates: try TemplateSet(overrides: [], embeddingEngine: false)).render(
        SampleSite.make(language: language))
      let files = try #require(Self.files[language])
      #expect(again.map(\.path) == files.map(\.path) && again.map(\.bytes) == files.map(\.bytes))
    }
  }

  @Test("A page is well formed, has no code or style in it, and asks nothing of elsewhere", arguments: pages)
  func policy(of page: Page) throws {
    let markup = try MarkupReader(page.bytes)
    for element in markup.elements {
      for (key, value) in element.attributes {
        #expect(key != "style" && !key.hasPrefix("on"), "\(element) in \(page.path)")
        if key == "src" || (key == "href" && element.name == "link") {
          let isLocal = value.hasPrefix("data:") || !value.contains("://") && !value.hasPrefix("//")
          #expect(isLocal, "\(element) in \(page.path)")
        }
        if key == "href" { #expect(!value.lowercased().hasPrefix("javascript"), "\(element)") }
      }
      #expect(element.name != "style")
    }
    let scripts = markup.elements.filter { $0.name == "script" }
    #expect(scripts.allSatisfy { $0.attributes["src"] != nil })
    #expect(markup.elements.contains { $0.attributes["http-equiv"] == "Content-Security-Policy" })
    #expect(markup.elements.count { $0.name == "h1" } == 1)
    #expect(markup.elements.first { $0.name == "html" }?.attributes["lang"]?.isEmpty == false)
  }

  @Test("Every link and every anchor inside the site leads somewhere", arguments: Language.allCases)
  func links(in language: Language) throws {
    let files = try #require(Self.files[language])
    var ids: [String: Set<String>] = [:]
    for file in files where file.path.text.hasSuffix(".html") {
      ids[file.path.text] = Set(try MarkupReader(file.bytes).elements.compactMap { $0.attributes["id"] })
    }
    let paths = Set(files.map(\.path.text))
    for file in files where file.path.text.hasSuffix(".html") {
      for element in try MarkupReader(file.bytes).elements {
        guard let link = element.attributes["href"] ?? element.attributes["src"] else { continue }
        guard !link.hasPrefix("http"), !link.hasPrefix("data:") else { continue }
        let target = LinkTarget(link, from: file.path.text)
        #expect(paths.contains(target.path), "\(link) in \(file.path)")
        if !target.fragment.isEmpty {
          #expect(ids[target.path]?.contains(target.fragment) == true, "\(link) in \(file.path)")
        }
      }
    }
  }

  @Test("Ids are unique on a page", arguments: pages)
  func ids(of page: Page) throws {
    let ids = try MarkupReader(page.bytes).elements.compactMap { $0.attributes["id"] }
    #expect(ids.count == Set(ids).count, "\(page.path): \(ids)")
  }

  @Test("What the page needs is small: a note with style sheet and script stays under 27 KB")
  func weight() throws {
    let files = try #require(Self.files[.english])
    let needed = ["notes/app-and-controller.html", "assets/site.css", "assets/site.js"]
    let bytes = files.filter { needed.contains($0.path.text) }.reduce(0) { $0 + $1.bytes.count }
    #expect(bytes < 27_000)
  }

  @Test("A verdict has its word and its sign, and says where it belongs")
  func verdict() throws {
    let page = try #require(Self.page("notes/app-and-controller.html", .english))
    #expect(page.contains("✕"))
    #expect(page.contains("<b>contradicted</b>"))
    #expect(page.contains("<a href=\"#claim-4\">line 63</a>"))
    let chinese = try #require(Self.page("notes/app-and-controller.html", .chinese))
    #expect(chinese.contains("<summary title=\"第 63 行\"><span class=\"sign\" aria-hidden=\"true\">✕</span> <b>不成立</b>"))
    #expect(chinese.contains("<a href=\"#claim-4\">第 63 行</a>"))
  }

  @Test("Traces are counted by topic and version")
  func counts() throws {
    let page = try #require(Self.page("conformance.html", .english))
    #expect(page.contains("<th scope=\"col\">iOS 9</th><th scope=\"col\">iOS 13</th><th scope=\"col\">iOS 17</th>"))
    #expect(page.contains("<th scope=\"row\">push</th><td>1/1</td><td></td><td></td><td>1/1</td>"))
    #expect(page.contains("<th scope=\"row\">all</th><td>1/1</td><td>0/1</td><td>0/1</td><td>1/3</td>"))
  }

  @Test("An address that is not http is shown and not linked")
  func sources() throws {
    let page = try #require(Self.page("conformance.html", .english))
    #expect(page.contains("<li>a console photograph</li>"))
    #expect(page.contains("<a href=\"http://example.com/log\" rel=\"noreferrer\">log of March 2016</a>"))
  }

  private static func page(_ path: String, _ language: Language) -> String? {
    files[language]?.first { $0.path.text == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

/// Where a relative link leads, as a browser resolves it.
struct LinkTarget {
  let path: String
  let fragment: String

  init(_ link: String, from page: String) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    fragment = parts.count > 1 ? Self.decoded(parts[1]) : ""
    guard !parts[0].isEmpty else {
      path = page
      return
    }
    var folder = page.split(separator: "/").dropLast().map(String.init)
    for part in parts[0].split(separator: "/") {
      if part == ".." { _ = folder.popLast() } else { folder.append(Self.decoded(part)) }
    }
    path = folder.joined(separator: "/")
  }

  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), let value = UInt8(digits, radix: 16) {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
