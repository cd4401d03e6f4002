import LifecycleEngine

extension Advice {
  static let making: [Advice] = [
    Advice(
      .initWithNibNameBundle,
      do: Text(
        "Take what the controller needs as arguments of an initialiser of your own, store it, and call this one.",
        "为控制器写自己的初始化方法：用参数接收它需要的东西，保存后再调用此方法。"),
      not: Text(
        "Do not touch view: asking for it loads it, and viewDidLoad runs before your initialiser is done.",
        "不要访问 view：一访问就会加载，viewDidLoad 会在你的初始化方法结束之前执行。"),
      """
      init(store: Store) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
      }
      """),
    Advice(
      .initWithCoder,
      do: Text(
        "Set your own properties to their first values. Where only code makes the object, mark the initialiser as unavailable.",
        "给自己的属性设初值。如果对象只由代码创建，就把这个初始化方法标记为不可用。"),
      not: Text(
        "Do not use outlets or subviews from the file: they are connected later. awakeFromNib and viewDidLoad have them.",
        "不要使用 outlet 或文件里的子视图：它们之后才会连上，在 awakeFromNib 与 viewDidLoad 中才可用。"),
      """
      required init?(coder: NSCoder) {
        store = Store()
        super.init(coder: coder)
      }
      """),
    Advice(
      .awakeFromNib,
      do: Text(
        "Finish what the file cannot say: the outlets are connected here.",
        "完成文件里无法表达的设置：此时 outlet 已经连好。"),
      not: Text(
        "Do not expect it of objects made in code, and do not measure: nothing has its final size.",
        "代码创建的对象不会收到它；也不要在这里取尺寸，此时还没有最终的大小。"),
      """
      override func awakeFromNib() {
        super.awakeFromNib()
        titleLabel.text = nil
      }
      """),
    Advice(
      .dealloc,
      do: Text(
        "Stop what would go on without the object: timers, subscriptions, requests.",
        "停掉对象不在后仍会继续的东西：定时器、订阅、请求。"),
      not: Text(
        "Do not hand self to anybody, and do not save data here: when the process ends, no object is told.",
        "不要把 self 再交给别人，也不要在这里保存数据：进程结束时，任何对象都不会收到通知。"),
      """
      deinit {
        timer?.invalidate()
      }
      """),
    Advice(
      .loadView,
      do: Text(
        "Make the root view in code and assign it to view.",
        "用代码创建根视图，并赋值给 view。"),
      not: Text(
        "Do not override it where a storyboard or nib has the view, and do not read view before you have set it: that calls "
          + "loadView again.",
        "视图来自 storyboard 或 nib 时不要重写它；赋值之前也不要读取 view，那会再次调用 loadView。"),
      """
      override func loadView() {
        view = ProfileView()
      }
      """),
    Advice(
      .viewDidLoad,
      do: Text(
        "Set up what lasts as long as the view: subviews, constraints, data sources.",
        "设置与视图同生命期的东西：子视图、约束、数据源。"),
      not: Text(
        "Do not lay out by view.bounds: the view has not been put in its place. And do not take it for appearing: the view may "
          + "be loaded long before it is shown, or never shown.",
        "不要按 view.bounds 计算布局：视图还没有放到位。也不要当作“显示了”：视图可能早已加载而迟迟不显示，甚至从不显示。"),
      """
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tableView)
        tableView.dataSource = self
      }
      """),
    Advice(
      .didReceiveMemoryWarning,
      do: Text(
        "Drop what can be made again: caches, images that are not on screen.",
        "释放可以重新生成的东西：缓存、不在屏幕上的图片。"),
      not: Text(
        "Do not set view to nil: systems since iOS 6 do not unload views, and who refers to a subview refers to one that is gone.",
        "不要把 view 置为 nil：iOS 6 起系统不再卸载视图，而引用着子视图的代码会指向已经不在的对象。"),
      """
      override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        images.removeAll()
      }
      """),
  ]

  static let appearance: [Advice] = [
    Advice(
      .viewWillAppear,
      do: Text(
        "Bring up to date what may have changed while the view was away; animate along with the transition.",
        "更新视图不在时可能变化的内容；需要时与转场一起做动画。"),
      not: Text(
        "Do not measure, and do not count on viewDidAppear: a swipe back that is given up takes the appearance back. It does not "
          + "come when the app returns to the foreground.",
        "不要在这里取尺寸，也不要以为 viewDidAppear 一定会来：中途放弃的侧滑会撤回这次出现。应用回到前台时它不会被调用。"),
      """
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
      }
      """),
    Advice(
      .viewIsAppearing,
      do: Text(
        "Do what needs size and traits once for each appearance: scroll to a place, choose a layout.",
        "每次出现时，做一次需要尺寸与 trait 的事：滚动到某处、选择布局。"),
      not: Text(
        "Do not use it for what has to follow each later change of size: layout callbacks come again, this one does not.",
        "不要用它跟随之后的每次尺寸变化：布局回调会再来，它不会。"),
      """
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        tableView.isWide = view.bounds.width > 600
      }
      """),
    Advice(
      .viewDidAppear,
      do: Text(
        "Start what the user should see from its beginning: playback, an animation, a count of views.",
        "启动用户应当从头看到的东西：播放、动画、曝光统计。"),
      not: Text(
        "Do not do here once what must be done once: it comes again after each return. Do not present before it.",
        "只应做一次的事不要直接放在这里：每次返回都会再来。要弹出别的控制器，也不要早于它。"),
      """
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        player.play()
      }
      """),
    Advice(
      .viewWillDisappear,
      do: Text(
        "Save what the user has typed, end editing. Take back here what viewWillAppear began.",
        "保存用户输入的内容，结束编辑；撤销 viewWillAppear 中开始的事。"),
      not: Text(
        "Do not tear down for good: the transition may be cancelled, and the view stays. It does not mean that the controller "
          + "goes: a push on top of it calls it too.",
        "不要做不可逆的清理：转场可能取消，视图会留下。它也不表示控制器要离开：在其上 push 同样会调用。"),
      """
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
        if isMovingFromParent { store.save() }
      }
      """),
    Advice(
      .viewDidDisappear,
      do: Text(
        "Stop what is of use only on screen, as viewDidAppear started it.",
        "停掉只在屏幕上才有用的东西，与 viewDidAppear 对应。"),
      not: Text(
        "Do not wait for it to save: where the process is killed in the background it never comes. Do not look for a parent here.",
        "不要等到这里才保存：进程在后台被杀死时它不会来。也不要在这里再找 parent。"),
      """
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        player.pause()
      }
      """),
  ]
}
