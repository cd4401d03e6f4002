import Verify

extension SituationWording {
  static let views: [Row] = [
    (.layout, "layout", "when the view is laid out", "布局", nil),
    (.layoutRequested, "layout requested", "when layout is requested", "请求布局", nil),
    (.layoutForced, "layout forced", "when layout is forced inside a call", "在调用中强制布局", nil),
    (.drawRequested, "drawing requested", "when drawing is requested", "请求绘制", nil),
    (.constraintsChanged, "constraints changed", "when constraints change", "约束改变", nil),
    (.viewShifted, "view moved, not resized", "when the origin of a view changes", "只改变视图的位置", nil),
    (.viewScrolled, "view scrolled", "when the view scrolls", "视图滚动", nil),
    (.viewResized, "view resized", "when the view is resized", "视图尺寸改变", nil),
    (.viewAdded, "view added", "when the view is added to a superview", "视图加入父视图", nil),
    (
      .viewAddedOffScreen, "view added off screen", "when the view is added to a superview that is not on screen",
      "视图加入未显示的父视图", nil
    ),
    (.viewMoved, "view moved", "when the view moves to another superview", "视图移到另一父视图", nil),
    (.viewRemoved, "view removed", "when the view is removed from its superview", "视图被移除", "视图从父视图移除时"),
    (.viewMade, "view made", "when the view is made", "创建视图", nil),
    (.viewReleased, "view released", "when the view is released", "视图被释放", nil),
    (.viewEntersWindow, "view enters a window", "when the view enters a window", "视图进入 window", nil),
    (.viewLeavesWindow, "view leaves its window", "when the view leaves its window", "视图离开 window", nil),
    (.viewTapped, "view tapped", "when the view is tapped", "点击视图", nil),
    (.focus, "focus", "when the view becomes first responder", "成为第一响应者", nil),
    (.focusMoves, "focus moves", "when the focus moves to another view", "焦点移到另一视图", nil),
    (.blur, "focus given up", "when the view gives up being first responder", "放弃第一响应者", nil),
  ]

  static let lists: [Row] = [
    (.lifeOfOneList, "life of one list", "in the life of a list", "一个列表的一生", "列表的一生中"),
    (.cellMade, "cell made", "when a cell is made", "创建 cell", nil),
    (.cellShown, "row shown", "when a row comes on screen", "某一行进入屏幕", nil),
    (.cellHidden, "row hidden", "when a row leaves the screen", "某一行离开屏幕", nil),
    (.cellReused, "cell reused", "when a cell is reused", "复用 cell", nil),
    (.listScrolled, "list scrolled", "when the list scrolls", "列表滚动", nil),
    (.listReloaded, "list reloaded", "when the list is reloaded", "重新加载列表", nil),
  ]

  static let windows: [Row] = [
    (
      .windowShown, "window shown on top", "when another window is shown on top", "上面叠加另一个 window", nil
    ),
    (.windowHidden, "window on top hidden", "when the window on top is hidden", "隐藏上面的 window", nil),
    (.windowMadeVisible, "window made visible", "when the window is made visible", "window 变为可见", nil),
    (.rootSet, "root controller set", "when the root controller is set", "设置根控制器", nil),
    (
      .rootSetOnHiddenWindow, "root controller of a hidden window set",
      "when the root controller of a hidden window is set", "为隐藏的 window 设置根控制器", nil
    ),
    (.windowOpened, "window opened", "when a new window is opened", "打开新窗口", nil),
    (.windowClosed, "window closed", "when a window is closed", "关闭窗口", nil),
    (.sceneDisconnected, "scene disconnected", "when a scene is disconnected", "场景断开连接", nil),
    (
      .homeFromTwoWindows, "home from two windows", "when an app with two windows goes to the background",
      "两个窗口的应用进入后台", nil
    ),
  ]

  static let device: [Row] = [
    (.memoryWarning, "memory warning", "on a memory warning", "内存警告", "收到内存警告时"),
    (
      .memoryWarningOnScreen, "memory warning on screen", "on a memory warning while the view is on screen",
      "显示中收到内存警告", nil
    ),
    (
      .memoryWarningCovered, "memory warning off screen", "on a memory warning while the view is off screen",
      "不在屏幕上时收到内存警告", "view 不在屏幕上而收到内存警告时"
    ),
    (
      .memoryWarningUnderSheet, "memory warning under a sheet", "on a memory warning under a sheet",
      "被 sheet 覆盖时收到内存警告", "被 sheet 覆盖而收到内存警告时"
    ),
    (.rotation, "rotation", "when the device rotates", "旋转", nil),
    (
      .rotationCovered, "rotation off screen", "when the device rotates while the view is off screen",
      "不在屏幕上时旋转", "view 不在屏幕上而旋转时"
    ),
  ]

  static let app: [Row] = [
    (.launch, "launch", "at launch", "启动", nil),
    (.launchByURL, "launch by URL", "at a launch by a URL", "通过 URL 冷启动", nil),
    (.launchByUserActivity, "launch by universal link", "at a launch by a universal link", "通过通用链接冷启动", nil),
    (.launchByNotification, "launch by notification", "at a launch by a notification", "通过通知冷启动", nil),
    (.launchInBackground, "launch in background", "at a launch in the background", "后台启动", nil),
    (.launchByFetch, "launch by fetch", "at a launch for a background fetch", "因后台刷新启动", nil),
    (.launchAfterKill, "launch after a kill", "when the app is launched again", "被杀死后重新启动", nil),
    (.background, "background", "when the app goes to the background", "进入后台", nil),
    (.foreground, "foreground", "when the app comes to the foreground", "回到前台", nil),
    (.switchToApp, "switch to another app", "when the user switches to another app", "切换到其他应用", nil),
    (.becomesActive, "becomes active", "when the app becomes active", "变为活动状态", "应用变为活动状态时"),
    (.resignsActive, "stops being active", "when the app stops being active", "失去活动状态", "应用失去活动状态时"),
    (.interruption, "interruption", "when the app is interrupted", "被打断", "应用被打断时"),
    (.suspension, "suspended", "when the app is suspended", "应用被挂起", nil),
    (.appSwitcher, "app switcher opened", "when the app switcher is opened", "打开多任务界面", nil),
    (.backToApp, "back to the app", "when one comes back from the app switcher", "从多任务界面返回", nil),
    (.controlCenter, "control center", "when the control center is opened", "打开控制中心", nil),
    (.controlCenterClosed, "control center closed", "when the control center is closed", "关闭控制中心", nil),
    (.notificationCenter, "notification center", "when the notification center is opened", "打开通知中心", nil),
    (.alert, "system alert", "when a system alert is shown", "弹出系统提示", nil),
    (.alertClosed, "system alert closed", "when a system alert is closed", "关闭系统提示", nil),
    (.callArrives, "call arrives", "when a call arrives", "来电", nil),
    (.callDeclined, "call declined", "when a call is declined", "拒接来电", nil),
    (.lock, "lock", "when the screen is locked", "锁屏", nil),
    (.unlock, "unlock", "when the screen is unlocked", "解锁", nil),
  ]

  static let arrivals: [Row] = [
    (.openURL, "open URL", "when a URL is opened", "通过 URL 打开", nil),
    (.userActivity, "universal link opened", "when a universal link is opened", "通过通用链接打开", nil),
    (.notificationTap, "notification tapped", "when a notification is tapped", "点击通知", nil),
    (.notificationArrives, "notification arrives", "when a notification arrives", "收到通知", nil),
    (.fetch, "background fetch", "on a background fetch", "后台刷新", nil),
    (.kill, "kill", "when the app is killed", "杀死应用", nil),
    (.killInFront, "kill in front", "when the app in front is ended", "杀死前台应用", "前台应用被终止时"),
    (
      .killFromSwitcher, "kill from the app switcher", "when the app is swiped away in the app switcher",
      "在多任务界面划掉应用", nil
    ),
    (.termination, "termination", "when the system ends the running app", "系统终止运行中的应用", nil),
    (
      .endedWhileSuspended, "suspended app ended", "when the suspended app is ended", "挂起的应用被终止", nil
    ),
    (.outOfMemory, "out of memory", "when the app behind is ended for lack of memory", "后台应用因内存不足被终止", nil),
    (.crash, "crash", "when the app crashes", "应用崩溃", nil),
  ]
}
