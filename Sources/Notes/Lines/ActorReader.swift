/// Receivers as notes name them: `SecondViewController`, `VC2`, `A`, `控制器A`, `第二个页面`.
enum ActorReader {
  private enum Word: Sendable {
    /// A controller, a page.
    case noun
    /// Which one.
    case modifier
  }

  private static let words = CueTable<Word>([
    (
      .noun,
      [
        "视图控制器", "控制器", "页面", "界面", "视图", "控件", "頁面", "控制器view", "viewcontroller", "view controller", "view",
        "controller", "vc", "화면", "뷰컨트롤러", "뷰 컨트롤러", "画面", "screen",
      ]
    ),
    (
      .modifier,
      [
        "第一个", "第二个", "第三个", "第1个", "第2个", "前一个", "上一个", "后一个", "下一个", "上级", "下级", "父", "子", "新", "旧",
        "原", "原来的", "当前", "目标", "根", "首", "跳转后", "被弹出的", "first", "second", "third", "next", "previous",
        "old", "new", "parent", "child", "root", "presented", "presenting", "첫번째", "두번째", "첫 번째", "두 번째",
        "最初の", "次の", "前の",
      ]
    ),
  ])

  private static let roles = CueTable(words: [
    "root", "parent", "child", "presented", "presenting", "old", "new", "modal", "detail", "super", "sub",
    "page", "tab",
    "screen", "item",
  ])

  /// Class names that say what kind of object receives, and not which.
  private static let kinds = CueTable(words: [
    "uiviewcontroller", "uiview", "uiwindow", "uiapplication", "uiapplicationdelegate", "uiscenedelegate",
    "uiwindowscenedelegate", "nsobject", "uiresponder", "view", "controller", "viewcontrollers", "window",
    "self",
  ])

  /// Whether an identifier names one receiver.
  static func isActor(_ word: Range<Int>, of bytes: [UInt8]) -> Bool {
    if let hit = kinds.match(bytes, at: word.lowerBound, limit: word.upperBound), hit.length == word.count {
      return false
    }
    if word.count == 1 { return bytes[word.lowerBound].isUpper }
    if isRole(word, of: bytes) { return true }
    var end = word.upperBound
    while end > word.lowerBound, bytes[end - 1].isDigit || bytes[end - 1] == 0x5F { end -= 1 }
    if end == word.lowerBound { return false }
    if end < word.upperBound, end - word.lowerBound == 1 || isRole(word.lowerBound..<end, of: bytes) {
      return true
    }
    let name = word.lowerBound..<end
    if bytes.endsLikeReceiver(name) { return true }
    return name.count > 2 && bytes[end - 1].isUpper && bytes.endsLikeReceiver(name.dropLast())
  }

  private static func isRole(_ word: Range<Int>, of bytes: [UInt8]) -> Bool {
    roles.match(bytes, at: word.lowerBound, limit: word.upperBound)?.length == word.count
  }

  /// The receiver named by words at an offset: `A控制器`, `控制器B`, `第二个页面`, `the second view controller`.
  static func phrase(at offset: Int, limit: Int, of bytes: [UInt8]) -> Range<Int>? {
    if bytes[offset].isUpper {
      let end = bytes.endOfIdentifier(from: offset, to: limit)
      if end - offset == 1 || (end - offset == 2 && bytes[end - 1].isDigit) {
        return offset..<(noun(at: bytes.skipBlanks(from: end, to: limit), limit: limit, of: bytes) ?? end)
      }
    }
    guard let word = words.match(bytes, at: offset, limit: limit) else { return nil }
    let end = offset + word.length
    let next = bytes.skipBlanks(from: end, to: limit)
    switch word.meaning {
    case .modifier: return noun(at: next, limit: limit, of: bytes).map { offset..<$0 }
    case .noun:
      guard next < limit, bytes[next].isUpper || bytes[next].isDigit else { return nil }
      let tail = bytes.endOfIdentifier(from: next, to: limit)
      return tail - next <= 2 ? offset..<tail : nil
    }
  }

  private static func noun(at offset: Int, limit: Int, of bytes: [UInt8]) -> Int? {
    guard offset < limit, let word = words.match(bytes, at: offset, limit: limit), case .noun = word.meaning
    else {
      return nil
    }
    return offset + word.length
  }
}
