internal import LifecycleEngine

extension Callback {
  /// The callback as it is shown: its selector, without the colon if there is but one.
  var shownName: String {
    let selector = info.selector.description
    let colons = selector.utf8.filter { $0 == UInt8(ascii: ":") }.count
    return colons == 1 && selector.utf8.last == UInt8(ascii: ":") ? String(selector.dropLast()) : selector
  }
}
