/// How many columns of a terminal a character takes, and what is shown for those that must not be printed.
package enum DisplayWidth {
  /// Columns between tab stops.
  static let tab = 4

  /// 0 for combining marks, 2 for East Asian wide characters and emoji, 1 for all others.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide(value) ? 2 : (0x1160...0x11FF).contains(value) ? 0 : 1
    }
  }

  /// The columns of a text that has no tabs.
  package static func of(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + of($1) }
  }

  /// What stands for a character that would move the cursor, reorder the line or end it: a picture of it, or
  /// U+FFFD. Nil if the character may be printed.
  package static func picture(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x2028, 0x2029: "\u{2424}"
    // C1 controls, and all that can change the direction of text.
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: nil
    }
  }

  /// A text on one line that is safe to print.
  package static func printable(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { picture(of: $0) != nil }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars { result.unicodeScalars.append(picture(of: scalar) ?? scalar) }
    return result
  }

  /// The blocks of Unicode whose characters are wide, merged where what lies between is unassigned.
  private static func isWide(_ value: UInt32) -> Bool {
    guard value >= 0x1100 else { return false }
    let index = wide.partitioningIndex { $0.upperBound >= value }
    return index < wide.count && wide[index].contains(value)
  }

  /// Ascending.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3, 0x2614...0x2615,
    0x2648...0x2653, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26D4...0x26D4,
    0x26EA...0x26EA, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E,
    0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55,
    0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18DFF, 0x1AFF0...0x1B2FF,
    0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F265, 0x1F300...0x1F64F,
    0x1F680...0x1F6FF, 0x1F7E0...0x1F7F0, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
