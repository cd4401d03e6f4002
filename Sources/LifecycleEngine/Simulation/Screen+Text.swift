extension Screen {
  /// The controllers from behind to the front, with semicolons between: how deep each stands, how it came there (`root`, `shown`,
  /// `hidden` behind the child that its container shows, or the style in which it is presented), what it is, and its name. So
  /// scripts in a page read it: `0,root,nav,Nav;1,hidden,plain,A;1,shown,plain,B`.
  public func text(_ script: Script) -> [UInt8] {
    var text: [UInt8] = []
    for root in roots { Screen.write(root, "root", depth: 0, script, to: &text) }
    return text
  }

  private static func write(_ part: Part, _ place: StaticString, depth: Int, _ script: Script, to text: inout [UInt8]) {
    if !text.isEmpty { text.append(UInt8(ascii: ";")) }
    text.append(decimal: depth)
    text.append(UInt8(ascii: ","))
    text.append(place)
    text.append(UInt8(ascii: ","))
    text.append(part.kind.word)
    text.append(UInt8(ascii: ","))
    script.write(part.receiver, to: &text)
    for child in part.children {
      write(child, child.isShown ? "shown" : "hidden", depth: depth + 1, script, to: &text)
    }
    for over in part.presented { write(over, over.style?.word ?? "shown", depth: depth + 1, script, to: &text) }
  }
}
