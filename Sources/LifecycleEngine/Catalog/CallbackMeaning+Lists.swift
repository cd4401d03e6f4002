extension CallbackMeaning {
  static let layoutOnDemand: [CallbackMeaning] = [
    CallbackMeaning(
      .addSubview,
      """
      The application puts a view into this one, in front of the others: the moves that follow are told \
      inside the call.
      """,
      "由应用调用：把一个视图加到该视图的最前面；随后的移动回调都在调用之内。"),
    CallbackMeaning(
      .insertSubviewBelowSubview,
      "The application puts a view into this one right behind another subview.",
      "由应用调用：把一个视图插入该视图，紧挨在另一个子视图之后（下方）。"),
    CallbackMeaning(
      .insertSubviewAboveSubview,
      "The application puts a view into this one right in front of another subview.",
      "由应用调用：把一个视图插入该视图，紧挨在另一个子视图之前（上方）。"),
    CallbackMeaning(
      .bringSubviewToFront,
      """
      The application moves a subview in front of its siblings; nobody is told, and the parent is laid \
      out again.
      """,
      "由应用调用：把子视图移到同级最前；不发送移动回调，只重新布局父视图。"),
    CallbackMeaning(
      .sendSubviewToBack,
      "The application moves a subview behind its siblings; nobody is told, and the parent is laid out again.",
      "由应用调用：把子视图移到同级最后；不发送移动回调，只重新布局父视图。"),
    CallbackMeaning(
      .intrinsicContentSize,
      """
      Asks how large the content wants to be: at the first update of constraints, and again once that \
      was invalidated.
      """,
      "询问内容的固有尺寸：首次更新约束时询问，失效之后才会再次询问。"),
    CallbackMeaning(
      .layoutSublayersOfLayer,
      """
      The layer of the view asks for its layout; the view’s own part in it calls layoutSubviews, with \
      the controller’s pair around.
      """,
      "视图的图层请求布局；UIView 的实现会调用 layoutSubviews，若是控制器的根视图，则成对回调在其前后。"),
    CallbackMeaning(
      .displayLayer,
      "The layer asks the view for its content; a view that has this method is not asked to draw.",
      "图层向视图请求内容；实现了该方法的视图不会再收到 draw。"),
    CallbackMeaning(
      .setNeedsUpdateConstraints,
      "The application marks the constraints of the view as out of date; they are updated with the next commit.",
      "由应用调用：把视图的约束标记为过期，在下一次提交时更新。"),
    CallbackMeaning(
      .updateConstraintsIfNeeded,
      """
      The application has the constraints in this tree that are out of date brought up to date inside \
      the call.
      """,
      "由应用调用：立即更新该视图子树中已过期的约束。"),
    CallbackMeaning(
      .invalidateIntrinsicContentSize,
      """
      The application says that the content wants another size, which is asked for with the next update \
      of constraints.
      """,
      "由应用调用：声明内容的固有尺寸已变化，下次更新约束时会重新询问。"),
    CallbackMeaning(
      .setNeedsLayout,
      """
      The application marks the layout of the view as out of date; any number of marks brings one pass \
      with the next commit.
      """,
      "由应用调用：把视图的布局标记为过期；多次标记只在下一次提交时引起一次布局。"),
    CallbackMeaning(
      .layoutIfNeeded,
      "The application has the layout of this tree done inside the call, if anything in it is out of date.",
      "由应用调用：若子树中有过期的布局，立即在调用之内完成。"),
    CallbackMeaning(
      .setNeedsDisplay,
      "The application marks the content of the view as out of date; it is drawn with the next commit.",
      "由应用调用：把视图的内容标记为过期，在下一次提交时重绘。"),
    CallbackMeaning(
      .safeAreaInsetsDidChange,
      "The safe area of the view has changed: it came to the screen, or the device was turned.",
      "视图的安全区域已改变：视图上屏，或设备旋转。"),
  ]

  static let lists: [CallbackMeaning] = [
    CallbackMeaning(
      .scrollViewWillBeginDragging,
      "A finger begins to scroll the view.",
      "手指开始拖动滚动视图。"),
    CallbackMeaning(
      .scrollViewDidScroll,
      "The content has moved, by a finger or by code; comes before the layout that follows from it.",
      "内容已滚动，由手指或代码引起；先于随之而来的布局。"),
    CallbackMeaning(
      .scrollViewWillEndDraggingWithVelocityTargetContentOffset,
      "The finger is about to be lifted; where the content comes to rest can still be changed.",
      "手指即将抬起；此时仍可修改内容最终停留的位置。"),
    CallbackMeaning(
      .scrollViewDidEndDraggingWillDecelerate,
      "The finger was lifted, and the content moves on by itself or does not.",
      "手指已抬起，并说明内容是否继续减速滚动。"),
    CallbackMeaning(
      .tableViewNumberOfRowsInSection,
      "Asks how many rows a section has: before any cell, and again after each change of the data.",
      "询问分区有多少行：先于任何单元格，数据每次变化后再次询问。"),
    CallbackMeaning(
      .tableViewCellForRowAtIndexPath,
      """
      Asks for the cell of a row that comes to the screen; the application takes one from the pool or \
      makes one.
      """,
      "为即将上屏的行询问单元格；应用从复用池取出或新建。"),
    CallbackMeaning(
      .tableViewWillDisplayCellForRowAtIndexPath,
      "The cell of a row is about to be shown, after the data source gave it and before it is laid out.",
      "某行的单元格即将显示：在数据源给出之后、布局之前。"),
    CallbackMeaning(
      .tableViewDidEndDisplayingCellForRowAtIndexPath,
      "The cell of a row has left the screen and goes into the pool.",
      "某行的单元格已离开屏幕，进入复用池。"),
    CallbackMeaning(
      .tableViewPrefetchRowsAtIndexPaths,
      "Rows that are not on screen yet will probably be: their data can be prepared.",
      "尚未上屏的行可能即将显示，可以提前准备数据。"),
    CallbackMeaning(
      .collectionViewNumberOfItemsInSection,
      "Asks how many items a section of the collection view has, before any cell.",
      "询问集合视图的分区有多少项，先于任何单元格。"),
    CallbackMeaning(
      .collectionViewCellForItemAtIndexPath,
      "Asks for the cell of an item; since iOS 10 also for one that is not on screen yet.",
      "为某一项询问单元格；iOS 10 起也会为尚未上屏的项提前询问。"),
    CallbackMeaning(
      .collectionViewWillDisplayCellForItemAtIndexPath,
      "The cell of an item is about to be shown on screen.",
      "某一项的单元格即将在屏幕上显示。"),
    CallbackMeaning(
      .collectionViewDidEndDisplayingCellForItemAtIndexPath,
      "The cell of an item of the collection view has left the screen.",
      "集合视图某一项的单元格已离开屏幕。"),
    CallbackMeaning(
      .collectionViewPrefetchItemsAtIndexPaths,
      "Items that are not on screen yet will probably be: their data can be prepared.",
      "集合视图中尚未上屏的项可能即将显示，可以提前准备数据。"),
    CallbackMeaning(
      .initWithStyleReuseIdentifier,
      "A cell is made in code, because the pool had none to give.",
      "在代码中创建单元格，因为复用池中没有可用的。"),
    CallbackMeaning(
      .prepareForReuse,
      "A cell comes out of the pool for another row, inside the call that dequeues it.",
      "单元格从复用池取出给另一行使用：在出队的调用之内。"),
    CallbackMeaning(
      .reloadData,
      "The application has the list ask for everything again: the rows at once, the cells with the next layout.",
      "由应用调用：让列表重新询问全部数据；行数立即询问，单元格在下一次布局时询问。"),
  ]
}
