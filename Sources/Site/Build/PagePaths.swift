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

  /// The page of a callback. Every mention asks for it, so all are made once.
  static func callback(_ callback: Callback) -> SitePath? { callbackPages[Int(callback.rawValue)] }

  private static let callbackPages: [SitePath?] = {
    var pages = [SitePath?](repeating: nil, count: Int(Callback.allCases.map(\.rawValue).max() ?? 0) + 1)
    for callback in Callback.allCases {
      var name: [UInt8] = []
      for byte in callback.info.selector.description.utf8 {
        switch byte {
        case UInt8(ascii: "+"): name += "class-".utf8
        case UInt8(ascii: ":"): if name.last != UInt8(ascii: "-") { name.append(UInt8(ascii: "-")) }
        default: name.append(byte)
        }
      }
      if name.last == UInt8(ascii: "-") { name.removeLast() }
      pages[Int(callback.rawValue)] = SitePath("callbacks/\(String(decoding: name, as: UTF8.self)).html")
    }
    return pages
  }()
}
