/// The class or protocol that declares a callback.
public enum Owner: UInt8, CaseIterable, Sendable, Hashable {
  case process
  /// Any class: what is sent to classes themselves.
  case anyClass
  /// Any object: `init`, `dealloc`, what a nib sends.
  case object
  case applicationDelegate
  case userNotificationCenterDelegate
  case locationManagerDelegate
  case sceneDelegate
  case windowSceneDelegate
  case carPlaySceneDelegate
  case viewController
  case navigationController
  case navigationControllerDelegate
  case tabBarController
  case tabBarControllerDelegate
  case pageViewController
  case pageViewControllerDelegate
  case pageViewControllerDataSource
  case splitViewControllerDelegate
  case presentationController
  case adaptivePresentationDelegate
  case transitioningDelegate
  case animatedTransitioning
  case interactiveTransitioning
  case popoverControllerDelegate
  case popoverPresentationDelegate
  case searchControllerDelegate
  case view
  case window
  case control
  case responder
  case textFieldDelegate
  case scrollViewDelegate
  case tableView
  case tableViewCell
  case tableViewHeaderFooterView
  case tableViewDataSource
  case tableViewDelegate
  case tableViewPrefetching
  case collectionViewDataSource
  case collectionViewDelegate
  case collectionViewPrefetching
  /// The target of a control or gesture recogniser.
  case actionTarget
  case notificationCenter
  case swiftUIView
  case viewControllerRepresentable
  case viewRepresentable
  case console

  /// The name of the type as Apple's documentation writes it, or what stands for one.
  public var displayName: StaticString {
    switch self {
    case .process: "process"
    case .anyClass: "class"
    case .object: "NSObject"
    case .applicationDelegate: "UIApplicationDelegate"
    case .userNotificationCenterDelegate: "UNUserNotificationCenterDelegate"
    case .locationManagerDelegate: "CLLocationManagerDelegate"
    case .sceneDelegate: "UISceneDelegate"
    case .windowSceneDelegate: "UIWindowSceneDelegate"
    case .carPlaySceneDelegate: "CPTemplateApplicationSceneDelegate"
    case .viewController: "UIViewController"
    case .navigationController: "UINavigationController"
    case .navigationControllerDelegate: "UINavigationControllerDelegate"
    case .tabBarController: "UITabBarController"
    case .pageViewController: "UIPageViewController"
    case .tabBarControllerDelegate: "UITabBarControllerDelegate"
    case .pageViewControllerDelegate: "UIPageViewControllerDelegate"
    case .pageViewControllerDataSource: "UIPageViewControllerDataSource"
    case .splitViewControllerDelegate: "UISplitViewControllerDelegate"
    case .presentationController: "UIPresentationController"
    case .adaptivePresentationDelegate: "UIAdaptivePresentationControllerDelegate"
    case .transitioningDelegate: "UIViewControllerTransitioningDelegate"
    case .animatedTransitioning: "UIViewControllerAnimatedTransitioning"
    case .interactiveTransitioning: "UIViewControllerInteractiveTransitioning"
    case .popoverControllerDelegate: "UIPopoverControllerDelegate"
    case .popoverPresentationDelegate: "UIPopoverPresentationControllerDelegate"
    case .searchControllerDelegate: "UISearchControllerDelegate"
    case .view: "UIView"
    case .window: "UIWindow"
    case .control: "UIControl"
    case .responder: "UIResponder"
    case .textFieldDelegate: "UITextFieldDelegate"
    case .scrollViewDelegate: "UIScrollViewDelegate"
    case .tableView: "UITableView"
    case .tableViewCell: "UITableViewCell"
    case .tableViewHeaderFooterView: "UITableViewHeaderFooterView"
    case .tableViewDataSource: "UITableViewDataSource"
    case .tableViewDelegate: "UITableViewDelegate"
    case .tableViewPrefetching: "UITableViewDataSourcePrefetching"
    case .collectionViewDataSource: "UICollectionViewDataSource"
    case .collectionViewDelegate: "UICollectionViewDelegate"
    case .collectionViewPrefetching: "UICollectionViewDataSourcePrefetching"
    case .actionTarget: "action target"
    case .notificationCenter: "NotificationCenter"
    case .swiftUIView: "SwiftUI.View"
    case .viewControllerRepresentable: "UIViewControllerRepresentable"
    case .viewRepresentable: "UIViewRepresentable"
    case .console: "console"
    }
  }

  /// The name in Chinese: types keep theirs.
  public var displayNameChinese: StaticString {
    switch self {
    case .process: "进程"
    case .anyClass: "类"
    case .actionTarget: "动作的目标"
    case .console: "控制台"
    default: displayName
    }
  }
}
