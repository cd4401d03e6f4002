/// Words of sentences that say which nib a view is loaded from.
enum NibCues {
  static let words: [(ClaimCue, [String])] = [
    (
      .nibNamed,
      both(["指定了", "指定", "设置了"], ["xib的名称", "xib 的名称", "xib名称", "xib 名称", "nib的名称", "nib 名称", "nibname"])
        + [
          "nibname有值", "nibname 有值", "nibname不为空", "nibname 不为空", "nib name is given", "nib name is specified",
          "specify a nib name",
          "nibname is not nil", "with a nib name",
        ]
    ),
    (
      .nibUnnamed,
      both(
        ["不指定", "没有指定", "未指定"],
        ["xib的名称", "xib 的名称", "xib名称", "xib 名称", " xib 名称", " xib", "xib", "nib的名称", "nibname", " nibname"])
        + [
          "nibname没有值", "nibname 没有值", "nibname为空", "nibname 为空", "nibname为nil", "nibname 为 nil", "no nib name",
          "without a nib name",
          "nib name is nil", "nibname is nil",
        ]
    ),
    (
      .noNib,
      [
        "没有找到", "如果没有找到", "如果没有有关 nib", "如果没有 nib", "如果没有nib", "如果没有 xib", "如果没有xib", "找不到", "没有xib", "没有 xib", "没有nib",
        "没有 nib", "没有有关 nib", "没有有关nib", "没有可用的 nib", "no nib",
        "there is no nib", "no nib file", "without a nib",
      ]
    ),
    (.givenNib, ["对应的xib", "对应的 xib", "对应的nib", "对应的 nib", "指定的xib", "指定的 xib", "the named nib", "that nib"]),
    (
      .classNib,
      [
        "同名的xib", "同名的 xib", "同名的nib", "同名的 nib", "同名xib", "同名 xib", "和类名相同的", "与类名相同的", "nib with the same name",
        "same name as the class", "same name as the controller", "named like the class", "named after the controller",
      ]
    ),
    (
      .shortNib,
      [
        "不带controller", "不带 controller", "去掉controller", "去掉 controller", "without controller",
        "without the controller suffix",
        "without \"controller\"", "minus controller",
      ]
    ),
    (
      .plainView,
      both(["空白的", "透明的", "空的", "空白"], ["view", " view", "uiview", " uiview", "视图"])
        + ["plain view", "empty view", "blank view", "transparent view"]
    ),
    (.controllerNib, ["myviewcontroller.xib", "myviewcontroller.nib"]), (.viewNib, ["myview.xib", "myview.nib"]),
    (.preferred, ["优先加载", "优先", "首先加载", "先加载", "looks first for", "first looks for", "tries first", "first tries"]),
  ]

  private static func both(_ first: [String], _ second: [String]) -> [String] {
    first.flatMap { one in second.map { one + $0 } }
  }
}
