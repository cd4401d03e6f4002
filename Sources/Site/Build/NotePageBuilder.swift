import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Verify

/// Makes the page of a note: its text with the callbacks linked, and each verdict beside what it is about.
struct NotePageBuilder {
  let source: NoteSource
  let summary: NoteSummary
  /// The same with its verdicts.
  let note: JudgedNote
  let path: SitePath
  /// The pages of the note's scenario blocks, in their order.
  let scenarios: [PageLink]
  let siteLanguage: Language
  /// Where links to other notes lead.
  let links: NoteLinks

  var title: String { summary.title }

  /// The words of the heading under which something stands.
  static func heading(above range: Range<Int>, in note: JudgedNote) -> String? {
    note.note.sections.last { $0.range.contains(range.lowerBound) }?.title
  }

  /// The page.
  func page() -> NotePage {
    let document = note.note.document
    let (verdicts, leftOut) = shownVerdicts
    let marks = StatementMarks(verdicts.filter(\.isStatement).map { (range: $0.range, kind: $0.note.kind) })
    var renderer = HTMLRenderer()
    renderer.decorations = decorations + marks.decorations
    renderer.headingOffset = 1
    renderer.imageSource = { address in
      URLPolicy.isExternal(address) ? .missing(link: URLPolicy.cleaned(address)) : .missing(link: nil)
    }
    let origin = LinkSource(document, path)
    let links = links
    renderer.linkTarget = { links.target(of: $0, from: origin) }
    let titleHeading = self.titleHeading
    let parts = self.parts(of: Array(document.blocks.dropFirst(titleHeading == nil ? 0 : 1)), verdicts, marks)
    let rendered = renderer.render(parts: parts.map(\.blocks), of: document.file, below: titleHeading)
    let written = rendered.reduce(into: Set<String>()) { $0.formUnion($1.decorationIDs) }
    var body: [BodyPart] = []
    for (part, html) in zip(parts, rendered) {
      // A statement whose words are written nowhere cannot be led to.
      let verdicts = part.verdicts.map { verdict in
        var verdict = verdict
        if !written.contains(verdict.anchor) { verdict.anchor = "" }
        return verdict
      }
      body.append(BodyPart(html: HTML(trusted: html.html), verdicts: verdicts))
    }
    let headings = rendered.flatMap(\.headings)
    return NotePage(
      path: path, title: title, titleID: titleID(titleHeading), summary: document.summary,
      updated: summary.updated, change: summary.change, group: source.group,
      language: language, verdictLanguage: note.language,
      source: document.file.path,
      outline: headings.map { OutlineEntry(level: $0.level, title: $0.text, id: $0.id) }, body: body,
      coverage: coverage, hasScenario: !scenarios.isEmpty, links: scenarios,
      limit: leftOut.map { limit(from: $0, in: document.file) })
  }

  /// How much of the note was judged; empty where it names no callback.
  private var coverage: String {
    let counts = note.note.coverage.counts
    return counts.places == 0 ? "" : CoverageWording.counts(counts, in: note.language)
  }

  /// The words of a first heading that says the title: the page shows the title by itself, and leaves it out.
  private var titleHeading: String? {
    let note = self.note.note
    guard let first = note.document.blocks.first, case .heading = first.kind, note.sections.first?.title == title else {
      return nil
    }
    return first.plainText
  }

  /// The id by which links find the title; empty if no heading says it.
  private func titleID(_ heading: String?) -> String {
    var slugs = Slugs()
    return heading.map { slugs.make(for: $0) } ?? ""
  }

  /// The tag of the note's own language, where it is not the site's.
  private var language: String {
    let own = note.note.language
    return own == siteLanguage ? "" : own.tag
  }

  /// Every mention becomes a link to its callback.
  private var decorations: [Decoration] {
    // A note names the same few callbacks again and again.
    var opens: [Callback: String] = [:]
    return note.note.mentions.compactMap { mention in
      if let open = opens[mention.callback] { return Decoration(range: mention.range, open: open, close: "</a>") }
      guard let target = PagePaths.callback(mention.callback) else { return nil }
      let open = "<a class=\"callback\" href=\"\(path.link(to: target))\">"
      opens[mention.callback] = open
      return Decoration(range: mention.range, open: open, close: "</a>")
    }
  }

  // MARK: Parts

  private struct Part {
    var blocks: [Block]
    var verdicts: [VerdictNote]
  }

  /// Blocks in a row without a verdict stay together; a block with verdicts stands alone beside them.
  private func parts(of blocks: [Block], _ verdicts: [Found], _ marks: StatementMarks) -> [Part] {
    var parts: [Part] = []
    var next = 0
    for block in blocks {
      var own: [VerdictNote] = []
      while next < verdicts.count, verdicts[next].range.lowerBound < block.range.upperBound {
        own.append(verdicts[next].note(marks))
        next += 1
      }
      if own.isEmpty, let last = parts.last, last.verdicts.isEmpty {
        parts[parts.count - 1].blocks.append(block)
      } else {
        parts.append(Part(blocks: [block], verdicts: own))
      }
    }
    if next < verdicts.count, !parts.isEmpty {
      parts[parts.count - 1].verdicts += verdicts[next...].map { $0.note(marks) }
    }
    return parts
  }

  // MARK: Verdicts

  /// A verdict, and the words that it is about.
  private struct Found {
    var range: Range<Int>
    var note: VerdictNote
    /// Whether these are a sentence, and no list, listing or log.
    var isStatement = false

    func note(_ marks: StatementMarks) -> VerdictNote {
      var note = note
      if isStatement { note.anchor = marks.id(of: range) }
      return note
    }
  }

  /// As many as the budget of the note allows, and where the first of the others belongs.
  private var shownVerdicts: (shown: [Found], leftOut: Range<Int>?) {
    var budget = RowBudget(floor: RowBudget.noteFloor, bytes: note.note.document.file.bytes.count)
    let all = verdicts
    let shown = all.prefix { verdict in
      budget.take(RowBudget.rowsOfVerdict + (verdict.note.run?.step.rows.count ?? 0))
    }
    return (Array(shown), shown.count < all.count ? all[shown.count].range : nil)
  }

  private func limit(from range: Range<Int>, in file: SourceFile) -> Diagnostic {
    let words = note.language
    return RowBudget.finding(
      words("a note says more than its page shows verdicts on", "笔记中的说法多于页面可以展示的结论"),
      words("from here on the page shows no verdicts", "从这里起，页面不再展示结论"), in: file, range)
  }

  private var verdicts: [Found] {
    let file = note.note.document.file
    let words = OrderVerdict(language: note.language)
    func line(_ range: Range<Int>) -> Int { file.line(at: range.lowerBound) }
    var all: [Found] = []
    for (ordering, judgement) in zip(note.note.orderings, note.orderings) {
      let verdict = words.note(for: ordering, judgement, line: line(ordering.range))
      all.append(Found(range: ordering.range, note: verdict, isStatement: ordering.form == .prose))
    }
    for (claim, judgement) in zip(note.note.claims, note.claims) where judgement.verdict != .notUnderstood {
      let verdict = words.note(for: claim, judgement, line: line(claim.range))
      all.append(Found(range: claim.range, note: verdict, isStatement: true))
    }
    for (claim, judgement) in note.stateChanges where judgement.verdict == .contradicted {
      let verdict = words.note(for: claim, judgement, line: line(claim.range))
      all.append(Found(range: claim.range, note: verdict, isStatement: true))
    }
    for (scenario, target) in zip(note.scenarios, scenarios.map(\.path)) {
      let verdict = words.note(for: scenario, line: line(scenario.range), target)
      all.append(Found(range: scenario.range, note: verdict))
    }
    return all.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
