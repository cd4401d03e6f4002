import Verify

/// Words for what happens while callbacks come. Most are a thing and what becomes of it, put together here, since
/// notes say it in every combination.
enum CircumstanceWords {
  static let words: [(Situation, [String])] = controllers + transitions + views + application

  private static let controllers: [(Situation, [String])] = [
    (
      .madeFromStoryboard,
      [
        "从 storyboard", "从storyboard", "storyboard 加载", "storyboard加载", "storyboard 实例化", "storyboard 创建",
        "storyboard创建",
        "storyboard 初始化", "from a storyboard", "from the storyboard", "from storyboard", "스토리보드",
      ]
    ),
    (
      .madeFromNib,
      [
        "从 nib", "从nib", "从 xib", "从xib", "nib 加载", "xib 加载", "通过 xib", "通过xib", "from a nib", "from the nib",
        "from nib", "from a xib", "从归档", "归档文件", "from an archive",
      ]
    ),
    (.madeInCode, ["用代码创建", "纯代码", "代码创建", "in code", "programmatically", "코드로"]),
    (
      .made,
      ["初始化", "实例化", "被创建", "创建控制器", "创建对象", "is created", "is initialized", "is instantiated", "초기화될", "생성될"]
    ),
    (
      .viewRequested,
      [
        "第一次访问", "被访问", "访问view", "引用了属性view", "引用了属性 view", "引用view", "引用 view", "访问 view", "用到view", "用到 view",
        "用到控制器", "view为nil", "view 为nil", "view 为 nil",
        "view为空", "is requested", "is accessed", "first accessed", "accessing the view", "access its view",
        "asks for its view", "view is nil", "view property is nil", "is asked for", "요청될", "요청되", "접근할",
      ]
    ),
    (
      .viewLoads,
      [
        "加载视图", "视图加载", "加载view", "加载 view", "view加载", "view 加载", "加载完", "加载完成", "加载完毕", "加载到内存", "加载进内存", "view创建完",
        "创建完成", "view 创建", "view被加载", "视图被加载", "view已经创建", "视图创建", "创建视图", "创建view", "加载成功", "载入", "defaultview已经创建",
        "detaultview已经创建", "has been loaded", "is loaded", "was loaded", "been loaded", "finished loading",
        "loads its view", "loaded into memory", "loads the view", "로드된", "로드되", "로드될",
      ]
    ),
    (
      .appears,
      combined(["即将", "将要", "快要", "已经", "已", "完全", "马上", ""], ["显示", "出现", "展示", "展现", "呈现", "可见", "加入窗口", "加入到窗口"])
        + [
          "显示在屏幕", "is about to appear", "about to be shown", "about to be displayed", "is shown", "appears",
          "becomes visible", "is visible", "is displayed", "appeared", "about to become visible", "visible on screen",
          "made visible", "onto the screen", "on screen", "comes on screen", "is presented on the screen",
          "화면에 나타", "표시될", "보여질", "나타날", "나타나", "나타난", "보이기",
        ]
    ),
    (
      .disappears,
      combined(["即将", "将要", "快要", "已经", "已", "完全", "马上", ""], ["消失", "移出屏幕", "不可见", "离开屏幕"])
        + [
          "is about to disappear", "disappears", "disappeared", "is hidden", "goes away", "no longer visible",
          "is removed from the view hierarchy", "about to be removed", "leaves the screen", "is dismissed or covered",
          "사라질", "사라지", "사라진", "가려질",
        ]
    ),
    (.covered, ["被覆盖", "覆盖", "被遮挡", "遮住", "is covered", "covered", "gets covered", "가려"]),
    (
      .returns,
      [
        "返回时", "返回的时候", "返回上一", "返回到", "再次显示", "再次出现", "切换视图", "视图切换", "变成顶级视图", "回到该页面", "回到页面", "goes back",
        "comes back", "returning to", "return to", "shown again", "back to the", "becomes the top", "돌아올", "되돌아",
      ]
    ),
    (
      .layout,
      [
        "布局子视图", "布局子控件", "子视图布局", "布局view的子控件", "布局 view 的子控件", "子控件布局", "bounds改变", "bounds 改变", "bounds发生", "布局",
        "lays out its subviews", "lays out", "layout of its subviews", "bounds change", "laid out", "레이아웃", "배치",
      ]
    ),
    (.rotation, ["旋转", "转屏", "横竖屏", "rotates", "rotation", "is rotated", "rotated", "회전"]),
    (
      .memoryWarning,
      [
        "内存警告", "内存不足", "内存过低", "低内存", "内存紧张", "收到内存", "memory warning", "low memory", "runs out of memory",
        "memory is low",
        "low-memory", "메모리가 부족", "메모리 부족", "didreceivememorywarning", "메모리 경고",
      ]
    ),
    (
      .released,
      [
        "销毁", "被释放", "释放时", "被销毁", "移除控制器", "is released", "is deallocated", "gets deallocated", "is destroyed",
        "deallocated", "released from memory", "해제될", "해제되", "메모리에서 사라", "메모리에서 해제",
      ]
    ),
  ]

  private static let transitions: [(Situation, [String])] = [
    (.push, ["push", "pushes", "pushing", "pushed", "入栈", "压栈", "推入", "푸시", "pushviewcontroller"]),
    (.pop, ["pop", "pops", "popping", "popped", "出栈", "弹栈", "popviewcontroller"]),
    (
      .present,
      [
        "present", "presents", "presenting", "presented", "presentation", "模态弹出", "模态跳转", "presentviewcontroller",
        "표시할", "모달로",
      ]
    ),
    (.dismiss, ["dismiss", "dismisses", "dismissing", "dismissed", "dismissal", "dismissviewcontroller", "dissmiss"]),
    (
      .tabSwitch,
      ["切换tab", "tab切换", "切换 tab", "切换标签", "tabbar切换", "switching tabs", "switch tabs", "tab switch", "탭 전환"]
    ),
    (
      .swipeBackCancelled,
      [
        "取消侧滑", "侧滑取消", "右滑取消", "swipe is cancelled", "swipe back is cancelled", "cancelled swipe", "cancels the swipe",
        "滑动一半",
      ]
    ),
    (.swipeBack, ["侧滑返回", "右滑返回", "手势返回", "swipe back", "swiping back", "swipes back"]),
    (
      .childAdded,
      [
        "添加子控制器", "addchildviewcontroller", "addchild", "added as a child", "child is added", "adding a child",
        "added to a container", "added to a parent",
      ]
    ),
    (
      .childRemoved,
      [
        "移除子控制器", "removefromparentviewcontroller", "removefromparent", "removed from its parent",
        "removed from a container",
      ]
    ),
  ]

  private static let views: [(Situation, [String])] = [
    (
      .viewAdded,
      [
        "添加到父", "加入父", "加入super", "加入到父", "添加到superview", "添加到 superview", "addsubview", "添加子视图", "父视图改变", "添加到视图",
        "added to a superview", "added to its superview", "added to a view", "superview changes", "is added to",
      ]
    ),
    (
      .windowShown,
      [
        "window叠加", "window 叠加", "叠加window", "叠加 window", "新建window", "新建 window", "新的window", "新的 window",
        "弹出window", "another window", "second window", "overlay window", "new window", "window on top",
      ]
    ),
    (
      .viewRemoved,
      [
        "从父视图移除", "从父视图中移除", "从superview移除", "从super view移除", "从 superview 移除", "移除时", "移除是", "removefromsuperview",
        "removed from its superview", "removed from a superview",
      ]
    ),
    (
      .viewEntersWindow,
      [
        "添加到window", "添加到 window", "添加到窗口", "加入窗口", "加入window", "加入到窗口", "加入到当前显示", "加入到 window", "window改变",
        "added to a window", "enters a window", "moves to a window", "moved to a window", "attached to a window",
      ]
    ),
    (
      .viewLeavesWindow,
      [
        "从window移除", "从window视图移除", "从 window 移除", "从窗口移除", "leaves the window", "removed from its window",
        "leaves its window",
      ]
    ),
  ]

  private static let application: [(Situation, [String])] = [
    (
      .launch,
      [
        "程序启动", "应用启动", "app启动", "app 启动", "启动时", "启动完成", "启动后", "冷启动", "第一次启动", "首次启动", "完成启动", "启动并", "初次启动", "启动",
        "开始执行", "开始运行",
        "launches", "is launched", "launching", "launch", "starts up", "has launched", "finished launching",
        "처음 시작될", "처음 실행", "앱이 시작", "실행될 때",
      ]
    ),
    (
      .background,
      combined(["进入", "进入了", "进入到", "进入到了", "退到", "退到了", "切到", "切到了", "压入", "进到", "转到", "切换到"], ["后台"])
        + [
          "按home", "按 home", "点击home", "按下home", "按下 home",
          "enters the background", "enters background", "goes to the background", "goes to background",
          "moves to the background", "into the background", "in the background", "home button", "is backgrounded",
          "백그라운드로", "백그라운드 상태", "background 상태",
        ]
    ),
    (
      .foreground,
      [
        "进入前台", "进入了前台", "进入到前台", "回到前台", "回到了前台", "从后台", "后台进入前台", "重新回到前台", "调起", "enters the foreground",
        "enters foreground",
        "to the foreground", "comes to the foreground", "from the background", "returns to the foreground",
        "into the foreground", "app comes back", "app returns", "app is opened again", "포그라운드로", "foreground로",
      ]
    ),
    (
      .becomesActive,
      [
        "变成活动", "变为活动", "处于活动状态", "进入活动", "激活", "获得焦点", "变为active", "变成active", "进入active", "becomes active",
        "become active",
        "is active",
        "active state", "active상태", "active 상태",
      ]
    ),
    (
      .resignsActive,
      [
        "失去焦点", "非活动状态", "进入非活动", "变为inactive", "未激活", "进入inactive", "挂起时", "失去活动", "即将失去活跃", "inactive",
        "resigns active",
        "becomes inactive", "become inactive", "stops being active", "loses focus", "비활성",
      ]
    ),
    (
      .interruption,
      [
        "来电", "电话", "打断", "中断", "下拉设置", "控制中心", "phone call", "incoming call", "is interrupted", "interruption",
        "control center", "전화",
      ]
    ),
    (.lock, ["锁屏", "lock the screen", "screen is locked", "device is locked", "locks the", "is locked", "잠금"]),
    (.unlock, ["解锁", "unlocked", "unlocks"]),
    (
      .backToApp,
      [
        "归位", "回到该应用", "回到应用", "回到 app", "回到app", "returns from the app switcher", "back from the app switcher",
        "back to the app",
      ]
    ),
    (.appSwitcher, ["双击home", "双击 home", "上滑", "上划", "多任务", "app switcher", "앱 스위처"]),
    (
      .killInFront,
      [
        "被杀死", "杀死程序", "杀死app", "杀死 app", "杀死应用", "杀掉", "被终止", "将要终止", "程序终止", "将要退出", "即将结束", "程序退出", "被杀", "退出时",
        "终止",
        "is terminated", "about to terminate", "is killed", "terminates", "is about to be terminated", "종료될", "종료되",
      ]
    ),
    (
      .endedWhileSuspended,
      ["挂起状态被杀", "挂起后被杀", "suspended app is killed", "killed while suspended", "terminated while suspended", "内存不足，杀死"]
    ),
    (
      .openURL,
      ["通过url", "打开url", "url 打开", "url scheme", "opens a url", "opened by a url", "opening a url", "open a url"]
    ),
    (.notificationTap, ["点击通知", "点击推送", "taps a notification", "notification is tapped", "tapping a notification"]),
  ]

  /// What can be so at a moment.
  static let states: [(StatePredicate, [String])] = [
    (
      .viewIsNotLoaded,
      [
        "view还没有", "view 还没有", "view还没创建", "view 还没创建", "view还未", "view 还未", "没有 view", "view是nil", "view 是 nil",
        "view仍为nil",
        "view has not been loaded", "view is not loaded", "view is still nil", "view does not exist",
        "view isn't loaded",
        "view is not yet loaded", "`view` 프로퍼티는 `nil`", "view 프로퍼티는 nil",
      ]
    ),
    (
      .viewIsLoaded,
      [
        "view已经存在", "view 已经存在", "view已存在", "已经放到内存", "已经被放到内存", "已经加载到内存", "view exists", "view is already loaded",
        "view has already been loaded",
      ]
    ),
    (
      .viewIsNotInWindow,
      [
        "还没有添加到window", "不在window", "不在 window", "window为nil", "window 为 nil", "window is nil", "not in the window",
        "not in a window", "not yet in the window", "not yet in a window", "not in the view hierarchy",
        "还没有加入到视图层级", "还未加入视图层级",
      ]
    ),
    (
      .viewIsInWindow,
      [
        "已经在window", "已经在 window", "is in the window", "is in a window", "already in the window",
        "in the view hierarchy",
      ]
    ),
  ]

  /// What is so of sizes and places. No geometry is simulated: what is known is when a view gets it.
  static let geometry: [(StatePredicate, [String])] = [
    (
      .sizeIsFinal,
      combined(
        ["frame", "bounds", "frame与bounds", "frame和bounds", "frame 和 bounds", "view的frame", "尺寸", "大小"],
        ["都是准确", "是准确", "已经准确", "已经确定", "已确定", "都已确定", "都已经确定", "是正确的", "是最终"])
        + [
          "geometry is final", "geometry is up to date", "geometry is known", "geometry is accurate",
          "updated traits and geometry",
          "updated geometry", "bounds are final", "bounds are correct", "bounds are known", "frames are correct",
          "frame is correct",
          "frame is final", "size is known", "size is final", "size is correct", "has its final size",
          "has the correct size",
          "accurate geometry", "correct geometry",
        ]
    ),
    (
      .sizeIsNotFinal,
      combined(
        ["frame", "bounds", "frame和bounds", "frame 和 bounds", "尺寸", "大小"],
        ["还不准确", "不准确", "并不准确", "还没有确定", "还没确定", "还未确定", "尚未确定", "不是准确的", "不一定准确", "不正确"])
        + [
          "geometry is not final", "geometry is not known", "bounds are not final", "bounds are not correct",
          "frames are not correct",
          "frame is not final", "frame is not correct", "size is not known", "size is not final",
          "size is not yet known",
        ]
    ),
    (
      .subviewsAreNotLaidOut,
      combined(
        ["autolayout", "autolayout ", "auto layout ", "auto layout", "约束", "自动布局"],
        ["未起作用", "还没起作用", "没有起作用", "还没有生效", "未生效", "尚未生效"])
        + [
          "auto layout has not run", "auto layout has not been applied", "constraints have not been applied",
          "subviews are not laid out yet",
        ]
    ),
    (
      .subviewsAreLaidOut,
      combined(
        ["autolayout", "autolayout ", "auto layout ", "auto layout", "约束", "自动布局"], ["已起作用", "已经起作用", "已经生效", "已生效"])
        + [
          "auto layout has run", "constraints have been applied", "subviews have been laid out",
          "subviews are laid out",
        ]
    ),
  ]

  private static func combined(_ first: [String], _ second: [String]) -> [String] {
    first.flatMap { one in second.map { one + $0 } }
  }
}
