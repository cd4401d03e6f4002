import Diagnostics
import LifecycleEngine

extension LifeCycle {
  /// `with scenes`, of an app.
  func words(in language: Language) -> String {
    switch self {
    case .app: language("without scenes", "不使用场景的应用")
    case .scene: language("with scenes", "使用场景的应用")
    }
  }

  /// `in an app with scenes`
  func place(in language: Language) -> String { language("in an app ", "") + words(in: language) }
}
