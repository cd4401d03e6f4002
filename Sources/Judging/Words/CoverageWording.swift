package import Diagnostics

/// Says how much of what names a callback was judged.
package enum CoverageWording {
  /// `12 places name a callback: 7 judged, 2 partly read, 1 no claim (advice), 2 silent`
  package static func counts(_ coverage: Coverage, in language: Language) -> String {
    guard coverage.places > 0 else { return language("no place names a callback", "没有提到回调") }
    let parts = [
      part(coverage.judged, "judged", "处已检验", language),
      part(coverage.partlyRead, "partly read", "处只读懂一部分", language),
      part(coverage.noClaims, "no claim", "处没有断言", language).map { $0 + reasons(coverage, language) },
      part(coverage.silent, "silent", "处未说明任何情况", language),
    ]
    let places =
      coverage.places == 1
      ? language("1 place names a callback: ", "1 处提到回调：")
      : language("\(coverage.places) places name a callback: ", "\(coverage.places) 处提到回调：")
    return places + parts.compactMap { $0 }.joined(separator: language(", ", "，"))
  }

  /// `line 9: not understood: flurble | zorps`
  package static func notUnderstood(_ words: [String], line: Int, in language: Language) -> String {
    let words = words.joined(separator: " | ")
    return language("line \(line): not understood: \(words)", "第 \(line) 行：未读懂：\(words)")
  }

  /// That less was judged than wanted.
  package static func shortfall(_ coverage: Coverage, least: Int, in language: Language) -> String {
    let all = coverage.judged + coverage.partlyRead + coverage.silent
    let percent = coverage.percent ?? 0
    return language(
      "coverage is \(percent) %, less than the \(least) % wanted: of \(all) places that may claim something \(coverage.judged) were judged; `lcdoc read NOTE` shows the others",
      "覆盖率为 \(percent)%，低于要求的 \(least)%：\(all) 处可能有断言的地方中检验了 \(coverage.judged) 处；其余可用 `lcdoc read 笔记` 查看")
  }

  /// Why a place claims nothing.
  package static func reason(_ reason: Coverage.NoClaim, in language: Language) -> String {
    switch reason {
    case .question: language("question", "提问")
    case .advice: language("advice", "建议")
    case .hypothesis: language("hypothesis", "假设")
    case .opinion: language("opinion", "看法")
    case .denial: language("denial", "否认某种说法")
    case .history: language("history", "过去的情况")
    case .own: language("own code", "自己的代码")
    case .plan: language("plan", "计划")
    case .override: language("override", "重写方法")
    case .name: language("only a name", "只有名称")
    }
  }

  private static func part(_ count: Int, _ english: String, _ chinese: String, _ language: Language) -> String? {
    count == 0 ? nil : language("\(count) \(english)", "\(count) \(chinese)")
  }

  /// ` (advice)`, ` (2 advice, 1 question)`
  private static func reasons(_ coverage: Coverage, _ language: Language) -> String {
    let given = Coverage.NoClaim.allCases.filter { coverage.noClaim[$0] != nil }
    let words = given.map { reason in
      let word = Self.reason(reason, in: language)
      return given.count == 1
        ? word : language("\(coverage.noClaim[reason] ?? 0) \(word)", "\(word) \(coverage.noClaim[reason] ?? 0)")
    }
    return language(" (\(words.joined(separator: ", ")))", "（\(words.joined(separator: "、"))）")
  }
}
