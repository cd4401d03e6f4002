// Why one call comes before another, as it stands behind a colon; and why somebody is not called. {1} and {2} are calls
// or receivers, and where a moment is told it is the last argument.

extension Phrase {
  static let whyFirst = Phrase("Why {1} comes before {2}: {3}.", "为什么 {1} 先于 {2}：{3}。")
  static let momentWhy = Phrase("{1}: {2}", "{1}：{2}")

  static let sentInside = Phrase(
    "{2} is sent from inside {1}, and would not come without it", "{2} 是在 {1} 之内发出的，没有 {1} 就没有它")
  static let startedThere = Phrase(
    "what begins in {1} has to go on until {2}, which comes {3}",
    "在 {1} 中开始的事要进行到 {2}，后者{3}调用")
  static let madeFirst = Phrase(
    "{1} has to be made before it can be told anything", "{1} 先要被创建，才能收到别的回调")
  static let viewIsMade = Phrase(
    "loadView makes the view, and viewDidLoad tells that it is there",
    "loadView 创建视图，viewDidLoad 告知视图已经就绪")
  static let loadedFirst = Phrase(
    "the view of {1} has to be loaded before it can appear or be laid out",
    "{1} 的视图先要载入，才能显示或布局")
  static let awakesLast = Phrase(
    "all that is in the file is made before anything is told that it is loaded",
    "文件中的对象全部创建之后，才通知它们载入完毕")
  static let constraintsFirst = Phrase(
    "constraints are settled before views are laid out by them", "先更新约束，再按约束布局")
  static let laidOutBetween = Phrase(
    "the view lays its subviews out between the two", "视图在二者之间布局其子视图")
  static let laidOutInWindow = Phrase(
    "the view of {1} is laid out once it is in the window", "{1} 的视图进入窗口之后才布局")
  static let launchEnds = Phrase(
    "{1} tells that the launch begins, and {2} that it ends", "{1} 告知启动开始，{2} 告知启动结束")
  static let launchedFirst = Phrase(
    "what happens to an app is told it once it has launched", "应用启动完成之后，才会收到其他事情的通知")
  static let announcedFirst = Phrase(
    "{1} announces a transition, and {2} tells its end, {3}", "{1} 宣告过渡开始，{2} {3}告知过渡结束")
  static let announcedBeforeMoves = Phrase(
    "a transition is announced before anything of it is done", "过渡先宣告，然后才有实际的变化")
  static let beginsOutside = Phrase(
    "the transition begins before anything of {1} is in the window", "过渡开始时，{1} 的视图还不在窗口中")
  static let endsLater = Phrase(
    "layout belongs to the turn in which the transition begins; it ends {1}", "布局属于过渡开始的那一轮，而过渡{1}才结束")
  static let releasedLast = Phrase(
    "{1} is released when nothing holds it any longer, and the step holds it until all else is done",
    "没有任何对象持有 {1} 时它才被释放，而这一步在其他事情完成之前一直持有它")
  static let leavesFirst = Phrase(
    "one transition begins for both, and who leaves is told first", "同一个过渡对双方同时开始，先通知离开的一方")
  static let leavesFirstOutside = Phrase(
    "one transition begins for both, and who leaves is told first; nothing of {1} is in the window yet",
    "同一个过渡对双方同时开始，先通知离开的一方；此时 {1} 的视图还不在窗口中")
  static let comesFirst = Phrase(
    "one transition begins for both, and here who comes is told first", "同一个过渡对双方同时开始，这里先通知到来的一方")
  static let leftFirst = Phrase(
    "one transition ends for both, and who has left is told first", "同一个过渡对双方同时结束，先通知离开的一方")
  static let cameFirst = Phrase(
    "one transition ends for both, and here who has come is told first", "同一个过渡对双方同时结束，这里先通知到来的一方")
  static let beginsForBoth = Phrase(
    "a transition begins for both before it ends for either, {1}", "过渡先对双方开始，然后才{1}对任何一方结束")
  static let loadedForTransition = Phrase(
    "the transition to {1} begins only when the view of {1} is there", "{1} 的视图就绪之后，转到它的过渡才开始")
  static let loadedLate = Phrase(
    "the view of {1} is asked for only when the transition has begun", "过渡开始之后，{1} 的视图才被请求")
  static let statesDiffer = Phrase(
    "at {1} the app is {2}, and only at {3} it is {4}", "{1} 时应用{2}，到 {3} 时才{4}")
  static let movesBetween = Phrase(
    "{1} moves between the two", "{1} 在二者之间移动")

  static let stateNotRunning = Phrase("not running", "未运行")
  static let stateInactive = Phrase("inactive", "处于非活跃状态")
  static let stateActive = Phrase("active", "处于活跃状态")
  static let stateBackground = Phrase("in the background", "处于后台")
  static let stateSuspended = Phrase("suspended", "处于挂起状态")

  static let staysOnScreen = Phrase(
    "{1} is not called: {2} stays on screen, so no transition begins or ends for it.",
    "{1} 不会被调用：{2} 一直在屏幕上，没有对它开始或结束的过渡。")
  static let comesOnScreen = Phrase(
    "{1} is not called: {2} comes on screen here, and nothing takes it away.",
    "{1} 不会被调用：{2} 在这里出现在屏幕上，没有什么让它离开。")
  static let goesOutOfSight = Phrase(
    "{1} is not called: {2} goes out of sight here, and nothing brings it back.",
    "{1} 不会被调用：{2} 在这里离开屏幕，没有什么让它回来。")
  static let staysOutOfSight = Phrase(
    "{1} is not called: {2} is out of sight before and after.",
    "{1} 不会被调用：{2} 前后都不在屏幕上。")
  static let heldOnScreen = Phrase(
    "{1} is not called: {2} is on screen, so something holds it and it is not released.",
    "{1} 不会被调用：{2} 还在屏幕上，仍被持有，所以不会被释放。")
  static let heldOutOfSight = Phrase(
    "{1} is not called: {2} is out of sight but not taken away; what held it still does, so it is not released.",
    "{1} 不会被调用：{2} 只是不可见，并没有被移走；原来持有它的对象仍持有它，所以不会被释放。")
}
