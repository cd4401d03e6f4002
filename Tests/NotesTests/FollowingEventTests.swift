import Judging
import Notes
import Testing

/// Two things in one sentence of which one comes behind the other: what comes behind a call does not tell when it comes, and
/// what leaves nothing behind is no first step of what is said next.
@Suite struct FollowingEventTests {
  @Test(arguments: [
    "After `viewDidLoad` is called, the view appears.", "The view appears after `viewDidLoad` is called.",
    "`viewDidLoad` is called and then the view appears.", "在 `viewDidLoad` 调用之后，视图显示。",
    "После вызова `viewDidLoad` экран появляется.", "Después de llamar a `viewDidLoad`, la vista aparece.",
    "`viewDidLoad` 가 호출된 후 화면이 나타납니다.", "`viewDidLoad`の呼び出し後に画面が表示されます。",
  ])
  func tellsNoTime(_ text: String) {
    #expect(read(text).claims.map { ClaimWording.reading($0) } == [])
  }

  @Test(arguments: [
    "`applicationWillResignActive`: interruptions such as a call or the control center",
    "`applicationWillResignActive` is called when the app is interrupted, when the control center is opened.",
  ])
  func isAnExample(_ text: String) {
    #expect(
      read(text).claims.map { ClaimWording.reading($0) } == [
        "`applicationWillResignActive` is called, when the control center is opened"
      ])
  }

  @Test(arguments: [
    ("Device rotation causes the shown controller's `viewWillAppear` to be called.", []),
    (
      "`applicationWillTerminate` isn't called if the app is killed while it is suspended.",
      ["`applicationWillTerminate` is not called, first when the app is killed, then when the suspended app is ended"]
    ),
    (
      "A push 了 B，等 B 被 pop 掉回到 A 时，A 的 `viewWillAppear` 会再跑一次。",
      ["先是push 时，pop 时，出现的控制器的 `viewWillAppear` 会再次被调用"]
    ),
  ])
  func goesOn(_ text: String, _ readings: [String]) {
    #expect(read(text).claims.map { ClaimWording.reading($0) } == readings)
  }

  /// Words that belong to what they stand beside, and say nothing more of when.
  @Test(arguments: [
    ("`dealloc` is called last.", ["`dealloc` is the last callback, when the controller is released"]),
    (
      "`applicationDidBecomeActive` se llama cuando se inicia la aplicación.",
      ["`applicationDidBecomeActive` is called, at launch"]
    ),
    ("### sceneWillResignActive\n\nWhen an app receives the sceneWillResignActive notification, it should save.", []),
    (
      "## didReceiveMemoryWarning\n\n当 view 不在窗口上显示时，就会调用 viewDidUnload 方法。",
      ["控制器消失时，`viewDidUnload` 会被调用"]
    ),
    ("`viewDidLoad`：如果没有返回，会调用。", []),
    (
      "`viewIsAppearing` は画面表示時に1回だけ呼ばれる",
      [
        "`viewIsAppearing` is called at most once, when the controller appears",
        "`viewIsAppearing` is called, when the controller appears",
      ]
    ),
    ("### dismiss\n\n`viewWillDisappear` - New VC(presentedViewController)", []),
    ("- viewDidAppear\n  - Aquí se puede hacer animaciones o consultas.", []),
    ("`viewWillAppear` 被调用意味着控制器将一定会显示。", []),
    ("#### loadView\n\n- 如果使用 Interface Builder 创建 view，则不要重写该方法。", []),
    ("`viewWillLayoutSubviews`: 백그라운드 색상만 변경해도 호출됨.", []),
    ("`viewDidAppear` is called after the view was added; the same goes for disappearing.", []),
    (
      "On launch `sceneDidBecomeActive` is called, then the app enters the background, and `sceneDidEnterBackground` is called.",
      [
        "`sceneDidBecomeActive` is called, at launch",
        "`sceneDidEnterBackground` is called, when the app goes to the background",
      ]
    ),
    ("When the cell appears, `viewWillAppear` is called.", []),
    ("When the user swipes across the screen, `viewDidLayoutSubviews` is called.", []),
    (
      "当用户按下主屏按钮或打开其他应用时，会调用 applicationDidEnterBackground。",
      ["进入后台时，以及切换到其他应用时，`applicationDidEnterBackground` 会被调用"]
    ),
    (
      "`viewIsAppearing` is called when the view is already visible.",
      ["whenever `viewIsAppearing` is called, the view is on screen, for each controller by itself"]
    ),
    (
      "`applicationDidEnterBackground`: the user presses the iPhone home button",
      ["`applicationDidEnterBackground` is called, when the app goes to the background"]
    ),
    ("`applicationDidBecomeActive`: called after the last function when the app comes to the foreground", []),
    ("**viewWillLayoutSubviews**\n\nAt any time if memory gets low, you might get\n\n**didReceiveMemoryWarning**", []),
  ])
  func belongsToItsNeighbour(_ text: String, _ readings: [String]) {
    #expect(read(text).claims.map { ClaimWording.reading($0) } == readings)
  }
}
