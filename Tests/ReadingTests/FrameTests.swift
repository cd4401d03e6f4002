import Testing

/// What sentences say, in each of the languages.
@Suite struct FrameTests {
  /// What is so at the time of a call, who stands by, what does not happen, completion handlers.
  static let states = [
    FrameCase("In `viewDidLoad` the outlets are connected.", "viewDidLoad · is so[outlets connect]"),
    FrameCase("The frame is not final in `viewDidLoad`.", "viewDidLoad · is not so[settled geometry]"),
    FrameCase(
      "`viewDidLoad` では view の frame はまだ確定していない。", "viewDidLoad · is not so[settled view geometry]"),
    // Two things that are so, each of something of its own; and what else is said of one restricts nothing.
    FrameCase(
      "At `viewDidLoad` the view is loaded and the outlets are connected.", "viewDidLoad · is so[view load]",
      "viewDidLoad · is so[outlets connect]"),
    FrameCase(
      "When `viewDidLoad` is called, the outlets are set but the size is not final.",
      "viewDidLoad · is so[outlets set]", "viewDidLoad · is not so[settled geometry]"),
    FrameCase(
      "`viewWillDisappear`: the view is still visible, but about to be removed.",
      "viewWillDisappear · is so[visible view]"),
    FrameCase("`loadView`: the view is still nil.", "loadView · is so[view nil]"),
    FrameCase("Set the frame in `viewDidLoad`."),
    FrameCase(
      "A page sheet that is presented calls `viewWillAppear`, but `viewWillDisappear` is not called.",
      "viewWillAppear · when[arriving top sheet present]", "viewWillDisappear · not · when[arriving top sheet present]"),
    FrameCase(
      "`viewDidLoad` is called once unless the view is set to nil.",
      "viewDidLoad · once · unless[view set nil] · once"),
    FrameCase(
      "The completion handler of dismiss is called after `viewDidDisappear`.",
      "completion handler of dismiss · after(viewDidDisappear)"),
    FrameCase("`present` 的 completion 在 `viewDidAppear` 之后执行。", "present` 的 completion · after(viewDidAppear)"),
    FrameCase(
      "In apps that have adopted scenes, `applicationDidBecomeActive` is never called.",
      "applicationDidBecomeActive · not · always · never · with scenes"),
    FrameCase(
      "The intermediate controllers do not get `viewWillAppear` on a pop to root.",
      "(idle controller).viewWillAppear · not · at[root pop]"),
  ]

  /// Which words belong to which callback.
  static let clauses = [
    FrameCase(
      "On a push `viewDidLoad` is not called, but `viewWillAppear` is called.", "viewDidLoad · not · at[push]",
      "viewWillAppear · at[push]"),
    FrameCase("`viewDidLoad`는 호출되지 않고 `viewWillAppear`가 호출된다.", "viewDidLoad · not", "viewWillAppear"),
    FrameCase("画面を回転させただけなら `viewWillAppear` は呼ばれない。", "viewWillAppear · not · if[controller rotate]"),
    FrameCase(
      "`viewIsAppearing` вызывается позже `viewWillAppear`, но раньше `viewDidAppear`.",
      "viewIsAppearing · after(viewWillAppear) · before(viewDidAppear)"),
    FrameCase(
      "Перед тем, как вызывается `viewDidAppear`, вызывается `viewIsAppearing`.",
      "viewIsAppearing · before(viewDidAppear)"),
    FrameCase(
      "Al girar el dispositivo se sigue llamando a `viewWillLayoutSubviews`.",
      "viewWillLayoutSubviews · when[device rotate]"),
    FrameCase(
      "The order is: `loadView`, `viewDidLoad`, `viewWillAppear`.",
      "loadView then viewDidLoad then viewWillAppear · order"),
    FrameCase("When `viewDidLoad` has run, `viewWillAppear` is called.", "viewWillAppear · after(viewDidLoad)"),
  ]

  static let english = [
    FrameCase("`viewDidLoad` is called only once.", "viewDidLoad · once · only once"),
    FrameCase("UIKit calls `viewWillAppear` before `viewDidAppear`.", "viewWillAppear · before(viewDidAppear)"),
    FrameCase("`viewWillAppear` is called each time the view appears.", "viewWillAppear · each when[view appear]"),
    FrameCase("`viewDidAppear` is not called when the screen is locked.", "viewDidAppear · not · when[display lock]"),
    FrameCase(
      "When the app goes to the background, `applicationDidEnterBackground` is called.",
      "applicationDidEnterBackground · when[app background]"),
    FrameCase(
      "`viewWillDisappear` and `viewDidDisappear` are not called when the user presses the home button.",
      "viewWillDisappear and viewDidDisappear · not · when[homeButton tap]"),
    FrameCase("`viewDidLoad` comes right after `loadView`.", "viewDidLoad · right after(loadView)"),
    FrameCase(
      "After `viewWillAppear` comes `viewIsAppearing`, then `viewDidAppear`.",
      "viewIsAppearing then viewDidAppear · after(viewWillAppear)"),
    FrameCase("Since iOS 6, `viewDidUnload` is no longer called.", "viewDidUnload · not · again · ios 6...99"),
    FrameCase("`viewWillAppear` may be called several times.", "viewWillAppear · may · several times · may many"),
    FrameCase(
      "`viewDidLoad` → `viewWillAppear` → `viewDidAppear`", "viewDidLoad then viewWillAppear then viewDidAppear"),
    FrameCase(
      "If the swipe is cancelled, `viewWillAppear` is called again.", "viewWillAppear · if[swipe cancel] · again"),
    FrameCase("Is `viewDidLoad` called only once?", "no claim (question): viewDidLoad · once · only once"),
    FrameCase("Call `loadView` only from UIKit.", "no claim (advice): loadView · not understood: only"),
    FrameCase(
      "Neither `viewWillAppear` nor `viewDidAppear` is called.",
      "viewWillAppear and viewDidAppear · not · neither"),
    FrameCase(
      "`viewDidLoad` is called when the frobnicator is ready.",
      "viewDidLoad · not understood: when · not understood: frobnicator · not understood: ready"),
  ]

  static let chinese = [
    FrameCase("`viewDidLoad` 只会调用一次。", "viewDidLoad · once · only once"),
    FrameCase("锁屏时不会调用 `viewWillDisappear`。", "viewWillDisappear · not · when[lock]"),
    FrameCase("`viewDidLoad` 在 `viewWillAppear` 之前调用。", "viewDidLoad · before(viewWillAppear)"),
    FrameCase(
      "进入后台时会调用 `applicationDidEnterBackground`。",
      "applicationDidEnterBackground · when[background enter]"),
    FrameCase("iOS 6 以后不再调用 `viewDidUnload`。", "viewDidUnload · not · again · ios 6...99"),
    FrameCase("先调用 `loadView`，再调用 `viewDidLoad`。", "loadView then viewDidLoad · earlier"),
    FrameCase("`viewWillAppear` 可能会被多次调用。", "viewWillAppear · may · several times · may many"),
    FrameCase("收到内存警告时调用 `didReceiveMemoryWarning`。", "didReceiveMemoryWarning · when[memory warn]"),
    FrameCase("`viewDidLoad` 不会在 `loadView` 之前调用。", "viewDidLoad · not · before(loadView)"),
    FrameCase("`viewDidLoad` 会被调用多次吗？", "no claim (question): viewDidLoad · several times · many question"),
  ]

  static let japanese = [
    FrameCase("`viewDidLoad` は一度だけ呼ばれます。", "viewDidLoad · once · only once"),
    FrameCase("`viewDidLoad` は `viewWillAppear` より前に呼ばれる。", "viewDidLoad · before(viewWillAppear)"),
    FrameCase(
      "アプリがバックグラウンドに入ると `applicationDidEnterBackground` が呼ばれます。",
      "applicationDidEnterBackground · when[app background]"),
    FrameCase("画面が表示されるたびに `viewWillAppear` が呼ばれます。", "viewWillAppear · each when[controller show]"),
    FrameCase("画面をロックしても `viewWillDisappear` は呼ばれません。", "viewWillDisappear · not · when[controller lock]"),
    FrameCase("`loadView` の後に `viewDidLoad` が呼ばれます。", "viewDidLoad · after(loadView)"),
    FrameCase("`viewDidLoad` は複数回呼ばれることがあります。", "viewDidLoad · may · several times · may many"),
    FrameCase("iOS 13 以降では `viewWillDisappear` は呼ばれません。", "viewWillDisappear · not · ios 13...99"),
  ]

  static let korean = [
    FrameCase("`viewDidLoad`는 `viewWillAppear`보다 먼저 호출된다.", "viewDidLoad · before(viewWillAppear) · first"),
    FrameCase(
      "앱이 백그라운드로 들어가면 `applicationDidEnterBackground`가 호출됩니다.",
      "applicationDidEnterBackground · when[app background enter]"),
    FrameCase("화면이 나타날 때마다 `viewWillAppear`가 호출됩니다.", "viewWillAppear · each when[controller display appear]"),
    FrameCase("화면을 잠그면 `viewWillDisappear`는 호출되지 않습니다.", "viewWillDisappear · not · when[controller display lock]"),
    FrameCase(
      "SceneDelegate를 쓰면 `applicationWillResignActive`는 호출되지 않는다.", "applicationWillResignActive · not · with scenes"),
    FrameCase(
      "On a push the order is: `viewWillDisappear` of the old one, `viewWillAppear` of the new one, `viewDidDisappear` of the old one.",
      "(leaving).viewWillDisappear then (arriving).viewWillAppear then (leaving).viewDidDisappear · at[push] · order"),
    FrameCase("`loadView` 다음에 `viewDidLoad`가 호출됩니다.", "viewDidLoad · after(loadView)"),
    FrameCase("iOS 13 이상에서는 `viewWillDisappear`가 호출되지 않는다.", "viewWillDisappear · not · ios 13...99"),
  ]

  static let russian = [
    FrameCase("`viewDidLoad` вызывается только один раз.", "viewDidLoad · once · only once"),
    FrameCase("`viewDidLoad` вызывается перед `viewWillAppear`.", "viewDidLoad · before(viewWillAppear)"),
    FrameCase(
      "Когда приложение уходит в фон, вызывается `applicationDidEnterBackground`.",
      "applicationDidEnterBackground · when[to app background leave]"),
    FrameCase(
      "`viewWillDisappear` не вызывается при блокировке экрана.", "viewWillDisappear · not · when[display lock]"),
    FrameCase("После `loadView` вызывается `viewDidLoad`.", "viewDidLoad · after(loadView)"),
    FrameCase("`viewWillAppear` может вызываться несколько раз.", "viewWillAppear · may · several times · may many"),
    FrameCase("Начиная с iOS 13 `viewWillDisappear` не вызывается.", "viewWillDisappear · not · ios 13...99"),
  ]

  static let spanish = [
    FrameCase("`viewDidLoad` se llama una sola vez.", "viewDidLoad · once · only once"),
    FrameCase("`viewDidLoad` se llama antes de `viewWillAppear`.", "viewDidLoad · before(viewWillAppear)"),
    FrameCase(
      "Cuando la app pasa a segundo plano se llama a `applicationDidEnterBackground`.",
      "applicationDidEnterBackground · when[app background]"),
    FrameCase("`viewWillAppear` se llama cada vez que la vista aparece.", "viewWillAppear · each when[view appear]"),
    FrameCase(
      "`viewWillDisappear` no se llama al bloquear la pantalla.", "viewWillDisappear · not · when[display lock]"),
    FrameCase("Después de `loadView` se llama a `viewDidLoad`.", "viewDidLoad · after(loadView)"),
  ]

  /// The first time, only one of several, what is not so, and where somebody comes from.
  static let turns = [
    FrameCase("`viewDidLoad` is called the first time the view appears.", "viewDidLoad · first when[view appear]"),
    FrameCase(
      "`viewWillAppear` solo se llama la primera vez que aparece la vista.",
      "viewWillAppear · only first when[view appear]"),
    FrameCase("`viewDidLoad` 只在第一次显示时调用。", "viewDidLoad · only first when[show]"),
    FrameCase(
      "内存警告时只有栈顶的控制器会收到 `didReceiveMemoryWarning`。",
      "(top controller).didReceiveMemoryWarning · when[memory warn] · only"),
    FrameCase("view 第一次被访问时才会调用 `loadView`。", "loadView · first when[view access]"),
    FrameCase("当 view 不在窗口上显示时，`viewDidUnload` 会被调用。", "(view).viewDidUnload · when[not window show]"),
    FrameCase(
      "从【后台】->【前台】时调用 `applicationWillEnterForeground`。", "applicationWillEnterForeground · when[foreground]"),
    FrameCase(
      "Si la app pasa a segundo plano y luego regresa, `viewDidAppear` no se llama.",
      "viewDidAppear · not · if[app background] · when[app foreground comeBack]"),
    FrameCase(
      "A dismissal runs its completion block after `viewDidDisappear`.", "completion block · after(viewDidDisappear)"),
    FrameCase(
      "回転すると、`viewWillTransition(to:with:)` のあとに `viewWillLayoutSubviews` と続く。",
      "viewWillTransition(to:with:) then viewWillLayoutSubviews · when[rotate]"),
  ]

  /// What was said before, what makes no difference, and by what something is brought about.
  static let references = [
    FrameCase(
      "`applicationWillEnterForeground` と `applicationDidBecomeActive` がある。後者は前者の後に呼ばれる。",
      "applicationWillEnterForeground and applicationDidBecomeActive",
      "applicationDidBecomeActive · after(applicationWillEnterForeground)"),
    FrameCase("The latter comes before the former."),
    FrameCase(
      "No matter how weirdly it is shown, `viewDidLoad` fires before `viewWillAppear`.",
      "viewDidLoad · regardless[show] · before(viewWillAppear)"),
    FrameCase(
      "`viewWillDisappear` is called on a push. But not when the app goes to the background.",
      "viewWillDisappear · at[push]", "viewWillDisappear · not · when[app background]"),
    FrameCase(
      "`prepare(for:sender:)` - at this point `viewDidLoad` hasn't run yet.",
      "viewDidLoad · not · at(prepare(for:sender:))"),
    FrameCase(
      "`viewDidUnload` is called from `dealloc` when the controller goes away.",
      "viewDidUnload · when[controller disappear] · during(dealloc)"),
    FrameCase(
      "When a controller is created with `initWithNibName:bundle:`, `awakeFromNib` is called.",
      "awakeFromNib · when[controller code create]"),
    FrameCase(
      "When it is created `initWithCoder:` is called before `awakeFromNib`.",
      "initWithCoder · when[create] · before(awakeFromNib)"),
    FrameCase("`viewDidLoad`는 1회 호출된다.", "viewDidLoad · once · once"),
    FrameCase(
      "viewWillAppear: the view is about to appear", "viewWillAppear · when[soon view appear] · described"),
    FrameCase(
      "Home pressed → `applicationDidEnterBackground`",
      "applicationDidEnterBackground · when[homeButton tap]"),
    FrameCase(
      "Right before the view controller's view appears `viewWillAppear` is called.",
      "viewWillAppear · right before[view controller appear]"),
    FrameCase("They come once, like `viewDidLoad`."),
    FrameCase("UIKit doesn't call `viewDidLoad` when the user comes back.", "viewDidLoad · not · when[comeBack]"),
    FrameCase("`viewDidLoad` is called after `loadView` without any effort.", "viewDidLoad · after(loadView)"),
    FrameCase(
      "`viewIsAppearing` is called on iOS 13 and later when the app is built with Xcode 15.",
      "viewIsAppearing · ios 13...99"),
    FrameCase(
      "A 的 `viewWillDisappear` 先于 B 的 `viewWillAppear`，之后 A 的 `viewDidDisappear` 先于 B 的 `viewDidAppear`。",
      "A.viewWillDisappear · before(B.viewWillAppear)", "A.viewDidDisappear · before(B.viewDidAppear)"),
    FrameCase(
      "スワイプを途中でやめると `viewWillAppear` だけ来て `viewDidAppear` は来ない。",
      // It comes to the one that was going.
      "viewWillAppear · when[swipe cancel] · not understood: viewDidAppear` は来ない",
      "viewDidAppear · not · when[swipe cancel]"),
    FrameCase(
      "Scene 미사용 앱에서는 `applicationDidBecomeActive`가 호출된다.", "applicationDidBecomeActive · without scenes"),
    FrameCase("A から B を present すると、A の `viewWillDisappear` が呼ばれる。", "A.viewWillDisappear · when[present from<A <B]"),
    FrameCase(
      "A push gives the pushed controller `viewDidLoad`.", "(arriving top controller).viewDidLoad · when[push]"),
    FrameCase(
      "`didMoveToWindow` 加到窗口上时调用，从窗口移除时也会调用，这时 self.window 是 nil",
      "didMoveToWindow · when[window add]", "didMoveToWindow · when[window remove]",
      "didMoveToWindow · is so[window nil] · when[window remove]"),
    FrameCase(
      "viewDidLoad никогда не вызывается при возврате на экран.",
      "viewDidLoad · not · always · when[display comeBack] · never"),
    FrameCase(
      "UIKit no llama nunca a viewDidLoad al volver.", "viewDidLoad · not · always · when[comeBack] · never"),
    FrameCase(
      "There is never a viewWillAppear that isn't followed by a viewDidAppear.",
      "viewWillAppear · always · before(viewDidAppear) · always then"),
    FrameCase("viewDidLoad 在前，viewWillAppear 在后。", "viewDidLoad then viewWillAppear"),
    FrameCase(
      "On a push: the old controller's viewWillDisappear, then the new one's viewWillAppear.",
      "(leaving controller).viewWillDisappear then (arriving).viewWillAppear · at[push]"),
    FrameCase("viewWillAppear 호출은 viewDidAppear 호출을 보장한다.", "viewDidAppear · if(viewWillAppear)"),
    FrameCase("loadView 跑完了，才有 viewDidLoad。", "loadView then viewDidLoad"),
    FrameCase(
      "viewIsAppearing is called after the return from viewDidAppear.", "viewIsAppearing · after(viewDidAppear)"),
    FrameCase("loadView는 viewDidLoad 다음 차례이다.", "loadView · after(viewDidLoad)"),
    FrameCase(
      "viewDidAppear вызывается позже, чем viewWillAppear.", "viewDidAppear · after(viewWillAppear) · later"),
    FrameCase(
      "UIKit manda viewDidUnload a los controladores que no están a la vista cuando falta memoria.",
      "(hidden controller).viewDidUnload · when[warn]"),
    FrameCase(
      "Accessing the view for the first time makes UIKit run loadView and, once that's done, viewDidLoad.",
      "loadView then viewDidLoad · first when[view access]"),
    FrameCase(
      "`viewIsAppearing` が終わるまで `viewWillLayoutSubviews` は来ない。",
      "viewWillLayoutSubviews · not · until(viewIsAppearing)"),
    FrameCase(
      "다음 화면을 push하면 그쪽 viewWillAppear가 현재 화면의 viewWillDisappear에 앞서 실행된다.",
      "viewWillAppear · when[arriving controller display push] · before((visible controller).viewWillDisappear)"),
    FrameCase(
      "Each appearance of the view begins with a call to viewDidLoad.", "viewDidLoad · each when[begin view appear]"),
    FrameCase(
      "viewWillAppear is sent to the controller that presented it when a sheet is dismissed.",
      "(leaving below controller present).viewWillAppear · when[leaving top sheet dismiss]"),
    FrameCase(
      "Cuando acaba el push se invoca viewDidAppear; para entonces ya se ha llamado a viewWillAppear.",
      "viewDidAppear · when[push finish]", "viewWillAppear · when[push finish] · before(viewDidAppear)"),
    FrameCase("두 번째 탭을 처음 눌렀을 때 viewDidLoad가 불린다.", "viewDidLoad · first when[tab tap]"),
    FrameCase("viewDidLoad 先走，viewWillAppear 在它后面。", "viewDidLoad", "viewWillAppear · after(viewDidLoad)"),
    FrameCase(
      "viewDidLoad가 viewWillAppear보다 앞섭니다.", "viewDidLoad · before(viewWillAppear)"),
    FrameCase(
      "During a push the old controller's viewWillDisappear precedes the new one's viewWillAppear.",
      "(leaving controller).viewWillDisappear · during[leaving controller push] · before((arriving).viewWillAppear)"),
    FrameCase(
      "viewWillAppear が呼ばれたなら viewDidAppear も必ず呼ばれる。", "viewDidAppear · always · if(viewWillAppear) · always"),
    FrameCase(
      "A recibe viewWillDisappear, tras lo cual B recibe viewWillAppear.", "A.viewWillDisappear",
      "B.viewWillAppear · after(A.viewWillDisappear)"),
  ]

  /// What belongs together though other words stand between, and what does not though it stands side by side.
  static let places = [
    FrameCase(
      "Once `viewWillAppear` has been called, `viewDidAppear` always follows.",
      "viewDidAppear · always · after(viewWillAppear) · always then"),
    FrameCase(
      "`viewWillAppear` の後には、必ず `viewDidAppear` が続きます。", "viewWillAppear then viewDidAppear · always · always"),
    FrameCase(
      "The presented controller's `viewDidAppear` fires before the presenting controller's `viewDidDisappear`.",
      "(arriving top controller).viewDidAppear · when[arriving top controller present] · before((leaving below controller).viewDidDisappear)"
    ),
    FrameCase(
      "On a memory warning, controllers that are not on screen get `didReceiveMemoryWarning` too.",
      "(hidden controller).didReceiveMemoryWarning · at[memory warn]"),
    FrameCase(
      "收到内存警告时，不在屏幕上的控制器也会收到 `didReceiveMemoryWarning`。",
      "(hidden controller).didReceiveMemoryWarning · when[memory warn]"),
    FrameCase(
      "씬을 사용하지 않는 앱에서는 콜드 런치 때 `applicationWillEnterForeground`가 호출됩니다.",
      "applicationWillEnterForeground · when[app launch cold] · without scenes"),
    FrameCase(
      "もしアプリがシーンを使っていなければ、コールドスタートの時に `applicationWillEnterForeground` が届きます。",
      "applicationWillEnterForeground · when[launch cold] · without scenes"),
    FrameCase(
      "Just touching vc.view, without putting it on screen, already causes `viewWillAppear` to be called.",
      "viewWillAppear · when[view controller tap] · when[not visible add]"),
    FrameCase(
      "If the app was in the background and you reopen it, the current screen's `viewWillAppear` runs.",
      "viewWillAppear · when[visible app display background comeBack]"),
    FrameCase(
      "Touching `view` for the first time is enough to trigger `loadView`.", "loadView · first when[view tap]"),
    FrameCase(
      "场景应用不会收到 `sceneDidBecomeActive`。", "sceneDidBecomeActive · not · with scenes"),
    FrameCase(
      "If the app was then in the background after you open it, `applicationDidEnterBackground` is called.",
      "(app).applicationDidEnterBackground · at[background] · after[open] · not understood: If"),
    FrameCase(
      "Sometimes, `viewWillAppear` is called when the app returns from the background.",
      "viewWillAppear · may · when[app comeBack] · may"),
  ]

  /// What a conjunction or a contrast joins is said of each; an example, and a label that says what a name is, say nothing.
  static let joined = [
    FrameCase(
      "`viewWillAppear` is called on a push or when a modal is dismissed.", "viewWillAppear · at[push]",
      "viewWillAppear · when[leaving top modal dismiss]"),
    FrameCase(
      "`viewWillAppear` is called at launch, on a pop, and when a modal is dismissed.", "viewWillAppear · at[launch]",
      "viewWillAppear · at[pop]", "viewWillAppear · when[leaving top modal dismiss]"),
    FrameCase(
      "`viewWillAppear` is only called at launch or on a pop.",
      "viewWillAppear · only at[launch] · at[pop] · not understood: pop"),
    FrameCase(
      "`viewWillAppear` 会在启动时或者 pop 时调用。", "viewWillAppear · when[launch]", "viewWillAppear · when[pop]"),
    FrameCase(
      "`viewWillAppear` is called on a push, but not on a pop.", "viewWillAppear · at[push]",
      "viewWillAppear · not · at[pop]"),
    FrameCase(
      "`viewDidLoad` is called when the view is loaded and not when it is shown.", "viewDidLoad · when[view load]",
      "viewDidLoad · not · when[show]"),
    FrameCase(
      "`viewDidLoad` вызывается при загрузке view, но не при возврате.", "viewDidLoad · when[view load]",
      "viewDidLoad · not · when[comeBack]"),
    FrameCase(
      "`applicationWillResignActive` may be called on interruptions (such as a phone call).",
      "applicationWillResignActive · may · at[interruption] · may"),
    FrameCase(
      "Every `viewDidAppear` has a `viewWillAppear` before it.",
      "viewWillAppear · always · before(viewDidAppear) · every"),
    FrameCase(
      "```objc\n// 应用即将结束时通知\n- (void)applicationWillTerminate:(UIApplication *)a;\n```",
      "applicationWillTerminate · when[soon app finish]"),
    FrameCase("`applicationDidBecomeActive`：通知：`UIApplicationDidBecomeActiveNotification`"),
  ]

  private static let contrasts = [
    FrameCase(
      "When the device rotates, `viewDidLayoutSubviews` is called without `viewWillAppear`.",
      "viewDidLayoutSubviews · when[device rotate]", "viewWillAppear · not · when[device rotate]"),
    FrameCase(
      "When the device rotates, `viewDidLayoutSubviews` is called, while `viewWillAppear` isn't.",
      "viewDidLayoutSubviews · when[device rotate]", "viewWillAppear · not · when[device rotate]"),
    FrameCase(
      "When the device rotates, `viewWillAppear` isn't called, nor is `viewDidLoad`.",
      "viewWillAppear · not · when[device rotate]", "viewDidLoad · not · when[device rotate]"),
    FrameCase(
      "`viewDidAppear` is called on B after `viewDidDisappear` was called on A.",
      "B.viewDidAppear · after(A.viewDidDisappear)"),
    FrameCase(
      "After iOS 5, `viewDidUnload` is not called on a memory warning.",
      "viewDidUnload · not · at[memory warn] · ios 6...99"),
    FrameCase(
      "When a controller is presented over full screen, the presenter gets `viewWillDisappear`.",
      "(leaving below).viewWillDisappear · when[to arriving top controller overFullScreen present]"),
  ]

  @Test(
    arguments: joined + contrasts + states + clauses + places + turns + references + english + chinese + japanese
      + korean
      + russian
      + spanish)
  func isReadAs(_ expected: FrameCase) { #expect(frames(expected.text) == expected.frames) }
}
