// How items are worded, and why some are not made.

extension Phrase {
  static let stem = Phrase("{1}: in which order are these called?", "{1}：下面这些调用按什么顺序发生？")
  static let stemPart = Phrase("{1} ({2})", "{1}（{2}）")
  static let stepJoin = Phrase("{1}, then {2}", "{1}，然后 {2}")
  static let refusedNoRuns = Phrase("no run fits the stem", "没有任何运行符合题干")
  static let refusedEventsDiffer = Phrase(
    "{1} is called in \"{2}\" and not in \"{3}\": the stem must fix more",
    "在“{2}”中会调用 {1}，在“{3}”中不会：题干必须限定得更具体")
  static let refusedTooFew = Phrase(
    "{1} {1#call is|calls are} too few to put in order; an item needs {2}",
    "只有 {1} 个调用，不足以排序；一道题至少需要 {2} 个")
  static let refusedTooMany = Phrase(
    "{1} calls are too many for an item of {2}, and no point divides them in every run",
    "{1} 个调用超出一道题的上限 {2}，且没有在每次运行中都成立的分割点")
  static let refusedEveryOrder = Phrase("the runs agree on no order of these calls", "各次运行对这些调用的顺序没有任何共同点")
  static let refusedIncidental = Phrase(
    "nothing promises how often and in which order views are asked for their hits",
    "视图被询问点击的次数和顺序没有任何保证")
  static let refusedNoStart = Phrase(
    "too many orders are accepted for a starting order that is worth less than half",
    "可接受的顺序太多，找不到得分低于一半的初始顺序")
}
