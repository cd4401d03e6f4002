/// LC8xxx: questions that are made from notes.
extension DiagnosticCode {
  static let quizzes = [questionKey, questionWrongAnswer]
  /// Its number comes after that of templates.
  static let quizStarts = [questionStart]

  static let questionKey = DiagnosticCode(
    "LC8002",
    title: Wording(en: "the key of a question is not what the runs show", zh: "题目的答案与运行结果不符"),
    explanation: Wording(
      en: """
        A question was made from this place: from a scenario, or from an order that holds. It was then answered as fresh \
        runs on every version that it speaks of have it. One of these answers is not accepted, or the key is not what all \
        the runs agree on. The message says which run.

        lcdoc makes the key from runs, so this is no fault of the note. The question is not asked; please report it with \
        the scenario. Until then a comment `lc-allow-next` keeps the check quiet.
        """,
      zh: """
        这道题由此处的情景或成立的次序生成，随后用它所涉及的每个版本重新运行来作答。其中有一个答案没有被接受，或者标准答案并非所有运行的共同之处。诊断信息写明是哪一次运行。

        标准答案由 lcdoc 根据运行得出，因此不是笔记的错。这道题不会提出；请连同情景一起报告。在此之前，可以用注释 `lc-allow-next` 让检查不再提示。
        """))

  static let questionStart = DiagnosticCode(
    "LC8006",
    title: Wording(en: "a question is nearly solved before it begins", zh: "题目一开始就几乎已经解出"),
    explanation: Wording(
      en: """
        The pieces of a question are first shown in an order that is wrong and worth less than half, so that nobody has \
        to do nothing. Here the starting order is accepted, or worth half or more, or something to choose from is \
        missing.

        lcdoc chooses the starting order, so this is no fault of the note. Please report it with the scenario that \
        the message names.
        """,
      zh: """
        题目最初展示的顺序应当是错的，而且得分低于一半，这样才不会什么都不用做。这里的初始顺序已被接受，或者得分达到一半以上，或者缺少可选项。

        初始顺序由 lcdoc 选定，因此不是笔记的错。请连同诊断信息中的情景一起报告。
        """))

  static let questionWrongAnswer = DiagnosticCode(
    "LC8003",
    title: Wording(en: "a wrong answer of a question is right in some run", zh: "题目的错误选项在某次运行中是对的"),
    explanation: Wording(
      en: """
        Every wrong answer of a question stands for a mistake that people make, and no run may bear it out. Here one \
        does: a call that counts as never made is made, or a second line of a log could be to blame as well.

        lcdoc chooses the wrong answers and refutes each by running, so this is no fault of the note. The question is \
        not asked; please report it with the scenario.
        """,
      zh: """
        题目的每个错误选项都对应一种常见误解，任何运行都不应当支持它。这里却有一次运行支持：被当作不会发生的调用发生了，或者日志中还有另一行也可能是错的。

        错误选项由 lcdoc 选出并逐一用运行排除，因此不是笔记的错。这道题不会提出；请连同情景一起报告。
        """))
}
