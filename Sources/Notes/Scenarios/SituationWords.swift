import Verify

/// Words that name what happens, in headings, comments and list items.
enum SituationWords {
  static let table = CueTable<Situation>([
    (
      .launch,
      [
        "启动", "程序启动", "应用启动", "冷启动", "首次打开", "第一次打开", "运行程序", "launch", "launches", "launching", "launched",
        "cold start", "app start", "start up", "startup", "앱 실행", "起動", "khởi động",
      ]
    ),
    (
      .background,
      [
        "压入后台", "进入后台", "退到后台", "切到后台", "按home", "点击home", "单击 home", "单击home", "home键", "home 键", "home",
        "home button", "press home", "background", "backgrounded", "to the background", "进后台", "홈", "홈버튼",
        "백그라운드",
        "ホーム", "バックグラウンド", "挂起",
      ]
    ),
    (
      .foreground,
      [
        "进入前台", "回到前台", "调起到前台", "重新打开", "再次打开", "打开后台运行", "重新运行", "foreground", "to the foreground",
        "reopen", "icon again", "포그라운드", "フォアグラウンド", "返回前台", "从后台",
      ]
    ),
    (.push, ["push", "pushes", "pushing", "pushed", "推入", "压栈", "入栈", "푸시", "プッシュ", "pushviewcontroller"]),
    (.pop, ["pop", "pops", "popping", "popped", "出栈", "弹栈", "팝", "popviewcontroller"]),
    (
      .present,
      [
        "present", "presents", "presenting", "presented", "modal", "modally", "模态", "弹出", "모달", "モーダル",
        "presentviewcontroller", "presentmodalviewcontroller",
      ]
    ),
    (.dismiss, ["dismiss", "dismisses", "dismissing", "dismissed", "dismissal", "关闭模态"]),
    (.tabSwitch, ["tab", "tabs", "tabbar", "tabbarcontroller", "切换标签", "탭", "タブ", "tab bar", "tab切换"]),
    (
      .swipeBackCancelled,
      ["取消侧滑", "侧滑取消", "右滑取消", "cancelled swipe", "swipe back cancelled", "cancel swipe", "滑动一半"]
    ),
    (.swipeBackFinished, ["侧滑返回", "右滑返回", "swipe back", "边缘滑动", "手势返回"]),
    (.memoryWarning, ["内存警告", "内存不足", "memory warning", "low memory", "메모리 경고", "메모리 부족", "メモリ警告", "メモリ不足"]),
    (
      .kill,
      [
        "杀死", "杀掉", "kill", "kills", "killed", "退出程序", "退出 app", "app 退出", "强制退出", "terminate", "terminated",
        "clear app", "종료", "終了",
      ]
    ),
    (.appSwitcherOpen, ["双击 home", "双击home", "上划", "上滑", "app switcher", "多任务", "任务切换", "app 上移"]),
    (.backToApp, ["归位", "回到该应用", "回到应用", "回到app", "back to the app", "return to the app"]),
    (.lock, ["锁屏", "lock", "locks", "locked", "잠금", "ロック"]),
    (.unlock, ["解锁", "unlock", "unlocks"]),
    (.openURL, ["openurl", "open url", "open a link", "url scheme", "其他应用", "从其他应用"]),
    (
      .notificationTap,
      ["点击通知", "点击推送", "tap a notification", "tapping a notification", "tapped notification", "推送通知"]
    ),
    (.rotation, ["旋转", "横竖屏", "转屏", "rotate", "rotates", "rotation", "landscape", "회전", "回転"]),
    (
      .viewAdded,
      ["addsubview", "添加视图", "添加子视图", "加入父视图", "view is added", "add a view", "adding a view", "添加uiview"]
    ),
    (.viewRemoved, ["removefromsuperview", "移除视图", "从父视图移除", "view is removed", "remove a view"]),
    (.childAdded, ["addchild", "addchildviewcontroller", "添加子控制器", "add a child"]),
    (.childRemoved, ["removefromparent", "removefromparentviewcontroller", "移除子控制器", "remove a child"]),
    (.loadOnly, ["加载view", "view加载", "加载视图", "视图加载", "loading the view", "view loading", "load the view"]),
    (.returns, ["返回", "back", "goes back", "go back", "=back=", "回到", "뒤로", "戻る", "quay lại"]),
    (.lifeOfOneController, StructureWords.lifeWords),
  ])

  static let styles = CueTable<String>([
    ("fullScreen", ["fullscreen", "full screen", "full-screen", "全屏", "풀스크린"]),
    ("overFullScreen", ["overfullscreen", "over full screen"]),
    ("currentContext", ["currentcontext"]),
    ("overCurrentContext", ["overcurrentcontext"]),
    ("pageSheet", ["pagesheet", "page sheet", "sheet"]),
    ("formSheet", ["formsheet", "form sheet"]),
    ("popover", ["popover"]),
    ("automatic", [".automatic", "uimodalpresentationautomatic"]),
    ("custom", ["uimodalpresentationcustom", "uimodalpresentationstyle.custom"]),
  ])
}
