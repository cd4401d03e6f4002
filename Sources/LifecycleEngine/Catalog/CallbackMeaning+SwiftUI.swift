extension CallbackMeaning {
  /// What a view of SwiftUI's tells, and what stands between it and UIKit.
  static let swiftUI: [CallbackMeaning] = [
    CallbackMeaning(
      .onAppear,
      """
      SwiftUI has put the view into its hierarchy, before it is drawn; the order among siblings is not \
      promised.
      """,
      "SwiftUI 已把视图加入层级，尚未绘制；同级视图之间的先后没有保证。"),
    CallbackMeaning(
      .onDisappear,
      "SwiftUI has taken the view out of its hierarchy.",
      "SwiftUI 已把视图移出层级。"),
    CallbackMeaning(
      .task,
      "The task of a SwiftUI view begins to run: after all that appeared with it was told so.",
      "SwiftUI 视图的任务开始执行：在一同出现的视图都得到通知之后。"),
    CallbackMeaning(
      .onCancel,
      "The task of a SwiftUI view is cancelled while it runs, because the view has disappeared.",
      "SwiftUI 视图的任务在执行中被取消，因为视图已消失。"),
    CallbackMeaning(
      .scenePhase,
      "The phase of the scene that a SwiftUI view is in has become active, inactive or background.",
      "SwiftUI 视图所在场景的阶段变为 active、inactive 或 background。"),
    CallbackMeaning(
      .makeCoordinator,
      "Asks for the coordinator of what stands for something of UIKit, before that is made.",
      "在创建 UIKit 对象之前询问其协调者。"),
    CallbackMeaning(
      .makeUIViewController,
      "Asks for the controller that a view of SwiftUI stands for: once for each identity.",
      "询问 SwiftUI 视图所代表的控制器：每个标识一次。"),
    CallbackMeaning(
      .updateUIViewController,
      "The represented controller is to take over new state: right after it was made, and with each update.",
      "所代表的控制器应接受新状态：创建之后立即一次，此后每次更新一次。"),
    CallbackMeaning(
      .dismantleUIViewController,
      "SwiftUI is about to give up the represented controller.",
      "SwiftUI 即将放弃所代表的控制器。"),
    CallbackMeaning(
      .makeUIView,
      "Asks for the UIKit view that a view of SwiftUI stands for: once for each identity.",
      "询问 SwiftUI 视图所代表的 UIKit 视图：每个标识一次。"),
    CallbackMeaning(
      .updateUIView,
      "The represented view is to take over new state: right after it was made, and with each update.",
      "所代表的视图应接受新状态：创建之后立即一次，此后每次更新一次。"),
    CallbackMeaning(
      .dismantleUIView,
      "SwiftUI is about to give up the represented view.",
      "SwiftUI 即将放弃所代表的视图。"),
  ]
}
