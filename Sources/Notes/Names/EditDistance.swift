/// Counts the typing slips between two names: a letter too many, one missing, one wrong, two swapped.
///
/// Restricted Damerau-Levenshtein distance (no letter is edited twice), cut off at a limit: only the cells
/// within `limit` of the diagonal are computed.
enum EditDistance {
  /// The distance, or nil if it is above `limit`.
  /// - Complexity: O(length × limit).
  static func between(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    let far = limit + 1
    var beforePrevious = [Int](repeating: far, count: b.count + 1)
    // Each row is an array of its own: copies that change places are miscompiled with optimisation (Swift 6.3.1).
    var previous = [Int](repeating: far, count: b.count + 1)
    var row = [Int](repeating: far, count: b.count + 1)
    for j in 0...min(b.count, limit) { previous[j] = j }
    for i in 1..<(a.count + 1) {
      for j in row.indices { row[j] = far }
      if i <= limit { row[0] = i }
      var best = row[0]
      for j in max(1, i - limit)..<(min(b.count, i + limit) + 1) {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        var value = min(previous[j] + 1, row[j - 1] + 1, previous[j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          value = min(value, beforePrevious[j - 2] + 1)
        }
        row[j] = min(value, far)
        best = min(best, row[j])
      }
      if best > limit { return nil }
      (beforePrevious, previous, row) = (previous, row, beforePrevious)
    }
    return previous[b.count] <= limit ? previous[b.count] : nil
  }
}
