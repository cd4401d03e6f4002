package import Diagnostics
package import Notes
package import Verify

/// A long list with one wrong step is not wrong as a whole: which steps are right, and where the others belong.
extension Wording {
  /// Of more wrong steps only the first are named.
  private static let mostNamed = 3

  /// Which steps of a contradicted order hold, and of the others where they would have to stand; nil where less than
  /// half of it is left.
  package static func steps(
    of ordering: Ordering, _ judgement: Verify.Judgement, in language: Language
  ) -> String? {
    let steps = ordering.judgedSteps
    let wrong = judgement.misplaced.filter { $0.step < steps.count }
    let left = Set(wrong.map(\.step) + judgement.notTried)
    let right = steps.indices.filter { !left.contains($0) }
    guard judgement.verdict == .contradicted || judgement.verdict == .ambiguous, !wrong.isEmpty,
      judgement.kept.count >= 2, wrong.count < right.count
    else { return nil }
    let numbers = numbers(right, in: language)
    var parts = [language("steps \(numbers) hold in this order", "第 \(numbers) 步按这一顺序成立")]
    parts += wrong.prefix(mostNamed).map { place(of: $0, steps, language) }
    if wrong.count > mostNamed {
      let more = wrong.count - mostNamed
      parts.append(language("\(more) more do not", "另有 \(more) 步不成立"))
    }
    return parts.joined(separator: language("; ", "；"))
  }

  /// `step 12, …, does not: it would have to stand between step 3, …, and step 4, …`
  private static func place(
    of wrong: Verify.Judgement.Misplaced, _ steps: [Ordering.Step], _ language: Language
  ) -> String {
    func name(_ index: Int) -> String {
      let callback = "`\(step(steps[index]))`"
      return language("step \(index + 1), \(callback)", "第 \(index + 1) 步 \(callback) ")
    }
    let subject = language("\(name(wrong.step)), does not", "\(name(wrong.step))不成立")
    guard wrong.comes else { return subject + language(": the run does not have it", "：运行中没有这一步") }
    switch (wrong.after, wrong.before) {
    case (let first?, let last?):
      return subject
        + language(
          ": it would have to stand between \(name(first)), and \(name(last))",
          "：它应当在\(name(first))与\(name(last))之间")
    case (let first?, nil):
      return subject + language(": it would have to stand after \(name(first))", "：它应当在\(name(first))之后")
    case (nil, let last?):
      return subject + language(": it would have to stand before \(name(last))", "：它应当在\(name(last))之前")
    case (nil, nil): return subject
    }
  }

  /// `1 to 3, 5 and 6`: places that count from 0 as numbers that count from 1.
  private static func numbers(_ places: [Int], in language: Language) -> String {
    var stretches: [ClosedRange<Int>] = []
    for place in places {
      if let last = stretches.last, last.upperBound + 1 == place {
        stretches[stretches.count - 1] = last.lowerBound...place
      } else {
        stretches.append(place...place)
      }
    }
    let parts = stretches.flatMap { stretch -> [String] in
      let (first, last) = (stretch.lowerBound + 1, stretch.upperBound + 1)
      if last - first < 2 { return (first...last).map { "\($0)" } }
      return [language("\(first) to \(last)", "\(first) 到 \(last)")]
    }
    guard parts.count > 1, let last = parts.last else { return parts.joined() }
    return parts.dropLast().joined(separator: language(", ", "、")) + language(" and ", "、") + last
  }
}
