import LifecycleEngine

extension Advice {
  static let layout: [Advice] = [
    Advice(
      .updateViewConstraints,
      do: Text(
        "Change constraints together where changing them one by one is too slow; call setNeedsUpdateConstraints to get here.",
        "逐个修改约束太慢时在这里一并修改；通过 view.setNeedsUpdateConstraints() 触发。"),
      not: Text(
        "Do not add constraints again at each call, and do not ask for another update from inside.",
        "不要每次调用都重复添加约束，也不要在里面再请求更新。"),
      """
      override func updateViewConstraints() {
        sidebarWidth.constant = isCompact ? 0 : 320
        super.updateViewConstraints()
      }
      """),
    Advice(
      .viewWillLayoutSubviews,
      do: Text(
        "Set what the layout that follows shall use: a margin, a number of columns.",
        "设置随后的布局要用到的值：边距、列数。"),
      not: Text(
        "Do not do anything that must happen once: it comes as often as the view is laid out.",
        "不要做只应发生一次的事：视图布局几次，它就来几次。"),
      """
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        grid.columns = view.bounds.width > 600 ? 3 : 2
      }
      """),
    Advice(
      .viewDidLayoutSubviews,
      do: Text(
        "Adjust what follows the size of subviews and constraints do not reach: a gradient, a corner radius, an inset.",
        "调整随子视图尺寸而变、约束又管不到的东西：渐变、圆角、内边距。"),
      not: Text(
        "Do not call setNeedsLayout or change constraints here: the layout begins anew. Subviews of subviews may not be laid "
          + "out yet.",
        "不要在这里调用 setNeedsLayout 或修改约束：布局会重新开始。子视图内部的视图可能还没有布局。"),
      """
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = header.bounds
      }
      """),
    Advice(
      .viewWillTransitionToSizeWithTransitionCoordinator,
      do: Text(
        "Use the size that is passed, and animate with the coordinator.",
        "使用传入的尺寸，并借助 coordinator 一起做动画。"),
      not: Text(
        "Do not read view.bounds: it is still the old size. Do not take it for a rotation: a split screen calls it too, and a "
          + "turn by 180° does not.",
        "不要读取 view.bounds：此时还是旧尺寸。也不要当作“旋转”：分屏同样会调用，而旋转 180° 不会。"),
      """
      override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { _ in
          self.grid.columns = size.width > 600 ? 3 : 2
        }, completion: nil)
      }
      """),
    Advice(
      .traitCollectionDidChange,
      do: Text(
        "Compare with the traits before, and react to those that you use. Since iOS 17 register for just these traits.",
        "与之前的 trait 比较，只对用到的作出反应。iOS 17 起请改为只注册这些 trait。"),
      not: Text(
        "Do not do work at each call: it comes for every trait, and twice when the app goes to the background and its snapshots "
          + "are drawn.",
        "不要每次调用都做事：任何 trait 变化它都会来；应用进入后台拍快照时还会来两次。"),
      """
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard traitCollection.horizontalSizeClass != previous?.horizontalSizeClass else { return }
        grid.columns = traitCollection.horizontalSizeClass == .regular ? 3 : 2
      }
      """),
  ]

  static let containment: [Advice] = [
    Advice(
      .addChildViewController,
      do: Text(
        "Add the child, then its view, then tell it that it has moved: in this order.",
        "按顺序来：先加子控制器，再加它的视图，最后通知它已移入。"),
      not: Text(
        "Do not call willMove(toParent:) as well: addChild does. Do not leave the view out: the child then gets no appearance.",
        "不要再自己调用 willMove(toParent:)，addChild 会调用。也不要漏掉视图，否则子控制器收不到出现的回调。"),
      """
      func show(_ child: UIViewController) {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      """),
    Advice(
      .removeFromParentViewController,
      do: Text(
        "Tell the child that it will move, take its view out, then remove it.",
        "先通知子控制器即将移出，再移除它的视图，最后移除它自己。"),
      not: Text(
        "Do not leave out willMove(toParent: nil): nothing calls it for you. didMove(toParent: nil) you need not call.",
        "不要漏掉 willMove(toParent: nil)，没有谁替你调用；didMove(toParent: nil) 则不必自己调用。"),
      """
      func hide(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      }
      """),
    Advice(
      .willMoveToParentViewController,
      do: Text(
        "Look at the argument: nil means that the controller is about to leave.",
        "看参数：nil 表示控制器即将离开。"),
      not: Text(
        "Do not take nil for a pop that will end: a swipe back that is given up sends it too.",
        "不要把 nil 当作一定会完成的 pop：中途放弃的侧滑同样会发送它。"),
      """
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent == nil { view.endEditing(true) }
      }
      """),
    Advice(
      .didMoveToParentViewController,
      do: Text(
        "With nil the controller has left for good: this is where to notice that it was popped.",
        "参数为 nil 时控制器确实已经离开：要得知自己被 pop，就在这里。"),
      not: Text(
        "Do not expect it from a container of your own that does not call it: addChild does not.",
        "自己写的容器若不调用它，就不要指望它会来：addChild 不会调用。"),
      """
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { store.save() }
      }
      """),
    Advice(
      .prepareForSegueSender,
      do: Text(
        "Hand the destination what it needs, in properties.",
        "通过属性把需要的东西交给目标控制器。"),
      not: Text(
        "Do not set the destination's outlets: its view is not loaded, they are nil.",
        "不要设置目标控制器的 outlet：它的视图还没有加载，outlet 是 nil。"),
      """
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if let detail = segue.destination as? DetailController { detail.item = selected }
      }
      """),
  ]
}
