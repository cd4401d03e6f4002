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

  /// Where the type is documented.
  public var documentation: StaticString {
    switch self {
    case .process: "UIApplicationMain documentation"
    case .anyClass: "Objective-C runtime documentation"
    case .object: "NSObject documentation"
    case .applicationDelegate: "UIApplicationDelegate documentation"
    case .userNotificationCenterDelegate: "UNUserNotificationCenterDelegate documentation"
    case .locationManagerDelegate: "CLLocationManagerDelegate documentation"
    case .sceneDelegate: "UISceneDelegate documentation"
    case .windowSceneDelegate: "UIWindowSceneDelegate documentation"
    case .viewController: "UIViewController documentation"
    case .navigationController: "UINavigationController documentation"
    case .navigationControllerDelegate: "UINavigationControllerDelegate documentation"
    case .tabBarController: "UITabBarController documentation"
    case .pageViewController: "UIPageViewController documentation"
    case .tabBarControllerDelegate: "UITabBarControllerDelegate documentation"
    case .pageViewControllerDelegate: "UIPageViewControllerDelegate documentation"
    case .pageViewControllerDataSource: "UIPageViewControllerDataSource documentation"
    case .splitViewControllerDelegate: "UISplitViewControllerDelegate documentation"
    case .presentationController: "UIPresentationController documentation"
    case .adaptivePresentationDelegate: "UIAdaptivePresentationControllerDelegate documentation"
    case .transitioningDelegate: "UIViewControllerTransitioningDelegate documentation"
    case .animatedTransitioning: "UIViewControllerAnimatedTransitioning documentation"
    case .interactiveTransitioning: "UIViewControllerInteractiveTransitioning documentation"
    case .popoverControllerDelegate: "UIPopoverControllerDelegate documentation"
    case .popoverPresentationDelegate: "UIPopoverPresentationControllerDelegate documentation"
    case .searchControllerDelegate: "UISearchControllerDelegate documentation"
    case .view: "UIView documentation"
    case .window: "UIWindow documentation"
    case .control: "UIControl documentation"
    case .responder: "UIResponder documentation"
    case .textFieldDelegate: "UITextFieldDelegate documentation"
    case .scrollViewDelegate: "UIScrollViewDelegate documentation"
    case .tableView: "UITableView documentation"
    case .tableViewCell: "UITableViewCell documentation"
    case .tableViewHeaderFooterView: "UITableViewHeaderFooterView documentation"
    case .tableViewDataSource: "UITableViewDataSource documentation"
    case .tableViewDelegate: "UITableViewDelegate documentation"
    case .tableViewPrefetching: "UITableViewDataSourcePrefetching documentation"
    case .collectionViewDataSource: "UICollectionViewDataSource documentation"
    case .collectionViewDelegate: "UICollectionViewDelegate documentation"
    case .collectionViewPrefetching: "UICollectionViewDataSourcePrefetching documentation"
    case .actionTarget: "UIControl documentation"
    case .notificationCenter: "NotificationCenter documentation"
    case .swiftUIView: "SwiftUI.View documentation"
    case .viewControllerRepresentable: "UIViewControllerRepresentable documentation"
    case .viewRepresentable: "UIViewRepresentable documentation"
    case .console: "Published logs"
    }
  }
}
