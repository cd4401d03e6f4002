import Verify

extension StatePredicate {
  var english: String { words.english }
  var chinese: String { words.chinese }

  private var words: (english: String, chinese: String) {
    switch self {
    case .viewIsLoaded: ("the view is loaded", "view 已加载")
    case .viewIsNotLoaded: ("the view is not loaded yet", "view 尚未加载")
    case .viewIsInWindow: ("the view is in a window", "view 已在 window 中")
    case .viewIsNotInWindow: ("the view is in no window", "view 不在 window 中")
    case .outletsAreConnected: ("the controller's outlets are connected", "控制器的 outlet 已连接")
    case .outletsAreNotConnected: ("the controller's outlets are not connected yet", "控制器的 outlet 尚未连接")
    case .sizeIsFinal: ("the view has the size it is shown with", "view 的尺寸已确定")
    case .sizeIsNotFinal: ("the view does not have its final size yet", "view 的尺寸尚未确定")
    case .subviewsAreLaidOut: ("the subviews have been laid out", "子视图已完成布局")
    case .subviewsAreNotLaidOut: ("the subviews are not laid out yet", "子视图尚未布局")
    case .viewIsOnScreen: ("the view is on screen", "view 已显示在屏幕上")
    case .viewIsNotOnScreen: ("the view is not on screen", "view 未显示在屏幕上")
    case .appIsActive: ("the app is active", "应用处于活动状态")
    case .appIsInactive: ("the app is not active", "应用未处于活动状态")
    case .appIsInBackground: ("the app is in the background", "应用在后台")
    case .appIsNotInBackground: ("the app is not in the background", "应用不在后台")
    case .comesAtOnce: ("the call that asks for it has not returned yet", "请求它的调用尚未返回")
    case .comesLater: ("the call that asks for it has returned before", "请求它的调用已经返回")
    case .argumentIsYes: ("its argument is true", "其参数为 true")
    case .argumentIsNo: ("its argument is false", "其参数为 false")
    case .argumentIsNil: ("its argument is nil", "其参数为 nil")
    case .subviewIsTold: ("the subview itself receives it", "由子视图本身接收")
    case .superviewIsTold: ("the superview receives it", "由父视图接收")
    }
  }
}
