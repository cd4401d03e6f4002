import Diagnostics
import Markup
import Testing

/// What links of notes name, and where they lead.
@Suite struct DocumentLinkTests {
  @Test(
    arguments: [
      ("#push", .here(fragment: "push")), ("#", .here(fragment: "")), ("b.md", .file(path: "notes/b.md", fragment: "")),
      ("./b.md#a-b", .file(path: "notes/b.md", fragment: "a-b")), ("../c/d.md", .file(path: "c/d.md", fragment: "")),
      ("../../../d.md", .file(path: "../../d.md", fragment: "")),
      ("my%20note.md?x#y", .file(path: "notes/my note.md", fragment: "y")),
      ("https://a.org/b.md", .elsewhere), ("mailto:a@b.org", .elsewhere), ("/b.md", .elsewhere),
      ("//b/c.md", .elsewhere),
      ("?x", .elsewhere), ("", .elsewhere), ("javascript:x", .elsewhere),
    ] as [(String, NoteAddress)])
  func addresses(_ address: String, _ expected: NoteAddress) {
    #expect(NoteAddress(address, in: "notes/a.md") == expected)
  }

  @Test func linksAndAnchors() {
    let note = "# Push `B`\n\n- > [a](b.md) **[c](#d)** ![e](f.png)\n\n## 导航\n\n## 导航\n\n<a name='Old'></a>\n"
    let document = Document.parse(SourceFile(path: "notes/a.md", text: note))
    #expect(document.links.map(\.address) == ["b.md", "#d"])
    #expect(document.links.map { document.file.text($0.range) } == ["[a](b.md)", "[c](#d)"])
    for there in ["push-b", "PUSH-B", "导航", "导航-1", "-push-b-", "%E5%AF%BC%E8%88%AA", "old"] {
      #expect(document.anchors.contains(there), "\(there)")
    }
    #expect(!document.anchors.contains("导航-2") && !document.anchors.contains(""))
  }
}
