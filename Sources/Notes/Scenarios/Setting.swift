import LifecycleEngine
import Verify

/// What the words around an ordering say to be happening.
struct Setting {
  var situations: [Situation] = []
  /// The situations are alternatives that the order is claimed for, not steps one after the other.
  var isAlternatives = false
  var versions: [String] = []
  var styles: [String] = []
  var actors: [String] = []
  var lifeCycle: LifeCycle?
  /// Words that were not understood.
  var unread: [Range<Int>] = []
}

/// What a line says about the steps in it or below it.
struct LineMeaning: OptionSet {
  let rawValue: UInt16

  /// What follows is an order.
  static let order = LineMeaning(rawValue: 1)
  /// What follows was printed.
  static let output = LineMeaning(rawValue: 1 << 1)
  static let life = LineMeaning(rawValue: 1 << 2)
  /// What follows explains or compares.
  static let glossary = LineMeaning(rawValue: 1 << 3)
  /// Something that happens: a push, a launch.
  static let situation = LineMeaning(rawValue: 1 << 4)
  static let call = LineMeaning(rawValue: 1 << 5)
  /// Places its callback in a row: then, finally, after.
  static let then = LineMeaning(rawValue: 1 << 6)
  static let not = LineMeaning(rawValue: 1 << 7)
  static let advice = LineMeaning(rawValue: 1 << 8)
  static let question = LineMeaning(rawValue: 1 << 9)
}

/// Reads the words around an ordering. All that this part of the program knows of words goes through here.
struct SettingReader {
  let text: NoteText
  /// What a text is about stands at its start, and what it leads to at its end.
  private static let reach = 300

  /// What the texts say, the nearest first: the first that says what happens counts, and all that name versions and
  /// styles.
  func setting(of ranges: [Range<Int>]) -> Setting {
    var setting = Setting()
    for whole in ranges {
      let range = whole.lowerBound..<min(whole.upperBound, whole.lowerBound + 2 * SettingReader.reach)
      if setting.situations.isEmpty { setting.situations = situations(in: range) }
      for style in SituationWords.styles.matches(text.bytes, in: range).map(\.meaning)
      where !setting.styles.contains(style) {
        setting.styles.append(style)
      }
      for version in VersionWords.versions(in: range, of: text.bytes) where !setting.versions.contains(version) {
        setting.versions.append(version)
      }
    }
    return setting
  }

  private func situations(in range: Range<Int>) -> [Situation] {
    var distinct: [Situation] = []
    for hit in SituationWords.table.matches(text.bytes, in: range) where !isInName(hit.range) {
      if distinct.last != hit.meaning { distinct.append(hit.meaning) }
    }
    if distinct.count > 1 { distinct.removeAll { $0 == .lifeOfOneController } }
    return Array(distinct.prefix(6))
  }

  /// What the words of a text say about steps.
  func meaning(of range: Range<Int>) -> LineMeaning {
    guard range.count > 2 * SettingReader.reach else { return words(in: range) }
    return words(in: range.lowerBound..<range.lowerBound + SettingReader.reach)
      .union(words(in: range.upperBound - SettingReader.reach..<range.upperBound))
  }

  private func words(in range: Range<Int>) -> LineMeaning {
    var meaning: LineMeaning = []
    for hit in StructureWords.table.matches(text.bytes, in: range) where !isInName(hit.range) {
      meaning.insert(hit.meaning)
    }
    for hit in SituationWords.table.matches(text.bytes, in: range) where !isInName(hit.range) {
      if hit.meaning != .lifeOfOneController { meaning.insert(.situation) }
    }
    return meaning
  }

  /// `viewWillLoad` says nothing about loading.
  private func isInName(_ range: Range<Int>) -> Bool {
    text.mentions(in: max(0, range.lowerBound - 80)..<range.upperBound).contains {
      text.mention($0).isCallback && text.mention($0).range.overlaps(range)
    }
  }
}

/// Words that tell what a line is to a list.
enum StructureWords {
  static let table = CueTable<LineMeaning>([
    (
      .order,
      [
        "顺序", "順序", "依次", "先后", "流程", "次序", "时序", "执行过程", "调用过程", "加载过程", "步骤", "순서", "순으로", "과정", "順番",
        "流れ", "order", "sequence", "flow", "in turn", "steps", "step", "thứ tự", "orden", "secuencia", "paso", "pasos",
        "ordre", "reihenfolge", "процесс", "proceso", "порядок", "порядке", "последовательность", "очерёдность",
        "очередность",
      ]
    ),
    (
      .output,
      [
        "日志", "打印", "输出", "控制台", "log", "logs", "console", "output", "prints", "printed", "로그", "출력", "콘솔", "ログ", "出力",
        "コンソール", "лог", "консол", "вывод", "registro", "consola", "salida",
      ]
    ),
    (.life, lifeWords),
    (
      .glossary,
      [
        "解释", "说明", "介绍", "区别", "比较", "对比", "注意", "用途", "difference", "differences", "compare", "comparison",
        "explanation", "explained", "glossary", "faq", "vs", "차이", "違い", "разница", "отличия", "diferencia",
        "diferencias",
      ]
    ),
    (
      .call,
      [
        "调用", "执行", "触发", "发送", "call", "calls", "called", "invoke", "invokes", "invoked", "run", "runs", "fires",
        "sends",
        "호출", "실행", "呼び", "呼ばれ", "実行", "gọi", "вызыва", "вызва", "вызов", "llama", "invoca", "ejecuta",
      ]
    ),
    (
      .then,
      [
        "然后", "接着", "最后", "首先", "之后", "随后", "接下来", "then", "next", "finally", "first", "lastly", "after", "before",
        "그다음", "다음", "마지막", "먼저", "次に", "最後", "まず", "その後", "затем", "потом", "после", "сначала", "наконец", "luego",
        "después", "primero", "finalmente",
      ]
    ),
    (
      .not,
      [
        "不会", "不调用", "没有调用", "不再", "未调用", "并未", "not", "never", "no", "isn't", "doesn't", "won't", "않", "안 ", "呼ばれない",
        "呼ばれません", "されない", "не вызыва", "никогда",
      ]
    ),
    (
      .advice,
      [
        "不要", "应该", "必须", "需要", "最好", "建议", "记得", "避免", "should", "must", "don't", "do not", "use", "avoid", "remember",
        "make sure",
        "используйте", "переопределяйте", "следует", "нужно", "해야", "하지 마", "べき", "ください", "debe", "deberías", "evita",
      ]
    ),
    (.question, ["?", "？", "吗", "什么", "为何", "哪个", "有没有", "which", "why"]),
  ])

  static let lifeWords = [
    "生命周期", "生命週期", "生命历程", "生命流程", "life cycle", "lifecycle", "life-cycle", "life cycles", "lifecycles",
    "ライフサイクル", "생명주기", "생명 주기", "라이프사이클", "라이프 사이클", "vòng đời", "ciclo de vida", "cycle de vie",
    "lebenszyklus", "жизненный цикл", "жизненного цикла",
  ]
}
