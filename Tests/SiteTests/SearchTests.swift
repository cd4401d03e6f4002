import Cache
import Diagnostics
import Foundation
import Testing

@testable import Site

/// The index that searches load; what they find in it, `SearchScriptTests` sees.
@Suite("The index of a site")
struct SearchTests {
  static let terms: [(text: String, terms: [String])] = [
    ("viewDidLoad", ["viewdidload", "view", "did", "load"]),
    ("scene(_:willConnectTo:options:)", ["scene", "willconnectto", "will", "connect", "to", "options"]),
    ("UIScene", ["uiscene"]), ("iOS 17.4", ["ios", "i", "os", "17", "4"]), ("LC4001", ["lc4001"]),
    ("内存警告", ["内存", "存警", "警告"]), ("在 view 上", ["在", "view", "上"]), ("Über-straße", ["über", "straße"]),
    ("видимость", ["видимость"]), ("ВидДва", ["виддва"]),
    ("视A图", ["视", "a", "图"]), ("𠀀𠀁あ", ["𠀀𠀁", "𠀁あ"]), ("aÉBc", ["aébc", "aé", "bc"]), ("", []), ("<&>\u{0}", []),
    (String(repeating: "a", count: 65), []),
  ]

  @Test("Text is cut into terms", arguments: terms)
  func cutting(text: String, terms: [String]) {
    var found: [String] = []
    SearchTerms.each(of: text) { found.append($0) }
    #expect(found == terms)
  }

  @Test("A note has a passage for each heading, with its words and nothing else")
  func passages() {
    let html = """
      <p>One <a href="x.html">view</a><em>Did</em>Load &amp; more</p><h2 id="push">Push</h2><pre><code>a &lt;b&gt;</code></pre>
      """
    let cut = html.index(html.startIndex, offsetBy: html.count / 2)
    let whole = NotePassages.of([BodyPart(html: HTML(trusted: Array(html.utf8)))])
    #expect(whole.map(\.id) == ["", "push"])
    var terms: [[String]] = whole.map { passage in
      var terms: [String] = []
      SearchTerms.each(of: passage.text) { terms.append($0) }
      return terms
    }
    #expect(terms[0] == ["one", "viewdidload", "view", "did", "load", "more"])
    #expect(terms[1] == ["push", "a", "b"])
    terms.removeAll()
    // A tag that is cut off ends with the part.
    #expect(NotePassages.of([BodyPart(html: HTML(trusted: Array((html[..<cut] + "<h").utf8)))]).count >= 1)
  }

  @Test("Everything that has a page or a place can be found", arguments: Language.allCases)
  func everything(language: Language) throws {
    let site = SampleSite.make(language: language)
    let entries = site.notes.flatMap(SearchEntry.all) + SiteFrame.searchEntries(of: site)
    let files = SearchIndex(parts: [SearchPart(entries, from: SiteRenderer.home)], language: language).files
    let links = try files.filter { $0.path.text.contains("/entries-") }.flatMap(links)
    let pages =
      site.notes.map(\.path) + site.callbacks.map(\.path) + site.scenarios.map(\.path) + site.quizzes.map(\.path)
    for page in pages { #expect(links.contains(page.text), "\(page)") }
    for fact in site.facts?.topics.flatMap(\.facts) ?? [] { #expect(links.contains("facts.html#\(fact.name)")) }
    for code in DiagnosticCode.all { #expect(links.contains("search.html#\(code.code)")) }
    #expect(files.allSatisfy { $0.path.text.hasPrefix("assets/search/") })
  }

  /// The links of a file of entries, with the names of pages that stand in it as their titles.
  private func links(_ file: SiteFile) throws -> [String] {
    let text = String(decoding: file.bytes, as: UTF8.self)
    let start = try #require(text.firstIndex(of: "["))
    let json = Data(text[start...].dropLast(3).utf8)
    let entries = try #require(try JSONSerialization.jsonObject(with: json) as? [[String]])
    return entries.map { entry in
      let name = entry[1].split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.joined(separator: "-")
      let link = entry[3]
      return switch link.last {
      case "*": link.dropLast() + "\(name).html"
      case "~": link.dropLast() + "\(name.lowercased()).html"
      default: link
      }
    }
  }

  @Test("Parts that are joined are the index of all their entries, however they were cut, written and read")
  func parts() throws {
    let words = [
      "view", "viewDidLoad", "viewDidLoadAgainAndAgain", "viewDidLoadAgainAndOnce", "视图", "加载", "é", "😀", "ﬁ", "a",
    ]
    func text(_ seed: Int) -> String {
      (0..<seed % 6).map { words[(seed * 31 + $0 * 17) / 7 % words.count] }.joined(separator: " ")
    }
    let entries = (0..<60).map { number in
      SearchEntry(
        kind: .note, title: text(number * 13), section: text(number * 7),
        path: SampleSite.path("notes/\(number).html"), text: text(number * 29))
    }
    let whole = SearchPart(entries, from: SiteRenderer.home)
    #expect(whole.entryCount == 60 && whole.terms.count > words.count)
    for counts in [[60], [1], [0, 2, 5], [17, 1], [0, 59]] {
      var parts: [SearchPart] = []
      var rest = entries[...]
      while !rest.isEmpty {
        let count = counts[parts.count % counts.count]
        parts.append(SearchPart(Array(rest.prefix(count)), from: SiteRenderer.home))
        rest = rest.dropFirst(count)
      }
      var writer = ByteWriter()
      SearchPart(joining: parts).write(to: &writer)
      var reader = ByteReader(writer.bytes[...])
      #expect(try SearchPart(from: &reader) == whole)
    }
  }

  @Test("The files of a site do not tell in which parts its entries were joined")
  func files() throws {
    let entries = (0..<900).map { number in
      SearchEntry(
        kind: .note, title: "Note \(number)" + (number % 2 == 0 ? " viewDidLoad" : ""), section: "Group \(number % 7)",
        path: SampleSite.path("notes/\(number).html"),
        text: "common rare\(number)" + (number % 12 == 0 ? " often" : "") + (number % 3 == 1 ? " viewDidLoad" : ""))
    }
    func bytes(_ parts: [SearchPart]) -> [[UInt8]] { SearchIndex(parts: parts, language: .english).files.map(\.bytes) }
    func part(_ numbers: Range<Int>) -> SearchPart { SearchPart(Array(entries[numbers]), from: SiteRenderer.home) }
    let whole = bytes([part(0..<900)])
    #expect(whole.count > 15)
    for size in [1, 37, 450] {
      let parts = stride(from: 0, to: 900, by: size).map { part($0..<min($0 + size, 900)) }
      #expect(bytes(parts) == whole, "parts of \(size)")
      let joined = stride(from: 0, to: parts.count, by: 5).map { start in
        SearchPart(joining: Array(parts[start..<min(start + 5, parts.count)]))
      }
      #expect(bytes(joined) == whole, "joined parts of \(size)")
      #expect(bytes([SearchPart(joining: joined)]) == whole, "and joined again")
    }
  }

  @Test("A word that a tenth of many entries have is known, and has no places")
  func everywhere() throws {
    let path = try #require(SitePath("notes/a.html"))
    let entries = (0..<600).map { number in
      SearchEntry(kind: .note, title: "Title \(number)", section: "", path: path, text: "common rare\(number)")
    }
    let files = SearchIndex(parts: [SearchPart(entries, from: SiteRenderer.home)], language: .english).files
    let text = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    #expect(text.contains("\"common ,\""))
    #expect(text.contains("\"rare7 ,7\""))
  }

  /// How many words entries have, and whether all files of terms may be read for one of them.
  static let sizes: [(count: Int, isSmall: Bool)] = [(0, true), (1, true), (10_000, true), (20_000, false)]

  @Test("A site is small by its bytes, however many files these take", arguments: sizes)
  func small(count: Int, isSmall: Bool) throws {
    let words = (0..<count).map { "w\(String($0 * 7919 % 20_000, radix: 36))" }.joined(separator: " ")
    let entry = SearchEntry(kind: .note, title: "", section: "", path: SampleSite.path("notes/a.html"), text: words)
    let files = SearchIndex(parts: [SearchPart([entry], from: SiteRenderer.home)], language: .english).files
    let index = try #require(files.first)
    #expect(String(decoding: index.bytes, as: UTF8.self).contains("\"isSmall\":\(isSmall)"), "\(files.count)")
  }

  @Test("A search in a site of 10,000 notes loads less than 200 KB, and no file is large")
  func sharding() throws {
    let names = ["viewDidLoad", "viewWillAppear", "loadView", "dealloc", "awakeFromNib"]
    let entries = (0..<10_000).map { number in
      SearchEntry(
        kind: .note, title: "Note \(number) on \(names[number % 5])", section: "Group \(number % 40)",
        path: SampleSite.path("notes/note-\(number).html"),
        text: (0..<40).map { "word\((number * 7919 + $0 * 104_729) % 30_000)" }.joined(separator: " ")
          + " viewDidLoad is called once")
    }
    let files = SearchIndex(parts: [SearchPart(entries, from: SiteRenderer.home)], language: .english).files
    let sizes = Dictionary(uniqueKeysWithValues: files.map { ($0.path.text, $0.bytes.count) })
    let largest = { (kind: String) in sizes.filter { $0.key.contains(kind) }.map(\.value).max() ?? 0 }
    let index = try #require(sizes["assets/search/index.js"])
    // A word of the query takes one file or, rarely, two; results lie in up to twenty.
    #expect(index + 2 * largest("terms-") + 20 * largest("entries-") / 2 < 200_000, "\(sizes)")
    #expect(largest("terms-") < 50_000 && largest("entries-") < 10_000)
    // A search loads a few files of those in which a word may be.
    let terms = sizes.filter { $0.key.contains("terms-") }.map(\.value)
    #expect(terms.count <= terms.reduce(0, +) / TermFile.size * 11 / 10 + 1 && terms.count > 10)
  }
}
