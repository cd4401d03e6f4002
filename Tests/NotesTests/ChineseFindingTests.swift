import Diagnostics
import Judging
import LifecycleEngine
import Notes
import Testing
import Verify

struct FindingCase: CustomTestStringConvertible, Sendable {
  var note: String
  var shown: String
  var testDescription: String { note }
}

/// Findings of Chinese notes, whole, as a terminal shows them.
@Suite struct ChineseFindingTests {
  static let cases: [FindingCase] = [
    FindingCase(
      note: "`viewDidLoad` 只会调用一次。",
      shown: """
        提示[LC5002]: 这一说法并非处处成立
         --> note.md:1:1
          |
        1 | `viewDidLoad` 只会调用一次。
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          |
          = 说明: 读作：对每个控制器，`viewDidLoad` 至多调用一次
          = 说明: 成立的版本：iOS 6 及以后；在这些版本中并非如此：内存警告会卸载没有父视图的 view
          = 说明: 说法不成立的一次运行（iOS 5，nav(A)：launch; push B; memory warning; pop）：
                     A.viewDidLoad
                     B.viewDidLoad
                  >> A.viewDidLoad

        """),
    FindingCase(
      note: "锁屏时会调用 `viewWillDisappear`。",
      shown: """
        错误[LC4003]: 模拟运行与这一说法不符
         --> note.md:1:1
          |
        1 | 锁屏时会调用 `viewWillDisappear`。
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          |
          = 说明: 读作：锁屏时，`viewWillDisappear` 会被调用
          = 说明: 说法不成立的一次运行（iOS 26，A：launch; lock）：
                     （没有这些回调）
          = 说明: 在符合的 36 种情形（iOS 2 及以后；以及说法未限定的各种情况）中都不成立

        """),
    FindingCase(
      note: "在 iOS 12 上，应用变为活动状态时会调用 `sceneDidBecomeActive`。",
      shown: """
        提示[LC5004]: 这一说法从未被检验：所说的情形不会出现
         --> note.md:1:1
          |
        1 | 在 iOS 12 上，应用变为活动状态时会调用 `sceneDidBecomeActive`。
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          |
          = 说明: 读作：在 iOS 12，应用变为活动状态时，`sceneDidBecomeActive` 会被调用

        """),
    FindingCase(
      note: "打开 B 时：viewDidApper 会被调用。",
      shown: """
        警告[LC2001]: `viewDidApper` 不是任何已建模版本上的回调
         --> note.md:1:8
          |
        1 | 打开 B 时：viewDidApper 会被调用。
          |            ^^^^^^^^^^^^ 未知的名称
          |
          = 说明: 已按 `viewDidAppear:` 继续检查
          = 建议: 有一个名称相近的回调：`viewDidAppear:`

        """),
    FindingCase(
      note: "按 Home 键\n\n```\nBackground --> Suspended\n调用 applicationDidEnterBackground:\n```",
      shown: """
        错误[LC4006]: 从后台到挂起不会调用 `applicationDidEnterBackground:`
         --> note.md:5:4
          |
        4 | Background --> Suspended
          | ------------------------ 这一状态变化
        5 | 调用 applicationDidEnterBackground:
          |      ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ 这一变化中不会调用
          |
          = 说明: 检查了 iOS 4 及以后的 46 次这样的变化
          = 说明: 挂起的应用不执行代码：没有任何回调告知它被挂起

        """),
    FindingCase(
      note: "push 的顺序如下：\n\n1. A viewDidDisappear\n2. A viewWillDisappear\n3. B viewDidAppear",
      shown: """
        错误[LC4002]: `A.viewWillDisappear:` 在 `A.viewDidDisappear` 之前，而不是之后
         --> note.md:3:6
          |
        3 | 1. A viewDidDisappear
          |      ^^^^^^^^^^^^^^^^ 运行在这里是 `A.viewWillDisappear:`
          |
          = 说明: 第 1、3 步按这一顺序成立；第 2 步 `A.viewWillDisappear` 不成立：它应当在第 1 步 `A.viewDidDisappear` 之前
          = 说明: 说法不成立的一次运行（iOS 26，nav(A)：launch; push B）：
                  >> A.viewWillDisappear:
                     A.viewDidDisappear:
                     B.viewDidAppear:
          = 说明: 在符合的 18 种情形（iOS 2 及以后）中都不成立
          = 说明: 读作：push（来自上下文）
          = 建议: 去掉 `A.viewWillDisappear` 后，这个顺序成立

        """),
    FindingCase(
      note: "场景：\n\n```scenario a\nroot: A\n\nlaunch\n  = A.view is nil\n```",
      shown: """
        错误[LC4007]: 这一步之后并非如此
         --> note.md:7:5
          |
        7 |   = A.view is nil
          |     ^^^^^^^^^^^^^
          |
          = 说明: 版本：iOS 26

        """),
  ]

  @Test(arguments: cases) func isShown(_ expected: FindingCase) {
    var judge = NoteJudge()
    #expect(TextRenderer().render(judge.judge(read(expected.note)).diagnostics) == expected.shown)
  }

  @Test func theStatedLanguageCounts() {
    var judge = NoteJudge(language: .english)
    let judged = judge.judge(read("锁屏时会调用 `viewWillDisappear`。"))
    #expect(judged.diagnostics.map(\.message) == ["the simulation contradicts this"])
    #expect(judged.diagnostics[0].notes[0] == "read as: `viewWillDisappear` is called, when the screen is locked")
  }

  @Test func theLanguageIsThatOfTheNote() {
    #expect(read("`viewDidLoad` 只会调用一次。").language == .chinese)
    #expect(
      read("The method `viewDidLoad` is called once in the whole life of a view controller, or 一次.").language
        == .english)
    #expect(read("---\nlanguage: zh\n---\n`viewDidLoad`").language == .chinese)
  }

  /// Each fact has its own sentence.
  @Test func everyFactIsWorded() {
    let sentences = Fact.allCases.map { fact in
      var judgement = Judgement(verdict: .depends)
      judgement.decision = .fact(fact)
      return Wording.decision(judgement, in: .chinese)
    }
    #expect(Set(sentences).count == Fact.allCases.count)
    for (fact, sentence) in zip(Fact.allCases, sentences) {
      #expect(!sentence.contains(fact.record.statement.description))
      let evidence = Wording.evidence(of: fact, in: .chinese)
      #expect(evidence != Wording.evidence(of: fact, in: .english), "\(fact) has evidence without Chinese words")
    }
  }

  @Test func narrated() {
    var judge = NoteJudge()
    let judged = judge.judge(read("锁屏时会调用 `viewWillDisappear`。"))
    let text = TextRenderer(isNarrated: true).render(judged.diagnostics)
    #expect(text.hasPrefix("错误 LC4003: 模拟运行与这一说法不符\n  位于 note.md，第 1 行第 1 到 27 列\n"))
  }
}
