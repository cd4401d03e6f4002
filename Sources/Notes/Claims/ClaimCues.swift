import LifecycleEngine
import Verify

/// The words, in English and Chinese, with the commonest of Korean.
enum ClaimCues {
  static let table = CueTable<ClaimCue>(words)

  /// Those that a sentence must have to claim something where no callback is named: a few long words.
  static let ofWorld = table { $0.isOfWorld }
  /// Those with which a text that names no callback can ask a question.
  static let asking = table { $0 == .question }
  /// And with which it can mean one named before, or ask.
  static let referring = table { $0 == .this || $0 == .question }

  private static func table(of isMeant: (ClaimCue) -> Bool) -> CueTable<Bool> {
    CueTable(words.filter { isMeant($0.0) }.map { (true, $0.1) })
  }

  private static let words: [(ClaimCue, [String])] =
    calls + counts + relations + rules + world + notifications + NibCues.words
    + CircumstanceWords.words.map { (ClaimCue.happens($0), $1) }
    + (CircumstanceWords.states + CircumstanceWords.geometry).map { (ClaimCue.state($0), $1) }

  private static let chineseVerbs = ["调用", "执行", "触发", "运行", "加载", "走", "响应"]
  private static let englishVerbs = [
    "called", "invoked", "triggered", "fired", "executed", "sent", "run", "delivered", "performed",
  ]

  private static let calls: [(ClaimCue, [String])] = [
    (
      .called,
      [
        "调用", "被调用", "会调用", "执行", "触发", "会走", "会收到", "收到", "会发送", "传给", "传递给", "called", "invoked", "triggered",
        "fires", "fired",
        "executed", "runs", "is sent", "are sent", "gets", "receives", "호출", "실행",
      ]
    ),
    (
      .notCalled,
      product(["不", "不会", "没有", "并不会", "不会再", "不会再次", "不会自动", "是不会", "未", "并没有", "不会去", "都不会"], chineseVerbs)
        + product(["不被", "不会被", "没有被", "不会再被", "并不会被", "都不会被"], chineseVerbs)
        + product(
          [
            "not", "never", "isn't", "aren't", "not be", "never be", "won't be", "not get", "never get", "doesn't get",
            "won't get", "never gets", "wasn't", "not being",
          ], englishVerbs)
        + [
          "不会收到", "收不到", "does not run", "doesn't run", "never runs", "does not fire", "doesn't fire",
          "never fires", "receives no", "does not receive", "doesn't receive", "never receives",
          "호출되지 않", "호출 되지 않", "실행되지 않", "호출이 안", "호출이 되지 않", "불리지 않",
        ]
    ),
    (
      .noLonger,
      product(["不再", "不再被", "不再会", "以后不会"], chineseVerbs)
        + product(["no longer", "no longer be", "not called any more"], englishVerbs) + ["더 이상 호출되지 않"]
    ),
  ]

  private static let counts: [(ClaimCue, [String])] = [
    (
      .once,
      product(
        ["只会", "只", "仅", "仅仅", "只会被", "只被", "仅会", "仅被", "就", "只能", "也只会", "只能被", "会且只会", "只需要", "有且只会"],
        ["调用一次", "执行一次", "加载一次", "运行一次", "触发一次", "走一次", "调用1次", "执行1次", "调用 1 次", "执行 1 次", "加载1次"])
        + [
          "仅一次", "只有一次", "且仅一次", "一次且仅一次", "only once", "just once", "exactly once", "called once", "once only",
          "invoked once", "executed once", "a single time", "only one time", "only called once", "only be called once",
          "one time only", "runs once", "only gets called once", "called only one time", "once in its life",
          "only executed once", "only run once", "한 번만", "한번만", "한 번 호출",
          "한번 호출", "딱 한 번", "딱 한번", "최초 한 번", "처음 한 번", "1번만",
        ]
    ),
    (.oneTime, product(["调用", "执行", "加载", "运行", "触发", "走"], ["一次", "1次", " 1 次"])),
    (.only, ["只", "只会", "仅", "仅会", "也只会"]),
    (.twice, ["两次", "二次", "2次", "twice", "two times", "두 번", "두번"]),
    (
      .many,
      [
        "多次", "很多次", "反复", "不止一次", "若干次", "multiple times", "many times", "more than once", "several times",
        "repeatedly", "any number of times", "again and again", "여러 번", "여러번", "재호출",
      ]
    ),
    (
      .every,
      [
        "每次", "每当", "每一次", "总是", "总会", "一定会", "必定", "必然", "every time", "each time", "whenever", "always", "매번", "항상",
        "마다",
      ]
    ),
    (.may, ["可能", "有可能", "可能会", "有时", "有时候", "may", "can", "might", "could", "sometimes", "수 있", "수도 있"]),
    (
      .hedge,
      ["一般", "通常", "大多", "一般来说", "usually", "generally", "typically", "normally", "often", "mostly", "보통", "일반적으로"]
    ),
  ]

  private static let relations: [(ClaimCue, [String])] = [
    (
      .when,
      [
        "时", "时候", "的时候", "之时", "当", "如果", "若", "只要", "一旦", "即使是", "即便是", "的情况下", "when", "whenever", "if", "even if",
        "even when", "upon", "while", "during", "on",
        "as",
        "in case", "once", "by", "at", "for", "because", "since", "per", "in each", "where", "until", "with", "from",
        "after each", "因为", "由于", "若是", "때", "시", "경우", "면",
      ]
    ),
    (.or, [" / ", "或", "或者", "以及", "、", "or", "as well as", "및", "또는", "거나"]),
    (.before, ["之前", "以前", "前", "before", "prior to", "직전", "전에", "이전"]),
    (.after, ["之后", "以后", "后", "after", "따라서", "이후", "직후", "후에", "후", "뒤에", "뒤", "다음"]),
    (.immediately, ["紧接着", "立刻", "立即", "马上", "随即", "immediately", "right after", "directly after", "straight after"]),
    (
      .first,
      [
        "第一个被调用", "第一个调用", "最先被调用", "最先调用", "最先执行", "第一个执行", "the first callback", "the first method called",
        "first to be called",
      ]
    ),
    (
      .last,
      ["最后一个被调用", "最后一个调用", "最后调用的方法", "最后被调用", "the last callback", "the last method called", "last to be called"]
    ),
    (
      .no,
      [
        "不", "没有", "没", "未", "无", "不在", "不是", "not", "isn't", "aren't", "doesn't", "don't", "without", "no", "neither",
        "nor", "rather than", "instead of", "않", "없",
      ]
    ),
    (
      .onlyIf,
      ["only if", "only when", "only for", "only where", "unless", "except", "只有", "仅当", "仅在", "除非", "除了", "除"]
    ),
    (
      .reported,
      [
        "says", "say", "said", "claims that", "the sentence", "myth", "wrongly", "it was true", "believe", "有人说", "据说",
        "误以为",
        "误认为", "网上说", "错误的", "以为", "上述", "以上方法", "these methods", "those methods",
      ]
    ),
    (
      .this,
      ["该方法", "这个方法", "此方法", "它", "本方法", "this method", "it", "this callback", "이 메서드", "이 메소드", "해당 메서드", "해당 메소드"]
    ),
    (.connective, ["所以", "因此", "但", "但是", "从而", "so", "therefore", "but", "however", "thus", "hence"]),
    (.means, ["意味着", "说明", "代表着", "means that", "implies", "guarantees"]),
    (.paired, ["成对", "in pairs", "paired", "balanced"]),
    (.atThatPoint, ["此时", "这时", "这个时候", "这时候", "at this point", "at that point", "by then", "by this time", "시점"]),
    (.occasions, ["时机", "触发条件", "以下情况", "when it is called", "is called when:", "호출 시점"]),
    (.old, ["原来的", "原先的", "上一个", "前一个", "旧的", "presenter", "presenting", "underlying", "old controller", "the old"]),
    (.new, ["下一个", "新的", "被弹出的", "presented controller", "pushed controller", "new controller", "the new"]),
    (.question, ["?", "？", "吗", "呢", "什么时候"]),
    (.whether, ["whether", "是否"]),
    (
      .regardless,
      [
        "无论", "不管", "不论", "regardless", "regardless of whether", "no matter", "no matter whether", "whether or not",
        "independent of", "independently of", "同样适用于",
      ]
    ),
    (
      .following,
      [
        "下面两个方法", "下面的方法", "以下方法", "以下两个方法", "下面这两个方法", "the following methods", "the following two methods",
        "the methods below",
      ]
    ),
    (.byAuthor, ["进行了", "我们", "手动", "we", "i", "manually"]),
    (.former, ["前者", "the former"]),
    (.latter, ["后者", "the latter"]),
    (
      .nothing,
      [
        "同时", "及时", "暂时", "临时", "实时", "时间", "小时", "当前", "当然", "适当", "应当", "相当", "后面", "然后", "最后", "随后", "后续", "前面",
        "以前的",
        "目前", "提前", "如果没有", "按时", "不可能", "if any", "on screen", "as well", "such as", "at least",
        "at once", "at all", "at first", "can not", "cannot", "call order", "调用顺序", "执行顺序", "调用流程", "执行流程", "调用过程",
        "once more", "runs once more", "for example", "for instance", "with it", "as a result", "除非手动调用", "只要不释放",
        "只要没有释放", "只要没被释放", "没特殊情况",
        "unless you call it yourself", "不仅",
        "不过", "不同", "不断", "不但", "如无",
        "not only", "平时", "时刻", "届时", "运行时", "runtime", "定时", "시작", "시간", "다시", "시스템", "표시",
      ]
    ),
  ]

  private static let rules: [(ClaimCue, [String])] = [
    (
      .deprecated,
      [
        "弃用", "废弃", "废除", "已废", "不再支持", "不再使用", "deprecated", "no longer supported", "no longer used",
        "obsolete", "더 이상 사용되지 않", "사용되지 않",
      ]
    ),
    (
      .introduced,
      [
        "引入", "新增", "新加入", "introduced in", "introduced with", "back deployed to", "back-deployed to",
        "available since", "available from", "is new in", "added in",
      ]
    ),
    (
      .notOverride,
      [
        "不要重写", "不需要重写", "不应重写", "不能重写", "无需重写", "should not override", "must not override", "do not override",
        "don't override", "not be overridden", "재정의하면 안", "재정의하지",
      ]
    ),
    (
      .callYourself,
      [
        "主动调用", "手动调用", "自己调用", "手动去调用", "手动执行", "自行调用", "用户自己调用", "需要自己调用", "called directly", "call directly",
        "call it directly", "call it yourself", "call this method directly", "be called by you", "manually call",
        "call manually", "called manually", "calling it yourself", "직접 호출",
      ]
    ),
    (
      .notCallYourself,
      product(
        ["not", "never", "not be", "never be", "not to be", "don't"],
        ["called directly", "call directly", "call it directly", "call it yourself", "call this method directly"])
    ),
    (
      .bySystem,
      [
        "系统自动调用", "由系统调用", "由系统自动调用", "系统会自动调用", "系统负责调用", "系统来调用", "called by the system", "called automatically",
        "automatically called", "called for you", "invoked by the system", "called by uikit",
      ]
    ),
    (
      .toOverride,
      [
        "应该重载", "应该重写", "需要重载", "应当重写", "应重写", "should override", "have to override", "must override",
        "should be overridden",
      ]
    ),
    (
      .assignView,
      [
        "为self.view赋值", "给self.view赋值", "为 self.view 赋值", "给 self.view 赋值", "设置self.view", "对self.view赋值",
        "self.view 赋值", "assign self.view", "set self.view", "assign a view to", "assign to self.view",
        "assign the view property",
        "set the view property",
      ]
    ),
    (
      .methodOf,
      [
        "的一个方法", "里面的一个方法", "中的一个方法", "协议的方法", "里的方法", "is a method of", "is a method in", "is declared in",
        "is declared by",
      ]
    ),
    (
      .callSuper,
      [
        "调用父类", "重写父类方法", "调用super", "调用 super", "调用[super", "调用 [super", "call super", "call `super", "calls super",
        "calls `super", "calling super", "call the super",
        "super를 호출", "super 호출",
      ]
    ),
    (
      .not,
      [
        "不要", "不能", "不应", "不应该", "不用", "不需要", "不必", "永远不要", "禁止", "切勿", "千万不要", "无需", "不可以", "should not", "must not",
        "do not",
        "don't", "never", "not", "need not", "shouldn't", "mustn't", "안된다", "안 된다", "하지 않", "말아야",
      ]
    ),
  ]

  private static let world: [(ClaimCue, [String])] = [
    (.type(.object), ["nsobject"]), (.type(.coding), ["nscoding"]),
    (.type(.viewController), ["uiviewcontroller", "viewcontroller"]), (.type(.view), ["uiview"]),
    (.type(.applicationDelegate), ["uiapplicationdelegate", "appdelegate"]),
    (.type(.sceneDelegate), ["uiscenedelegate", "scenedelegate", "uiwindowscenedelegate"]),
    (
      .lazily,
      [
        "延迟加载", "懒加载", "惰性加载", "用到的时候再加载", "用到时才加载", "用到时再加载", "loaded lazily", "lazily loaded", "lazy loaded",
        "lazy-loaded", "lazy loading", "lazily", "loaded on demand",
      ]
    ),
    (
      .anyCallback,
      [
        "任何方法", "任何回调", "任何代理方法", "任何回调方法", "任何通知", "任何生命周期方法", "任何一个方法", "any method", "any callback",
        "any delegate method", "any of these methods", "no callback", "no method", "no delegate method",
        "no notification",
        "nothing",
      ]
    ),
    (
      .viewReleased,
      [
        "view的release", "释放view", "释放 view", "释放掉view", "释放控制器的view", "释放视图", "view被释放", "view 被释放", "视图被释放",
        "view置nil", "view 置nil", "view 置 nil", "view置为nil", "view 置为 nil", "view设为nil", "view 设为 nil", "view释放",
        "view 释放", "清空view", "清理view", "卸载view", "卸载 view", "view is released", "releases the view", "release the view",
        "release its view", "releases its view", "clear the view", "clears the view", "purge the view",
        "purges the view",
        "view is purged", "view is unloaded", "unload the view", "unloads the view", "view is set to nil",
        "views are unloaded",
      ]
    ),
    (.noMore, ["不再", "不会再", "no longer", "not any more"]),
    (
      .laysOut,
      [
        "调整其子控件", "调整子控件", "调整其子视图", "调整子视图", "重新布局子", "adjusts its subviews", "adjusts the position of its subviews",
        "repositions its subviews", "lays out its subviews again", "re-lays out",
      ]
    ),
    (.takesOver, ["接管", "takes over", "took over", "now handles"]),
    (.outlets, ["outlet", "outlets", "iboutlet", "iboutlets"]),
    (
      .connected,
      [
        "已经连接", "已连接", "都已连接", "已经连接好", "已经关联", "连接完成", "are connected", "have been connected", "are all connected",
        "are set", "have been set", "are available", "are hooked up",
      ]
    ),
    (
      .notConnected,
      [
        "还没有连接", "还没连接", "尚未连接", "未连接", "are nil", "are still nil", "are not connected", "not yet connected",
        "not connected yet",
      ]
    ),
  ]

  private static let notifications: [(ClaimCue, [String])] = CallbackInfo.all.filter(\.isNotification).map {
    (.notification($0.callback), ["\($0.selector)"])
  }

  private static func product(_ first: [String], _ second: [String]) -> [String] {
    first.flatMap { one in
      second.map { other in
        guard let last = one.utf8.last, last < 0x80 else { return one + other }
        return one + " " + other
      }
    }
  }
}
