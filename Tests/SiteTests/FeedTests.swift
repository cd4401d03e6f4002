import Testing

@testable import Site

/// The feed of changes.
@Suite("What changed last")
struct FeedTests {
  private func site(_ days: [String], at address: String? = "https://example.org/n") throws -> SiteModel {
    var model = SiteModel(title: "Notes <& more>")
    model.address = try address.map { try #require(SiteAddress($0)) }
    model.notes = try days.enumerated().map { number, day in
      NotePage(
        path: try #require(SitePath("notes/\(number).html")), title: "Note \(number)", updated: day,
        change: number == 0 ? "Now with \"quotes\" & <tags>." : "")
    }
    return model
  }

  private func feed(_ site: SiteModel) throws -> (text: String, elements: MarkupReader) {
    let file = try #require(Feed(site)?.file)
    #expect(file.path.text == "feed.xml")
    let text = String(decoding: file.bytes, as: UTF8.self)
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\""))
    return (text, try MarkupReader(Array(text.utf8.drop { $0 != UInt8(ascii: "\n") })))
  }

  private func texts(_ name: String, _ text: String) -> [String] {
    text.split(separator: "<\(name)>").dropFirst().map { String($0.prefix { $0 != "<" }) }
  }

  @Test("It has what the format asks for, newest first, and what has no day is not in it")
  func entries() throws {
    let (text, page) = try feed(try site(["2026-11-20", "", "2026-11-22", "2025-12-31", "2026-11-22"]))
    let base = "https://example.org/n/"
    #expect(texts("id", text) == [base] + [2, 4, 0, 3].map { "\(base)notes/\($0).html" })
    let days = ["22", "22", "22", "20"].map { "2026-11-\($0)T00:00:00Z" } + ["2025-12-31T00:00:00Z"]
    #expect(texts("updated", text) == days)
    #expect(texts("title", text) == ["Notes &lt;&amp; more&gt;", "Note 2", "Note 4", "Note 0", "Note 3"])
    #expect(texts("summary", text) == ["Now with &quot;quotes&quot; &amp; &lt;tags&gt;."])
    #expect(texts("name", text).count == 1)
    let links = page.elements.filter { $0.name == "link" }
    #expect(links.first?.attributes["rel"] == "self" && links.first?.attributes["href"] == base + "feed.xml")
    #expect(links.dropFirst().allSatisfy { $0.attributes["rel"] == "alternate" } && links.count == 6)
  }

  @Test("Fifty are enough")
  func longest() throws {
    let days = (0..<80).map { "2026-0\(1 + $0 / 20)-\(10 + $0 % 20)" }
    let (text, _) = try feed(try site(days))
    #expect(texts("id", text).dropFirst().first == "https://example.org/n/notes/79.html")
    #expect(texts("entry", text).count == 50)
  }

  @Test("There is none without an address, and none where no note says when it changed")
  func none() throws {
    #expect(Feed(try site(["2026-11-20"], at: nil)) == nil)
    #expect(Feed(try site(["", ""])) == nil)
  }

  @Test("Pages lead to it where there is one")
  func link() throws {
    let renderer = SiteRenderer(templates: try TemplateSet.builtIn())
    for (day, isThere) in [("2026-11-20", true), ("", false)] {
      let files = renderer.render(try site([day]))
      #expect(files.contains { $0.path.text == "feed.xml" } == isThere)
      let note = try #require(files.first { $0.path.text == "notes/0.html" })
      let link = "<link rel=\"alternate\" type=\"application/atom+xml\" title=\"Changes\" href=\"../feed.xml\">"
      #expect(String(decoding: note.bytes, as: UTF8.self).contains(link) == isThere)
    }
  }
}
