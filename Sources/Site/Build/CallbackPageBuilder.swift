import Diagnostics
import LifecycleEngine

/// Makes the page of a callback.
struct CallbackPageBuilder {
  let facts: CallbackFacts
  let language: Language

  func page(_ callback: Callback) -> CallbackPage? {
    guard let path = PagePaths.callback(callback) else { return nil }
    let info = callback.info
    var source: [UInt8] = []
    callback.writeSource(to: &source)
    return CallbackPage(
      path: path, selector: info.selector.description, swiftName: info.swift.description,
      owner: language("\(info.owner.displayName)", "\(info.owner.displayNameChinese)"),
      family: language("\(info.family.displayName)", "\(info.family.displayNameChinese)"),
      meaning: language("\(callback.meaning)", "\(callback.meaningChinese)"),
      sources: [SourceReference(label: Citation.text(String(decoding: source, as: UTF8.self), in: language))],
      availability: CallbackPage.Availability(
        introduced: "\(info.introduced)", deprecated: info.deprecated.map { "\($0)" } ?? "",
        neverCalledSince: info.neverCalledSince.map { "\($0)" } ?? ""),
      alwaysBefore: neighbours(facts.alwaysBefore(callback)), alwaysAfter: neighbours(facts.alwaysAfter(callback)),
      figure: figure(callback))
  }

  private func neighbours(_ callbacks: [Callback]) -> [CallbackPage.Neighbour] {
    callbacks.map { CallbackPage.Neighbour(name: $0.info.selector.description, path: PagePaths.callback($0)) }
  }

  /// The step of a canonical run in which the callback comes, on the newest version that has it.
  private func figure(_ callback: Callback) -> TraceFigure? {
    guard let example = facts.example(of: callback) else { return nil }
    let title = UIText.runOf.text(in: language, filledWith: "\(callback.info.selector)")
    return RunFigure(example.run, step: example.step, including: callback, in: language).figure(
      id: "run", title: title)
  }
}
