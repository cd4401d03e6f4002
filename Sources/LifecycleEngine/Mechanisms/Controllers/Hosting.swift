/// SwiftUI inside a hosting controller, which is an ordinary controller to UIKit.
enum Hosting {
  /// `onAppear` comes after the layout of the update and before the controller's viewDidAppear.
  static func show(of id: ControllerID, _ run: inout Run) {
    guard run[id].kind == .hosting, !run[id][.showsContent],
      run[id].appearance == .appearing || run[id].appearance == .appeared
    else { return }
    run[id][.showsContent] = true
    for name in run.spec(id).content { run.send(.onAppear, to: Receiver(.object, Int(name.raw))) }
  }

  /// `onDisappear` comes when the view has gone.
  static func hide(of id: ControllerID, _ run: inout Run) {
    guard run[id][.showsContent] else { return }
    run[id][.showsContent] = false
    for name in run.spec(id).content { run.send(.onDisappear, to: Receiver(.object, Int(name.raw))) }
  }
}
