/// LC0xxx: what keeps a file from being read.
extension DiagnosticCode {
  static let files = [limit]

  static let limit = DiagnosticCode(
    "LC0004",
    title: Wording(en: "a limit of size or depth is reached", zh: "超出大小或嵌套深度的限制"),
    explanation: Wording(
      en: """
        Reading has limits, so that a damaged or hostile file cannot stop the machine: on the size of a note, on the \
        depth of its quotes and lists, and on the lines and names of a scenario. The message says which one it is.

        Notes written by people stay far below. Split a long note; look for generated text or a missing line end in \
        one that should be short.
        """,
      zh: """
        为了不让损坏的或恶意的文件拖垮机器，读取时设有上限：笔记的大小、引用和列表的嵌套层数、场景的行数和名字个数。具体超出了哪一项，见诊断信息。

        人写的笔记远远达不到这些上限。过长的笔记请拆分；如果笔记本该很短，请检查其中是否混入了生成的内容，或者缺少换行。
        """))
}
