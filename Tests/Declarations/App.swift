// What the code of the callbacks' pages takes an app to have.

struct Timer { func invalidate() {} }
struct Player {
  func play() {}
  func pause() {}
}
struct Store {
  func open() {}
  func save() {}
  func reload() {}
}
struct Images { mutating func removeAll() {} }
struct Grid { var columns = 2 }
struct Download { func cancel() {} }

class ProfileView: UIView {}
class HomeController: UIViewController {}
class DetailController: UIViewController { var item = 0 }
class List: UITableView { var isWide = false }

class SampleController: UIViewController {
  var store = Store()
  var player = Player()
  var images = Images()
  var timer: Timer?
  var grid = Grid()
  var gradient = CAGradientLayer()
  var header = UIView()
  var tableView = List()
  var titleLabel = UILabel()
  var sidebarWidth = NSLayoutConstraint()
  var isCompact = false
  var selected = 0
}

extension SampleController: UITableViewDataSource {}

class SampleView: UIView {
  var player = Player()
  var timer: Timer?
  var gradient = CAGradientLayer()
  var titleLabel = UILabel()
  var color = UIColor()
  var sidebarWidth = NSLayoutConstraint()
  var isCompact = false
}

class SampleCell: UITableViewCell { var download: Download? }

class SampleModel {
  var title = ""
  var selection = 0
  func markSeen() {}
  func play() {}
  func pause() {}
  func save() {}
  func load() async {}
}
