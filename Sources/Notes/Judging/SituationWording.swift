public import Diagnostics
public import LifecycleEngine
public import Verify

extension Situation {
  /// What happens, in words.
  public func words(in language: Language) -> String { language(words, chinese) }

  /// What happens, in English.
  public var words: String {
    switch self {
    case .lifeOfOneController: "life of one controller"
    case .lifeOfOneView: "life of one view"
    case .tabSwitch: "tab switch"
    case .swipeBackCancelled: "swipe back cancelled"
    case .swipeBackFinished: "swipe back finished"
    case .memoryWarning: "memory warning"
    case .appSwitcherOpen: "app switcher opened"
    case .backToApp: "back to the app"
    case .openURL: "open URL"
    case .notificationTap: "notification tapped"
    case .viewAdded: "view added"
    case .viewRemoved: "view removed"
    case .childAdded: "child added"
    case .childRemoved: "child removed"
    case .loadOnly: "view loaded"
    default: "\(self)"
    }
  }

  private var chinese: String {
    switch self {
    case .lifeOfOneController: "一个控制器的一生"
    case .lifeOfOneView: "一个视图的一生"
    case .launch: "启动"
    case .background: "进入后台"
    case .foreground: "回到前台"
    case .push: "push"
    case .pop: "pop"
    case .present: "模态弹出"
    case .dismiss: "dismiss"
    case .tabSwitch: "切换 tab"
    case .swipeBackCancelled: "取消侧滑返回"
    case .swipeBackFinished: "侧滑返回"
    case .memoryWarning: "内存警告"
    case .kill: "杀死应用"
    default: further
    }
  }

  private var further: String {
    switch self {
    case .appSwitcherOpen: "打开多任务界面"
    case .backToApp: "从多任务界面返回"
    case .lock: "锁屏"
    case .unlock: "解锁"
    case .openURL: "通过 URL 打开"
    case .notificationTap: "点击通知"
    case .rotation: "旋转"
    case .viewAdded: "视图加入父视图"
    case .viewRemoved: "视图被移除"
    case .childAdded: "加入子控制器"
    case .childRemoved: "移除子控制器"
    case .loadOnly: "加载 view"
    case .appears: "显示"
    case .disappears: "消失"
    case .returns: "返回"
    default: "未指明"
    }
  }
}

extension AppState {
  /// The state's name.
  public func words(in language: Language) -> String { language("\(word)", chinese) }

  var chinese: String {
    switch self {
    case .notRunning: "未运行"
    case .inactive: "非活动"
    case .active: "活动"
    case .background: "后台"
    case .suspended: "挂起"
    }
  }
}
