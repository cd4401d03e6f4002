public import Diagnostics
public import LifecycleEngine

extension ScenarioGuess.Situation {
  /// What happens, in words.
  public func words(in language: Language) -> String { language(rawValue, chinese) }

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
