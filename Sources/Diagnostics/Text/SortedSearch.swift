extension RandomAccessCollection where Index == Int {
  /// The first index whose element belongs behind a place; `endIndex` where none does.
  ///
  /// All elements that belong behind it have to stand behind all that do not. Complexity: O(log count).
  @inlinable
  package func partitioningIndex(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
