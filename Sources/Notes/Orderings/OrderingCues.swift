/// Words in headings and lead-ins that tell what a list below them is.
enum OrderingCues {
  enum Meaning: Sendable, Equatable {
    /// The list is an order.
    case order
    /// The list is printed output.
    case output
    /// The list is about a life cycle.
    case life
    /// The list explains or compares.
    case glossary
  }

  private static let reach = 300

  static let table = CueTable<Meaning>([
    (
      .order,
      [
        "顺序", "順序", "依次", "先后", "流程", "次序", "时序", "执行过程", "调用过程", "加载过程", "步骤", "순서", "순으로", "과정", "順番",
        "流れ", "order", "sequence", "flow", "in turn", "steps", "thứ tự", "orden", "ordre", "reihenfolge",
      ]
    ),
    (
      .output,
      ["日志", "打印", "输出", "控制台", "log", "logs", "console", "output", "prints", "로그", "출력", "ログ", "出力"]
    ),
    (.life, lifeWords),
    (
      .glossary,
      [
        "解释", "说明", "介绍", "区别", "比较", "对比", "注意", "用途", "difference", "differences", "compare", "comparison",
        "explanation", "explained", "glossary", "faq", "vs", "차이", "違い",
      ]
    ),
  ])

  static let lifeWords = [
    "生命周期", "生命週期", "生命历程", "生命流程", "life cycle", "lifecycle", "life-cycle", "life cycles", "lifecycles",
    "ライフサイクル", "생명주기", "생명 주기", "라이프사이클", "라이프 사이클", "vòng đời", "ciclo de vida", "cycle de vie",
    "lebenszyklus", "жизненный цикл",
  ]

  /// The meanings found at the start and the end of a text; what a heading is about stands there, and one
  /// heading is asked for every block below it.
  static func meanings(in range: Range<Int>, of bytes: [UInt8]) -> [Meaning] {
    guard range.count > 2 * reach else { return table.matches(bytes, in: range).map(\.meaning) }
    let parts = [range.lowerBound..<range.lowerBound + reach, range.upperBound - reach..<range.upperBound]
    return parts.flatMap { table.matches(bytes, in: $0).map(\.meaning) }
  }
}
