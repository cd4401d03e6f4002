/// LC8xxx: the site that notes are turned into.
extension DiagnosticCode {
  static let site = [badTemplate]
  static let links = [deadLink]

  static let deadLink = DiagnosticCode(
    "LC8007",
    title: Wording(en: "a link leads nowhere", zh: "链接没有目标"),
    explanation: Wording(
      en: """
        The link names a note that is not there, or a heading that the note does not have: a file was renamed, or a \
        heading was put in other words. On the site only the words of such a link are left.

        Write the path as it is seen from the note, and a heading as GitHub does: in lower case, without punctuation, \
        with hyphens for spaces. The message names what is near.
        """,
      zh: """
        链接所指的笔记不存在，或者该笔记里没有这个标题：可能文件改了名，或者标题换了说法。网站上，这样的链接只保留文字。

        路径请从当前笔记出发来写；标题的写法与 GitHub 相同：用小写字母，去掉标点，空格换成连字符。诊断信息会列出相近的名字。
        """),
    example: Example(
      wrong: "## Push and pop\n\nSee [above](#push-pop).\n", right: "## Push and pop\n\nSee [above](#push-and-pop).\n"))

  static let badTemplate = DiagnosticCode(
    "LC8005",
    title: Wording(en: "a template of the site is not valid", zh: "网站模板不合法"),
    explanation: Wording(
      en: """
        The pages of the site are made from Mustache templates, which you can replace by your own. This one has a tag \
        that is not closed, that closes something else, or that lcdoc does not allow where it stands. No page is made \
        from it.

        Compare the marked tag with the template that comes with lcdoc.
        """,
      zh: """
        网站的页面由 Mustache 模板生成，你可以换成自己的模板。这个模板里有标签没有结束、结束的是另一个标签，或者用了 lcdoc 在此处不允许的写法，因此没有用它生成页面。

        请把标出的标签与 lcdoc 自带的模板对照。
        """))
}
