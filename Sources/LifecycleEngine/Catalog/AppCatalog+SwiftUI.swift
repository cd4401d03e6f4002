extension AppCatalog {
  static let swiftUI: [CallbackInfo] = [
    CallbackInfo(.onAppear, "onAppear", swift: "onAppear(perform:)", .swiftUIView, .swiftUI, since: Version(13)),
    CallbackInfo(
      .onDisappear, "onDisappear", swift: "onDisappear(perform:)", .swiftUIView, .swiftUI, since: Version(13)),
    // Written out: a bare `task` is too often just a word.
    CallbackInfo(.task, "task(priority:_:)", swift: "task(priority:_:)", .swiftUIView, .swiftUI, since: Version(15)),
    CallbackInfo(
      .onCancel, "onCancel", swift: "withTaskCancellationHandler(operation:onCancel:)", .swiftUIView, .swiftUI,
      since: Version(15)),
    // Of sheet(isPresented:onDismiss:content:), whose own name is just a word in a note.
    CallbackInfo(.onDismiss, "onDismiss", swift: "onDismiss", .swiftUIView, .swiftUI, since: Version(13)),
    CallbackInfo(
      .scenePhase, "scenePhase", swift: "scenePhase", .swiftUIView, .swiftUI, since: Version(14), argument: .text),
    CallbackInfo(
      .makeCoordinator, "makeCoordinator", .viewControllerRepresentable, .swiftUI, .query,
      since: Version(13)),
    CallbackInfo(
      .makeUIViewController, "makeUIViewController", swift: "makeUIViewController(context:)",
      .viewControllerRepresentable,
      .swiftUI, .query, since: Version(13)),
    CallbackInfo(
      .updateUIViewController, "updateUIViewController", swift: "updateUIViewController(_:context:)",
      .viewControllerRepresentable, .swiftUI, since: Version(13)),
    CallbackInfo(
      .dismantleUIViewController, "dismantleUIViewController", swift: "dismantleUIViewController(_:coordinator:)",
      .viewControllerRepresentable, .swiftUI, since: Version(13)),
    CallbackInfo(
      .makeUIView, "makeUIView", swift: "makeUIView(context:)", .viewRepresentable, .swiftUI, .query, since: Version(13)
    ),
    CallbackInfo(
      .updateUIView, "updateUIView", swift: "updateUIView(_:context:)", .viewRepresentable, .swiftUI, since: Version(13)
    ),
    CallbackInfo(
      .dismantleUIView, "dismantleUIView", swift: "dismantleUIView(_:coordinator:)", .viewRepresentable, .swiftUI,
      since: Version(13)),
  ]
}
