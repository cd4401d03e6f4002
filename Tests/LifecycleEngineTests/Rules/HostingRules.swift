extension RuleCase {
  /// SwiftUI at the border: tasks, phases, what stands for something of UIKit's.
  static let hosting = table(
    """
    ## tasks begin when all have appeared, and are cancelled when their view has gone
    ios: 15...
    root: nav(A)
    controller B: hosts Content, Footer
    log: onAppear, onDisappear, task(priority:_:), onCancel, B.viewDidAppear, B.viewDidDisappear, B.dealloc

    launch =>
    push B => Content.onAppear Footer.onAppear Content.task Footer.task B.VDA
    pop => B.VDD Content.onDisappear Content.onCancel Footer.onDisappear Footer.onCancel B.dealloc

    ## versions without tasks
    ios: 13...14
    root: hosting(Content)
    log: onAppear, task(priority:_:), onCancel

    launch => Content.onAppear

    ## a swipe that is given up cancels nothing
    ios: 15...
    root: nav(A)
    controller B: hosts Content
    log: onAppear, onDisappear, task(priority:_:), onCancel

    launch =>
    push B => Content.onAppear Content.task
    swipe back cancelled =>
    present C as fullScreen => Content.onDisappear Content.onCancel
    dismiss => Content.onAppear Content.task

    ## a represented controller is made once, updated, and a child of the host
    ios: 13...
    root: nav(A)
    controller B: hosts Map
    controller C: represented by Map
    log: makeCoordinator, makeUIViewController, updateUIViewController, dismantleUIViewController, onAppear, onDisappear, C.init, C.viewDidLoad, C.willMoveToParentViewController, C.didMoveToParentViewController, C.viewWillAppear, C.viewDidAppear, C.viewWillDisappear, C.viewDidDisappear, C.dealloc, B.viewWillAppear, B.viewDidAppear, B.dealloc

    launch =>
    push B => B.VWA Map.makeCoordinator Map.makeUIViewController C.init C.VDL Map.updateUIViewController C.WMP(B) C.VWA C.DMP(B) Map.onAppear B.VDA C.VDA
    update content Map => Map.updateUIViewController
    update content Map; update content Map => Map.updateUIViewController
    push D => C.VWD C.VDD Map.onDisappear
    update content Map =>
    pop => B.VWA C.VWA Map.onAppear B.VDA C.VDA
    pop => C.VWD C.VDD Map.onDisappear B.dealloc Map.dismantleUIViewController C.dealloc

    ## what the state leaves out is gone for good, and made anew when it comes back
    ios: 13...
    root: hosting(Map, Text)
    controller C: represented by Map
    log: makeUIViewController, updateUIViewController, dismantleUIViewController, onAppear, onDisappear, C.viewDidLoad, C.willMoveToParentViewController, C.viewWillAppear, C.viewDidAppear, C.viewWillDisappear, C.viewDidDisappear, C.dealloc

    launch => Map.makeUIViewController C.VDL Map.updateUIViewController C.WMP(Host) C.VWA Map.onAppear Text.onAppear C.VDA
    hide content Map => Map.onDisappear Map.dismantleUIViewController C.WMP(nil) C.VWD C.VDD C.dealloc
    hide content Text => Text.onDisappear
    show content Text => Text.onAppear
    show content Map => Map.makeUIViewController C.VDL Map.updateUIViewController C.WMP(Host) C.VWA Map.onAppear C.VDA

    ## a represented view
    ios: 13...
    root: nav(A)
    controller B: hosts Chart
    view V: represented by Chart
    log: makeCoordinator, makeUIView, updateUIView, dismantleUIView, V.init, V.didMoveToWindow, V.dealloc, B.dealloc, onAppear

    launch =>
    push B => Chart.makeCoordinator Chart.makeUIView V.init Chart.updateUIView V.dmW Chart.onAppear
    update content Chart => Chart.updateUIView
    hide content Chart => Chart.dismantleUIView V.dmW V.dealloc
    show content Chart => Chart.makeCoordinator Chart.makeUIView V.init Chart.updateUIView V.dmW Chart.onAppear
    pop => V.dmW B.dealloc Chart.dismantleUIView V.dealloc

    ## left out before its host is shown
    ios: 13...
    root: nav(A)
    controller B: hosts Map
    controller C: represented by Map
    log: makeUIViewController, onAppear, onDisappear

    launch =>
    create B; hide content Map =>
    push B =>
    show content Map => Map.makeUIViewController Map.onAppear
    pop => Map.onDisappear

    ## the phase of the scene, in an app of SwiftUI's
    ios: 14...
    window: swiftui
    root: hosting(Content)
    log: scenePhase, onAppear, onDisappear, sceneWillResignActive, sceneDidEnterBackground, sceneWillEnterForeground, sceneDidBecomeActive

    launch => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive: Content.onAppear Content.scenePhase(active)
    home => SceneDelegate.sceneWillResignActive: SceneDelegate.sceneDidEnterBackground: Content.scenePhase(inactive) Content.scenePhase(background)
    open => SceneDelegate.sceneWillEnterForeground: SceneDelegate.sceneDidBecomeActive: Content.scenePhase(inactive) Content.scenePhase(active)
    control center => SceneDelegate.sceneWillResignActive: Content.scenePhase(inactive)
    close => SceneDelegate.sceneDidBecomeActive: Content.scenePhase(active)

    ## who is not on screen hears nothing of it
    ios: 14...
    window: swiftui
    root: hosting(Content)
    log: scenePhase, onDisappear

    launch => Content.scenePhase(active)
    present F as fullScreen => Content.onDisappear
    home =>

    ## nor does who is in an app with a scene delegate of its own
    ios: 14...
    root: hosting(Content)
    log: scenePhase

    launch =>
    home =>
    """, log: Log.controllers)
}
