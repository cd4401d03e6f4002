import LifecycleEngine

/// Where pages lie. A path that a file's name cannot give is made from what can stand in one.
struct PagePaths {
  private var taken: Set<String> = []

  /// A path in a folder of the site, unique among those given out, on file systems that fold case too.
  mutating func make(_ folder: String, _ name: String) -> SitePath? {
    var clean = Self.cleaned(name)
    if clean.isEmpty || clean == "index" { clean = "page-" + clean }
    var candidate = "\(folder)/\(clean).html"
    var number = 2
    while taken.contains(candidate.lowercased()) {
      candidate = "\(folder)/\(clean)-\(number).html"
      number += 1
    }
    taken.insert(candidate.lowercased())
    return SitePath(candidate)
  }

  /// The name with everything replaced that has a meaning in paths.
  private static func cleaned(_ name: String) -> String {
    let parts = name.split(separator: "/").map { part in
      String(
        part.unicodeScalars.map { scalar -> Character in
          switch scalar {
          case "\\", ":", "?", "#", "%", "*", "\"", "<", ">", "|", "~", " ": "-"
          case _ where scalar.value < 0x20 || scalar.value == 0x7F: "-"
          default: Character(scalar)
          }
        })
    }
    return parts.filter { $0 != "." && $0 != ".." && !$0.isEmpty }.joined(separator: "/")
  }

  /// The page of a callback.
  static func callback(_ callback: Callback) -> SitePath? {
    let selector = callback.info.selector.description
    let name = selector.split(separator: ":").joined(separator: "-").replacing("+", with: "class-")
    return SitePath("callbacks/\(name).html")
  }
}

extension String {
  /// The text with every occurrence of one character replaced.
  fileprivate func replacing(_ character: Character, with text: String) -> String {
    var result = ""
    for one in self { if one == character { result += text } else { result.append(one) } }
    return result
  }
}
