import Diagnostics
import Testing

@Suite struct NarrationTests {
  @Test func sentences() {
    let diagnostic = Diagnostic.about(
      "viewDidDisappear", in: "# Push\n\n先调用 A 的 viewDidDisappear。\n然后\n", label: "read as: A's before B's",
      also: [("先", "scope"), ("# Push\n\n先", "")], notes: ["same on all versions\nup to 26"],
      helps: ["turn them round"])
    #expect(
      TextRenderer(isNarrated: true).render(diagnostic) == """
        error LC4002: claimed order is contradicted
          in notes/push.md, line 3, columns 9 to 24: read as: A's before B's
          line 3 says: 先调用 A 的 viewDidDisappear。
          also line 3, column 1: scope
          also line 1, column 1 to line 3, column 1
          line 1 says: # Push
          note: same on all versions
            up to 26
          help: turn them round

        """)
  }
}
