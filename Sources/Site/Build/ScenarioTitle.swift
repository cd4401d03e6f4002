import Judging
import LifecycleEngine

/// What a scenario is called where readers see it.
enum ScenarioTitle {
  /// What its author calls it in the comments at its top (`# title: …`, or a first line of words), else words made of its
  /// name, else what it stands under.
  static func title(of scenario: CheckedScenario, name: String, under place: @autoclosure () -> String) -> String {
    if let title = authored(scenario.text), !title.isEmpty { return title }
    return name.isEmpty ? place() : words(of: name)
  }

  /// What is longer is no title.
  private static let longest = 80

  private static func authored(_ text: [UInt8]) -> String? {
    guard text.first == UInt8(ascii: "#") else { return nil }
    if let title = ScenarioHeader(text)["title"] { return title.count <= longest ? title : nil }
    let line = String(decoding: text.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self)
    guard line.hasPrefix("# "), line.count <= longest + 2, !line.contains(":") else { return nil }
    return String(line.dropFirst(2).drop { $0 == " " })
  }

  /// Words of the name of a file, a folder or a block: `lock-ios4` is "Lock, iOS 4". What has spaces or capitals is words
  /// as it is. A number in front only gives the place in a list.
  static func words(of name: String) -> String {
    guard !name.contains(where: \.isUppercase) else { return name }
    guard !name.contains(where: \.isWhitespace) else { return capitalized(name) }
    var parts = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    if parts.count > 1, parts[0].count < 3, parts[0].allSatisfy(\.isNumber) { parts.removeFirst() }
    var out = ""
    var last = ""
    for part in parts {
      let aside = self.aside(part)
      if !out.isEmpty { out += aside == nil || prepositions.contains(last) ? " " : ", " }
      out += aside ?? spellings[part] ?? (out.isEmpty ? capitalized(part) : part)
      last = part
    }
    return out.isEmpty ? name : out
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// What a version belongs to without a comma.
  private static let prepositions: Set<String> = [
    "after", "and", "at", "before", "by", "for", "from", "in", "of", "on", "or", "since", "till", "to", "until", "with",
  ]

  /// A version or a year, which stands behind a comma; nil for other words.
  private static func aside(_ part: String) -> String? {
    if part.count == 4, part.hasPrefix("20"), Int(part) != nil { return part }
    guard part.hasPrefix("ios"), let version = Int(part.dropFirst(3)) else { return nil }
    return "iOS \(version)"
  }

  /// Names of callbacks and short forms as they are spelled, by their letters in lower case.
  private static let spellings: [String: String] = {
    var spellings = [
      "url": "URL", "ipad": "iPad", "iphone": "iPhone", "addchild": "addChild", "uikit": "UIKit", "swiftui": "SwiftUI",
    ]
    for callback in Callback.allCases {
      let name = String("\(callback.info.selector)".prefix { $0 != ":" })
      if name.contains(where: \.isUppercase) { spellings[name.lowercased()] = name }
    }
    return spellings
  }()
}
