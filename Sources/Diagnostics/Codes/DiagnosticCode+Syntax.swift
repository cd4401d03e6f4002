/// LC1xxx: the writing of notes and scenarios.
extension DiagnosticCode {
  static let syntax = [
    unknownKey, unclosedFence, badFrontMatter, hiddenCharacter, notUTF8, unknownStep, badValue, badDay,
  ]

  static let unknownKey = DiagnosticCode(
    "LC1001",
    title: Wording(en: "a scenario has a line that does not belong there", zh: "情景中有不该出现的行"),
    explanation: Wording(
      en: """
        A scenario begins with declarations, `key: value`, which say what the app is made of: `ios`, `root`, `log` and \
        others. Then come the steps, and under each step what is expected of it.

        This line has a key that does not exist, or it stands in the wrong part: a declaration behind the first step, \
        or an expectation with no step above it. Correct the key or move the line.
        """,
      zh: """
        情景先写声明，形式是 `key: value`，说明应用由什么组成，例如 `ios`、`root`、`log`；然后是步骤，每个步骤下面写对它的预期。

        这一行的键不存在，或者位置不对：声明写到了第一个步骤之后，或者预期上面没有步骤。请改正键名或移动这一行。
        """),
    example: .scenario(wrong: "rot: nav(A)\n\nlaunch", right: "root: nav(A)\n\nlaunch"))

  static let unclosedFence = DiagnosticCode(
    "LC1002",
    title: Wording(en: "a code fence is opened and never closed", zh: "代码块没有结束"),
    explanation: Wording(
      en: """
        A line of three or more backticks or tildes opens a block of code. It ends at a line with at least as many of \
        the same character. Here none follows, so everything to the end of the note, quote or list item is code, and \
        nothing in it is read as prose.

        Put the closing line where the code ends. If there is one, count: a fence of four is not closed by three.
        """,
      zh: """
        三个或更多的反引号（或波浪号）单独成行，表示代码块开始；代码块要到一行同样的字符、且个数不少于开头时才结束。这里找不到这样的行，于是直到笔记、引用或列表项的末尾都被当作代码，不会按正文阅读。

        请在代码结束处补上结束行。如果已经有了，请数一数：四个反引号开头的代码块，三个反引号结束不了。
        """),
    example: Example(
      wrong: "# Load\n\n```swift\noverride func viewDidLoad() {}\n\nThe view is in memory now.",
      right: "# Load\n\n```swift\noverride func viewDidLoad() {}\n```\n\nThe view is in memory now."))

  static let badFrontMatter = DiagnosticCode(
    "LC1003",
    title: Wording(en: "the front matter is not valid YAML", zh: "文件头不是合法的 YAML"),
    explanation: Wording(
      en: """
        A note may begin with a block between two lines `---` that gives its title and other facts in YAML. This block \
        cannot be read; it is kept as text and its facts are not used.

        The usual causes: a value that holds `: `, `#`, `[` or `{` needs quotes; a tab stands where spaces must; a key \
        is there twice.
        """,
      zh: """
        笔记开头可以有一段写在两行 `---` 之间的 YAML，给出标题等信息。这一段无法解析，因此按普通文字保留，其中的信息没有采用。

        常见原因：值里含有 `: `、`#`、`[` 或 `{`，需要加引号；该用空格的地方用了制表符；同一个键出现了两次。
        """),
    example: Example(
      wrong: "---\ntitle: [Push\n---\n\n# Push", right: "---\ntitle: \"[Push\"\n---\n\n# Push"))

  static let hiddenCharacter = DiagnosticCode(
    "LC1004",
    title: Wording(en: "a character is read and not seen", zh: "有读得到却看不见的字符"),
    explanation: Wording(
      en: """
        Some characters have no shape. Those that turn the direction of the text around, U+202A to U+202E and U+2066 to \
        U+2069, make a reader see other words than the program reads: a name or a log can say one thing and show \
        another. Control characters come from terminals and damaged files.

        Only the first place of a file is marked. Take the characters out; an editor that shows hidden characters finds \
        them.
        """,
      zh: """
        有些字符没有字形。U+202A 至 U+202E、U+2066 至 U+2069 会改变文字方向，使人看到的词与程序读到的不同：名称或日志写的是一回事，显示的是另一回事。控制字符则来自终端或损坏的文件。

        每个文件只标出第一处。请去掉这些字符；能显示不可见字符的编辑器可以找到它们。
        """))

  static let notUTF8 = DiagnosticCode(
    "LC1005",
    title: Wording(en: "bytes are no UTF-8", zh: "有字节不是 UTF-8"),
    explanation: Wording(
      en: """
        Notes and scenarios are read as UTF-8. A file in another encoding, such as GBK or Latin 1, or one that was cut in \
        the middle of a character has bytes that mean nothing there. Each is read as U+FFFD, so names and words around \
        it may be missed.

        Only the first place of a file is marked. Convert the file: `iconv -f GBK -t UTF-8 NOTE`.
        """,
      zh: """
        笔记和情景按 UTF-8 读取。其他编码（例如 GBK、Latin 1）的文件，或从某个字符中间截断的文件，会有无法解释的字节。每个这样的字节按 U+FFFD 读入，其周围的名称和词可能因此漏掉。

        每个文件只标出第一处。请转换文件编码：`iconv -f GBK -t UTF-8 NOTE`。
        """))

  static let unknownStep = DiagnosticCode(
    "LC1006",
    title: Wording(en: "a scenario has an unknown step", zh: "情景中有未知的步骤"),
    explanation: Wording(
      en: """
        A step is something that happens to the app: `launch`, `push B`, `present B as pageSheet`, `home`. The words of \
        this line are not one of the steps that can be simulated, or something is missing behind them.

        Look at the near ones in the message. Callbacks are not steps: they are what a step brings about, and are \
        written below it with `>`.
        """,
      zh: """
        步骤是发生在应用上的一件事，例如 `launch`、`push B`、`present B as pageSheet`、`home`。这一行不是能够模拟的步骤，或者后面缺了内容。

        请看诊断信息里给出的相近写法。回调不是步骤：回调是步骤引起的结果，写在步骤下面，以 `>` 开头。
        """),
    example: .scenario(wrong: "root: nav(A)\n\nlaunch\npsh B", right: "root: nav(A)\n\nlaunch\npush B"))

  static let badValue = DiagnosticCode(
    "LC1007",
    title: Wording(en: "a scenario has a value that cannot be there", zh: "情景中的值不合法"),
    explanation: Wording(
      en: """
        The line is understood up to this value: a version, a presentation style, a state, a property, a name or a \
        frame. The message says which kind is wanted.

        Versions are written `17`, `13...` or `9...12`. Names are one word that begins with a letter. `either`, `or` \
        and `end` come together.
        """,
      zh: """
        这一行到这个值之前都能理解。此处应当是版本、呈现样式、状态、属性、名字或位置大小（frame）之一，具体是哪一种见诊断信息。

        版本写作 `17`、`13...` 或 `9...12`；名字是以字母开头的一个词；`either`、`or`、`end` 要成套出现。
        """),
    example: .scenario(wrong: "ios: new\nroot: A\n\nlaunch", right: "ios: 17\nroot: A\n\nlaunch"))

  static let badDay = DiagnosticCode(
    "LC1008",
    title: Wording(en: "`updated` names no day", zh: "`updated` 不是日期"),
    explanation: Wording(
      en: """
        In its front matter a note may say when it last changed, `updated: 2026-11-20`, and with `change` what changed, in \
        a sentence. A site that knows its address makes its feed of changes from them.

        The day is written as year, month and day with hyphens, and the calendar must have it. A note with anything else \
        there is shown as ever, and is not in the feed.
        """,
      zh: """
        笔记可以在文件头写明最近一次修改的日期，例如 `updated: 2026-11-20`；还可以用 `change` 写一句话说明改了什么。知道自己网址的网站据此生成更新订阅。

        日期按年、月、日书写，以连字符相连，而且必须是日历上有的日子。写了别的内容时，笔记照常显示，但不会出现在订阅里。
        """),
    example: Example(
      wrong: "---\nupdated: 20 November\n---\n\n# Push", right: "---\nupdated: 2026-11-20\n---\n\n# Push"))
}
