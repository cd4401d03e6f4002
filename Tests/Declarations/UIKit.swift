// What the code of the callbacks' pages uses of UIKit: names and types as the public interface has them, and nothing that runs.

typealias CGFloat = Double

struct CGRect {
  static var zero: CGRect { CGRect() }
  var width: CGFloat { 0 }
}

struct CGSize {
  var width: CGFloat { 0 }
}

class NSCoder {}
class Bundle {}

class NSObject {
  init() {}
  func awakeFromNib() {}
}

class UIColor { func setFill() {} }

class UIBezierPath {
  init(ovalIn rect: CGRect) {}
  func fill() {}
}

enum UIUserInterfaceSizeClass { case unspecified, compact, regular }

class UITraitCollection { var horizontalSizeClass: UIUserInterfaceSizeClass { .regular } }

class UIResponder: NSObject {}

class NSLayoutDimension {
  func constraint(equalTo other: NSLayoutDimension) -> NSLayoutConstraint { NSLayoutConstraint() }
}

class NSLayoutConstraint {
  var constant: CGFloat = 0
  var isActive = false
}

class UIView: UIResponder {
  override convenience init() { self.init(frame: .zero) }
  init(frame: CGRect) {}
  required init?(coder: NSCoder) {}
  var bounds: CGRect { .zero }
  var alpha: CGFloat = 1
  var window: UIWindow? { nil }
  var superview: UIView? { nil }
  var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  func addSubview(_ view: UIView) {}
  func removeFromSuperview() {}
  @discardableResult func endEditing(_ force: Bool) -> Bool { force }
  func willMove(toWindow newWindow: UIWindow?) {}
  func didMoveToWindow() {}
  func willMove(toSuperview newSuperview: UIView?) {}
  func didMoveToSuperview() {}
  func layoutSubviews() {}
  func updateConstraints() {}
  func draw(_ rect: CGRect) {}
}

class CAGradientLayer { var frame = CGRect.zero }
class UILabel: UIView { var text: String? }

class UITableViewCell: UIView { func prepareForReuse() {} }
protocol UITableViewDataSource: AnyObject {}

class UITableView: UIView {
  weak var dataSource: UITableViewDataSource?
  func reloadData() {}
}

class UIWindow: UIView {
  init(windowScene: UIWindowScene) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
  var rootViewController: UIViewController?
  func makeKeyAndVisible() {}
}

protocol UIViewControllerTransitionCoordinatorContext {}

protocol UIViewControllerTransitionCoordinator {
  @discardableResult
  func animate(
    alongsideTransition animation: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

class UIStoryboardSegue { var destination: UIViewController { UIViewController() } }

class UIViewController: UIResponder {
  override convenience init() { self.init(nibName: nil, bundle: nil) }
  init(nibName: String?, bundle: Bundle?) {}
  required init?(coder: NSCoder) {}
  var view = UIView()
  var traitCollection: UITraitCollection { UITraitCollection() }
  var isMovingFromParent: Bool { false }
  func loadView() {}
  func viewDidLoad() {}
  func didReceiveMemoryWarning() {}
  func viewWillAppear(_ animated: Bool) {}
  func viewIsAppearing(_ animated: Bool) {}
  func viewDidAppear(_ animated: Bool) {}
  func viewWillDisappear(_ animated: Bool) {}
  func viewDidDisappear(_ animated: Bool) {}
  func updateViewConstraints() {}
  func viewWillLayoutSubviews() {}
  func viewDidLayoutSubviews() {}
  func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
  func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  func addChild(_ child: UIViewController) {}
  func removeFromParent() {}
  func willMove(toParent parent: UIViewController?) {}
  func didMove(toParent parent: UIViewController?) {}
  func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
}

class UIApplication: UIResponder {
  struct LaunchOptionsKey: Hashable {}
}

protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

class UIScene: UIResponder { class ConnectionOptions {} }
class UIWindowScene: UIScene {}
class UISceneSession: NSObject {}

protocol UIWindowSceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}
