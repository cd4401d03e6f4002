// The presentation controller of a custom presentation, where the app has a class of its own.

extension Simulator {
  private func presentationController(of id: ControllerID) -> Receiver? {
    guard platform[.hasPresentationControllers], self[id].presentationStyle == .custom else { return nil }
    return spec(id).presentationController.flatMap { script.receiver(named: $0) }
  }

  /// Whether it takes the presenter's view away; by default it does not.
  func removesPresentersView(_ id: ControllerID) -> Bool {
    presentationController(of: id).map { answersYes(.shouldRemovePresentersView, $0) } ?? false
  }

  mutating func tellPresentationController(of id: ControllerID, _ callback: Callback) {
    guard let receiver = presentationController(of: id) else { return }
    send(callback, to: receiver, callback.info.argument == .flag ? .flag(true) : .none)
  }
}
