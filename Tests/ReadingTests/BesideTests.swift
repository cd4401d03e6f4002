import Testing

/// What stands beside statements.
@Suite struct BesideTests {
  /// What stands beside a statement and restricts nothing of it, and what only seems to belong to it.
  static let besides = [
    FrameCase(
      "`viewIsAppearing` is called after the view was added to the hierarchy, making it the best place for updates.",
      "viewIsAppearing · after[view hierarchy add]"),
    FrameCase(
      "`sceneDidEnterBackground` is called when the scene goes to the background and may be ended there.",
      "sceneDidEnterBackground · when[scene background]"),
    FrameCase(
      "`applicationDidEnterBackground`: 应用进入后台，释放不必要的资源。",
      "applicationDidEnterBackground · when[app background enter] · described"),
    FrameCase(
      "`viewWillAppear` and `viewDidAppear` are called before and after the view appears, respectively.",
      "viewWillAppear · before[view appear]", "viewDidAppear · after[view appear]"),
    FrameCase(
      "viewが表示される直前と表示された直後に、それぞれ`viewWillAppear`と`viewDidAppear`が呼ばれる。",
      "viewWillAppear · right before[view show]", "viewDidAppear · right after[show]"),
    // One word for both times, which is nothing of one callback alone.
    FrameCase(
      "在界面显示前后分别调用 `viewWillAppear` 和 `viewDidAppear`。", "viewWillAppear · before[controller appear]",
      "viewDidAppear · after[controller appear]"),
    FrameCase(
      "画面が表示される前後で`viewDidAppear`と`viewWillAppear`が呼ばれる。", "viewDidAppear · before[controller show]",
      "viewWillAppear · after[controller show]"),
    FrameCase(
      "`viewWillAppear` 在界面显示前后调用。", "viewWillAppear · before[controller appear] · not understood: 前后"),
    FrameCase(
      "The layout callbacks (`viewWillLayoutSubviews` and `viewDidLayoutSubviews`) may be called several times.",
      "viewWillLayoutSubviews and viewDidLayoutSubviews · may · several times · may many"),
    FrameCase(
      "1/ `sceneDidDisconnect` is called when a scene is disconnected.", "sceneDidDisconnect · when[scene disconnect]"),
    FrameCase("2️⃣ `viewDidAppear` вызывается, когда view появился.", "viewDidAppear · when[view appear]"),
    FrameCase(
      "`viewIsAppearing` вызывается один раз за появление.", "viewIsAppearing · once · each when[appear] · once"),
    FrameCase(
      "`applicationWillResignActive` вызывается при переходе из активного состояния в неактивное.",
      "applicationWillResignActive · when[transition inactive]"),
    FrameCase(
      "`applicationWillTerminate` is not called if the app is in the suspended state.",
      "applicationWillTerminate · not · if[app suspend]"),
    FrameCase(
      "After the view was added to the window the `viewDidAppear` method is called.",
      "viewDidAppear · after[window view add]"),
    FrameCase(
      "`viewDidAppear` is not called on the presenting controller when a sheet is dismissed.",
      "(leaving below controller present).viewDidAppear · not · when[leaving top sheet dismiss]"),
    FrameCase(
      "On low memory: `didReceiveMemoryWarning`", "didReceiveMemoryWarning · at[memory warn] · described"),
    FrameCase("`viewDidLoad`: Use this method to set up the view."),
  ]

  /// What another word in the sentence turns round.
  static let turned = [
    FrameCase(
      "`viewDidLoad` вызывается не при создании контроллера, а при первом обращении к view.",
      "viewDidLoad · not · when[controller create]", "viewDidLoad · first when[first view access]"),
    FrameCase(
      "First `loadView` runs, and right after that `viewDidLoad`.", "loadView",
      "viewDidLoad · right after(loadView)"),
    FrameCase(
      "화면에 표시되지 않은 컨트롤러 역시 메모리 경고가 오면 `didReceiveMemoryWarning`이 호출된다.",
      "didReceiveMemoryWarning · when[hidden controller memory warn]"),
    FrameCase(
      "发生内存警告的时候，没有显示的控制器同样会走 `didReceiveMemoryWarning`。",
      "(hidden controller).didReceiveMemoryWarning · when[memory warn]"),
    FrameCase(
      "`sceneDidEnterBackground` se llama cuando la escena pasa del primer plano al fondo.",
      "sceneDidEnterBackground · when[to scene background]"),
    FrameCase(
      "`viewWillAppear` is called whenever a controller moves from offscreen to onscreen.",
      "viewWillAppear · each when[visible controller move]"),
    FrameCase("On a push UIKit first sends `viewWillDisappear`.", "viewWillDisappear · at[push] · first"),
  ]

  /// What new writers say in ways that were taken for something else.
  static let mistaken = [
    FrameCase(
      "`sceneDidDisconnect`: This occurs shortly after the scene enters the background, or when its session is discarded.",
      "sceneDidDisconnect · after[scene background enter]", "sceneDidDisconnect · when[session free]"),
    FrameCase(
      "`sceneDidDisconnect`: When the scene is sent to background, the system may release it.",
      "sceneDidDisconnect · when[scene background enter] · described · not understood: the system may release it"),
    FrameCase(
      "`applicationWillResignActive` is called when the app goes to background (e.g. user switches to another app).",
      "applicationWillResignActive · when[app background]"),
    FrameCase(
      "`sceneWillResignActive`: 앱 실행 중 갑자기 걸려온 전화와 같은 잠시 방해받는 과정에서 호출 됩니다.",
      "sceneWillResignActive · during[and same app phoneCall interruption]"),
    FrameCase(
      "첫 번째 뷰는 앱이 실행될때 메모리에 로드되었으므로 다시 viewDidLoad()가 호출되지 않음", "viewDidLoad · not · again"),
    FrameCase(
      "`viewWillAppear`: La vista se va a mostrar", "viewWillAppear · when[soon view show] · described"),
    FrameCase(
      "`viewWillAppear` (Called before it appears)\n`viewDidAppear` (Called when it has appeared)",
      "viewWillAppear · before[appear]", "viewDidAppear · when[done appear]"),
    FrameCase(
      "`viewDidLayoutSubviews` ← just after `layoutSubviews`",
      "viewDidLayoutSubviews · right after(layoutSubviews)"),
    FrameCase("3-viewWillAppear se activa cuando la vista va a aparecer.", "viewWillAppear · when[soon view appear]"),
    FrameCase(
      "`layoutSubviews` 的作用：重新布局子控件", "no claim (advice): layoutSubviews · when[subview layout] · advice"),
  ]

  /// Words between a thing and what happens to it, who is told of it, what is denied of it, and what is only named.
  static let between = [
    FrameCase("`viewDidLoad` 在视图刚加载完时调用。", "viewDidLoad · when[done view load]"),
    FrameCase(
      "同じタブをもう一度タップすると`viewWillAppear`が呼ばれる。", "viewWillAppear · when[same tab tap]"),
    FrameCase(
      "`viewDidAppear`：通知控制器它的视图已经显示在屏幕上。", "viewDidAppear · when[done view controller display show] · described"),
    FrameCase("`viewDidAppear`：通知到达时调用。", "viewDidAppear · when[notification]"),
    FrameCase("再次打开应用时会走 `applicationWillEnterForeground`。", "applicationWillEnterForeground · when[again app open]"),
    FrameCase("重新打开应用会走 `applicationWillEnterForeground`。", "applicationWillEnterForeground · when[again app open]"),
    FrameCase("`deinit` 在没有强引用之后执行。", "deinit · after[not retain]"),
    FrameCase("`viewDidAppear` 不会在返回之后执行。", "viewDidAppear · not · after[comeBack]"),
    FrameCase(
      "`viewWillAppear` 和 `viewDidAppear` 的调用顺序",
      "no claim (question): viewWillAppear then viewDidAppear · order"),
    FrameCase("`viewDidAppear`、`viewWillAppear`の順で呼ばれる。", "viewDidAppear then viewWillAppear · order"),
    FrameCase(
      "iOS 13 先走 `viewDidAppear` 再走 `viewWillAppear`，iOS 12 先走 `viewWillAppear` 再走 `viewDidAppear`。",
      "viewDidAppear then viewWillAppear · then earlier · ios 13...13",
      "viewWillAppear then viewDidAppear · then earlier · ios 12...12"),
    FrameCase("push 时 `viewDidAppear` 一个不少。", "viewDidAppear · always · when[push] · always"),
    FrameCase("アラートを表示しても`viewWillDisappear`は無反応。", "viewWillDisappear · not · when[alert]"),
  ]

  /// What is compared, what goes with what happens, and who is spoken of before all that is told.
  static let spoken = [
    FrameCase(
      "切换 tab 和 push 一样，旧页面的 `viewWillDisappear` 先于新页面的 `viewWillAppear`。",
      "(leaving controller).viewWillDisappear · when[tab select] · before((arriving controller).viewWillAppear)"),
    FrameCase(
      "App 一进后台，`viewDidDisappear` 紧接着就会来。",
      "viewDidDisappear · when[app background]"),
    FrameCase(
      "`viewDidLoad` 不会执行，除非访问它的 view。",
      "viewDidLoad · not · unless[view access]"),
    FrameCase(
      "切 tab 时，第一次被选中的控制器会走 `viewDidLoad`。",
      "(arriving controller select).viewDidLoad · when[tab select] · not understood: 第一次"),
    FrameCase(
      "popToRootViewController 时，夹在中间的控制器不会收到 `viewDidAppear`。",
      "(idle controller).viewDidAppear · not · when[root pop]"),
    FrameCase(
      "overFullScreen 弹出时，底下的页面没有任何回调。",
      "(any callback) · not · when[overFullScreen present] · nothing · not understood: 底下的页面没有任何回调"),
    FrameCase(
      "代码 dismiss sheet，`presentationControllerDidDismiss` 同样会回调。",
      "presentationControllerDidDismiss · when[sheet code dismiss]"),
    FrameCase(
      "push 完成之后，旧页面才会收到 `viewDidDisappear`。",
      "(leaving controller).viewDidDisappear · after[done push]"),
    FrameCase(
      "addSubview 会立刻触发 `didMoveToWindow`。",
      "didMoveToWindow · when[subview add] · right"),
    FrameCase(
      "push と違い、タブを切り替えると `viewWillAppear` が来る。",
      "viewWillAppear · when[tab select]"),
    FrameCase(
      "スワイプバックを途中でやめると、下の画面には `viewWillAppear` のあと `viewWillDisappear` が来る。",
      "(below controller).viewWillDisappear · when[pop swipe cancel] · after(viewWillAppear)"),
    FrameCase(
      "view にアクセスすると `viewDidLoad` までは走る。",
      "viewDidLoad · when[view access]"),
    FrameCase(
      "電話がかかってくると、表示中の画面に `viewWillDisappear` が通知される。",
      "(visible controller).viewWillDisappear · when[and visible controller phoneCall]"),
    FrameCase(
      "サブビュー側の `layoutSubviews` は `viewDidLayoutSubviews` よりも後になる。",
      "(subview).layoutSubviews · after(viewDidLayoutSubviews)"),
  ]

  @Test(arguments: between + spoken + besides + turned + mistaken) func isReadAs(_ expected: FrameCase) {
    #expect(frames(expected.text) == expected.frames)
  }
}
