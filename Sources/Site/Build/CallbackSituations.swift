import Diagnostics
import Judging
import LifecycleEngine
import Verify

/// Puts into rows in which situations a callback comes, and names those that go without it.
struct CallbackSituations {
  let counts: [SituationCounts]
  let language: Language

  /// What comes in none of the situations is not put on stage by them: that says nothing.
  func add(to page: inout CallbackPage, of callback: Callback) {
    let known = counts.compactMap { situation in situation.count(of: callback).map { (situation, $0) } }
    guard known.contains(where: { !$0.1.some.isEmpty }) else { return }
    page.situations = known.filter { !$0.1.some.isEmpty }.map { row($0, $1) }
    page.mostTimes = known.flatMap { $0.1.parts.map(\.times.upperBound) }.max() ?? 0
    page.otherSituations = known.filter { $0.1.some.isEmpty }.map { $0.0.situation.words(in: language) }
  }

  private func row(_ situation: SituationCounts, _ count: SituationCounts.Count) -> CallbackPage.Situation {
    var lanes: [SituationCounts.Part] = []
    for mark in count.marks where !lanes.contains(mark.part) { lanes.append(mark.part) }
    let phases = Phase.allCases.filter { phase in count.marks.contains { $0.phase == phase } }
    let words = TraceWords(language)
    return CallbackPage.Situation(
      name: situation.situation.words(in: language), steps: situation.steps.map { "\($0)" },
      isAlways: count.isAlways,
      versions: count.some == count.tried ? "" : Wording.versions(count.some.versions, in: language),
      often: often(count),
      phases: phases.map { words[$0] }.joined(separator: language(", ", "、")),
      marks: count.marks.prefix(Self.mostMarks).map { mark in
        CallbackPage.Situation.Mark(
          lane: lanes.firstIndex(of: mark.part) ?? 0, phase: Int(mark.phase.rawValue))
      })
  }

  /// The most calls that a picture of a line shows.
  private static let mostMarks = 12

  /// Those who play no part are told of together, after all others.
  private func often(_ count: SituationCounts.Count) -> String {
    var texts: [String] = []
    var rest: ClosedRange<Int>?
    for (part, times) in count.parts {
      if let name = part.text {
        texts.append(UIText.partTold.text(in: language, filledWith: name.text(in: language), self.times(times)))
      } else {
        rest = min(times.lowerBound, rest?.lowerBound ?? .max)...max(times.upperBound, rest?.upperBound ?? 0)
      }
    }
    if let rest {
      let number = times(rest)
      texts.append(
        texts.isEmpty
          ? number : UIText.partTold.text(in: language, filledWith: UIText.partOther.text(in: language), number))
    }
    return texts.joined(separator: language("; ", "；"))
  }

  private func times(_ times: ClosedRange<Int>) -> String {
    let (least, most) = (times.lowerBound, times.upperBound)
    if least != most { return UIText.timesFromTo.text(in: language, filledWith: "\(least)", "\(most)") }
    return UIText.text(times: least, in: language)
  }
}

extension SituationCounts.Part {
  /// nil where there is nothing to tell apart.
  fileprivate var text: UIText? {
    switch self {
    case .arriving: .partArriving
    case .leaving: .partLeaving
    case .bystander: .partBystander
    case .container: .partContainer
    case .other, .noController: nil
    }
  }
}
