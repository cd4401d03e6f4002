import LifecycleEngine

/// Where pages lie. A path that a file's name cannot give is made from what can stand in one.
struct PagePaths {
  /// The paths that were given out, without their ending and in lower case, each with the last number that was put
  /// behind it.
  private var taken: [String: Int] = [:]

  /// A path in a folder of the site, unique among those given out, on file systems that fold case too.
  mutating func make(_ folder: String, _ name: String) -> SitePath? {
    var clean = Self.cleaned(name)
    if clean.isEmpty || clean == "index" { clean = "page-" + clean }
    let path = "\(folder)/\(clean)"
    let wanted = path.lowercased()
    guard let last = taken[wanted] else {
      taken[wanted] = 1
      return SitePath("\(path).html")
    }
    var number = last + 1
    // Ends: only as many numbers can be taken as paths were given out before.
    while taken["\(wanted)-\(number)"] != nil { number += 1 }
    taken[wanted] = number
    taken["\(wanted)-\(number)"] = 1
    return SitePath("\(path)-\(number).html")
  }

  /// The most bytes of a name: file systems take 255, with the number and the ending.
  private static let longestName = 200

  /// The name with everything replaced that has a meaning in paths, and without the end of long parts.
  private static func cleaned(_ name: String) -> String {
    let parts = name.split(separator: "/").map { part in
      cut(
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

  private static func cut(_ name: [Character]) -> String {
    var bytes = 0
    return String(
      name.prefix { character in
        bytes += character.utf8.count
        return bytes <= longestName
      })
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
