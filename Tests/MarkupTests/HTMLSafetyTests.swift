import Diagnostics
import Markup
import Testing

/// Attempts to get something live into a page.
@Suite struct HTMLSafetyTests {
  static let attempts: [String] = [
    "<script>alert(1)</script>", "<SCRIPT SRC=//e.org/x.js></SCRIPT>", "<scr<script>ipt>alert(1)</script>",
    "<img src=x onerror=alert(1)>", "<img src=\"x\" OnError = 'alert(1)'>", "<img/src=x/onerror=alert(1)>",
    "<img src=`x`onerror=alert(1)>", "<img \u{C}src=x onerror=alert(1)>", "<svg onload=alert(1)>",
    "<svg><style><img src=x>",
    "<math><mi//xlink:href=\"data:x,<script>alert(4)</script>\">",
    "<iframe src=\"javascript:alert(1)\"></iframe>",
    "<object data=x></object>", "<embed src=x>", "<base href=//e.org>", "<meta http-equiv=refresh content=0>",
    "<link rel=stylesheet href=x>",
    "<style>*{}</style>", "<form action=x><input name=y><button formaction=javascript:1>",
    "<textarea></p><script>", "<noscript><p title=\"</noscript><img src=x onerror=alert(1)>\">",
    "<template><script>1</script></template>", "<a href=\"javascript:alert(1)\">x</a>",
    "<a href=\"  JaVaScRiPt:alert(1)\">x</a>",
    "<a href=\"java&#x0A;script:alert(1)\">x</a>", "<a href=\"&#106;avascript:alert(1)\">x</a>",
    "<a href=\"javascript&colon;alert(1)\">x</a>",
    "<a href=\"java&Tab;script:alert(1)\">x</a>", "<a href='vbscript:x'>x</a>",
    "<a href=data:text/html,x>x</a>", "<a href=blob:x>x</a>",
    "<a href=//e.org>x</a>", "<a href=\\\\e.org>x</a>", "<a href=\"/\\e.org\">x</a>",
    "<a href=\"javascript%3Aalert(1)\">x</a>",
    "<a href=\"x\" style=\"a:b\" class=\"c\" onclick=1 id=location name=body>x</a>",
    "<p id=__proto__ style=x>y</p>",
    "[x](javascript:alert(1))", "[x](JAVASCRIPT:alert(1))", "[x](<javascript:alert(1)>)",
    "[x](&#x6A;avascript:alert(1))", "[x](javascript&colon;alert(1))",
    "[x](java\\\nscript:alert(1))", "[x](data:image/png;base64,AA)", "![x](data:image/svg+xml,<svg>)",
    "![x](javascript:alert(1))", "[x](vbscript:1)", "[x](file:///etc/passwd)",
    "[x](a&quot;onmouseover=&quot;alert(1))", "[x](/u \"t&quot; onmouseover=&quot;alert(1)\")",
    "![a\" onerror=\"alert(1)](x)", "<javascript:alert(1)>", "<data:text/html,x>",
    "[x]: javascript:alert(1)\n[x]", "[a](%6a%61vascript:alert(1))", "[a](%256aavascript:alert(1))",
    "[a](//e.org)", "[a](\\\\e.org)", "[a](/%5Ce.org)",
    "```\"><script>alert(1)</script>\nx\n```", "```<img/src=x>\n</code></pre><script>alert(1)</script>\n```",
    "~~~ a\"onclick=x\nb\n~~~", "`</code><script>alert(1)</script>`",
    "# <script>alert(1)</script>", "# x\" onclick=\"alert(1)", "# </h1><script>",
    "| <script> | b |\n|---|---|\n| </table><script>alert(1)</script> | \"' |",
    "</div></div></main></body></html>", "text</p></article><div>", "<div><div><p>", "<b><i>x</b>y</i>",
    "- <div>\n- </div></ul>", "> <div>\n\n</blockquote></div>", "<table><tr><td>x",
    "<details><summary>a</summary>\n\ntext", "</details>",
    "**<b>x**</b>", "[<b>x](u)</b>", "[<a href=y>x</a>](u)", "<a href=x>[y](z)</a>",
    "<a href=x>\n\n[y](z)\n\n</a>", "*<span>*</span>", "~~<kbd>~~</kbd>", "![<b>](x)", "<p>a<p>b",
    "<!-- x --><script>", "<!-->-->", "<!--->", "<!-- --!> <img src=x onerror=1> -->", "<?php echo 1 ?>",
    "<![CDATA[<script>]]>", "<!DOCTYPE html>", "<", "<a", "<a href", "<a href=\"", "<a href=\"x", "</", "</a",
    "<a/", "<!", "<!-", "<a b='c\">",
    "\"\u{301} onload=x", "<p title=\"\u{301}x\">", "a\u{0}b <p\u{0}> <sc\u{0}ript>", "\u{1B}]8;;x\u{7}",
    "\u{202E}x", "\u{2028}", "&#0; &#x1F; &amp;lt;script&amp;gt; &lt;script&gt;",
    "<center><font color=red size=7 face=x>a</font></center>",
    "<td colspan=1000000000 rowspan=-1>", "<ol start=\"1e9\"><li value=x>",
    "<img src=x width=\"1;a\" height=\"50%\" align=center>", "<br/><br></br><hr/><wbr>", "<x-y>", "<a:b>",
    "<h1 id=\"a b\">x</h1>", "<a name=\"A&quot;B\">x</a>",
    "{{x}} ${y} <% z %>", "javascript:alert(1)", "![](x)![a](//e.org/b.png)", "<img alt=x>",
    "<img src=javascript:1 alt=\"<b>\">", "<summary>x</summary>", "<tr><td>x</td></tr>", "<li>x",
    "<p align=\"justify\" align=left>x</p>",
  ]

  @Test(arguments: attempts)
  func nothingLiveComesOut(attempt: String) {
    for note in [
      attempt, "a " + attempt + " b", "> " + attempt, "- " + attempt + "\n- x", attempt + "\n\n" + attempt,
      "| " + attempt + " |\n|---|\n| x |", "# " + attempt,
    ] {
      var renderer = HTMLRenderer()
      #expect(StrictHTML.findings(in: html(note, renderer)) == [], "\(note)")
      renderer.imageSource = { .missing(link: $0) }
      renderer.marksLines = true
      #expect(StrictHTML.findings(in: html(note, renderer)) == [], "\(note)")
    }
  }

  @Test(arguments: 0..<20)
  func nothingLiveComesOutOfMixtures(seed: Int) {
    var random = SplitMix64(state: UInt64(seed))
    for _ in 0..<60 {
      let note = (0..<6).map { _ in
        (Self.attempts.randomElement(using: &random) ?? "")
          + (["\n", "\n\n", " ", "  ", "\n- ", "\n> "].randomElement(using: &random) ?? "")
      }.joined()
      let findings = StrictHTML.findings(in: html(note, HTMLRenderer()))
      #expect(findings == [], "seed \(seed): \(String(reflecting: note))")
      if !findings.isEmpty { return }
    }
  }

  private func html(_ note: String, _ renderer: HTMLRenderer) -> String {
    renderer.html(of: note)
  }
}

@Suite struct URLPolicyTests {
  @Test(arguments: [
    ("https://e.org/a?b=c#d", "https://e.org/a?b=c#d"), ("HTTP://E.org", "HTTP://E.org"),
    ("mailto:a@b.c", "mailto:a@b.c"),
    ("#top", "#top"), ("", ""), ("a/b.md", "a/b.md"), ("./a:b", "./a:b"), ("/a:b", "/a:b"), ("?a:b", "?a:b"),
    ("../生命周期.md", "../生命周期.md"),
    (" \u{1}a\tb\n ", "ab"), ("%41.md", "%41.md"),
  ])
  func allowed(address: String, cleaned: String) {
    #expect(URLPolicy.cleaned(address) == cleaned)
  }

  @Test(arguments: [
    "javascript:x", "java\tscript:x", "\u{0}javascript:x", " javascript:x", "javascript%3ax",
    "javascript%253ax", "data:x", "file:///a", "ftp://a", "blob:a",
    "//e.org", "\\\\e.org", "/\\e.org", "%2f%2fe.org", "%5C%5Ce.org", "a:b", ":x", "viewDidLoad:", "tel:1",
    "about:blank", "ht tp://a", "%20http:x", "view-source:http://a", "http\u{200B}:x",
  ])
  func refused(address: String) {
    #expect(URLPolicy.cleaned(address) == nil)
  }
}
