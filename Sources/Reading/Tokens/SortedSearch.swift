extension RandomAccessCollection where Index == Int {
  /// The first index from which on a condition is false that holds for all elements before it. Complexity: O(log count).
  /// Named apart from `firstIndex`, for which a trailing closure would take it.
  package func partitionPoint(behind isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
