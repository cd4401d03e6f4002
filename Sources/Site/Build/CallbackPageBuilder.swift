import Diagnostics
import Judging
import LifecycleEngine
import Verify

/// Makes the page of a callback.
struct CallbackPageBuilder {
  let facts: CallbackFacts
  let language: Language

  /// The page as the catalog has it, without what runs show.
  static func catalogPage(_ callback: Callback, _ language: Language) -> CallbackPage? {
    guard let path = PagePaths.callback(callback) else { return nil }
    let info = callback.info
    return CallbackPage(
      path: path, selector: info.selector.description, swiftName: info.swift.description,
      owner: language("\(info.owner.displayName)", "\(info.owner.displayNameChinese)"),
      family: language("\(info.family.displayName)", "\(info.family.displayNameChinese)"),
      meaning: language("\(callback.meaning)", MeaningWording.chinese(callback)))
  }

  func page(_ callback: Callback) -> CallbackPage? {
    guard var page = Self.catalogPage(callback, language) else { return nil }
    let info = callback.info
    var source: [UInt8] = []
    callback.writeSource(to: &source)
    let (before, after) = (facts.rules.before(callback), facts.rules.after(callback))
    let both = Set(before.map(\.callback)).intersection(after.map(\.callback))
    let isCancelled = after.contains { $0.exceptions.contains(.cancelled) }
    let cancelled = isCancelled ? facts.cancelledExample(of: callback) : nil
    let evidence = facts.rules.evidence(of: callback)
    page.sources = [SourceReference(label: Citation.text(String(decoding: source, as: UTF8.self), in: language))]
    page.availability = CallbackPage.Availability(
      introduced: "\(info.introduced)", deprecated: info.deprecated.map { "\($0)" } ?? "",
      neverCalledSince: info.neverCalledSince.map { "\($0)" } ?? "",
      states: Version.modelled.map { info.state(on: $0) })
    page.alwaysBefore = neighbours(
      before, also: both.isEmpty ? nil : (both, .atLeastOnce), hasFigure: cancelled != nil)
    page.alwaysAfter = neighbours(after, also: both.isEmpty ? nil : (both, .onceMore), hasFigure: cancelled != nil)
    page.runCount = evidence.runs
    page.oldest = CallbackRules.oldest(for: callback).map { "\($0)" } ?? ""
    page.stepCount = evidence.steps
    page.figure = facts.example(of: callback).map { figure(callback, $0, id: "run", .runOf) }
    page.exception = cancelled.map { figure(callback, $0, id: Self.exceptionID, .cancelledRunOf) }
    CallbackKnowledge(facts: facts.turning, language: language).add(to: &page, of: callback)
    CallbackSituations(counts: facts.situations, language: language).add(to: &page, of: callback)
    return page
  }

  private static let exceptionID = "cancelled"

  /// - Parameter both: callbacks that stand on both sides, and the words that tell the two places apart.
  private func neighbours(
    _ neighbours: [CallbackRules.Neighbour], also both: (callbacks: Set<Callback>, words: UIText)?, hasFigure: Bool
  ) -> [CallbackPage.Neighbour] {
    facts.sorted(neighbours).map { neighbour in
      var words = neighbour.exceptions.map(text)
      if let both, both.callbacks.contains(neighbour.callback) { words.insert(both.words.text(in: language), at: 0) }
      return CallbackPage.Neighbour(
        name: neighbour.callback.info.selector.description, path: PagePaths.callback(neighbour.callback),
        condition: words.joined(separator: language("; ", "；")),
        figure: hasFigure && neighbour.exceptions.contains(.cancelled) ? Self.exceptionID : "")
    }
  }

  private func text(_ exception: CallbackRules.Exception) -> String {
    switch exception {
    case .cancelled: UIText.unlessCancelled.text(in: language)
    case .appEnds: UIText.unlessAppEnds.text(in: language)
    case .windowHidden: UIText.unlessHidden.text(in: language)
    case .before(let version): UIText.fromVersion.text(in: language, filledWith: "\(version)")
    case .since(let version): UIText.beforeVersion.text(in: language, filledWith: "\(version)")
    case .scenes: UIText.withoutScenes.text(in: language)
    }
  }

  /// The step of a canonical run in which the callback comes, on the newest version that has it.
  private func figure(_ callback: Callback, _ example: CallbackFacts.Example, id: String, _ title: UIText)
    -> TraceFigure
  {
    RunFigure(example.run, step: example.step, including: callback, in: language).figure(
      id: id, title: title.text(in: language, filledWith: "\(callback.info.selector)"))
  }
}

extension CallbackInfo {
  fileprivate func state(on version: Version) -> CallbackPage.Availability.State {
    if version < introduced { return .unknown }
    if !isCalled(on: version) { return .ended }
    return deprecated.map { version >= $0 } ?? false ? .deprecated : .called
  }
}
