import Verify

extension Circumstance {
  var english: String { words.english }
  var chinese: String { words.chinese }

  private var words: (english: String, chinese: String) {
    switch self {
    case .made: ("when the controller is made", "创建控制器时")
    case .madeFromStoryboard: ("when the controller comes from a storyboard", "控制器来自 storyboard 时")
    case .madeFromNib: ("when the controller is made with a nib", "用 nib 创建控制器时")
    case .madeInCode: ("when the controller is made in code", "用代码创建控制器时")
    case .decoded: ("when the object is decoded from a nib or storyboard", "对象从 nib 或 storyboard 解码时")
    case .leftUnloaded: ("when a controller is made and nobody asks for its view", "创建控制器而尚未访问其 view 时")
    case .viewRequested: ("when the view is asked for and not there", "访问尚未加载的 view 时")
    case .viewLoads: ("when the view is loaded", "加载 view 时")
    case .appears: ("when the controller appears", "控制器显示时")
    case .disappears: ("when the controller disappears", "控制器消失时")
    case .covered: ("when the controller is covered", "控制器被覆盖时")
    case .returnsAfterMemoryWarning:
      ("when the controller is returned to after a memory warning", "收到内存警告后再返回该控制器时")
    case .returns: ("when the controller is returned to", "返回该控制器时")
    default: transitionWords
    }
  }

  private var transitionWords: (english: String, chinese: String) {
    switch self {
    case .push: ("on a push", "push 时")
    case .pop: ("on a pop", "pop 时")
    case .present: ("when a controller is presented", "模态弹出时")
    case .dismiss: ("when a controller is dismissed", "dismiss 时")
    case .tabSwitch: ("when another tab is selected", "切换 tab 时")
    case .swipeBack: ("on a swipe back", "侧滑返回时")
    case .swipeBackCancelled: ("when a swipe back is cancelled", "侧滑返回取消时")
    case .layout: ("when the view is laid out", "布局时")
    case .rotation: ("when the device rotates", "旋转时")
    case .memoryWarning: ("on a memory warning", "收到内存警告时")
    case .released: ("when the controller is released", "控制器被释放时")
    case .viewAdded: ("when the view is added to a superview", "视图加入父视图时")
    case .viewRemoved: ("when the view is removed from its superview", "视图从父视图移除时")
    case .viewEntersWindow: ("when the view enters a window", "视图进入 window 时")
    case .viewLeavesWindow: ("when the view leaves its window", "视图离开 window 时")
    case .windowShown: ("when another window is shown on top", "上面叠加另一个 window 时")
    case .childAdded: ("when the controller is added as a child", "作为子控制器加入时")
    case .childRemoved: ("when the child controller is removed", "子控制器被移除时")
    default: applicationWords
    }
  }

  private var applicationWords: (english: String, chinese: String) {
    switch self {
    case .launch: ("at launch", "启动时")
    case .background: ("when the app goes to the background", "进入后台时")
    case .foreground: ("when the app comes to the foreground", "回到前台时")
    case .becomesActive: ("when the app becomes active", "应用变为活动状态时")
    case .resignsActive: ("when the app stops being active", "应用失去活动状态时")
    case .interruption: ("when the app is interrupted", "应用被打断时")
    case .lock: ("when the screen is locked", "锁屏时")
    case .unlock: ("when the screen is unlocked", "解锁时")
    case .appSwitcher: ("when the app switcher is opened", "打开多任务界面时")
    case .backToApp: ("when one comes back from the app switcher", "从多任务界面返回时")
    case .terminated: ("when the app in front is ended", "前台应用被终止时")
    case .killedWhileSuspended: ("when the suspended app is ended", "挂起的应用被终止时")
    case .openURL: ("when a URL is opened", "通过 URL 打开时")
    case .notificationTap: ("when a notification is tapped", "点击通知时")
    default: ("", "")
    }
  }
}

extension StatePredicate {
  var english: String { words.english }
  var chinese: String { words.chinese }

  private var words: (english: String, chinese: String) {
    switch self {
    case .viewIsLoaded: ("the view is loaded", "view 已加载")
    case .viewIsNotLoaded: ("the view is not loaded yet", "view 尚未加载")
    case .viewIsInWindow: ("the view is in a window", "view 已在 window 中")
    case .viewIsNotInWindow: ("the view is in no window", "view 不在 window 中")
    case .outletsAreConnected: ("the controller's outlets are connected", "控制器的 outlet 已连接")
    case .outletsAreNotConnected: ("the controller's outlets are not connected yet", "控制器的 outlet 尚未连接")
    case .sizeIsFinal: ("the view has the size it is shown with", "view 的尺寸已确定")
    case .sizeIsNotFinal: ("the view does not have its final size yet", "view 的尺寸尚未确定")
    case .subviewsAreLaidOut: ("the subviews have been laid out", "子视图已完成布局")
    case .subviewsAreNotLaidOut: ("the subviews are not laid out yet", "子视图尚未布局")
    case .appIsActive: ("the app is active", "应用处于活动状态")
    case .appIsInactive: ("the app is inactive", "应用处于非活动状态")
    case .appIsInBackground: ("the app is in the background", "应用在后台")
    }
  }
}
