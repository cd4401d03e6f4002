/// LC0xxx: what keeps a file from being read.
extension DiagnosticCode {
  static let files = [badSettings, limit, strayLink]

  static let badSettings = DiagnosticCode(
    "LC0001",
    title: Wording(en: "a settings file cannot be used", zh: "配置文件无法使用"),
    explanation: Wording(
      en: """
        `lcdoc.yml` or the baseline is not valid YAML, or it has a key or value that lcdoc does not know. Nothing was \
        checked, since a setting that is passed over in silence is worse than none.

        The settings are `notes`, `exclude`, `versions`, `severity`, `baseline` and `fail-on`. `lcdoc init` writes a file to begin \
        with; a baseline is written by `lcdoc check --write-baseline`.
        """,
      zh: """
        `lcdoc.yml` 或基线文件不是合法的 YAML，或者其中有 lcdoc 不认识的键或值。为了不悄悄忽略配置，这次没有检查任何内容。

        可用的配置项是 `notes`、`exclude`、`versions`、`severity`、`baseline`、`fail-on`。`lcdoc init` 会写出一份初始配置；基线由 `lcdoc check --write-baseline` 写出。
        """))

  static let limit = DiagnosticCode(
    "LC0004",
    title: Wording(en: "a limit of size or depth is reached", zh: "超出大小或嵌套深度的限制"),
    explanation: Wording(
      en: """
        Reading has limits, so that a damaged or hostile file cannot stop the machine: on the size of a note, on the \
        depth of its quotes and lists, on its scenarios (1000), on the lines, actions (20000 each) and names of a \
        scenario, on the length, tags and depth of a template, and on how much a site shows of runs and verdicts. The \
        message says which one it is.

        Notes written by people stay far below. Split a long note; look for generated text or a missing line end in \
        one that should be short.
        """,
      zh: """
        为了不让损坏的或恶意的文件拖垮机器，读取时设有上限：笔记的大小、引用和列表的嵌套层数、情景个数（1000）、情景的行数和动作数（各 20000）和名字个数，模板的长度、标签数和嵌套层数，以及网站展示的运行和结论的数量。具体超出了哪一项，见诊断信息。

        人写的笔记远远达不到这些上限。过长的笔记请拆分；如果笔记本该很短，请检查其中是否混入了生成的内容，或者缺少换行。
        """))

  static let strayLink = DiagnosticCode(
    "LC0005",
    title: Wording(en: "a link leads out of the folder of the notes", zh: "链接指向笔记文件夹之外"),
    explanation: Wording(
      en: """
        A folder of notes holds a symbolic link to a file or folder outside of it. Links are not followed, and this one \
        is reported: whoever sends you notes could have any file published that you can read.

        Copy the file into the folder, or name what the link leads to with the command.
        """,
      zh: """
        笔记文件夹里有一个符号链接，指向文件夹之外的文件或文件夹。链接不会被跟随，这一个会被报告：否则别人给你的笔记就能让你能读到的任何文件被发布出去。

        请把文件复制到文件夹里，或者在命令行中直接写出链接所指的路径。
        """))
}
