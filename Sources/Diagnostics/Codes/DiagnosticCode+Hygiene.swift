/// LC9xxx: what is written for lcdoc itself.
extension DiagnosticCode {
  static let hygiene = [unusedSuppression, unknownSuppressedCode, staleBaseline, badSuppression]

  static let unusedSuppression = DiagnosticCode(
    "LC9001",
    title: Wording(en: "a suppression hides nothing", zh: "抑制注释没有起作用"),
    explanation: Wording(
      en: """
        A comment allows a code in a place where no finding with this code is any more: the note was put right, or the \
        comment stands in the wrong place. Left there, it would hide the next real mistake.

        Take the comment or the code out; `lcdoc check --fix` does it. `lc-allow-next` is about the next block only.
        """,
      zh: """
        注释允许某个编号的问题，但它所管的位置上并没有这个编号的问题：笔记已经改正，或者注释放错了地方。留着它，会掩盖以后真正的错误。

        请删去注释或其中的编号，`lcdoc check --fix` 可以代劳。`lc-allow-next` 只管紧接着的一个块。
        """),
    example: Example(
      wrong: "<!-- lc-allow-next LC2001: quoted -->\n\n`viewDidLoad` comes once.\n",
      right: "`viewDidLoad` comes once.\n"))

  static let unknownSuppressedCode = DiagnosticCode(
    "LC9002",
    title: Wording(en: "a suppression names a code that cannot be allowed", zh: "抑制注释中的编号不可用"),
    explanation: Wording(
      en: """
        The comment names a code that does not exist, or one that may not be hidden: what keeps a note from being read \
        (LC0xxx), and what is said about suppressions themselves (LC9xxx).

        Copy the code from the finding. Codes are written in capitals.
        """,
      zh: """
        注释里的编号不存在，或者不允许隐藏：读取不了笔记的问题（LC0xxx），以及关于抑制注释本身的问题（LC9xxx）。

        请从诊断信息里复制编号，字母用大写。
        """))

  static let staleBaseline = DiagnosticCode(
    "LC9004",
    title: Wording(en: "the baseline has a finding that is gone", zh: "基线中的问题已不存在"),
    explanation: Wording(
      en: """
        The baseline lists findings that were there before checks began, and that do not count for that reason. This \
        one no longer occurs: it was put right, or the words it is about were changed.

        Run `lcdoc check --write-baseline`, so that it counts if it ever comes back.
        """,
      zh: """
        基线列出开始检查之前就存在、因而不计入结果的问题。这一条已不再出现：可能已经改正，也可能相关文字有了改动。

        请运行 `lcdoc check --write-baseline`，这样它若再次出现就会被报告。
        """))

  static let badSuppression = DiagnosticCode(
    "LC9005",
    title: Wording(en: "a suppression cannot be read", zh: "无法理解抑制注释"),
    explanation: Wording(
      en: """
        A comment that begins with `lc-` is for lcdoc. It needs a word that lcdoc knows, at least one code, and behind \
        a colon the reason for those who read the note later. `lc-allow` needs `lc-end` below it. As it stands, the \
        comment hides nothing.

        The forms are `lc-allow-next CODE: reason`, `lc-allow CODE: reason` with `lc-end`, and `lc-allow-file CODE: \
        reason`.
        """,
      zh: """
        以 `lc-` 开头的注释是写给 lcdoc 的，其中要有 lcdoc 认识的词、至少一个编号，冒号之后还要写明原因，供以后读笔记的人参考。`lc-allow` 的下方要有 `lc-end`。照现在的写法，这条注释不起作用。

        写法有三种：`lc-allow-next 编号: 原因`；`lc-allow 编号: 原因`，以 `lc-end` 结束；`lc-allow-file 编号: 原因`。
        """),
    example: Example(
      wrong: "<!-- lc-allow-next LC4003 -->\n\n`viewWillAppear` is called only once.\n",
      right: "<!-- lc-allow-next LC4003: simplified for beginners -->\n\n`viewWillAppear` is called only once.\n"))
}
