import Testing

@testable import Site

@Suite("Paths of pages")
struct PagePathTests {
  private func paths(_ names: [String]) -> [String?] {
    var paths = PagePaths()
    return names.map { paths.make("notes", $0)?.text }
  }

  @Test(
    "Each is given out once, on file systems that fold case too",
    arguments: [
      (["a", "A", "a"], ["notes/a.html", "notes/A-2.html", "notes/a-3.html"]),
      (["a-2", "a", "a", "a"], ["notes/a-2.html", "notes/a.html", "notes/a-3.html", "notes/a-4.html"]),
      (["a", "a", "a-2", "a"], ["notes/a.html", "notes/a-2.html", "notes/a-2-2.html", "notes/a-3.html"]),
      (["", "index", "x/../y"], ["notes/page-.html", "notes/page-index.html", "notes/x/y.html"]),
      (["a/\u{338}b", "a/./b/", "//c"], ["notes/a/\u{338}b.html", "notes/a/b.html", "notes/c.html"]),
      (["a\r\nb", "x?y %", "生命 周期"], ["notes/a--b.html", "notes/x-y--.html", "notes/生命-周期.html"]),
    ])
  func numbers(names: [String], wanted: [String]) {
    #expect(paths(names) == wanted)
  }

  @Test("A name that is too long for a file has a page all the same", arguments: ["a", "é", "生", "👩", "a👩"])
  func longNames(letter: String) throws {
    let name = String(repeating: letter, count: 400)
    let paths = try paths([name, name + "x", "folder-\(name)/a"]).map { try #require($0) }
    #expect(Set(paths).count == 3)
    for path in paths { #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 }) }
    #expect(paths[0].hasPrefix("notes/\(letter)\(letter)") && paths[2].hasSuffix("/a.html"))
  }
}
