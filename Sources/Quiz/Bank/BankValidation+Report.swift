internal import LifecycleEngine

/// What a validation tells.
extension BankValidation {
  /// The callbacks that no ordering asks about, by what keeps them out.
  var uncovered: [(reason: String, callbacks: [Callback])] {
    let missing = Callback.allCases.filter { callbacks[$0] == nil }
    return [
      ("logged, but only in parts with too few calls to put in order", missing.filter(logged.contains)),
      ("delivered, but logged by no scenario", missing.filter { delivered.contains($0) && !logged.contains($0) }),
      ("delivered by no run", missing.filter { !delivered.contains($0) }),
    ].filter { !$0.1.isEmpty }
  }

  /// How many callbacks of each family there are, and how many of them are asked about.
  private var families: [(name: String, asked: Int, all: Int)] {
    Family.allCases.map { family in
      let all = Callback.allCases.filter { $0.info.family == family }
      return ("\(family.displayName)", all.filter { callbacks[$0] != nil }.count, all.count)
    }.filter { $0.all > 0 }
  }

  /// The report in words.
  package var lines: [String] {
    var lines = ["\(itemCount) questions held against the runs of \(runCount) worlds; \(problems.count) problems"]
    lines += problems.map { "  \($0.id): \($0.complaint) (\($0.source.text))" }
    lines.append("\(examinedCount) candidates examined; \(refusalCount) parts give none")
    lines.append("kinds: " + ItemKind.allCases.map { "\($0.rawValue) \(kinds[$0] ?? 0)" }.joined(separator: ", "))
    lines.append("versions: " + versions.keys.sorted().map { "\($0) \(versions[$0] ?? 0)" }.joined(separator: ", "))
    lines.append("callbacks: \(callbacks.count) of \(Callback.allCases.count)")
    lines += families.map { "  \($0.name): \($0.asked) of \($0.all)" }
    for (reason, callbacks) in uncovered {
      lines.append("\(reason): \(callbacks.map(\.shownName).joined(separator: ", "))")
    }
    return lines
  }

  /// The report as JSON.
  package var json: String {
    let report: JSON = [
      "schema": "lcdoc.quiz-validation/1", "items": .number(itemCount), "runs": .number(runCount),
      "examined": .number(examinedCount), "refused": .number(refusalCount),
      "problems": .array(
        problems.map { ["id": .string($0.id), "source": .string($0.source.text), "complaint": .string($0.complaint)] }),
      "kinds": .object(ItemKind.allCases.map { ($0.rawValue, .number(kinds[$0] ?? 0)) }),
      "versions": .object(versions.keys.sorted().map { ("\($0)", .number(versions[$0] ?? 0)) }),
      "families": .array(
        families.map { ["name": .string($0.name), "asked": .number($0.asked), "callbacks": .number($0.all)] }),
      "uncovered": .array(
        uncovered.map { ["reason": .string($0.reason), "callbacks": .texts($0.callbacks.map(\.shownName))] }),
    ]
    return report.text
  }
}
