import Diagnostics
import Judging
import LifecycleEngine

/// Puts into lists what is promised of a callback, what was seen of it, and what is open.
struct CallbackKnowledge {
  let facts: TurningFacts
  let language: Language

  func add(to page: inout CallbackPage, of callback: Callback) {
    page.promised = [documentation(of: callback)]
    page.advice = Advice.about(callback).map { advice in
      CallbackPage.Advice(
        good: language(advice.good.english, advice.good.chinese), bad: language(advice.bad.english, advice.bad.chinese),
        code: advice.code)
    }
    page.superRule = SuperRule.about(callback).map { rule in
      CallbackPage.Known(
        text: rule.kind.text.text(in: language),
        source: SourceReference(label: Citation.text(rule.source, in: language), url: rule.address))
    }
    if page.runCount > 0 {
      page.observed.append(
        CallbackPage.Known(
          text: UIText.seenInRuns.text(in: language, filledWith: "\(page.runCount)"),
          link: page.alwaysBefore.isEmpty && page.alwaysAfter.isEmpty
            ? nil : PageLink(label: UIText.always.text(in: language), path: page.path, fragment: "always")))
    }
    for fact in facts.facts(of: callback) {
      let record = fact.record
      if record.isOpen {
        page.open.append(known(record))
      } else if record.isDocumented {
        page.promised.append(known(record))
      } else {
        page.observed.append(known(record))
      }
    }
  }

  private func documentation(of callback: Callback) -> CallbackPage.Known {
    var source: [UInt8] = []
    callback.writeSource(to: &source)
    return CallbackPage.Known(
      text: UIText.describedThere.text(in: language),
      source: SourceReference(
        label: Citation.text(String(decoding: source, as: UTF8.self), in: language),
        url: callback.documentationAddress ?? ""))
  }

  private func known(_ record: FactRecord) -> CallbackPage.Known {
    CallbackPage.Known(
      text: Wording.statement(of: record.fact, in: language),
      versions: FactsPageBuilder.versions(record, language),
      source: SourceReference(label: Wording.evidence(of: record.fact, in: language)),
      fact: "\(record.fact)")
  }
}

extension FactRecord {
  /// Whether Apple says so itself: in the documentation, a header, a technical note.
  fileprivate var isDocumented: Bool {
    let evidence = "\(evidence)"
    return [" documentation", " header", "TN"].contains { evidence.contains($0) } || evidence.hasPrefix("Apple, ")
  }
}

extension SuperRule.Kind {
  fileprivate var text: UIText {
    switch self {
    case .first: .superFirst
    case .last: .superLast
    case .must: .superMust
    case .never: .superNever
    case .needless: .superNeedless
    }
  }
}
