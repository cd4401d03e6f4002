package import Diagnostics
import LifecycleEngine

/// Where pages lie. A path that a file's name cannot give is made from what can stand in one.
struct PagePaths: Sendable {
  /// The paths that were given out, without their ending and in lower case, each with the last number that was put
  /// behind it.
  private var taken: [String: Int] = [:]

  /// No path was given out yet.
  ///
  /// - Parameter count: how many will be, about.
  init(count: Int = 0) { taken.reserveCapacity(count) }

  /// The path that a name asks for: to find it takes longer than to give it out, and needs no other.
  struct Wish: Sendable {
    /// Without its ending.
    fileprivate let path: String
    /// The same in lower case.
    fileprivate let folded: String
    /// The page, where no other has it.
    fileprivate let page: SitePath?

    /// - Parameters:
    ///   - folder: of the site.
    ///   - name: what the page is called; it may name folders too.
    init(_ folder: String, _ name: String) {
      var clean = PagePaths.cleaned(name)
      if clean.isEmpty || clean == "index" { clean = "page-" + clean }
      var bytes = Array(folder.utf8)
      bytes.append(UInt8(ascii: "/"))
      bytes += clean.utf8
      path = String(decoding: bytes, as: UTF8.self)
      folded = bytes.allSatisfy(PagePaths.isFolded) ? path : path.lowercased()
      bytes += ".html".utf8
      page = SitePath(String(decoding: bytes, as: UTF8.self))
    }
  }

  /// A path in a folder of the site, unique among those given out, on file systems that fold case too.
  mutating func make(_ folder: String, _ name: String) -> SitePath? { give(Wish(folder, name)) }

  /// The path that was wished for, or one that is like it where that was given out.
  mutating func give(_ wish: Wish) -> SitePath? {
    guard let last = taken.updateValue(1, forKey: wish.folded) else { return wish.page }
    var number = last + 1
    // Ends: only as many numbers can be taken as paths were given out before.
    while taken["\(wish.folded)-\(number)"] != nil { number += 1 }
    taken[wish.folded] = number
    taken["\(wish.folded)-\(number)"] = 1
    return SitePath("\(wish.path)-\(number).html")
  }

  /// The most bytes of a name: file systems take 255, with the number and the ending.
  private static let longestName = 200

  /// The name with everything replaced that has a meaning in paths, and without the end of long parts.
  private static func cleaned(_ name: String) -> String {
    if isClean(name) { return name }
    var clean: [UInt8] = []
    for part in Array(name.utf8).split(separator: UInt8(ascii: "/")) {
      guard !part.elementsEqual(".".utf8), !part.elementsEqual("..".utf8) else { continue }
      if !clean.isEmpty { clean.append(UInt8(ascii: "/")) }
      for byte in cut(part) { clean.append(hasMeaning(byte) ? UInt8(ascii: "-") : byte) }
    }
    return String(decoding: clean, as: UTF8.self)
  }

  /// Whether nothing of a name has to be replaced, as of nearly all.
  private static func isClean(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      // No part may be empty, or begin with a dot, which those do that lead elsewhere.
      var last = UInt8(ascii: "/")
      for byte in bytes {
        if hasMeaning(byte) { return false }
        if last == UInt8(ascii: "/"), byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") { return false }
        last = byte
      }
      return last != UInt8(ascii: "/") && bytes.count <= longestName
    }
  }

  /// Whether a byte is surely of no letter in upper case.
  private static func isFolded(_ byte: UInt8) -> Bool {
    byte < 0x80 && !(UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private static func hasMeaning(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x00...0x20, 0x7F, UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "#"),
      UInt8(ascii: "%"), UInt8(ascii: "*"), UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "|"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  /// As much of a part as a name may have, whole scalars.
  private static func cut(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard part.count > longestName else { return part }
    var end = part.startIndex + longestName
    while end > part.startIndex, part[end] & 0xC0 == 0x80 { end -= 1 }
    return part[..<end]
  }

  /// The page of a callback. Every mention asks for it, so all are made once.
  static func callback(_ callback: Callback) -> SitePath? { callbackPages[Int(callback.rawValue)] }

  private static let callbackPages: [SitePath?] = {
    var pages = [SitePath?](repeating: nil, count: Int(Callback.allCases.map(\.rawValue).max() ?? 0) + 1)
    // What UIKit prints is no callback that one could look up.
    for callback in Callback.allCases where callback != .consoleMessage {
      var name: [UInt8] = []
      for byte in callback.info.selector.description.utf8 {
        switch byte {
        case UInt8(ascii: "+"): name += "class-".utf8
        case UInt8(ascii: ")"): break
        case UInt8(ascii: ":"), UInt8(ascii: "("): if name.last != UInt8(ascii: "-") { name.append(UInt8(ascii: "-")) }
        default: name.append(byte)
        }
      }
      if name.last == UInt8(ascii: "-") { name.removeLast() }
      pages[Int(callback.rawValue)] = SitePath("callbacks/\(String(decoding: name, as: UTF8.self)).html")
    }
    return pages
  }()
}

extension OtherEdition {
  /// - Parameter names: of its notes below the folder that is built, without their endings.
  package init(language: Language, folder: String, address: SiteAddress?, names: [String]) {
    var paths = PagePaths()
    let notes = Set(names.compactMap { paths.make("notes", $0) })
    self.init(language: language, folder: folder, address: address, notes: notes)
  }
}
