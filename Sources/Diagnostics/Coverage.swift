/// How many of the places that name a callback were judged, and what came of the others.
package struct Coverage: Sendable, Hashable {
  /// All words of these were understood, and what they say was run.
  package var judged = 0
  /// Some words of these were not understood.
  package var partlyRead = 0
  /// These claim nothing, each for its reason.
  package var noClaim: [NoClaim: Int] = [:]
  /// Nothing in these says when, whether, how often or in which order.
  package var silent = 0

  /// No places at all.
  package init() {}

  /// All places that name a callback.
  package var places: Int { judged + partlyRead + silent + noClaims }

  /// The places that claim nothing.
  package var noClaims: Int { noClaim.values.reduce(0, +) }

  /// The share of the judged places among those that may claim something, in whole percent, rounded down; nil where there
  /// are none.
  package var percent: Int? {
    let all = judged + partlyRead + silent
    return all == 0 ? nil : judged * 100 / all
  }

  /// Adds the counts of another file.
  package static func += (sum: inout Coverage, other: Coverage) {
    sum.judged += other.judged
    sum.partlyRead += other.partlyRead
    sum.silent += other.silent
    sum.noClaim.merge(other.noClaim) { $0 + $1 }
  }

  /// Writes the counts into an object; `percent` is null where no place may claim something.
  package func write(to json: inout JSONWriter) {
    json.field("judged", judged)
    json.field("partlyRead", partlyRead)
    json.field("noClaim", noClaims)
    json.object("reasons") { json in
      for reason in NoClaim.allCases { if let count = noClaim[reason] { json.field(reason.rawValue, count) } }
    }
    json.field("silent", silent)
    json.key("percent")
    if let percent { json.value(percent) } else { json.null() }
  }

  /// Why a place that names a callback claims nothing.
  package enum NoClaim: String, Sendable, Hashable, CaseIterable {
    case question, advice, hypothesis, opinion, denial, history, own, plan, override
    /// Only the name stands there.
    case name
  }
}
