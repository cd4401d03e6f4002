package import Diagnostics
package import LifecycleEngine

extension AppState {
  /// The state's name.
  package func words(in language: Language) -> String { language("\(word)", chinese) }

  var chinese: String {
    switch self {
    case .notRunning: "未运行"
    case .inactive: "非活动"
    case .active: "活动"
    case .background: "后台"
    case .suspended: "挂起"
    }
  }
}
