import LifecycleEngine
import Testing

@Suite("Names of callbacks")
struct CatalogNameTests {
  @Test("official names and the traces' spelling lead back to their callback")
  func roundTrip() {
    for info in CallbackInfo.all {
      let selector = info.selector.description
      #expect(Callback(named: selector.utf8) == info.callback, "\(selector)")
      #expect(Callback(named: info.swift.description.utf8) == info.callback, "\(info.swift)")
      if selector.hasSuffix(":") {
        #expect(Callback(named: selector.dropLast().utf8) == info.callback, "\(selector) without its colon")
      }
      var written: [UInt8] = []
      info.callback.write(to: &written)
      #expect(Callback(named: written) == info.callback)
      #expect(written == Array(selector.utf8))
    }
  }

  struct Spelling: Sendable, CustomTestStringConvertible {
    let text: String
    let callback: Callback?

    init(_ text: String, _ callback: Callback?) {
      self.text = text
      self.callback = callback
    }

    var testDescription: String { text.isEmpty ? "(empty)" : text }
  }

  @Test(
    "callbacks are found as people write them",
    arguments: [
      Spelling("viewWillAppear", .viewWillAppear),
      Spelling("viewWillAppear:", .viewWillAppear),
      Spelling("viewWillAppear(_:)", .viewWillAppear),
      Spelling("viewDidLoad()", .viewDidLoad),
      Spelling("cancelTrackingWithEvent", .cancelTrackingWithEvent),
      Spelling("cancelTrackingWithEvent:", .cancelTrackingWithEvent),
      Spelling("application(_:didFinishLaunchingWithOptions:)", .applicationDidFinishLaunchingWithOptions),
      Spelling("application:didFinishLaunchingWithOptions", .applicationDidFinishLaunchingWithOptions),
      Spelling("scene(_:willConnectTo:options:)", .sceneWillConnectToSessionOptions),
      Spelling("scene:willConnectToSession:options", .sceneWillConnectToSessionOptions),
      Spelling("willMove(toParent:)", .willMoveToParentViewController),
      Spelling("willMove(toParentViewController:)", .willMoveToParentViewController),
      Spelling("willMoveToParentViewController", .willMoveToParentViewController),
      Spelling("willMoveToParentViewController(_:)", .willMoveToParentViewController),
      Spelling("willMove(toSuperview:)", .willMoveToSuperview),
      Spelling("addChild(_:)", .addChildViewController),
      Spelling("addChildViewController(_:)", .addChildViewController),
      Spelling("removeFromParentViewController()", .removeFromParentViewController),
      Spelling("hitTest", .hitTestWithEvent),
      Spelling("hitTest(_:with:)", .hitTestWithEvent),
      Spelling("hitTest(_:withEvent:)", .hitTestWithEvent),
      Spelling("point(inside:with:)", .pointInsideWithEvent),
      Spelling("touchesBegan", .touchesBeganWithEvent),
      Spelling("init", .initPlain),
      Spelling("init()", .initPlain),
      Spelling("init(coder:)", .initWithCoder),
      Spelling("init?(coder:)", .initWithCoder),
      Spelling("initWithCoder", .initWithCoder),
      Spelling("initWithFrame", .initWithFrame),
      Spelling("initWithNibName:bundle:", .initWithNibNameBundle),
      Spelling("initWithNibName:bundle", .initWithNibNameBundle),
      Spelling("initWithNibName", .initWithNibNameBundle),
      Spelling("init(nibName:bundle:)", .initWithNibNameBundle),
      Spelling("deinit", .dealloc),
      Spelling("dealloc", .dealloc),
      Spelling("+load", .load),
      Spelling("+initialize", .initialize),
      Spelling("main", .main),
      Spelling("main()", .main),
      Spelling("unwindAction", .unwindAction),
      Spelling("unwindAction:", .unwindAction),
      Spelling("action", .action),
      Spelling("prepareForSegue", .prepareForSegueSender),
      Spelling("prepareForSegue(_:sender:)", .prepareForSegueSender),
      Spelling("prepare(for:sender:)", .prepareForSegueSender),
      Spelling("viewWillTransition(to:with:)", .viewWillTransitionToSizeWithTransitionCoordinator),
      Spelling("viewWillTransition", .viewWillTransitionToSizeWithTransitionCoordinator),
      Spelling("willTransition(to:with:)", .willTransitionToTraitCollectionWithTransitionCoordinator),
      Spelling("present(_:animated:)", .presentViewControllerAnimatedCompletion),
      Spelling("popViewControllerAnimated", .popViewControllerAnimated),
      Spelling("draw(_:)", .drawRect),
      Spelling("drawRect", .drawRect),
      Spelling("application:didReceiveRemoteNotification:", .applicationDidReceiveRemoteNotification),
      Spelling(
        "application:didReceiveRemoteNotification:fetchCompletionHandler:",
        .applicationDidReceiveRemoteNotificationFetchCompletionHandler),
      Spelling("UIApplicationDidBecomeActiveNotification", .didBecomeActiveNotification),
      Spelling("UIApplication.didBecomeActiveNotification", .didBecomeActiveNotification),
      Spelling("UIApplicationDidBecomeActive", .didBecomeActiveNotification),
      Spelling("NSNotification.Name.UIKeyboardWillShow", .keyboardWillShowNotification),
      Spelling("UIScene.didActivateNotification", .sceneDidActivateNotification),
    ])
  func known(_ spelling: Spelling) {
    #expect(Callback(named: spelling.text.utf8) == spelling.callback)
    #expect(Callback(named: Array(spelling.text.utf8)[...]) == spelling.callback)
  }

  @Test(
    "what is misspelled, shared by several or just a word is no callback",
    arguments: [
      "", ":", "(", "viewwillappear", "viewWillApear", "viewWillAppear::", "viewWillAppear ", "viewDidLoad:",
      "willMove", "application", "scene", "navigationController", "present", "dismiss", "transition", "draw",
      "prepare", "load", "initialize", "setViewControllers", "viewWillAppear(_:", "\u{0}", "é", "zzz",
      "initWithCoder(_:)", "didFinishLaunchingWithOptions",
    ])
  func unknown(_ text: String) {
    #expect(Callback(named: text.utf8) == nil)
  }

  @Test(
    "words of the scenario language name calls",
    arguments: [
      Spelling("present", .presentViewControllerAnimatedCompletion),
      Spelling("dismiss", .dismissViewControllerAnimatedCompletion),
      Spelling("transition", .transitionFromViewController),
      Spelling("push", .pushViewControllerAnimated),
      Spelling("pop", .popViewControllerAnimated),
      Spelling("Present", nil),
      Spelling("presen", nil),
      Spelling("", nil),
    ])
  func calls(_ spelling: Spelling) {
    #expect(Callback(call: spelling.text.utf8) == spelling.callback)
  }
}
