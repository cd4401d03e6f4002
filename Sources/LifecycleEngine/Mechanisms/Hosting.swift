// SwiftUI inside a hosting controller, which is an ordinary controller to UIKit.

extension Simulator {
  /// `onAppear` comes after the layout of the update and before the controller's viewDidAppear.
  mutating func showContent(of id: ControllerID) {
    guard self[id].kind == .hosting, !self[id].showsContent,
      self[id].appearance == .appearing || self[id].appearance == .appeared
    else { return }
    self[id].showsContent = true
    for name in spec(id).content { send(.onAppear, to: Receiver(.object, Int(name.raw))) }
  }

  /// `onDisappear` comes when the view has gone.
  mutating func hideContent(of id: ControllerID) {
    guard self[id].showsContent else { return }
    self[id].showsContent = false
    for name in spec(id).content { send(.onDisappear, to: Receiver(.object, Int(name.raw))) }
  }
}
