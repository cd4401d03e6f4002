/// Who saw a fact of the platform, in Chinese; the engine has the English. Many facts have the same evidence, so the
/// rows are found by the English text.
enum EvidenceWording {
  static func chinese(_ evidence: String) -> String { table[evidence] ?? evidence }

  private static let table: [String: String] = [
    "inference": "推断",
    "no published log": "没有公开发布的日志",
    "reimplementations do so": "各种重新实现都如此",
    "UIViewController header": "UIViewController 头文件",
    "UIView header": "UIView 头文件",
    "UINavigationController header": "UINavigationController 头文件",
    "UIPresentationController header": "UIPresentationController 头文件",
    "UIViewController documentation: back to iOS 13 when built with the iOS 17 SDK":
      "UIViewController 文档：用 iOS 17 SDK 构建时可回溯到 iOS 13",
    "UIView documentation": "UIView 文档",
    "UISplitViewController documentation": "UISplitViewController 文档",
    "UIModalPresentationStyle documentation": "UIModalPresentationStyle 文档",
    "Apple, “Supporting Dark Mode in your interface”": "Apple 文档“Supporting Dark Mode in your interface”",
    "reports since iOS 13 (FluentDarkModeKit 97, Texture 1686, QMUI 1491)":
      "iOS 13 以来的问题报告（FluentDarkModeKit 97、Texture 1686、QMUI 1491）",
    "handlers that present the next alert, in posts since iOS 8; no published log":
      "iOS 8 以来的文章：在处理代码中呈现下一个警告框；尚无公开日志",
    "UITraitCollection documentation": "UITraitCollection 文档",
    "CPTemplateApplicationSceneDelegate documentation: when it connects the scene; no published log":
      "CPTemplateApplicationSceneDelegate 文档：连接场景时；没有公开发布的日志",
    "CPTemplateApplicationSceneDelegate documentation: after it disconnects the scene; no published log":
      "CPTemplateApplicationSceneDelegate 文档：断开场景之后；没有公开发布的日志",
    "UIContentContainer documentation": "UIContentContainer 文档",
    "Open Radar 29824842 (iOS 10.2) heard nothing in a column that had been hidden from the start":
      "Open Radar 29824842（iOS 10.2）：一开始就隐藏的一栏什么也没有收到",
    "forcedotcom/SalesforceMobileSDK-iOS 3679: UISceneDidActivateNotification is not posted for AirPlay":
      "forcedotcom/SalesforceMobileSDK-iOS 3679：AirPlay 的场景不会发出 UISceneDidActivateNotification",
    "FlowStacks 69: the binding is set at the very end of the dismissal; no published log":
      "FlowStacks 69：关闭的最后一刻才设置绑定；没有公开发布的日志",
    "no published log; a view that changes its place goes and comes": "没有公开发布的日志；视图换位置时会先离开、再回来",
    "no published log; that it is what a collapsed one shows is documented (UISplitViewController.Column)":
      "没有公开发布的日志；折叠时显示的就是它，文档有写（UISplitViewController.Column）",
    "the documentation of the question makes no exception; no published log": "这个询问的文档没有写例外；没有公开发布的日志",
    "no published log; that More pushes it is documented": "没有公开发布的日志；由“更多”压栈，文档有写",
    "UITab header: when the controller is requested and there is none; no published log of who requests it":
      "UITab 头文件：有人要控制器而还没有时；由谁在何时要，没有公开发布的日志",
    "UITabBarController header: when the selected tab has changed; some apps count on it, others do not":
      "UITabBarController 头文件：选中的标签改变时；有的应用依赖它，有的不依赖",
    "react-native-screens 4675 sees it, the header allows it; the documentation speaks of the user":
      "react-native-screens 4675 观察到，头文件也允许；文档说的是用户选中",
    "the previous tab may be nil; no published log": "前一个标签可以是 nil；没有公开发布的日志",
    "UITabBarController header: with tabs, viewControllers and related methods are not called":
      "UITabBarController 头文件：设置 tabs 后，不再调用 viewControllers 及相关方法",
    "UIResponder documentation: to the first responder; posts since 2017 see it without one":
      "UIResponder 文档：发给第一响应者；2017 年以来的文章在没有第一响应者时也观察到",
    "UIViewController documentation: after it finishes; no published log":
      "UIViewController 文档：在其完成之后；没有公开发布的日志",
    "UITraitCollection documentation of preferredContentSizeCategory":
      "UITraitCollection 文档中的 preferredContentSizeCategory",
    "Apple, “Adopting Multitasking Enhancements on iPad”": "Apple 文档“Adopting Multitasking Enhancements on iPad”",
    "Apple, “Adopting Multitasking Enhancements on iPad”, of the divider; of later windows no published log":
      "Apple 文档“Adopting Multitasking Enhancements on iPad”（关于分隔条）；对后来的窗口没有公开日志",
    "rdar 24277475 (iOS 9): on the way to three quarters it did, on the way back to half it did not":
      "rdar 24277475（iOS 9）：拉到四分之三时会，退回一半时不会",
    "UIAdaptivePresentationControllerDelegate documentation: it is full screen then; no published log":
      "UIAdaptivePresentationControllerDelegate 文档：此时为全屏；没有公开发布的日志",
    "UIScene documentation": "UIScene 文档",
    "UIApplicationDelegate documentation": "UIApplicationDelegate 文档",
    "UIAdaptivePresentationControllerDelegate documentation": "UIAdaptivePresentationControllerDelegate 文档",
    "UIAdaptivePresentationControllerDelegate documentation: after the animation":
      "UIAdaptivePresentationControllerDelegate 文档：在动画之后",
    "UIApplicationDelegate documentation: applicationDidEnterBackground(_:) since iOS 4":
      "UIApplicationDelegate 文档：applicationDidEnterBackground(_:) 自 iOS 4 起",
    "UIViewController documentation of didReceiveMemoryWarning()": "UIViewController 文档中的 didReceiveMemoryWarning()",
    "UIView documentation of willRemoveSubview(_:)": "UIView 文档中的 willRemoveSubview(_:)",
    "UNUserNotificationCenterDelegate documentation; no published log with scenes":
      "UNUserNotificationCenterDelegate 文档；没有使用场景的公开日志",
    "UIScene.ActivationState documentation; no published log": "UIScene.ActivationState 文档；没有公开发布的日志",
    "nibName documentation; later observations have the class name first (Neuburg, iOS 9; log of iOS 12)":
      "nibName 文档；后来的观察是类名在先（Neuburg，iOS 9；iOS 12 的日志）",
    "frames of later versions; Chameleon for earlier ones": "较新版本的调用栈；较旧版本依据 Chameleon",
    "frames of later versions (RTRootNavigationController 275)": "较新版本的调用栈（RTRootNavigationController 275）",
    "frames of later versions (mixpanel-iphone 709)": "较新版本的调用栈（mixpanel-iphone 709）",
    "frames: the appearance hook runs in the window move": "调用栈：出现的处理在移入 window 时执行",
    "frames of makeKeyAndVisible": "makeKeyAndVisible 的调用栈",
    "order of the will-callbacks is known from frames, of the did-callbacks not":
      "will 回调的顺序由调用栈得知，did 回调的顺序未知",
    "reports since iOS 16 (LNPopupController 521)": "iOS 16 以来的报告（LNPopupController 521）",
    "UINavigationBar since iOS 11": "iOS 11 以来的 UINavigationBar",
    "list of iOS 7 (bradbambara 2014)": "iOS 7 的列表（bradbambara 2014）",
    "logs of iOS 10 (remkoh) and 12.2 (aokiplayer)": "iOS 10（remkoh）与 12.2（aokiplayer）的日志",
    "log of iOS 12.2 (aokiplayer)": "iOS 12.2 的日志（aokiplayer）",
    "logs of iOS 13 (aokiplayer 2020)": "iOS 13 的日志（aokiplayer 2020）",
    "Neuburg's lists for iOS 10, 11 and 15": "Neuburg 就 iOS 10、11、15 给出的列表",
    "Neuburg's lists: for iOS 10 one list for both ways of holding the device":
      "Neuburg 的列表：iOS 10 上两种握持方向用同一份列表",
    "logs of iOS 8, 9, 10, 11 and 12; four sources": "iOS 8、9、10、11、12 的日志；四个来源",
    "console screenshots of 17.4 and 18.2 (VAndrJ)": "17.4 与 18.2 的控制台截图（VAndrJ）",
    "consoles of iOS 12 (jianshu ff7ded05242d), 11 (Stack Overflow 48653763)":
      "iOS 12（简书 ff7ded05242d）与 11（Stack Overflow 48653763）的控制台",
    "log of iOS 5 (vastdev 2012)": "iOS 5 的日志（vastdev 2012）",
    "log of iOS 5 (vastdev 2012); rdar 29912893 (iOS 10), of a tab that is selected first":
      "iOS 5 的日志（vastdev 2012）；rdar 29912893（iOS 10，首次选中的标签页）",
    "rdar 29912893 (iOS 10): once for each return to a tab that was shown before":
      "rdar 29912893（iOS 10）：每次回到显示过的标签页时一次",
    "rdar 18002763 (2014)": "rdar 18002763（2014 年）",
    "rdar 19810773 (iOS 8)": "rdar 19810773（iOS 8）",
    "rdar 18246020; log of iOS 8 (Parker, 15 April 2015)": "rdar 18246020；iOS 8 的日志（Parker，2015 年 4 月 15 日）",
    "log of 2015: they are released before the transition ends": "2015 年的日志：它们在转场结束之前释放",
    "viewIsAppearing stands between the old tab's callbacks": "viewIsAppearing 位于旧 tab 的两个回调之间",
    "logs show the load between the two, which fits both": "日志中加载位于两者之间，与两种答案都相符",
    "Apple, iOS 5 announced (2011)": "Apple 发布 iOS 5（2011）",
    "Apple, iOS 7 announced (2013)": "Apple 发布 iOS 7（2013）",
    "texts on the console, collected in questions of 2012 to 2015": "控制台文字，收集自 2012 至 2015 年的提问",
    "texts on the console: WeChat 16 (iOS 13) without, Siren 348 (iOS 14) with":
      "控制台文字：WeChat 16（iOS 13）没有，Siren 348（iOS 14）有",
    "logs of one app on 4.3 and 5.0 (e-com-net 253833)": "同一应用在 4.3 与 5.0 上的日志（e-com-net 253833）",
    "log of iOS 5.0 (e-com-net 253833); background by iOS 11": "iOS 5.0 的日志（e-com-net 253833）；到 iOS 11 已是后台",
    "Neuburg, Stack Overflow 66605799; logs of iOS 9 (jianshu a212496277f0), 11 and 12":
      "Neuburg，Stack Overflow 66605799；iOS 9（简书 a212496277f0）、11、12 的日志",
    "logs; the documentation leaves didEnterBackground out": "日志；文档没有提到 didEnterBackground",
    "logs of 11 and 12; up to 10 one resignation, from 13 on nothing published":
      "11 与 12 的日志；10 及以前只失去一次活动，13 起没有公开资料",
    "Apple, iOS 14: calls are banners unless the user wants the full screen":
      "Apple，iOS 14：来电以横幅显示，除非用户选择全屏",
    "order of the other deliveries on the way to the foreground": "进入前台途中其他事件的送达顺序",
    "recorded launches: the first layout comes before applicationDidBecomeActive, viewDidAppear behind it":
      "启动的实录：第一次布局先于 applicationDidBecomeActive，viewDidAppear 在其后",
    "a recorded drag that was given up": "一次放弃的拖动的实录",
    "log of iOS 13 (haomeiwen nqdkvhtx): twice in one run, once in another; safe areas since 11":
      "iOS 13 的日志（haomeiwen nqdkvhtx），一次运行为两遍，另一次为一遍；安全区域自 iOS 11 起存在",
    "recorded runs of iOS 14 (Ajmera 2020) and 17; inference: the system takes its snapshots":
      "iOS 14（Ajmera 2020）与 17 的实录；推断：系统在截取快照",
    "Apple TN2298; log of canPerformUnwindSegueAction on iOS 6 and 7, which the source is asked first":
      "Apple TN2298；iOS 6、7 上 canPerformUnwindSegueAction 的日志：先询问发起方",
    "inference: the device is unlocked before the app comes back": "推断：设备在应用回来之前已经解锁",
    "log of iOS 9 (jianshu a212496277f0)": "iOS 9 的日志（简书 a212496277f0）",
    "UIKit's exception text since iOS 9; a console line before": "iOS 9 以来 UIKit 的异常文字；此前是一行控制台输出",
    "Xcode 11 templates": "Xcode 11 的模板",
    "Neuburg, Stack Overflow 71570813 (13); Apple forums 732170 has the disconnection (16)":
      "Neuburg，Stack Overflow 71570813（13）；Apple 论坛 732170 有断开（16）",
    "Apple's diagram allows it": "Apple 的示意图允许这样",
    "inference from the aggregated state": "由汇总状态推断",
    "the same order as for the application delegate": "与应用代理的顺序相同",
    "log of iOS 14 (Ajmera 2020): a navigation controller's root is loaded behind sceneDidBecomeActive":
      "iOS 14 的日志（Ajmera 2020）：导航控制器的根在 sceneDidBecomeActive 之后加载",
    "rdar 12322346 (iOS 5.1, 6.0)": "rdar 12322346（iOS 5.1、6.0）",
    "TN3187": "技术说明 TN3187",
    "the getter as the documentation describes it": "文档所描述的 getter",
    "logs of iOS 9 and 10 with two passes": "iOS 9 与 10 的日志中有两轮布局",
    "log of iOS 9 (e-com-net 4817188)": "iOS 9 的日志（e-com-net 4817188）",
    "four logs of removals": "四份移除视图的日志",
    "logs of iOS 12; one post of 2019 has them once": "iOS 12 的日志；2019 年的一篇文章中只有一次",
    "logs of iOS 12 (CLTestView 2018)": "iOS 12 的日志（CLTestView 2018）",
    "inference from the order of removal and addition": "由移除与加入的顺序推断",
    "CALayer documentation of layoutIfNeeded(); that of UIView names the view itself":
      "CALayer 文档中的 layoutIfNeeded()；UIView 的文档只说该视图自身",
    "UITableViewCell documentation": "UITableViewCell 文档",
    "View Controller Programming Guide: asked first; of the loading it says nothing":
      "View Controller Programming Guide：最先询问；未提及加载",
    "no published log; an animator that sent viewWillAppear itself was told to come first (RZTransitions 20)":
      "没有公开发布的日志；据报告，自行发送 viewWillAppear 的动画者先到（RZTransitions 20）",
    "UIViewControllerAnimatedTransitioning documentation: at the end of the transition":
      "UIViewControllerAnimatedTransitioning 文档：在转场结束时",
    "no published log; cancelled pops have it so (log of 2014)": "没有公开发布的日志；取消的 pop 如此（2014 年日志）",
    "SwiftUI.App documentation": "SwiftUI.App 文档",
    "a report of 2024 that they do not (FlowStacks 81)": "2024 年的报告称不会（FlowStacks 81）",
    "UIViewControllerRepresentable documentation, which says only that it comes before the removal":
      "UIViewControllerRepresentable 文档，只说在移除之前",
    "SwiftUI.View documentation: at some point after the view disappears": "SwiftUI.View 文档：在视图消失之后的某个时刻",
    "UITableViewHeaderFooterView documentation": "UITableViewHeaderFooterView 文档",
    "no published log; lists of the order for tables have it so (jianshu ce5a13cbf565, CSDN 45395429)":
      "没有公开发布的日志；表格的顺序列表如此（jianshu ce5a13cbf565、CSDN 45395429）",
    "UITableViewDataSourcePrefetching documentation, which does not say when":
      "UITableViewDataSourcePrefetching 文档，但未说明何时",
    "stack traces of iOS 9 to 17 (RocketChat 2181, WordPress-iOS 4956, Apollo-Reborn 1076)":
      "iOS 9 至 17 的调用栈（RocketChat 2181、WordPress-iOS 4956、Apollo-Reborn 1076）",
    "no published log; the header lists the calls for one item, tables deselect first (iter01 128615)":
      "没有公开发布的日志；头文件只列出单个项的调用，表格先取消选中（iter01 128615）",
    "Apple's UIKit sessions of 2016; Stack Overflow 39135347": "Apple 2016 年的 UIKit 讲座；Stack Overflow 39135347",
    "Apple's UIKit sessions of 2021; tables of iOS 10 do not (Stack Overflow 39135347)":
      "Apple 2021 年的 UIKit 讲座；iOS 10 的表格不会（Stack Overflow 39135347）",
    "CFRunLoop; a touch handler can be served before": "CFRunLoop；触摸处理可能先执行",
  ]
}
