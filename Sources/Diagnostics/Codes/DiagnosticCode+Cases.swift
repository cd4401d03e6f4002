/// LC5xxx: what is so on some versions or in some cases only.
extension DiagnosticCode {
  static let cases = [depends, claimDepends, neverTested, openQuestion, ambiguous]

  static let depends = DiagnosticCode(
    "LC5001",
    title: Wording(en: "what the note says depends on something", zh: "笔记所说的并非处处成立"),
    explanation: Wording(
      en: """
        The order that the note gives is right in some of the cases that fit its words and wrong in others. The message \
        says what decides: most often the version of iOS, else how the controllers are made, how they are presented or \
        whether the change is animated.

        This is no mistake. The note is better if it says when it is so: "since iOS 13", "full screen".
        """,
      zh: """
        笔记给出的次序，在符合其文字的情形中有的成立，有的不成立。起决定作用的因素见诊断信息：多半是 iOS 版本，也可能是控制器的创建方式、呈现样式，或者是否带动画。

        这不算错误。但如果写明何时成立，例如“iOS 13 起”“全屏呈现时”，笔记会更好。
        """))

  static let claimDepends = DiagnosticCode(
    "LC5002",
    title: Wording(en: "what a sentence says is not so everywhere", zh: "句子所说的并非处处成立"),
    explanation: Wording(
      en: """
        The sentence is right in some of the worlds that fit its words and wrong in others. The message says how it was \
        read and what decides: a version of iOS, a style of presentation, whether the change is animated.

        This is no mistake. Say in the sentence when it is so, for instance "since iOS 13" or "in full screen".
        """,
      zh: """
        在符合其文字的情形中，这句话有的成立，有的不成立。诊断信息写明它被怎样理解，以及什么起决定作用：iOS 版本、呈现样式，或者是否带动画。

        这不算错误。请在句子里写明何时成立，例如“iOS 13 起”或“全屏呈现时”。
        """))

  static let neverTested = DiagnosticCode(
    "LC5004",
    title: Wording(en: "a statement was never put to the test", zh: "一条说法从未被检验"),
    explanation: Wording(
      en: """
        What the sentence speaks of arises in none of the runs that fit its words: a callback on versions that do not \
        have it, an answer to something that does not happen there. Nothing contradicts such a sentence, and nothing \
        supports it.

        Correct the version or the situation. The message says how the sentence was read; if that is not what it means, \
        say it in other words.
        """,
      zh: """
        在符合句子原意的所有运行中，句子所说的情形一次也没有出现：例如在没有某个回调的版本上谈论它，或者谈论那里不会发生的事。没有什么与它矛盾，也没有什么支持它。

        请改正版本或情形。诊断信息说明了句子是如何理解的；如果不是这个意思，请换一种写法。
        """),
    example: Example(
      wrong: "On iOS 12, `sceneDidBecomeActive` is called when the app becomes active.\n",
      right: "Since iOS 13, `sceneDidBecomeActive` is called when the app becomes active.\n"))

  static let openQuestion = DiagnosticCode(
    "LC5005",
    title: Wording(en: "whether this is so is not known", zh: "是否如此尚无定论"),
    explanation: Wording(
      en: """
        The verdict turns on a fact of the platform for which there is no evidence that settles it: no documentation, no \
        published log, or several that differ. Taken one way the statement holds, taken the other way it does not. The \
        message names the fact; the page of facts says who saw what.

        Run the scenario on a device, or say of the statement that it was observed and where.
        """,
      zh: """
        结论取决于一个尚无确凿证据的平台事实：没有文档，没有公开的日志，或者几份资料互相矛盾。按一种情况说法成立，按另一种情况则不成立。诊断信息给出了这个事实；事实页面列出了各自的来源。

        请在设备上运行这一情景，或者注明这是在哪里观察到的。
        """))

  static let ambiguous = DiagnosticCode(
    "LC5006",
    title: Wording(en: "no run shows this, but it may be meant otherwise", zh: "没有任何一次运行如此，但所说的可能是别的意思"),
    explanation: Wording(
      en: """
        As the sentence or list was read, it is not so. But there is reason to doubt the reading: when it happens is \
        said in a heading far above, the callback is not named in the sentence, half of the callbacks of a list do not come \
        at all in what was taken to happen, or sentences with such words often say more. The message says which, and how \
        it was read.

        This is no mistake. If the reading is right, the note is wrong there; if not, name the callback and what happens in \
        the sentence itself.
        """,
      zh: """
        按照所读出的意思，这句话或这个列表并不成立。但有理由怀疑读法：何时发生写在上文的标题里，句子里没有写明回调，列表中一半的回调在所认为的情形里根本不会出现，或者用这样的词写成的句子往往不止这个意思。诊断信息写明是哪一种，以及它被怎样理解。

        这不算错误。如果读法正确，那么笔记在这里有误；否则请在句子里写明回调以及所发生的事。
        """),
    example: Example(
      wrong: "On a push:\n\n1. `viewWillUnload`\n2. `viewDidUnload`\n3. `viewWillAppear:`\n",
      right: "On a memory warning, on iOS 5:\n\n1. `viewWillUnload`\n2. `viewDidUnload`\n"))
}
