extension CallbackMeaning {
  /// What a view of SwiftUI's tells, and what stands between it and UIKit.
  static let swiftUI: KeyValuePairs<Callback, StaticString> = [
    .onAppear: """
    SwiftUI has put the view into its hierarchy, before it is drawn; the order among siblings is not \
    promised.
    """,
    .onDisappear: "SwiftUI has taken the view out of its hierarchy.",
    .task: "The task of a SwiftUI view begins to run: after all that appeared with it was told so.",
    .onDismiss: "A sheet that a SwiftUI view has presented is dismissed, by the user or by the app's state.",
    .onCancel: "The task of a SwiftUI view is cancelled while it runs, because the view has disappeared.",
    .scenePhase: "The phase of the scene that a SwiftUI view is in has become active, inactive or background.",
    .makeCoordinator: "Asks for the coordinator of what stands for something of UIKit, before that is made.",
    .makeUIViewController: "Asks for the controller that a view of SwiftUI stands for: once for each identity.",
    .updateUIViewController:
      "The represented controller is to take over new state: right after it was made, and with each update.",
    .dismantleUIViewController: "SwiftUI is about to give up the represented controller.",
    .makeUIView: "Asks for the UIKit view that a view of SwiftUI stands for: once for each identity.",
    .updateUIView: "The represented view is to take over new state: right after it was made, and with each update.",
    .dismantleUIView: "SwiftUI is about to give up the represented view.",
  ]
}
