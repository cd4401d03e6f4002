/// Text that may stand in XML, between tags and in attributes.
package enum XMLText {
  /// A value between quotes, where a line break would become a space.
  package static func attribute(_ text: String) -> String { escaped(DisplayWidth.printable(text)) }

  /// Marks are escaped; what XML 1.0 cannot hold at all becomes a picture of it or U+FFFD.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(DisplayWidth.picture(of: scalar) ?? scalar)
      }
    }
    return result
  }
}
