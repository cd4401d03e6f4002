import Diagnostics
import Markup
import Testing

/// Markdown as it is in old notes, and the tree that a person would see.
@Suite struct WildMarkdownTests {
  @Test(arguments: TreeCase.wild)
  func readAsMeant(_ example: TreeCase) {
    #expect(TreeDump.of(example.note) == example.tree)
  }

  @Test(arguments: TreeCase.fences)
  func fencesStayWhole(_ example: TreeCase) {
    #expect(TreeDump.of(example.note) == example.tree)
  }

  @Test func lessThanAHeading() {
    let lines = [
      "#include <UIKit/UIKit.h>", "#import \"A.h\"", "#pragma mark - Life", "#define A 1", "#if DEBUG",
      "#Preview {", "#12",
      "#ios #swift", "#️⃣ key", "#!/bin/sh", "#selector(a)", "####### seven", "##️⃣",
    ]
    for line in lines {
      let document = Document.parse(SourceFile(path: "note.md", text: line))
      #expect(document.blocks.map(\.kind) == [.paragraph], "\(line)")
    }
  }

  @Test func aNumberThatIsNoList() {
    for line in ["1.5 GB", "2019.12.01", "1234、x", "(a) b", "3.", "1...3", "10:30 log"] {
      let document = Document.parse(SourceFile(path: "note.md", text: "text\n" + line))
      #expect(document.blocks.map(\.kind) == [.paragraph], "\(line)")
    }
  }
}

extension TreeCase {
  static let wild: [TreeCase] = [
    TreeCase(
      name: "headings without a space",
      note: "##App\ntext\n#####initWithNibName VS loadNibNamed\n#二、标题\n> ###引用",
      tree: """
        h2
          «App»
        paragraph
          «text»
        h5
          «initWithNibName VS loadNibNamed»
        h1
          «二、标题»
        quote
          h3
            «引用»
        """),
    TreeCase(
      name: "full-width and glued list numbers",
      note: "1、`loadView`\n2、viewDidLoad\n\n段\n\n１．一\n２．二\n\n段\n\n(1) a\n（2）b\n\n1)x\n\n3.模态跳转",
      tree: """
        list 1
          item
            paragraph
              code «loadView»
          item
            paragraph
              «viewDidLoad»
        paragraph
          «段»
        list 1
          item
            paragraph
              «一»
          item
            paragraph
              «二»
        paragraph
          «段»
        list 1 loose
          item
            paragraph
              «a»
          item
            paragraph
              «b»
          item
            paragraph
              «x»
        list 3
          item
            paragraph
              «模态跳转»
        """),
    TreeCase(
      name: "numbers in bullets and in the middle of a paragraph are text", note: "- 1、`a`\n\n步骤\n2、b",
      tree: """
        list -
          item
            paragraph
              «1、»
              code «a»
        paragraph
          «步骤»
          break «⏎»
          «2、b»
        """),
    TreeCase(
      name: "a lone break tag does not swallow what follows",
      note: "<br>\n####流程图\n![](a.png)\n\n<img src=\"b.png\">\n- x",
      tree: """
        html «<br>»
        h4
          «流程图»
        paragraph
          image(a.png) «![](a.png)»
        html «<img src="b.png">»
        list -
          item
            paragraph
              «x»
        """),
    TreeCase(
      name: "a heading in tags, alone on its line",
      note:
        "<h3 align=\"center\">A push</h3>\nA: viewWillAppear\n\n<h2 id=\"named\">B</h2>\n\n<div>\n<h1>C</h1>\n</div>",
      tree: """
        h3
          «A push»
        paragraph
          «A: viewWillAppear»
        html «<h2 id="named">B</h2>»
        html «<div>⏎<h1>C</h1>⏎</div>»
        """),
    TreeCase(
      name: "a quote that goes on behind a tab", note: "> + asked?\n> \n\t> 不会\n",
      tree: """
        quote
          list -
            item
              paragraph
                «asked?»
          paragraph
            «不会»
        """),
    TreeCase(
      name: "rewriting is undone where it was not a heading after all", note: "text\n    ##App\n\n    ##code",
      tree: """
        paragraph
          «text»
          break «⏎»
          «##App»
        code() «##code⏎» @20
        """),
  ]

  static let fences: [TreeCase] = [
    TreeCase(
      name: "a quote whose code lost its marks",
      note: ">```\n>@interface A\n- (void)awakeFromNib;\n@end\n>```\n\n>后面",
      tree: """
        quote
          code() «@interface A⏎- (void)awakeFromNib;⏎@end⏎» @6,19,41
        quote
          paragraph
            «后面»
        """),
    TreeCase(
      name: "opened in a quote, closed outside", note: "> ```objc\n> a\n```\nafter",
      tree: """
        quote
          code(objc) «a⏎» @12
        paragraph
          «after»
        """),
    TreeCase(
      name: "a quote before a fence is not part of it", note: ">\n```\na\n```\n",
      tree: """
        quote
        code() «a⏎» @6
        """),
    TreeCase(
      name: "indented less than the item", note: "1. 启动\n\n  ```\n  a\nb\n\n  c\n  ```   \n\n2. 后台",
      tree: """
        list 1 loose
          item
            paragraph
              «启动»
            code() «a⏎b⏎⏎c⏎» @19,21,23,26
          item
            paragraph
              «后台»
        """),
    TreeCase(
      name: "indented far more than the item",
      note: "- a\n\n        ```\n        b\n          c\n        ```\n- d",
      tree: """
        list - loose
          item
            paragraph
              «a»
            code() «b⏎  c⏎» @25,35
          item
            paragraph
              «d»
        """),
    TreeCase(
      name: "behind a marker, lines at the edge, closed at the edge",
      note: "- ```swift\nfunc a() {\n\n}\n  ```\n",
      tree: """
        list -
          item
            code(swift) «func a() {⏎⏎}⏎» @11,22,23
        """),
    TreeCase(
      name: "not closed before the next item", note: "1. a\n   ```\n   x\n2. b\n   ```\n   y\n   ```\n",
      tree: """
        list 1
          item
            paragraph
              «a»
            code() «x⏎» @15
          item
            paragraph
              «b»
            code() «y⏎» @32
        """),
    TreeCase(
      name: "at the edge after a list it stays outside", note: "1. a\n\n```\nx\n```\n\n2. b",
      tree: """
        list 1
          item
            paragraph
              «a»
        code() «x⏎» @10
        list 2
          item
            paragraph
              «b»
        """),
    TreeCase(
      name: "never closed", note: "text\n~~~\na\n\nb",
      tree: """
        paragraph
          «text»
        code() «a⏎⏎b⏎» @9,11,12
        """),
  ]
}
