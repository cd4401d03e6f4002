import Diagnostics
import Testing

@testable import Site

@Suite("Where a site will be found")
struct AddressTests {
  private func files(at address: String?, _ language: Language = .english) throws -> [String: String] {
    var model = SampleSite.make(language: language)
    model.address = try address.map { try #require(SiteAddress($0)) }
    let files = SiteRenderer(templates: try TemplateSet.builtIn()).render(model)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path.text, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  @Test(
    "An address of a site begins with its server and has nothing behind its path",
    arguments: [
      ("https://example.org", "https://example.org/", "/"), ("http://a.b:8080/x", "http://a.b:8080/x/", "/x/"),
      ("https://example.org/a/b/", "https://example.org/a/b/", "/a/b/"), ("https://a/%20", "https://a/%20/", "/%20/"),
    ])
  func addresses(text: String, full: String, root: String) throws {
    let address = try #require(SiteAddress(text))
    #expect(address.text == full && address.root == root)
  }

  @Test(
    "What is none is refused",
    arguments: [
      "", "example.org", "/notes", "https://", "https:///a", "ftp://a", "javascript:alert(1)", "https://a?b",
      "https://a#b",
      "https://u@a/", "https://a b/", "https://a/\"><script>", "https://é/", "https://a/\n",
      "https://a/" + String(repeating: "a", count: 1_000),
    ])
  func refused(text: String) {
    #expect(SiteAddress(text) == nil)
  }

  @Test("Pages say where they are found, where that is known, and what they are to those who show a link to them")
  func canonical() throws {
    let note = "notes/deep/once.html"
    let known = try #require(try files(at: "https://example.org/n")[note])
    #expect(known.contains("<link rel=\"canonical\" href=\"https://example.org/n/notes/deep/once.html\">"))
    #expect(known.contains("<meta property=\"og:url\" content=\"https://example.org/n/notes/deep/once.html\">"))
    let unknown = try #require(try files(at: nil)[note])
    #expect(!unknown.contains("canonical") && !unknown.contains("og:url"))
    for page in [known, unknown] {
      #expect(page.contains("<meta property=\"og:title\" content=\"How often is viewDidLoad called?\">"))
      #expect(page.contains("<meta property=\"og:site_name\" content=\"Life cycles, checked\">"))
    }
  }

  @Test("The sitemap lists every page but the one for missing pages, and is there only with an address")
  func sitemap() throws {
    #expect(try files(at: nil)["sitemap.xml"] == nil)
    let files = try files(at: "https://example.org/n")
    let sitemap = try #require(files["sitemap.xml"])
    _ = try MarkupReader(Array(sitemap.utf8.drop { $0 != UInt8(ascii: "\n") }))
    let listed = sitemap.split(separator: "<loc>").dropFirst().map { String($0.prefix { $0 != "<" }) }
    let pages = files.keys.filter { $0.hasSuffix(".html") && $0 != "404.html" }
    let expected = pages.map { "https://example.org/n/" + ($0 == "index.html" ? "" : $0) }
    #expect(listed.sorted() == expected.sorted())
  }

  @Test(
    "Whoever shows a link to a page finds a picture of its run, or of the first page's", arguments: Language.allCases)
  func pictures(language: Language) throws {
    let files = try files(at: "https://example.org/n", language)
    let pages = files.filter { $0.key.hasSuffix(".html") && $0.key != "404.html" }
    let own = pages.filter { $0.value.contains("<figure") }
    #expect(own.count > 2 && own.count < pages.count)
    for (path, page) in pages {
      let head = try MarkupReader(Array(page.utf8)).elements.filter { $0.name == "meta" }
      let values = Dictionary(
        head.compactMap { meta in meta.attributes["property"].map { ($0, meta.attributes["content"] ?? "") } },
        uniquingKeysWith: { "\($0) and \($1)" })
      let picture = own[path] == nil ? "index.png" : path.dropLast(4) + "png"
      #expect(values["og:image"] == "https://example.org/n/" + picture && files[String(picture)] != nil, "\(path)")
      #expect(values["og:image:width"] == "1200" && values["og:image:height"] == "630", "\(path)")
      #expect(values["og:locale"] == (language == .english ? "en_US" : "zh_CN"), "\(path)")
      #expect(values["og:type"] == (path.contains("/") && !path.hasSuffix("index.html") ? "article" : "website"))
      for name in ["og:image:alt", "og:title", "og:description", "og:url"] { #expect(values[name]?.isEmpty == false) }
    }
    #expect(
      try self.files(at: nil, language).filter { $0.key.hasSuffix(".png") || $0.value.contains("og:image") }.isEmpty)
  }

  @Test("More pages than a sitemap takes are listed in several", arguments: [(4, 1), (5, 1), (6, 3), (11, 4)])
  func longSitemap(pages: Int, files: Int) throws {
    let address = try #require(SiteAddress("https://a"))
    let paths = try (0..<pages).map { try #require(SitePath("notes/\($0).html")) }
    let written = Sitemap.files(of: paths, at: address, longest: 5)
    #expect(written.count == files && written[0].path.text == "sitemap.xml")
    let all = written.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for path in paths { #expect(all.contains("<loc>https://a/\(path)</loc>")) }
    for part in written.dropFirst() { #expect(all.contains("<sitemap><loc>https://a/\(part.path)</loc></sitemap>")) }
  }

  @Test(
    "The page for missing pages leads on from any folder: all of its links begin at the root of the server",
    arguments: Language.allCases, [(nil, "/"), ("https://example.org/n", "/n/")] as [(String?, String)])
  func notFound(language: Language, place: (address: String?, root: String)) throws {
    let files = try files(at: place.address, language)
    let page = try #require(files["404.html"])
    var targets: Set<String> = []
    for element in try MarkupReader(Array(page.utf8)).elements {
      guard let link = element.attributes["href"] ?? element.attributes["src"] else { continue }
      guard !link.hasPrefix("data:"), link != "#main" else { continue }
      #expect(link.hasPrefix(place.root), "\(link)")
      let target = String(link.dropFirst(place.root.count).prefix { $0 != "#" })
      #expect(files[target] != nil, "\(link)")
      targets.insert(target)
    }
    #expect(targets.isSuperset(of: ["index.html", "callbacks/index.html", "scenarios/index.html", "facts.html"]))
    #expect(!page.contains("canonical"))
  }
}
