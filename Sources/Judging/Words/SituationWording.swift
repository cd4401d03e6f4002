package import Diagnostics
import LifecycleEngine
package import Verify

extension Situation {
  /// What happens, as a label.
  package func words(in language: Language) -> String { language(words, wording.chinese) }

  /// What happens, as an English label.
  package var words: String { wording.label }

  /// When it happens, as part of a sentence.
  var english: String { wording.clause }

  /// The same in Chinese.
  var chinese: String { wording.chineseClause }

  private var wording: SituationWording { SituationWording.table[Int(rawValue)] }
}

/// The words of a situation.
struct SituationWording {
  let situation: Situation
  let label: String
  /// As part of a sentence: "when the device rotates".
  let clause: String
  let chinese: String
  let chineseClause: String

  private init(_ row: Row) {
    (situation, label, clause, chinese, _) = row
    let endsInLatin = chinese.last?.isASCII ?? false
    chineseClause = row.4 ?? chinese + (endsInLatin ? " 时" : "时")
  }

  /// The words by the number of their situation.
  static let table: [SituationWording] = {
    let controllers = loading + showing + transitions + containers
    let rows = (controllers + views + lists + windows + device + app + arrivals).map(SituationWording.init)
    return Situation.allCases.map { situation in
      guard let row = rows.first(where: { $0.situation == situation }) else { preconditionFailure("no words") }
      return row
    }
  }()

  /// The situation, its label and its clause, and both in Chinese: no clause where that is the label with 时 behind it.
  typealias Row = (Situation, String, String, String, String?)

  private static let loading: [Row] = [
    (.unknown, "unknown", "whatever happens", "未指明", "无论发生什么"),
    (.lifeOfOneController, "life of one controller", "in the life of a controller", "一个控制器的一生", "控制器的一生中"),
    (.lifeOfOneView, "life of one view", "in the life of a view", "一个视图的一生", "视图的一生中"),
    (.made, "controller made", "when the controller is made", "创建控制器", nil),
    (.madeInCode, "controller made in code", "when the controller is made in code", "用代码创建控制器", nil),
    (
      .madeFromStoryboard, "controller from a storyboard", "when the controller comes from a storyboard",
      "控制器来自 storyboard", nil
    ),
    (.madeFromNib, "controller made with a nib", "when the controller is made with a nib", "用 nib 创建控制器", nil),
    (
      .decoded, "decoded", "when the object is decoded from a nib or storyboard", "从 nib 或 storyboard 解码",
      "对象从 nib 或 storyboard 解码时"
    ),
    (
      .leftUnloaded, "made, view not asked for", "when a controller is made and nobody asks for its view",
      "创建控制器而尚未访问其 view", nil
    ),
    (.viewRequested, "view asked for", "when the view is asked for and not there", "访问尚未加载的 view", nil),
    (.viewLoads, "view loaded", "when the view is loaded", "加载 view", nil),
    (.isViewLoadedRead, "isViewLoaded read", "when isViewLoaded is read", "读取 isViewLoaded", nil),
    (.loadViewCalled, "loadView called by hand", "when loadView is called by hand", "手动调用 loadView", nil),
    (
      .viewSetToNil, "view set to nil and shown again", "when the view was set to nil and is shown again",
      "view 置为 nil 后再次显示", nil
    ),
    (.released, "controller released", "when the controller is released", "控制器被释放", nil),
    (
      .poppedWhileHeld, "popped, and held elsewhere", "when a controller that something else holds is popped",
      "被其他对象持有的控制器被 pop", nil
    ),
    (
      .dismissedWhileHeld, "dismissed, and held elsewhere", "when a controller that something else holds is dismissed",
      "被其他对象持有的控制器被 dismiss", nil
    ),
    (.releasedByPop, "released by a pop", "when the controller is released by a pop", "控制器因 pop 被释放", nil),
    (
      .releasedByDismiss, "released by a dismissal", "when the controller is released by a dismissal",
      "控制器因 dismiss 被释放", nil
    ),
  ]

  private static let showing: [Row] = [
    (.appears, "appears", "when the controller appears", "显示", "控制器显示时"),
    (.disappears, "disappears", "when the controller disappears", "消失", "控制器消失时"),
    (.covered, "covered", "when the controller is covered", "被覆盖", "控制器被覆盖时"),
    (.returns, "returns", "when the controller is returned to", "返回", "返回该控制器时"),
    (
      .returnsAfterMemoryWarning, "return after a memory warning",
      "when the controller is returned to after a memory warning", "内存警告后返回", "收到内存警告后再返回该控制器时"
    ),
    (
      .returnsAfterRotation, "return after a rotation", "when the controller is returned to after a rotation",
      "旋转后返回", "旋转后再返回该控制器时"
    ),
  ]

  private static let transitions: [Row] = [
    (.push, "push", "on a push", "push", nil),
    (.secondPush, "second push", "on a second push", "再次 push", nil),
    (
      .pushOfLoaded, "push of a loaded controller", "on a push of a controller whose view was loaded before",
      "push 已加载 view 的控制器", nil
    ),
    (.pop, "pop", "on a pop", "pop", nil),
    (.popToRoot, "pop to root", "on a pop to the root", "pop 到根控制器", nil),
    (.stackReplaced, "stack replaced", "when all controllers of the stack are replaced", "替换整个导航栈", nil),
    (.topReplaced, "top of the stack replaced", "when the top of the stack is replaced", "替换栈顶控制器", nil),
    (.swipeBack, "swipe back finished", "on a swipe back", "侧滑返回", nil),
    (
      .swipeBackCancelled, "swipe back cancelled", "when a swipe back is cancelled", "取消侧滑返回", "侧滑返回取消时"
    ),
    (.present, "present", "when a controller is presented", "模态弹出", nil),
    (
      .secondPresent, "second presentation", "when a presented controller presents another",
      "模态控制器再弹出一个", nil
    ),
    (.dismiss, "dismiss", "when a controller is dismissed", "dismiss", nil),
    (.dragDown, "sheet dragged away", "when a sheet is dragged away", "下拉关闭 sheet", nil),
    (
      .dragDownCancelled, "drag of a sheet given up", "when the drag of a sheet is given up", "取消下拉关闭", nil
    ),
    (
      .dragDownRefused, "drag of a sheet refused", "when a sheet may not be dragged away", "sheet 不允许下拉关闭", nil
    ),
  ]

  private static let containers: [Row] = [
    (.tabSwitch, "tab switch", "when another tab is selected", "切换 tab", nil),
    (.tabFirstSelected, "tab selected first", "when a tab is selected for the first time", "首次选中 tab", nil),
    (.tabSelectedAgain, "tab selected again", "when a tab is selected again", "再次选中 tab", nil),
    (.tabReselected, "same tab selected", "when the selected tab is selected", "点击已选中的 tab", nil),
    (.childEmbedded, "child embedded by a segue", "when a segue embeds the child", "用 segue 嵌入子控制器", nil),
    (.pageTurned, "page turned", "when the page is turned", "翻页", nil),
    (.pageScrolled, "page scrolled", "when the next page is scrolled to", "滚动翻页", nil),
    (.pageCancelled, "page turn cancelled", "when the turn of a page is cancelled", "取消翻页", nil),
    (.pageCurled, "page curled", "when the page is curled over", "卷曲翻页", nil),
    (.tabsShown, "tab bar shown", "when a tab bar controller is shown", "显示 tab 控制器", nil),
    (.parentAppears, "parent appears", "when its parent appears", "父控制器显示", nil),
    (.parentDisappears, "parent disappears", "when its parent disappears", "父控制器消失", nil),
    (.childAdded, "child added", "when the controller is added as a child", "加入子控制器", "作为子控制器加入时"),
    (.childRemoved, "child removed", "when the child controller is removed", "移除子控制器", "子控制器被移除时"),
    (
      .childAddedBare, "child added without its view", "when a child is added without its view",
      "只调用 addChild", nil
    ),
    (
      .childRemovedBare, "child removed without its view", "when a child is removed without its view",
      "只调用 removeFromParent", nil
    ),
    (
      .childShownByHand, "appearance of a child by hand", "when the appearance of a child is begun and ended by hand",
      "手动调用子控制器的 begin/endAppearanceTransition", nil
    ),
    (.childSwapped, "children swapped", "when one child takes the place of another", "切换子控制器", nil),
    (.segue, "segue", "on a segue", "执行 segue", nil),
    (.unwind, "unwind", "on an unwind", "执行 unwind", nil),
  ]
}
