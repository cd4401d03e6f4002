internal import LifecycleEngine

/// Which pieces and distractors look alike, and the ways in which placed copies can stand for them.
///
/// Taking copies in the order of placing is right for acceptance but not for credit: with the runs `x L y L`
/// and `y x L L`, the response `L x L y` is one move from right only if its first `L` is taken as the second.
struct InterchangeableCopies: Sendable {
  /// For each index the group of its label; groups are numbered by first appearance.
  private let groupOfIndex: [Int]
  /// For each group its members: pieces as the key orders them, then distractors.
  private let members: [[Int]]

  init(labels: [String], key: PartialOrder) {
    var groupOfLabel: [String: Int] = [:]
    var groups: [Int] = []
    for label in labels {
      let group = groupOfLabel[label] ?? groupOfLabel.count
      groupOfLabel[label] = group
      groups.append(group)
    }
    var members = [[Int]](repeating: [], count: groupOfLabel.count)
    for piece in key.canonicalLinearExtension { members[groups[piece]].append(piece) }
    for distractor in key.count..<labels.count { members[groups[distractor]].append(distractor) }
    self.groupOfIndex = groups
    self.members = members
  }

  /// The response without indices out of range and without repetitions.
  func cleaned(_ response: [Int]) -> [Int] {
    var seen = [Bool](repeating: false, count: groupOfIndex.count)
    return response.filter { index in
      guard seen.indices.contains(index), !seen[index] else { return false }
      seen[index] = true
      return true
    }
  }

  /// Copies taken in the order of placing.
  func firstAssignment(of response: [Int]) -> [Int] {
    var used = [Int](repeating: 0, count: members.count)
    return response.map { index in
      let group = groupOfIndex[index]
      used[group] += 1
      return members[group][used[group] - 1]
    }
  }

  /// Every way to take the copies, the order of placing first; only that one if there are more than `limit`.
  func assignments(of response: [Int], limit: Int) -> [[Int]] {
    var found: [[Int]] = []
    _ = allSatisfy(response, limit: limit) { assignment in
      found.append(assignment)
      return true
    }
    return found
  }

  /// Whether all ways to take the copies are so; the first that is not ends it. Only the order of placing is asked
  /// about if there are more than `limit`.
  func allSatisfy(_ response: [Int], limit: Int, _ isSo: ([Int]) -> Bool) -> Bool {
    guard count(of: response, limit: limit) > 1 else { return isSo(firstAssignment(of: response)) }
    var prefix: [Int] = []
    return allSatisfy(response, prefix: &prefix, isSo)
  }

  private func allSatisfy(_ response: [Int], prefix: inout [Int], _ isSo: ([Int]) -> Bool) -> Bool {
    guard prefix.count < response.count else { return isSo(prefix) }
    for candidate in members[groupOfIndex[response[prefix.count]]] where !prefix.contains(candidate) {
      prefix.append(candidate)
      guard allSatisfy(response, prefix: &prefix, isSo) else { return false }
      prefix.removeLast()
    }
    return true
  }

  /// How many assignments there are; 1 if more than `limit`.
  private func count(of response: [Int], limit: Int) -> Int {
    var used = [Int](repeating: 0, count: members.count)
    var total = 1
    for index in response {
      let group = groupOfIndex[index]
      total *= members[group].count - used[group]
      used[group] += 1
      if total > limit { return 1 }
    }
    return total
  }
}
