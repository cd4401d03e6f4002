/// Counts the typing slips between two names: a letter too many, one missing, one wrong, two swapped.
///
/// Restricted Damerau-Levenshtein distance (no letter is edited twice), cut off at a limit: only the cells
/// within `limit` of the diagonal are computed.
package enum EditDistance {
  /// The distance, or nil if it is above `limit`.
  /// - Complexity: O(length × limit).
  @inlinable
  package static func between<Letter: Equatable>(_ a: [Letter], _ b: [Letter], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    let far = limit + 1
    let width = b.count + 1
    // Three rows that take turns in one array: arrays that change places are miscompiled with optimisation (Swift 6.3.1).
    var rows = [Int](repeating: far, count: 3 * width)
    for j in 0...min(b.count, limit) { rows[j] = j }
    for i in 1..<(a.count + 1) {
      let row = i % 3 * width
      let previous = (i + 2) % 3 * width
      let beforePrevious = (i + 1) % 3 * width
      for j in 0..<width { rows[row + j] = far }
      if i <= limit { rows[row] = i }
      var best = rows[row]
      for j in max(1, i - limit)..<(min(b.count, i + limit) + 1) {
        let cost = a[i - 1] == b[j - 1] ? 0 : 1
        var value = min(rows[previous + j] + 1, rows[row + j - 1] + 1, rows[previous + j - 1] + cost)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          value = min(value, rows[beforePrevious + j - 2] + 1)
        }
        rows[row + j] = min(value, far)
        best = min(best, rows[row + j])
      }
      if best > limit { return nil }
    }
    let distance = rows[a.count % 3 * width + b.count]
    return distance <= limit ? distance : nil
  }
}
