/// LC8xxx: the site that notes are turned into.
extension DiagnosticCode {
  static let site = [badTemplate]

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
