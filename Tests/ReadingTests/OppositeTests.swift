import Testing

/// What a sentence says beside its statement, which adds nothing to it or turns it: others who do not get it, what it is unlike, the
/// opposite of it, what is so in the same sentence.
@Suite struct OppositeTests {
  static let others = [
    FrameCase(
      "`didReceiveMemoryWarning` приходит только видимому контроллеру, остальные о нём не узнают.",
      "(visible controller).didReceiveMemoryWarning · only"),
    FrameCase(
      "`didReceiveMemoryWarning` solo se llama en el controlador visible; los demás ni se enteran.",
      "(visible controller).didReceiveMemoryWarning · only"),
    FrameCase(
      "`didReceiveMemoryWarning`은 화면에 보이는 VC만 받고 나머지는 받지 못한다.",
      "(visible controller display).didReceiveMemoryWarning · only"),
  ]

  static let opposites = [
    FrameCase("`loadView` runs before `viewDidLoad`, not after it.", "loadView · before(viewDidLoad)"),
    FrameCase("`loadView` выполняется после `viewDidLoad`, а не до него.", "loadView · after(viewDidLoad)"),
    FrameCase("`loadView` va antes de `viewDidLoad`, no después.", "loadView · before(viewDidLoad)"),
    FrameCase("`loadView`는 `viewDidLoad` 후가 아니라 전에 불린다.", "loadView · before(viewDidLoad)"),
    FrameCase(
      "`viewDidLoad`, в отличие от `viewWillAppear`, вызывается один раз за показ.",
      "viewDidLoad · once · each when[show] · once"),
    FrameCase(
      "`viewDidLoad`는 `viewWillAppear`와 달리 화면이 나타날 때마다 불린다.",
      "viewDidLoad · each when[controller display appear]"),
    FrameCase(
      "`sceneDidBecomeActive` llega a continuación de `sceneWillEnterForeground`.",
      "sceneDidBecomeActive · after(sceneWillEnterForeground)"),
    FrameCase(
      "Si ya llegó `viewDidAppear`, `viewWillAppear` ya se había llamado.", "viewWillAppear · before(viewDidAppear)"),
    FrameCase(
      "`sceneWillResignActive` llega cuando la app deja de estar activa.",
      "sceneWillResignActive · when[app active leave]"),
  ]

  static let cases = [
    FrameCase(
      "Когда приложение падает, перед этим вызывается `applicationWillTerminate`.",
      "applicationWillTerminate · before[app crash]"),
    FrameCase(
      "iOS puede matar una app suspendida sin avisar: en ese caso no se llama a `applicationWillTerminate`.",
      "applicationWillTerminate · not · when[app kill suspend]"),
    FrameCase(
      "Aunque la app use escenas, `applicationDidEnterBackground` se llama.",
      "applicationDidEnterBackground · with scenes"),
    FrameCase(
      "`viewDidLoad` не вызовется, если к view никто не обращался.", "viewDidLoad · not · until[view access]"),
    FrameCase(
      "При показе алерта контроллер под ним не получает ни `viewWillDisappear`, ни `viewDidDisappear`.",
      "(below).viewWillDisappear and (below).viewDidDisappear · not · when[controller alert show] · neither"),
    // As soon as it is loaded; and nothing more than that.
    FrameCase("Nada más cargarse la vista llega `viewDidAppear`.", "(view).viewDidAppear · right when[load]"),
    FrameCase(
      "Al hacer push se llama a `viewWillAppear` y nada más.", "viewWillAppear · when[push] · not understood: nada más"),
  ]

  @Test(arguments: others + opposites + cases)
  func isReadAs(_ expected: FrameCase) {
    #expect(frames(expected.text) == expected.frames)
  }
}
