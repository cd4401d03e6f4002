internal import CCmark
internal import Diagnostics

/// Character references (`&amp;`, `&#x4E2D;`) as libcmark knows them.
enum Entity {
  /// The longest name in HTML is 31 letters; libcmark reads no more either.
  private static let longest = 40

  /// The reference that starts with the `&` at `start`: how long it is and what it stands for. Nil if it is
  /// none, and `&` stands for itself.
  static func read(_ bytes: [UInt8], at start: Int, end: Int) -> (length: Int, text: [UInt8])? {
    var index = start + 1
    let limit = min(end, start + longest)
    while index < limit,
      bytes[index].isASCIIAlphanumeric || bytes[index] == UInt8(ascii: "#")
    {
      index += 1
    }
    guard index < limit, bytes[index] == UInt8(ascii: ";"), index > start + 1 else { return nil }
    let name = bytes[start..<index + 1]
    guard let text = common(name) ?? decode(Array(name)) else { return nil }
    return (name.count, text)
  }

  /// The few that notes really have, without asking.
  private static func common(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    switch name.count {
    case 4 where name.elementsEqual("&lt;".utf8): [UInt8(ascii: "<")]
    case 4 where name.elementsEqual("&gt;".utf8): [UInt8(ascii: ">")]
    case 5 where name.elementsEqual("&amp;".utf8): [UInt8(ascii: "&")]
    case 6 where name.elementsEqual("&quot;".utf8): [UInt8(ascii: "\"")]
    case 6 where name.elementsEqual("&nbsp;".utf8): [0xC2, 0xA0]
    default: nil
    }
  }

  /// Lets libcmark read the reference as a note of its own, so that there is one table of names.
  private static func decode(_ name: [UInt8]) -> [UInt8]? {
    guard let tree = CMarkTree(name), let paragraph = cmark_node_first_child(tree.root),
      let node = cmark_node_first_child(paragraph), let literal = cmark_node_get_literal(node)
    else { return nil }
    let text = Array(String(cString: literal).utf8)
    return text == name ? nil : text
  }
}
