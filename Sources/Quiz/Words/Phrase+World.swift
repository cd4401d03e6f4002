// How the world of an item is described: what a scenario declares. {1} is a name or several; where a verb
// depends on how many, {3} is their number.

extension Phrase {
  static let joinLast = Phrase("{1} and {2}", "{1}和{2}")
  static let onPad = Phrase("on an iPad", "在 iPad 上")
  static let inLandscape = Phrase("held in landscape", "横屏")
  static let plistFact = Phrase("the Info.plist says {1}", "Info.plist 中声明了 {1}")
  static let windowFromCode = Phrase("the app makes its window in code", "窗口由应用的代码创建")
  static let rootFact = Phrase("the root is {1}", "根控制器：{1}")
  static let rootWith = Phrase("{1} with {2}", "包含 {2} 的{1}")
  static let renamedFact = Phrase("{1} is called {2}", "{1}名为 {2}")
  static let navKind = Phrase("a navigation controller", "导航控制器")
  static let tabKind = Phrase("a tab bar controller", "标签栏控制器")
  static let splitKind = Phrase("a split view controller", "分栏控制器")
  static let pageKind = Phrase("a page view controller", "翻页控制器")
  static let containerKind = Phrase("a container controller", "容器控制器")
  static let hostingKind = Phrase("a hosting controller", "hosting 控制器")

  static let fromStoryboard = Phrase("{1} {3#comes|come} from the storyboard", "{1} 来自 storyboard")
  static let fromCoder = Phrase("{1} {3#is|are} made with initWithCoder", "{1} 由 initWithCoder 创建")
  static let fromNib = Phrase("{1} {3#is|are} made with the nib {2}", "{1} 用 nib {2} 创建")
  static let fromOwnNib = Phrase("{1} {3#has a nib|have nibs}", "{1} 有 nib")
  static let fromLoadNib = Phrase("loadNibNamed makes {1} from the nib {2}", "{1} 由 loadNibNamed 从 nib {2} 载入")
  static let fromCode = Phrase("{1} {3#is|are} made in code", "{1} 由代码创建")
  static let classFact = Phrase("{1} is of the class {2}", "{1} 的类是 {2}")
  static let styleFact = Phrase("{1} has the presentation style {2}", "{1} 的呈现样式是 {2}")
  static let landscapeOnly = Phrase("{1} supports landscape only", "{1} 仅支持横屏")
  static let definesContext = Phrase("{1} defines the presentation context", "{1} 定义呈现上下文")
  static let pushSegue = Phrase("a segue pushes {2} from {1}", "从 {1} 到 {2} 有 push segue")
  static let presentSegue = Phrase("a segue presents {2} from {1}", "从 {1} 到 {2} 有 present segue")
  static let presentSegueAs = Phrase(
    "a segue presents {2} from {1} with the style {3}", "从 {1} 到 {2} 有样式为 {3} 的 present segue")
  static let embedSegue = Phrase("a segue embeds {2} in {1}", "{1} 通过 embed segue 嵌入 {2}")
  static let curlFact = Phrase("{1} curls its pages", "{1} 采用卷页效果")
  static let delegateFact = Phrase("{1} is the delegate of {2}", "{1} 是 {2} 的 delegate")
  static let dataSourceFact = Phrase("{1} is the data source of {2}", "{1} 是 {2} 的 data source")
  static let nibWithoutView = Phrase("the nib \"{1}\" has no view outlet", "nib “{1}”没有连接 view outlet")
  static let nibsFact = Phrase("there is a nib named {1}", "有名为 {1} 的 nib")

  static let viewFromCode = Phrase("{1} {3#is a view|are views} made in code", "{1} 是由代码创建的视图")
  static let viewFromNib = Phrase("{1} {3#is a view|are views} from the nib {2}", "{1} 是来自 nib {2} 的视图")
  static let viewInside = Phrase("{1} {3#is a subview|are subviews} of {2}", "{1} 的父视图：{2}")
  static let viewRoot = Phrase("{1} is the view of {2}", "{1} 是 {2} 的根视图")
  static let ownerInNib = Phrase("{1} in the nib {2}", "nib {2} 中 {1} ")
  static let ownersView = Phrase("{1}'s view", "{1} 的视图")
  static let frameFact = Phrase("{1} is at {2}, {3}", "{1} 位于 {2}，大小 {3}")
  static let hiddenFact = Phrase("{1} {3#is|are} hidden", "{1} 被隐藏")
  static let transparentFact = Phrase("{1} {3#has|have} alpha 0", "{1} 的 alpha 为 0")
  static let ignoringFact = Phrase("{1} {3#takes|take} no touches", "{1} 的 userInteractionEnabled 为 NO")
  static let controlFact = Phrase("{1} {3#is a control|are controls}", "{1} 是 UIControl")
  static let gestureFact = Phrase("{1} {3#has|have} a tap gesture recogniser", "{1} 带有点击手势识别器")
  static let constraintsFact = Phrase("{1} {3#has|have} constraints", "{1} 带有约束")

  static let classHas = Phrase("the class {1} has {2}", "类 {1} 实现了 {2}")
  static let subclass = Phrase("{1} is a subclass of {2}", "{1} 是 {2} 的子类")
  static let subclassHas = Phrase("{1}, a subclass of {2}, has {3}", "{2} 的子类 {1} 实现了 {3}")
  static let categoryFact = Phrase("the category {1} has {2}", "分类 {1} 实现了 {2}")
  static let completionName = Phrase("the completion handler of {1}", "{1} 的 completion")
  static let body = Phrase("{1} does: {2}", "{1} 中执行：{2}")
  static let bodyBeforeSuper = Phrase("{1} does, before it calls super: {2}", "{1} 在调用 super 之前执行：{2}")
  static let bodyWithoutSuper = Phrase("{1} does, without calling super: {2}", "{1} 不调用 super，执行：{2}")
  static let noSuperFact = Phrase("{1} {2#does|do} not call super", "以下方法不调用 super：{1}")

  static let world: [Phrase] = [
    joinLast, onPad, inLandscape, plistFact, windowFromCode, rootFact, rootWith, renamedFact, navKind, tabKind,
    splitKind, pageKind, containerKind, hostingKind, fromStoryboard, fromCoder, fromNib, fromOwnNib, fromLoadNib,
    fromCode, classFact, styleFact, landscapeOnly, definesContext, pushSegue, presentSegue, presentSegueAs,
    embedSegue, curlFact, delegateFact, dataSourceFact, nibWithoutView, nibsFact, viewFromCode, viewFromNib,
    viewInside, viewRoot, ownerInNib, ownersView, frameFact, hiddenFact, transparentFact, ignoringFact, controlFact,
    gestureFact, constraintsFact, classHas, subclass, subclassHas, categoryFact, completionName, body,
    bodyBeforeSuper, bodyWithoutSuper, noSuperFact,
  ]
}
