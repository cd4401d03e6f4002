import Diagnostics
import LifecycleEngine

/// Both names of every callback that has a page, for the script that shows the one or the other.
enum NameMap {
  /// Where the script looks for it.
  static let path = "assets/name-map.js"

  /// A script that puts them into one list: the page's name, the name in Swift, the name in Objective-C.
  static var bytes: [UInt8] {
    var json = JSONWriter(isForHTML: true)
    json.array(Callback.allCases.filter { PagePaths.callback($0) != nil }) { json, callback in
      let page = PagePaths.callback(callback)?.text.dropFirst("callbacks/".count).dropLast(".html".count) ?? ""
      json.array([String(page), "\(callback.info.swift)", "\(callback.info.selector)"]) { $0.value($1) }
    }
    return Array("window.lcdocNames = ".utf8) + json.bytes + Array(";\n".utf8)
  }
}
