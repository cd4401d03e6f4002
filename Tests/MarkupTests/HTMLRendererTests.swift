import Diagnostics
import Markup
import Testing

@Suite struct HTMLRendererTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var note: String
    var html: String
    var testDescription: String { name }
  }

  static let cases: [Case] = [
    Case(
      name: "headings get ids", note: "# 1. App 状态 (iOS 13)\n## A b\n## A b\n## A b 1\n## !!\n",
      html: """
        <h1 id="h-1-app-状态-ios-13">1. App 状态 (iOS 13)</h1>
        <h2 id="h-a-b">A b</h2>
        <h2 id="h-a-b-1">A b</h2>
        <h2 id="h-a-b-1-1">A b 1</h2>
        <h2 id="h-section">!!</h2>

        """),
    Case(
      name: "inlines", note: "a *b* **c** ~~d~~ `<e>` [f](g.md \"h\") ![i](j.png) <k@l.m>  \nn\no",
      html: """
        <p>a <em>b</em> <strong>c</strong> <del>d</del> <code>&lt;e&gt;</code> <a href="g.md" title="h">f</a> \
        <img src="j.png" alt="i"> <a href="mailto:k@l.m">k@l.m</a><br>
        n
        o</p>

        """),
    Case(
      name: "an empty corner heads nothing", note: "| | a |\n| --- | --- |\n| b | |",
      html: """
        <div class="table" tabindex="0"><table>
        <thead>
        <tr><td></td><th>a</th></tr>
        </thead>
        <tbody>
        <tr><td>b</td><td></td></tr>
        </tbody>
        </table></div>

        """),
    Case(
      name: "a link without words has its address", note: "[](https://a.b/c?d&e)",
      html: "<p><a href=\"https://a.b/c?d&amp;e\">https://a.b/c?d&amp;e</a></p>\n"),
    Case(
      name: "no space between Chinese lines, one between others", note: "视图\n已经，\nabc\n显示\n뷰\n컨",
      html: "<p>视图已经，\nabc\n显示\n뷰\n컨</p>\n"),
    Case(
      name: "lists", note: "- a\n- b\n  - c\n\n3. x\n4. y\n\n   z\n\n- [x] done\n- [ ] open",
      html: """
        <ul>
        <li>a</li>
        <li>b
        <ul>
        <li>c</li>
        </ul>
        </li>
        </ul>
        <ol start="3">
        <li>
        <p>x</p>
        </li>
        <li>
        <p>y</p>
        <p>z</p>
        </li>
        </ol>
        <ul>
        <li class="task done">\u{2611} done</li>
        <li class="task">\u{2610} open</li>
        </ul>

        """),
    Case(
      name: "quote, rule and code", note: "> a\n\n---\n\n```Swift {1}\nif a < b && c { }\n```\n\n    x\n",
      html: """
        <blockquote>
        <p>a</p>
        </blockquote>
        <hr>
        <pre tabindex="0"><code class="language-swift">if a &lt; b &amp;&amp; c { }
        </code></pre>
        <pre tabindex="0"><code>x
        </code></pre>

        """),
    Case(
      name: "table", note: "| a | b |\n|:-:|--:|\n| 1 | `2` | 3 |\n| 4 |",
      html: """
        <div class="table" tabindex="0"><table>
        <thead>
        <tr><th class="align-center">a</th><th class="align-right">b</th></tr>
        </thead>
        <tbody>
        <tr><td class="align-center">1</td><td class="align-right"><code>2</code></td><td>3</td></tr>
        <tr><td class="align-center">4</td></tr>
        </tbody>
        </table></div>

        """),
    Case(
      name: "raw HTML of old notes",
      note:
        "<font color=red>**a**</font> b<br/>c</br>d <kbd>e</kbd> <big>f</big>\n\n<center>g</center>\n\n<p align=\"center\">\n<img src=\"h.png\" height=\"450\">\n</p>",
      html: """
        <p><span><strong>a</strong></span> b<br>c<br>d <kbd>e</kbd> <span>f</span></p>
        <div class="align-center">g</div>
        <p class="align-center">
        <img src="h.png" height="450" alt="">
        </p>

        """),
    Case(
      name: "folded parts go on over blocks",
      note: "<details>\n<summary>A &amp; B</summary>\n\n- x\n\n</details>\n\nend",
      html: """
        <details>
        <summary>A &amp; B</summary>
        <ul>
        <li>x</li>
        </ul>
        </details>
        <p>end</p>

        """),
    Case(
      name: "tags are closed where they were opened",
      note: "- <b>a\n- b</b>\n\n**<i>c** d</i>\n\n<div>\n\n> </div>\n",
      html: """
        <ul>
        <li><b>a</b></li>
        <li>b</li>
        </ul>
        <p><strong><i>c</i></strong> d</p>
        <div>
        <blockquote>

        </blockquote>
        </div>
        """),
    Case(
      name: "unknown tags and bad addresses are shown as text",
      note: "<script>x</script>\n\n[a](javascript:b) `<c>` <d>\n",
      html: """
        &lt;script&gt;x&lt;/script&gt;
        <p>a <code>&lt;c&gt;</code> &lt;d&gt;</p>

        """),
    Case(
      name: "links within the note", note: "[1](#1-App) [2](#生命) [3](#)\n<a name=\"1-App\">x</a>",
      html:
        "<p><a href=\"#h-1-app\">1</a> <a href=\"#h-%E7%94%9F%E5%91%BD\">2</a> <a href=\"#\">3</a>\n<a id=\"h-1-app\">x</a></p>\n"
    ),
    Case(
      name: "control characters are shown", note: "a\u{1B}[0m\u{7F}\u{0}b",
      html: "<p>a\u{241B}[0m\u{2421}\u{FFFD}b</p>\n"),
  ]

  @Test(arguments: cases)
  func writes(_ example: Case) {
    #expect(html(example.note) == example.html)
  }

  // MARK: - Hooks

  @Test func decorationsAreNestedAndCutAtNodes() {
    var renderer = HTMLRenderer()
    let note =
      "call `viewDidLoad` then **viewWill**Appear &lt;x\n\n```\nviewDidLoad <\nb\n```\n[viewDidLoad](u)"
    renderer.decorations = [
      mark("viewDidLoad", in: note, tag: "a"),
      mark("call `viewDidLoad` then", in: note, tag: "mark", isLink: false),
      mark("viewWill**Appear", in: note, tag: "a"), mark("&lt;x", in: note, tag: "b", isLink: false),
      Decoration(range: 0..<0, open: "<never>", close: ""),
      mark("viewDidLoad <", in: note, tag: "a"), mark("Load](u", in: note, tag: "a"),
      mark("View", in: note + "View", tag: "a"),
      Decoration(range: 5_000..<6_000, open: "<never>", close: ""),
    ]
    #expect(
      html(note, renderer) == """
        <p><mark>call </mark><code><mark><a>viewDidLoad</a></mark></code><mark> then</mark> \
        <strong><a>viewWill</a></strong><a>Appear</a> <b>&lt;</b><b>x</b></p>
        <pre tabindex="0"><code><a>viewDidLoad &lt;</a>
        b
        </code></pre>
        <p><a href="u">viewDidLoad</a></p>

        """)
  }

  @Test func decorationsThatCrossAreCut() {
    var renderer = HTMLRenderer()
    renderer.decorations = [
      Decoration(range: 2..<6, open: "<i>", close: "</i>"),
      Decoration(range: 0..<4, open: "<b>", close: "</b>"),
      Decoration(range: 3..<4, open: "<u>", close: "</u>"),
      Decoration(range: 6..<7, open: "<s>", close: "</s>"),
    ]
    #expect(html("abcdefgh", renderer) == "<p><b>ab<i>c<u>d</u></i></b>ef<s>g</s>h</p>\n")
  }

  @Test func blocksGetLinesAndIds() {
    var renderer = HTMLRenderer()
    renderer.marksLines = true
    renderer.headingOffset = 1
    renderer.blockID = { $0.kind == .paragraph ? "p\($0.range.lowerBound)" : nil }
    #expect(
      html("# A\n\ntext\n\n- x\n", renderer) == """
        <h2 id="h-a" data-line="1">A</h2>
        <p id="p5" data-line="3">text</p>
        <ul data-line="5">
        <li data-line="5">x</li>
        </ul>

        """)
  }

  @Test func linksAndImagesAreLookedUp() {
    var renderer = HTMLRenderer()
    renderer.linkTarget = { $0.hasSuffix(".md") ? $0.dropLast(3) + ".html" : $0 == "gone" ? nil : $0 }
    renderer.imageSource = {
      $0.hasPrefix("http") ? .missing(link: $0) : $0 == "no.png" ? .missing(link: nil) : .found("/img/" + $0)
    }
    #expect(
      html(
        "[a](b.md) [c](gone) ![d](e.png) x ![f](https://g/h.png)\n\n![](https://g/%E5%9B%BE.png?x/y)\n\n![](no.png)\n\n<img src='http://i/j.png' alt='k'>",
        renderer) == """
          <p><a href="b.html">a</a> c <img src="/img/e.png" alt="d"> x \
          <span class="image-missing"><a href="https://g/h.png">f</a></span></p>
          <figure class="image-missing"><figcaption><a href="https://g/%E5%9B%BE.png?x/y">图.png</a></figcaption></figure>
          <figure class="image-missing"><figcaption>no.png</figcaption></figure>
          <span class="image-missing"><a href="http://i/j.png">k</a></span>

          """)
  }

  @Test func noLevelOfHeadingsIsSkipped() {
    var renderer = HTMLRenderer()
    renderer.headingOffset = 1
    let note = "## A\n\n#### B\n\n<h3>C</h3>\n\n# D\n\n## E\n"
    let levels = html(note, renderer).matches(of: /<h(\d)/).map { String($0.1) }
    #expect(levels == ["2", "3", "3", "2", "3"])
  }

  @Test func idsOfRawHTMLAreGivenOnce() {
    let ids = html("<a name='x'></a> <a id='X'></a> <a name='y' id='z'></a>\n\n# x\n").matches(of: /id="([^"]*)"/)
    let given = ids.map { match in String(match.output.1) }
    #expect(given == ["h-x", "h-y", "h-x-1"])
  }

  @Test func aPercentSignThatEncodesNothingIsEncoded() {
    #expect(html("[a](https://g/b%zz%20c%)").contains("href=\"https://g/b%25zz%20c%25\""))
  }

  @Test func codeIsReplaced() {
    var renderer = HTMLRenderer()
    renderer.codeReplacement = { block in
      if case .code(info: "scenario", let literal, _) = block.kind {
        "<div>\(literal.count)</div>\n"
      } else {
        nil
      }
    }
    #expect(
      html("```scenario\nab\n```\n```\nc\n```", renderer)
        == "<div>3</div>\n<pre tabindex=\"0\"><code>c\n</code></pre>\n")
  }

  @Test func headingsAreListed() {
    let note = "# A `b`\n## A *b*\ntext"
    let headings = HTMLRenderer().render(SourceFile(path: "n.md", text: note)).headings
    #expect(headings.map(\.id) == ["h-a-b", "h-a-b-1"])
    #expect(headings.map(\.text) == ["A b", "A b"])
    #expect(headings.map(\.level) == [1, 2])
    #expect(headings.map(\.range) == [0..<7, 8..<16])
  }

  private func html(_ note: String, _ renderer: HTMLRenderer = HTMLRenderer()) -> String {
    renderer.html(of: note)
  }

  /// Marks the first place where the note says some words.
  private func mark(_ words: String, in note: String, tag: String, isLink: Bool = true) -> Decoration {
    let bytes = Array(note.utf8)
    let wanted = Array(words.utf8)
    let start = bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    return Decoration(
      range: start..<start + wanted.count, open: "<\(tag)>", close: "</\(tag)>", isLink: isLink)
  }
}
