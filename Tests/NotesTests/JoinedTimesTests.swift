import Diagnostics
import Judging
import Notes
import Testing

/// Two cases in one sentence are two claims, a case that is ruled out or conceded is none of its own, and what only tells who is
/// meant denies nothing.
@Suite struct JoinedTimesTests {
  @Test(
    "Both times are told",
    arguments: [
      ReadingCase(
        "viewDidLoad is called when the view is loaded or after loadView.",
        "`loadView` comes before `viewDidLoad`, for each controller by itself",
        "`viewDidLoad` is called, when the view is loaded"),
      ReadingCase(
        "viewWillAppear is called not only when you pop back but also when the device rotates.",
        "`viewWillAppear` is called, on a pop", "`viewWillAppear` is called, when the device rotates"),
      ReadingCase(
        "viewWillAppear вызывается не только при переключении вкладок, но и при повороте устройства.",
        "`viewWillAppear` is called, when another tab is selected",
        "`viewWillAppear` is called, when the device rotates"),
      ReadingCase(
        "viewWillAppear se llama tanto al volver con pop como al girar el dispositivo.",
        "`viewWillAppear` is called, on a pop", "`viewWillAppear` is called, when the device rotates"),
      ReadingCase(
        "Whether you push or present a controller, viewWillAppear is called.",
        "`viewWillAppear` is called, on a push as well as when a controller is presented"),
      ReadingCase(
        "viewWillAppear는 기기를 회전할 때, 다른 탭을 선택할 때 호출된다.", "`viewWillAppear` is called, when the device rotates",
        "`viewWillAppear` is called, when another tab is selected"),
      ReadingCase(
        "viewWillAppear는 다른 탭을 선택할 때 그리고 pop으로 돌아올 때 호출된다.",
        "`viewWillAppear` is called, when another tab is selected", "`viewWillAppear` is called, on a pop"),
      ReadingCase(
        "viewWillAppearは画面が表示される直前、タブを切り替えたときに呼ばれる。", "`viewWillAppear` is called, when the controller appears",
        "`viewWillAppear` is called, when another tab is selected"),
      ReadingCase(
        "A presents B full screen, then B is closed: A gets viewWillAppear.",
        "`viewWillAppear` of the one that comes is called, first when a controller is presented, then when a controller is dismissed, presented as fullScreen"
      ),
      ReadingCase(
        "用 fullScreen 样式弹出 B 再关掉，A 会走 viewDidAppear。",
        "先是模态弹出时，dismiss 时，以 fullScreen 方式呈现，出现的控制器的 `viewDidAppear` 会被调用"
      ),
    ])
  func tellsBoth(_ example: ReadingCase) { check(example) }

  @Test(
    "What is counted is what comes of a launch, or of a life",
    arguments: [
      ReadingCase(
        "applicationDidBecomeActive is called only once per launch of the app.",
        "`applicationDidBecomeActive` is called at most once"),
      ReadingCase(
        "画面が何度表示されても、viewDidAppear が呼ばれるのは一度だけです。",
        "`viewDidAppear` is called at most once, for each controller by itself"),
      ReadingCase(
        "However often it is shown, viewDidLoad is called only once.",
        "`viewDidLoad` is called at most once, for each controller by itself"),
      ReadingCase(
        "За одно появление экрана viewIsAppearing вызывается не больше одного раза.",
        "`viewIsAppearing` is called at most once, when the controller appears"),
    ])
  func countsWhatIsMeant(_ example: ReadingCase) { check(example) }

  @Test(
    "What was not understood of them makes no claim",
    arguments: [
      "A view controller created in code never gets viewDidLoad, even after it has been shown.",
      "종료되지 않은 앱이 백그라운드에서 돌아올 때 viewDidLoad는 다시 불립니다.",
      "SceneDelegate のないアプリでは、バックグラウンドから戻るたびに applicationDidBecomeActive が呼ばれる。",
      "Even if the view appears just once, viewIsAppearing can fire more than once.",
      "Durante una única aparición de la vista, viewIsAppearing puede llamarse varias veces.",
      "Each time you push a newly created controller, its viewDidLoad is called every time.",
      "If the scene is still connected, returning from the background does not call scene(_:willConnectTo:options:) again.",
      "A에서 B로 push하면 A만 viewWillDisappear를 받는다.",
      "When the screen is turned off, applicationWillResignActive is called.",
      "启动时 UITabBarController 只会让选中的那个 VC 调用 viewDidLoad。", "Do not call `loadView()` yourself.",
      "iOS 13でよく見る「viewWillAppearが呼ばれない！」という質問。",
      "| Event | Callbacks |\n|---|---|\n| taps the icon, app not running | `didFinishLaunching` |",
      "# The user taps the icon with the app not running\n\n- `didFinishLaunching` is called.",
    ])
  func claimsNothing(_ text: String) { #expect(read(text).claims.isEmpty) }

  @Test(
    "Who gets what is denied, and who is first of whom",
    arguments: [
      ReadingCase(
        "从 B 侧滑返回 A 又取消，A 会走 viewWillAppear，但不会走 viewDidAppear。", "侧滑返回取消时，出现的控制器的 `viewWillAppear` 会被调用",
        "侧滑返回取消时，出现的控制器的 `viewDidAppear` 不会被调用"),
      ReadingCase(
        "При нехватке памяти у контроллера вызывается didReceiveMemoryWarning, а viewDidLoad — нет.",
        "`didReceiveMemoryWarning` is called, on a memory warning", "`viewDidLoad` is not called, on a memory warning"),
      ReadingCase(
        "Of viewDidAppear, viewWillAppear and loadView, loadView comes first.",
        "`loadView` comes before `viewDidAppear`, for each controller by itself",
        "`loadView` comes before `viewWillAppear`, for each controller by itself"),
      ReadingCase(
        "Вызову viewDidLoad предшествует loadView.",
        "`loadView` comes before `viewDidLoad`, for each controller by itself"),
      ReadingCase(
        "viewWillDisappear is never called just because the app goes to the background.",
        "`viewWillDisappear` is not called, when the app goes to the background"),
      ReadingCase(
        "When the app is in the background and the user taps its icon, applicationWillEnterForeground is called.",
        "`applicationWillEnterForeground` is called, when the app comes to the foreground"),
    ])
  func tellsWhose(_ example: ReadingCase) { check(example) }

  @Test(
    "The end of a time, and how often in its course",
    arguments: [
      ReadingCase("`viewWillTransition(to:with:)` is called after the rotation has finished."),
      ReadingCase("`viewWillTransition(to:with:)`は回転が完了した後に呼ばれる。"),
      ReadingCase(
        "`didRotateFromInterfaceOrientation`は回転が完了した後に呼ばれる。",
        "`didRotateFromInterfaceOrientation` is called, when the device rotates"),
      ReadingCase(
        "`viewDidAppear` is called once after a push.", "`viewDidAppear` is called, on a push",
        "`viewDidAppear` is called at most once, on a push"),
      ReadingCase(
        "布局做完一轮就走一次 `viewDidLayoutSubviews`。", "布局时，`viewDidLayoutSubviews` 会被调用",
        "布局时，`viewDidLayoutSubviews` 至多调用一次"),
      ReadingCase(
        "When the next screen is shown, `viewDidDisappear` is not called.",
        "`viewDidDisappear` is not called, when the controller is covered"),
      ReadingCase("进入下一页时会走 `viewWillDisappear`。", "控制器被覆盖时，`viewWillDisappear` 会被调用"),
      // What a rotation is said to do.
      ReadingCase(
        "回転のたびにviewが作り直され、`viewDidLoad`がもう一度呼ばれる。",
        "`viewDidLoad` is called again, when the device rotates"),
      // What stands above is no first step of what comes later.
      ReadingCase(
        "有人在 `viewDidUnload` 里清理。\n\n- 收到内存警告，之后再进来走 `loadView` 和 `viewDidLoad`",
        "收到内存警告时，`viewDidUnload` 会被调用"),
    ])
  func tellsTheEnd(_ example: ReadingCase) { check(example) }

  @Test(
    "A child that is added as a whole, or by one call",
    arguments: [
      ReadingCase("子控制器的 `viewDidLoad` 在 addSubview 时调用。", "作为子控制器加入时，出现的控制器的 `viewDidLoad` 会被调用"),
      ReadingCase("子控制器的 `viewDidLoad` 在 addChild 时调用。", "只调用 addChild 时，出现的控制器的 `viewDidLoad` 会被调用"),
      ReadingCase(
        "只 addChild 而不 addSubview 时，子控制器的 `viewDidLoad` 不会调用。",
        "只调用 addChild 时，出现的控制器的 `viewDidLoad` 不会被调用"),
      ReadingCase(
        "系统创建 scene 时调用 `scene:willConnectToSession:options:`。",
        "启动时，`scene:willConnectToSession:options` 会被调用"),
    ])
  func tellsHow(_ example: ReadingCase) { check(example) }

  @Test(
    "Where somebody is, and what is counted of each",
    arguments: [
      ReadingCase(
        "viewDidLoad is called once and viewWillAppear each time the screen is shown.", atMostOnce, eachTime),
      ReadingCase(
        "viewDidLoad se ejecuta una sola vez y viewWillAppear cada vez que aparece la pantalla.", atMostOnce, eachTime),
      ReadingCase("viewDidLoad는 한 번만 호출되고 viewWillAppear는 화면이 나타날 때마다 호출된다.", atMostOnce, eachTime),
      ReadingCase(
        "viewDidLoad is called when the view is already in memory.",
        "`viewDidLoad` is called, when the view is loaded"),
      ReadingCase("viewIsAppearing se llama cuando la vista ya está en la jerarquía.", isInWindow),
      ReadingCase(
        "viewIsAppearing вызывается, когда вью уже в иерархии, но до лейаута.", isInWindow,
        "`viewIsAppearing` comes before `viewDidLayoutSubviews`, for each controller by itself"),
      ReadingCase(
        "loadView is called when the view is accessed, if there is no view yet.",
        "`loadView` is called, when the view is asked for and not there"),
      ReadingCase(
        "viewDidLoad no se llama mientras nadie acceda a `view`.",
        "`viewDidLoad` is called, when the view is asked for and not there",
        "`viewDidLoad` is not called, when the controller is made"),
      ReadingCase(
        "If `view` is accessed in `init`, viewDidLoad is called.",
        "`viewDidLoad` is called, when the view is asked for and not there"),
      ReadingCase("If `view` is accessed in `viewWillAppear`, viewDidLoad is called."),
      ReadingCase(
        "viewWillDisappear is called right before moving on to another screen.",
        "`viewWillDisappear` is called, when the controller disappears"),
      ReadingCase(
        "viewDidDisappear는 다음 화면으로 이동한 뒤에 호출된다.",
        "`viewDidDisappear` is called, when the controller is covered"),
      ReadingCase(
        "viewWillDisappear вызывается перед переходом на другой экран.",
        "`viewWillDisappear` is called, when the controller disappears"),
      // To whom, and no other time.
      ReadingCase("viewWillAppear вызывается перед переходом на другой экран."),
      ReadingCase("viewWillDisappear is called when a push covers it.", "`viewWillDisappear` is called, on a push"),
      ReadingCase(
        "If only the origin of the view changes, layoutSubviews is not called.",
        "`layoutSubviews` is not called, when the origin of a view changes"),
      ReadingCase("viewWillTransition(to:with:) is called when the rotation has finished."),
      ReadingCase(
        "viewWillTransition(to:with:) is called before the rotation.",
        "`viewWillTransitionToSize` is called, when the device rotates"),
      ReadingCase(
        "viewDidLoad에서는 뷰의 크기가 아직 확정되지 않았다.",
        "whenever `viewDidLoad` is called, the view does not have its final size yet, for each controller by itself"),
      ReadingCase(
        "`viewWillAppear`는 탭을 바꾸면 안 불립니다.", "`viewWillAppear` is not called, when another tab is selected"),
      ReadingCase("`viewDidLoad`는 직접 호출하면 안 된다."),
      ReadingCase(
        "viewWillAppear вызывается перед появлением экрана и используется для обновления данных.",
        "`viewWillAppear` is called, when the controller appears"),
    ])
  func tellsOfEach(_ example: ReadingCase) { check(example) }

  @Test(
    "What says no more than what stands beside it",
    arguments: [
      // The first of the two, and not of all.
      ReadingCase(
        "On a push, viewDidLoad is called first and viewWillAppear comes after it.",
        "`viewDidLoad` is called, on a push", "`viewDidLoad` comes before `viewWillAppear`, on a push"),
      ReadingCase(
        "By viewDidLoad the outlets are connected.",
        "whenever `viewDidLoad` is called, the controller's outlets are connected, for each controller by itself"),
      ReadingCase("親が表示されたり消えたりすると、子のviewWillAppearやviewWillDisappearが呼ばれる。"),
      ReadingCase("didReceiveMemoryWarning is called on every loaded view controller."),
      ReadingCase("No second viewDidLoad on a pop."),
    ])
  func tellsNoMore(_ example: ReadingCase) { check(example) }

  @Test func tellsWhatFollows() {
    let note = read("On launch, `sceneWillEnterForeground` is called, and `sceneDidBecomeActive` follows it.")
    #expect(note.allSequences == ["sceneWillEnterForeground sceneDidBecomeActive"])
  }

  private static let atMostOnce = "`viewDidLoad` is called at most once, for each controller by itself"
  private static let eachTime = "`viewWillAppear` is always called, when the controller appears"
  private static let isInWindow =
    "whenever `viewIsAppearing` is called, the view is in a window, for each controller by itself"

  private func check(_ example: ReadingCase) {
    let note = read(example.text)
    #expect(note.claims.map { ClaimWording.reading($0.claim, in: note.language) } == example.readings)
  }
}
