import Diagnostics
import LifecycleEngine
import Verify

extension ClaimWording {
  static func reading(_ rule: UsageRule, in language: Language) -> String {
    let name = "`" + Wording.symbol(rule.callback) + "`"
    let not = rule.isAsked
    switch rule.kind {
    case .callYourself:
      return not
        ? language("\(name) is to be called by the app", "\(name) 由应用自己调用")
        : language("\(name) is not to be called by the app", "\(name) 不由应用自己调用")
    case .callSuper:
      return not
        ? language("an override of \(name) calls super", "重写 \(name) 时要调用 super")
        : language("an override of \(name) does not call super", "重写 \(name) 时不要调用 super")
    case .override:
      return language("\(name) is not to be overridden where a nib has the view", "view 来自 nib 时不要重写 \(name)")
    case .assignView:
      return not
        ? language("an override of \(name) assigns a view", "重写 \(name) 时要为 view 赋值")
        : language("an override of \(name) does not assign a view", "重写 \(name) 时不要为 view 赋值")
    case .declared(let type):
      return language("\(name) is a method of \(type.name)", "\(name) 是 \(type.name) 的方法")
    case .typeIntroduced(let version):
      let type = rule.callback.info.owner.displayName
      return language("\(type) is there since iOS \(version)", "\(type) 自 iOS \(version) 起可用")
    case .introduced(let version):
      return language("\(name) is there since iOS \(version)", "\(name) 自 iOS \(version) 起可用")
    case .deprecated(let version):
      let since = version.map { language(" since iOS \($0)", "自 iOS \($0) 起") } ?? ""
      return language("\(name) is deprecated\(since)", "\(name) \(since)已弃用")
    }
  }

  static func reading(_ question: WorldQuestion, in language: Language) -> String {
    let words = question.kind.words
    let text = language(words.english, words.chinese)
    let denied = language("it is not so that " + text, "并非：" + text)
    let own = language == .chinese ? words.notChinese : words.notEnglish
    let said = question.isDenied ? own ?? denied : text
    guard let versions = question.versions else { return said }
    return language("\(said), on \(Wording.range(versions))", "在 \(Wording.rangeChinese(versions))，\(said)")
  }
}

extension WorldQuestion.Kind {
  fileprivate var words: (english: String, chinese: String, notEnglish: String?, notChinese: String?) {
    switch self {
    case .memoryWarningReleasesView:
      (
        "a memory warning releases the view of a controller that is not shown", "收到内存警告时，未显示的控制器的 view 会被释放",
        "a memory warning does not release the view of a controller that is not shown", "收到内存警告时，未显示的控制器的 view 不会被释放"
      )
    case .presentedIsNew:
      ("A presents B: A.presentedViewController is B", "A 弹出 B 后，A.presentedViewController 是 B", nil, nil)
    case .presentedIsOld:
      ("A presents B: B.presentedViewController is A", "A 弹出 B 后，B.presentedViewController 是 A", nil, nil)
    case .presentingIsOld:
      ("A presents B: B.presentingViewController is A", "A 弹出 B 后，B.presentingViewController 是 A", nil, nil)
    case .presentingIsNew:
      ("A presents B: A.presentingViewController is B", "A 弹出 B 后，A.presentingViewController 是 B", nil, nil)
    case .parentIsContainer: ("B is a child of A: B's parent is A", "B 是 A 的子控制器时，B 的 parent 是 A", nil, nil)
    case .parentIsChild: ("B is a child of A: A's parent is B", "B 是 A 的子控制器时，A 的 parent 是 B", nil, nil)
    case .namedNibIsLoaded: ("where a nib name is given, that nib is loaded", "指定了 nib 名称时，加载该 nib", nil, nil)
    case .classNibIsLoaded:
      ("where no nib name is given, the nib named like the class is loaded", "未指定 nib 名称时，加载与类同名的 nib", nil, nil)
    case .shortNibIsLoaded:
      (
        "where there is no other, the nib named like the class without “Controller” is loaded",
        "没有其他 nib 时，加载类名去掉 Controller 的 nib", nil, nil
      )
    case .classNibComesFirst:
      ("MyViewController.nib is tried before MyView.nib", "MyViewController.nib 先于 MyView.nib", nil, nil)
    case .shortNibComesFirst:
      ("MyView.nib is tried before MyViewController.nib", "MyView.nib 先于 MyViewController.nib", nil, nil)
    case .plainViewWithoutNib: ("without a nib a plain view is made", "没有 nib 时创建空白 view", nil, nil)
    case .windowLevels:
      (
        "normal, alert and status bar windows are at levels 0, 2000 and 1000",
        "normal、alert、status bar 的 window 层级为 0、2000、1000", nil, nil
      )
    }
  }
}
