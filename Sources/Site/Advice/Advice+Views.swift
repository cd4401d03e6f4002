import LifecycleEngine

extension Advice {
  static let views: [Advice] = [
    Advice(
      .initWithFrame,
      do: Text(
        "Make the subviews and their constraints; share the code with init(coder:).",
        "创建子视图与约束；与 init(coder:) 共用这段代码。"),
      not: Text(
        "Do not lay out by the frame that is passed: it is often zero, and changes later.",
        "不要按传入的 frame 布局：它常常是 zero，之后还会变。"),
      """
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleLabel)
      }
      """),
    Advice(
      .willMoveToWindow,
      do: Text(
        "With nil the view leaves the screen: stop what needs one.",
        "参数为 nil 表示视图离开屏幕：停掉依赖屏幕的东西。"),
      not: Text(
        "Do not read window: it is still the old one.",
        "不要读取 window：此时还是旧的。"),
      """
      override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { player.pause() }
      }
      """),
    Advice(
      .didMoveToWindow,
      do: Text(
        "Start where window is there, stop where it is nil: this tells a view what a controller learns from appearing.",
        "window 不为 nil 时开始，为 nil 时停止：视图由此得知控制器从出现回调得知的事。"),
      not: Text(
        "Do not take it for seen: the view may be in a window and covered. Do not measure: it has not been laid out.",
        "不要当作“被看见”：视图可能在 window 里却被遮住。也不要取尺寸：还没有布局。"),
      """
      override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { player.play() }
      }
      """),
    Advice(
      .willMoveToSuperview,
      do: Text(
        "Let go of what ties the view to its old superview: observers, constraints to it.",
        "断开视图与旧父视图的联系：观察者、与它之间的约束。"),
      not: Text(
        "Do not take it for going on screen: the superview may be in no window.",
        "不要当作“要显示了”：父视图可能不在任何 window 里。"),
      """
      override func willMove(toSuperview newSuperview: UIView?) {
        super.willMove(toSuperview: newSuperview)
        if newSuperview == nil { timer?.invalidate() }
      }
      """),
    Advice(
      .didMoveToSuperview,
      do: Text(
        "Add constraints to the superview; check that there is one.",
        "添加与父视图之间的约束；先确认父视图存在。"),
      not: Text(
        "Do not forget that it comes on removal too: superview is nil then.",
        "不要忘记移除时也会来：那时 superview 是 nil。"),
      """
      override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard let superview else { return }
        widthAnchor.constraint(equalTo: superview.widthAnchor).isActive = true
      }
      """),
    Advice(
      .layoutSubviews,
      do: Text(
        "Set the frames of subviews from bounds; call setNeedsLayout where something has changed.",
        "按 bounds 设置子视图的 frame；有变化时调用 setNeedsLayout。"),
      not: Text(
        "Do not call it yourself, and do not change what calls for layout again: the view's own size, its constraints.",
        "不要自己调用它，也不要在里面改动会再次触发布局的东西：自身尺寸、约束。"),
      """
      override func layoutSubviews() {
        super.layoutSubviews()
        gradient.frame = bounds
      }
      """),
    Advice(
      .updateConstraints,
      do: Text(
        "Change constants and switch constraints where doing it at once is too slow.",
        "立即修改太慢时，在这里修改常量、启用或停用约束。"),
      not: Text(
        "Do not deactivate all and make them anew, and do not call setNeedsUpdateConstraints inside.",
        "不要全部停用再重新创建，也不要在里面调用 setNeedsUpdateConstraints。"),
      """
      override func updateConstraints() {
        sidebarWidth.constant = isCompact ? 0 : 320
        super.updateConstraints()
      }
      """),
    Advice(
      .drawRect,
      do: Text(
        "Draw, and nothing else; call setNeedsDisplay where the drawing is out of date.",
        "只做绘制；内容过期时调用 setNeedsDisplay。"),
      not: Text(
        "Do not call it yourself, change views in it or load data. An empty override costs memory: leave it out.",
        "不要自己调用它，不要在里面改视图或加载数据。空的重写会白占内存，直接删掉。"),
      """
      override func draw(_ rect: CGRect) {
        color.setFill()
        UIBezierPath(ovalIn: bounds).fill()
      }
      """),
    Advice(
      .prepareForReuse,
      do: Text(
        "Cancel what was on its way to the old row, and set back what no row sets itself: alpha, selection.",
        "取消还在为旧行加载的东西，并还原各行自己不会设置的状态：透明度、选中状态。"),
      not: Text(
        "Do not fill in content here: tableView(_:cellForRowAt:) sets all of it. A cell that is made new is not told.",
        "不要在这里填内容，内容全部由 tableView(_:cellForRowAt:) 设置。新创建的 cell 不会收到它。"),
      """
      override func prepareForReuse() {
        super.prepareForReuse()
        download?.cancel()
        alpha = 1
      }
      """),
  ]

  static let swiftUI: [Advice] = [
    Advice(
      .onAppear,
      do: Text(
        "Start what is quick and may start again; for anything asynchronous use task.",
        "启动快速、可以重复启动的事；异步的事请用 task。"),
      not: Text(
        "Do not count on once: the view appears again after each return, and a list makes its rows appear as they scroll by.",
        "不要以为只来一次：每次返回都会再次出现，列表的行滚入时也会出现。"),
      """
      Text("Inbox")
        .onAppear { model.markSeen() }
      """),
    Advice(
      .onDisappear,
      do: Text(
        "Stop what onAppear started.",
        "停掉 onAppear 启动的事。"),
      not: Text(
        "Do not save here alone: it does not come when the app goes to the background.",
        "不要只在这里保存：应用进入后台时它不会来。"),
      """
      Text("Player")
        .onAppear { model.play() }
        .onDisappear { model.pause() }
      """),
    Advice(
      .task,
      do: Text(
        "Load what the view shows; give it an id where it has to load again for another value.",
        "加载视图要显示的内容；值变化时需要重新加载，就给它一个 id。"),
      not: Text(
        "Do not start a Task in onAppear instead: nobody cancels that one when the view goes.",
        "不要改在 onAppear 里创建 Task：视图离开时没有谁会取消它。"),
      """
      Text(model.title)
        .task(id: model.selection) { await model.load() }
      """),
    Advice(
      .scenePhase,
      do: Text(
        "Save when the phase becomes background.",
        "阶段变为 background 时保存。"),
      not: Text(
        "Do not take inactive for leaving: the app switcher and a system alert make the app inactive too.",
        "不要把 inactive 当作离开：多任务界面与系统提示也会让应用变为 inactive。"),
      """
      Text("Editor")
        .onChange(of: scenePhase) { _, phase in
          if phase == .background { model.save() }
        }
      """),
  ]
}
