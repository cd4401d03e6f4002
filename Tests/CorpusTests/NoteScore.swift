/// How far what was read of notes agrees with their labels.
struct NoteScore {
  struct Found {
    var right = 0
    var wrong = 0
    var missed = 0
    var precision: Double { ratio(right, right + wrong) }
    var recall: Double { ratio(right, right + missed) }
  }
  struct Judged {
    var all = 0
    var agree = 0
    var share: Double { ratio(agree, all) }
  }

  var mentions = Found()
  var orders = Found()
  var orderVerdicts = Judged()
  var claims = 0
  var claimsRead = 0
  var claimVerdicts = Judged()
  var trueClaims = 0
  var falseAlarms = 0

  var understood: Double { ratio(claimsRead, claims) }
  var falseAlarmShare: Double { trueClaims == 0 ? 0 : ratio(falseAlarms, trueClaims) }

  var text: String {
    """
    mentions: precision \(percent(mentions.precision)), recall \(percent(mentions.recall))
    orderings: precision \(percent(orders.precision)), recall \(percent(orders.recall)), \
    verdicts agree \(percent(orderVerdicts.share))
    claims: understood \(percent(understood)), verdicts agree \(percent(claimVerdicts.share)), \
    false alarms \(percent(falseAlarmShare))
    """
  }

  mutating func add(_ reading: Reading, against label: Label) {
    addMentions(reading, label)
    addOrders(reading, label)
    addClaims(reading, label)
  }

  private mutating func addMentions(_ reading: Reading, _ label: Label) {
    var wanted: [String: Int] = [:]
    var optional: [String: Int] = [:]
    for callback in label.callbacks {
      let count = callback.count ?? 1
      if callback.variant == "print label" {
        optional[Symbols.base(callback.symbol), default: 0] += count
      } else {
        wanted[Symbols.base(callback.symbol), default: 0] += count
      }
    }
    var found: [String: Int] = [:]
    for mention in reading.mentions { found[Symbols.base(mention.symbol), default: 0] += 1 }
    for symbol in Set(wanted.keys).union(found.keys) {
      let (want, have) = (wanted[symbol] ?? 0, found[symbol] ?? 0)
      mentions.right += min(want, have)
      mentions.missed += max(0, want - have)
      mentions.wrong += max(0, have - want - (optional[symbol] ?? 0))
    }
  }

  private mutating func addOrders(_ reading: Reading, _ label: Label) {
    var left = reading.orderings
    for order in label.orderings {
      let wanted = Symbols.of(order.sequence)
      let lines = Lines(order.line, order.line_end)
      // The first of the best, as in any list of candidates.
      var best: (index: Int, common: Int)?
      for (index, one) in left.enumerated() where lines.touch(Lines(one.line, one.endLine)) {
        let common = Symbols.common(wanted, Symbols.of(one.sequence))
        if common > best?.common ?? -1 { best = (index, common) }
      }
      guard let best, 5 * best.common >= 4 * max(wanted.count, left[best.index].sequence.count) else {
        if order.optional != true { orders.missed += 1 }
        continue
      }
      let verdict = left.remove(at: best.index).verdict
      orders.right += 1
      guard let expected = Verdict.expected(order.true_on_real_ios) else { continue }
      orderVerdicts.all += 1
      orderVerdicts.agree += verdict == expected ? 1 : 0
    }
    // A glossary in the order of life may be read as an order, as long as nobody is told that it is wrong.
    let neutral = (label.traps ?? []).filter { $0.neutral == true }.map { Lines($0.line ?? 0, $0.line_end) }
    orders.wrong += left.count { order in
      let isSilent = order.verdict == nil || order.verdict == "holds"
      return !isSilent || !neutral.contains { $0.touch(Lines(order.line, order.endLine)) }
    }
  }

  private mutating func addClaims(_ reading: Reading, _ label: Label) {
    var left = reading.claims
    // Optional claims last, so that they take none from the others; silence about them is not held against anybody.
    let labelled = label.other_claims.filter { $0.optional != true } + label.other_claims.filter { $0.optional == true }
    for claim in labelled {
      let expected = Verdict.expected(claim.true)
      let lines = Lines(claim.line, claim.line_end)
      let near = left.indices.filter { lines.touch(Lines(left[$0].line, left[$0].endLine)) }
      if near.isEmpty, claim.optional == true { continue }
      claims += 1
      // Several claims may stand on one line: an exact line first, then the one that agrees.
      func distance(_ index: Int) -> Int {
        (left[index].line == claim.line ? 0 : 2) + (left[index].verdict == expected ? 0 : 1)
      }
      guard let match = near.min(by: { distance($0) < distance($1) }) else { continue }
      let verdict = left.remove(at: match).verdict
      claimsRead += 1
      guard let expected else { continue }
      claimVerdicts.all += 1
      claimVerdicts.agree += verdict == expected ? 1 : 0
      if expected == "holds" {
        trueClaims += 1
        falseAlarms += verdict == "contradicted" || verdict == "depends" ? 1 : 0
      }
    }
  }
}

func ratio(_ part: Int, _ whole: Int) -> Double { whole == 0 ? 1 : Double(part) / Double(whole) }

/// With three digits, as figures of reading are compared.
func percent(_ share: Double) -> String {
  let thousandths = Int((share * 1_000).rounded())
  return thousandths == 1_000 ? "1.000" : "0." + "00\(thousandths)".suffix(3)
}

/// Lines of a note. Two places are the same when they touch.
struct Lines {
  let first: Int
  let last: Int

  init(_ first: Int, _ last: Int?) {
    self.first = first
    self.last = last ?? first
  }

  func touch(_ other: Lines) -> Bool { first <= other.last + 1 && other.first <= last + 1 }
}

enum Verdict {
  static func expected(_ label: String) -> String? {
    ["yes": "holds", "no": "contradicted", "depends": "depends", "depends on OS version": "depends"][label]
  }
}

enum Symbols {
  /// Names whose first part alone says nothing.
  private static let parted: Set<String> = [
    "application", "scene", "navigationController", "tabBarController", "pageViewController", "splitViewController",
    "init", "presentationController", "windowScene", "tableView", "collectionView", "pointInside", "hitTest",
  ]

  /// The name as labels and reader both write it: no argument, no further parts where the first is enough.
  static func base(_ symbol: String) -> String {
    var name = String(symbol.prefix { $0 != "(" })
    while name.hasSuffix(":") { name.removeLast() }
    name = ["deinit": "dealloc", "init(coder": "initWithCoder"][name] ?? name
    let first = String(name.prefix { $0 != ":" })
    return parted.contains(first) || first.hasPrefix("initWith") ? name : first
  }

  static func of(_ sequence: [String]) -> [String] {
    sequence.map { step in base(step.firstIndex(of: ".").map { String(step[step.index(after: $0)...]) } ?? step) }
  }

  /// The length of the longest common part that keeps the order.
  static func common(_ a: [String], _ b: [String]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var previous = 0
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = x == y ? previous + 1 : max(above, row[j])
        previous = above
      }
    }
    return row[b.count]
  }
}
