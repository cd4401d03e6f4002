/// An object of the responder chain.
enum Responder: Hashable, Sendable {
  case view(ViewID)
  case controller(ControllerID)
  case scene
  case app
  case appDelegate
}

extension World {
  /// The next responder.
  func nextResponder(of responder: Responder, usesScenes: Bool) -> Responder? {
    switch responder {
    case .view(let view):
      if let controller = self[view].controller { return .controller(controller) }
      if self[view].isWindow != nil { return usesScenes ? .scene : .app }
      return self[view].superview.map { .view($0) }
    case .controller(let id):
      if let presenter = self[id].presenter { return .controller(presenter) }
      if let view = self[id].view, let above = self[view].superview { return .view(above) }
      return nil
    case .scene: return .app
    case .app: return .appDelegate
    case .appDelegate: return nil
    }
  }
}
