import Diagnostics
import Markup
import Testing

/// A note and the tree it must give.
struct TreeCase: CustomTestStringConvertible, Sendable {
  var name: String
  var note: String
  var tree: String

  var testDescription: String { name }
}

@Suite struct DocumentTests {
  @Test(arguments: TreeCase.ranges)
  func rangesNameTheSource(_ example: TreeCase) {
    #expect(TreeDump.of(example.note) == example.tree)
  }

  @Test(arguments: TreeCase.extensions)
  func extensionsOfGitHub(_ example: TreeCase) {
    #expect(TreeDump.of(example.note) == example.tree)
  }
}

extension TreeCase {
  static let ranges: [TreeCase] = [
    TreeCase(
      name: "emphasis, code and link over a line break", note: "a *b\nc* `d  e` [x](/u\n\"t\") z",
      tree: """
        paragraph
          «a »
          em «*b⏎c*»
            «b»
            break «⏎»
            «c»
          « »
          code «d  e»
          « »
          link(/u | t) «[x](/u⏎"t")»
            «x»
          « z»
        """),
    TreeCase(
      name: "code spans without the space that is dropped", note: "`` a`b `` and ` ` and `\nx\n`",
      tree: """
        paragraph
          code «a`b»
          « and »
          code « »
          « and »
          code «x»
        """),
    TreeCase(
      name: "quote with a lazy line", note: "> p `a\n> b`\nlazy\n>> deep",
      tree: """
        quote
          paragraph
            «p »
            code «a b» <- «a⏎> b»
            break «⏎»
            «lazy»
          quote
            paragraph
              «deep»
        """),
    TreeCase(
      name: "escapes and entities are nodes of their own", note: "a\\*b &lt;c&#x4E2D; & \\d &unknown;",
      tree: """
        paragraph
          «a»
          «*» <- «\\*»
          «b »
          «<» <- «&lt;»
          «c»
          «中» <- «&#x4E2D;»
          « & \\d &unknown;»
        """),
    TreeCase(
      name: "items with several paragraphs and code",
      note: "- one\n\n  two `x`\n- three\n\n      code\n      more\n",
      tree: """
        list - loose
          item
            paragraph
              «one»
            paragraph
              «two »
              code «x»
          item
            paragraph
              «three»
            code() «code⏎more⏎» @32,43
        """),
    TreeCase(
      name: "definitions are no text", note: "[r]: /u 'T'\n[s]:\n/v\n[t][r] and [s]",
      tree: """
        paragraph
          link(/u | T) «[t][r]»
            «t»
          « and »
          link(/v) «[s]»
            «s»
        """),
    TreeCase(
      name: "hard breaks, HTML and addresses", note: "a  \nb\\\nc<br/>\n<https://e.org/?a&amp;b>",
      tree: """
        paragraph
          «a»
          hard break «  ⏎»
          «b»
          hard break «\\⏎»
          «c»
          html «<br/>»
          break «⏎»
          link(https://e.org/?a&b) «<https://e.org/?a&amp;b>»
            «https://e.org/?a&b» <- «https://e.org/?a&amp;b»
        """),
    TreeCase(
      name: "headings of both kinds", note: "# A `b` ##\n\ntwo\nlines\n===\n",
      tree: """
        h1
          «A »
          code «b»
        h1
          «two»
          break «⏎»
          «lines»
        """),
    TreeCase(
      name: "byte order mark, CR LF, NUL and bytes that are no UTF-8",
      note: "\u{FEFF}# A\r\n\r\nb\u{0}c\rd\r\n```\r\nx\r\n```",
      tree: """
        h1
          «A»
        paragraph
          «b»
          «\u{FFFD}» <- «␀»
          «c»
          break «␍»
          «d»
        code() «x⏎» @22
        """),
    TreeCase(
      name: "emphasis whose marks are shared", note: "***a** b* **c*",
      tree: """
        paragraph
          em «***a** b*»
            strong «**a**»
              «a»
            « b»
          « *»
          em «*c*»
            «c»
        """),
    TreeCase(
      name: "images in links", note: "[![a *b*](i.png \"t\")](u)",
      tree: """
        paragraph
          link(u) «[![a *b*](i.png "t")](u)»
            image(i.png | t) «![a *b*](i.png "t")»
              «a »
              em «*b*»
                «b»
        """),
    TreeCase(
      name: "HTML blocks, comments and rules",
      note: "<!--more-->\n\n***\n\n<p align=\"center\">\n<img src=x>\n</p>\n\nend",
      tree: """
        html «<!--more-->»
        rule
        html «<p align="center">⏎<img src=x>⏎</p>»
        paragraph
          «end»
        """),
  ]

  static let extensions: [TreeCase] = [
    TreeCase(
      name: "table with escaped pipes and links by reference",
      note: "| 函数 | `a\\|b` |\n|:--|--:|\n| **x** | [y][r] |\n| only |\n\n[r]: /u",
      tree: """
        table left,right
          row «| 函数 | `a\\|b` |»
            cell
              «函数»
            cell
              code «a|b» <- «a\\|b»
          row «| **x** | [y][r] |»
            cell
              strong «**x**»
                «x»
            cell
              link(/u) «[y][r]»
                «y»
          row «| only |»
            cell
              «only»
        """),
    TreeCase(
      name: "table under a line of text, in a quote, with more cells than columns",
      note: "> words\n> a | b\n> --- | ---\n> 1 | 2 | 3\n> after",
      tree: """
        quote
          paragraph
            «words»
          table none,none
            row «a | b»
              cell
                «a»
              cell
                «b»
            row «1 | 2 | 3»
              cell
                «1»
              cell
                «2»
              cell
                «3»
          paragraph
            «after»
        """),
    TreeCase(
      name: "no tables: code, one column of dashes, prose with a pipe",
      note: "```\na | b\n---|---\n```\n\na | b\nc\n\nx\n---",
      tree: """
        code() «a | b⏎---|---⏎» @4,10
        paragraph
          «a | b»
          break «⏎»
          «c»
        h2
          «x»
        """),
    TreeCase(
      name: "strikethrough", note: "~~old *a*~~ ~b~ ~~~c~~~ ~~ d ~~ ~~e",
      tree: """
        paragraph
          strike «~~old *a*~~»
            «old »
            em «*a*»
              «a»
          « ~b~ ~~~c~~~ ~~ d ~~ ~~e»
        """),
    TreeCase(
      name: "tasks", note: "- [ ] todo `a`\n- [x] done\n- [y] no\n- [ ]x",
      tree: """
        list -
          item [ ]
            paragraph
              «todo »
              code «a»
          item [x]
            paragraph
              «done»
          item
            paragraph
              «[y] no»
          item
            paragraph
              «[ ]x»
        """),
    TreeCase(
      name: "strong that ends at a space, and strong that never ends",
      note: "**删除 **`info.plist` 里的\n\n**open\nand **more",
      tree: """
        paragraph
          strong «**删除 **»
            «删除 »
          code «info.plist»
          « 里的»
        paragraph
          «**open»
          break «⏎»
          «and **more»
        """),
  ]
}
