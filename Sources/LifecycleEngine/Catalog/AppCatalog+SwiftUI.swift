extension AppCatalog {
  static let swiftUI: [CallbackInfo] = [
    CallbackInfo(.onAppear, "onAppear", "onAppear(perform:)", .swiftUIView, .swiftUI, since: Version(13)),
    CallbackInfo(.onDisappear, "onDisappear", "onDisappear(perform:)", .swiftUIView, .swiftUI, since: Version(13)),
    // Written out: a bare `task` is too often just a word.
    CallbackInfo(.task, "task(priority:_:)", "task(priority:_:)", .swiftUIView, .swiftUI, since: Version(15)),
    CallbackInfo(
      .onCancel, "onCancel", "withTaskCancellationHandler(operation:onCancel:)", .swiftUIView, .swiftUI,
      since: Version(15)),
    // Of sheet(isPresented:onDismiss:content:), whose own name is just a word in a note.
    CallbackInfo(.onDismiss, "onDismiss", "onDismiss", .swiftUIView, .swiftUI, since: Version(13)),
    CallbackInfo(
      .scenePhase, "scenePhase", "scenePhase", .swiftUIView, .swiftUI, since: Version(14), argument: .text),
    CallbackInfo(
      .makeCoordinator, "makeCoordinator", "makeCoordinator()", .viewControllerRepresentable, .swiftUI, .query,
      since: Version(13)),
    CallbackInfo(
      .makeUIViewController, "makeUIViewController", "makeUIViewController(context:)", .viewControllerRepresentable,
      .swiftUI, .query, since: Version(13)),
    CallbackInfo(
      .updateUIViewController, "updateUIViewController", "updateUIViewController(_:context:)",
      .viewControllerRepresentable, .swiftUI, since: Version(13)),
    CallbackInfo(
      .dismantleUIViewController, "dismantleUIViewController", "dismantleUIViewController(_:coordinator:)",
      .viewControllerRepresentable, .swiftUI, since: Version(13)),
    CallbackInfo(
      .makeUIView, "makeUIView", "makeUIView(context:)", .viewRepresentable, .swiftUI, .query, since: Version(13)),
    CallbackInfo(
      .updateUIView, "updateUIView", "updateUIView(_:context:)", .viewRepresentable, .swiftUI, since: Version(13)),
    CallbackInfo(
      .dismantleUIView, "dismantleUIView", "dismantleUIView(_:coordinator:)", .viewRepresentable, .swiftUI,
      since: Version(13)),
  ]
}
