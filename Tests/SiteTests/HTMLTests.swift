import Testing

@testable import Site

@Suite("Escaping")
struct HTMLTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let html: String
    var testDescription: String { text.debugDescription }
  }

  @Test(
    "Text is escaped by bytes, not by Characters",
    arguments: [
      Case(text: "a < b && c > d", html: "a &lt; b &amp;&amp; c &gt; d"),
      Case(text: "\"quoted\" 'too'", html: "&quot;quoted&quot; &#39;too&#39;"),
      // A quote with a combining mark is one Character that is not equal to a quote.
      Case(text: "\"\u{301}><script>", html: "&quot;\u{301}&gt;&lt;script&gt;"),
      Case(text: "<\u{200D}b", html: "&lt;\u{200D}b"),
      Case(text: "a\u{0}b\u{1B}c\u{7F}", html: "a\u{FFFD}b␛c␡"),
      Case(text: "tab\tline\n", html: "tab\tline\n"),
      Case(text: "生命周期 é 😀", html: "生命周期 é 😀"),
      Case(text: "", html: ""),
    ])
  func escaping(example: Case) {
    #expect(Array(HTML(text: example.text).bytes) == Array(example.html.utf8))
  }

  @Test(
    "What stands between backquotes is code, and escaped too",
    arguments: [
      Case(text: "`loadView` is called", html: "<code>loadView</code> is called"),
      Case(text: "`a` and `<b>`", html: "<code>a</code> and <code>&lt;b&gt;</code>"),
      Case(text: "one ` alone", html: "one ` alone"), Case(text: "`a`b`", html: "<code>a</code>b`"),
      Case(text: "", html: ""),
    ])
  func marking(example: Case) {
    #expect(Array(HTML(marked: example.text).bytes) == Array(example.html.utf8))
  }
}

@Suite("Paths of a site")
struct SitePathTests {
  @Test(
    "A path that could leave the folder or is no file name is refused",
    arguments: [
      "", "/etc/passwd", "../up.html", "a/../../b", "a/./b", ".", "..", "a//b", "a/", "~/x", "C:/x", "a\\b",
      "a\u{0}b", "a\nb", String(repeating: "x", count: 256),
    ])
  func refused(text: String) {
    #expect(SitePath(text) == nil)
  }

  @Test(
    "Ordinary paths are taken", arguments: ["index.html", "notes/推送 1.html", "a/b/c.html", "..a/b..", ".x"])
  func taken(text: String) {
    #expect(SitePath(text)?.text == text)
  }
}
