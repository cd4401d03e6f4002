public import Diagnostics
import LifecycleEngine
import Markup
import Notes

/// The page of every callback of the catalog as the runs have it, before any note is known: whoever reads notes can
/// have it made at the same time.
public struct CallbackReference: Sendable {
  let pages: [(callback: Callback, page: CallbackPage)]

  /// Complexity: some two hundred short runs, and one for each callback.
  public init(in language: Language = .english) {
    let builder = CallbackPageBuilder(facts: CallbackFacts(), language: language)
    let all = Callback.allCases.filter { $0 != .consoleMessage }
    pages = Parallel.map(all) { callback in builder.page(callback).map { (callback, $0) } }.compactMap { $0 }
  }

  /// The pages with the places of the notes that mention their callbacks.
  func pages(with notes: [SiteBuilder.PlacedNote]) -> [CallbackPage] {
    let mentions = CallbackMentions(notes)
    return pages.map { callback, page in
      var page = page
      page.mentions = mentions.shown[callback] ?? []
      page.omittedMentions = mentions.omitted[callback] ?? 0
      return page
    }
  }
}

/// Makes the page of a callback.
private struct CallbackPageBuilder {
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
    guard let (run, step) = facts.example[callback] else { return nil }
    var quiet = run.script.scenario
    quiet.log = nil
    let shown = ScenarioRun(Script(quiet), on: run.platform)
    let title = UIText.runOf.text(in: language, filledWith: "\(callback.info.selector)")
    return RunFigure(shown, step: step, including: callback, in: language).figure(id: "run", title: title)
  }
}

/// Where notes mention each callback.
private struct CallbackMentions {
  private(set) var shown: [Callback: [CallbackPage.Mention]] = [:]
  /// How many more there are than a page shows.
  private(set) var omitted: [Callback: Int] = [:]

  init(_ notes: [SiteBuilder.PlacedNote]) {
    for note in notes {
      let file = note.entry.note.note.document.file
      let title = NotePageBuilder.title(of: note.entry)
      var seen: Set<Int> = []
      for mention in note.entry.note.note.mentions {
        let line = file.line(at: mention.range.lowerBound)
        guard seen.insert(Int(mention.callback.rawValue) << 32 | line).inserted else { continue }
        guard shown[mention.callback, default: []].count < Self.maximum else {
          omitted[mention.callback, default: 0] += 1
          continue
        }
        shown[mention.callback, default: []].append(
          CallbackPage.Mention(
            note: PageLink(label: title, path: note.path), line: line, excerpt: excerpt(file, line)))
      }
    }
  }

  /// The most mentions on a page: what a reader looks through, and a page that does not grow with the notes.
  private static let maximum = 40

  /// The line as a reader sees it, without the marks of Markdown.
  private func excerpt(_ file: SourceFile, _ line: Int) -> String {
    let range = file.lineRange(line)
    // Four bytes at most for a scalar, and as many marks as text.
    let cut = range.lowerBound..<min(range.upperBound, range.lowerBound + Self.longestExcerpt * 8)
    var text = String.UnicodeScalarView()
    var count = 0
    for scalar in file.text(cut).unicodeScalars {
      let isBlank = scalar == " " || scalar == "\t" || scalar == "|"
      if isBlank ? text.isEmpty || text.last == " " : "`*#".unicodeScalars.contains(scalar) { continue }
      if count == Self.longestExcerpt { return String(text) + "…" }
      count += 1
      text.append(isBlank ? " " : scalar)
    }
    return String(text)
  }

  /// In unicode scalars.
  private static let longestExcerpt = 110
}
