import Diagnostics
import Judging
import Verify

/// A note's page.
struct NoteValues: TemplateValues {
  static let template = TemplateName.note
  var language = ""
  var crumbs = HTML()
  var title = ""
  var titleID = ""
  var source = ""
  var tally = HTML()
  var outline = HTML()
  var body = HTML()
  var coverage = ""
  /// Its language, if that is not the site's.
  var coverageLanguage = ""
  var links = HTML()
  var previous = LinkValues()
  var next = LinkValues()

  var fields: [TemplateField] {
    [
      .text("language", language), .html("crumbs", crumbs), .text("title", title), .text("titleID", titleID),
      .text("source", source),
      .html("tally", tally), .html("outline", outline), .html("body", body),
      .text("coverage", coverage), .text("coverageLanguage", coverageLanguage), .html("links", links),
      .text("previousHref", previous.href), .text("previousLabel", previous.label),
      .text("nextHref", next.href), .text("nextLabel", next.label),
    ]
  }
}

/// Blocks of a note with the verdicts beside them.
struct PartValues: TemplateValues {
  static let template = TemplateName.part
  /// The language of the verdicts, if the note is written in another.
  var language = ""
  var body = HTML()
  var verdicts = HTML()

  var fields: [TemplateField] {
    [.text("language", language), .html("body", body), .html("verdicts", verdicts)]
  }
}

extension OutlineEntry: TemplateValues {
  static let template = TemplateName.outline
  init() { self.init(level: 1, title: "", id: "") }

  var fields: [TemplateField] { [.text("level", String(level)), .text("href", id), .text("label", title)] }
}

/// A verdict in the margin.
struct VerdictValues: TemplateValues {
  static let template = TemplateName.verdict
  var kind = ""
  var icon = ""
  var word = ""
  var anchor = ""
  var line = ""
  /// Whether it is shown whole at first.
  var isOpen = false
  /// Whether only that it is so is shown at first.
  var isQuiet = false
  var headline = HTML()
  var detail = HTML()
  var fact = HTML()
  var run = HTML()
  var caption = ""
  var links = HTML()

  var fields: [TemplateField] {
    [
      .text("kind", kind), .text("icon", icon), .text("word", word), .text("anchor", anchor),
      .text("line", line), .flag("open", isOpen), .flag("quiet", isQuiet), .html("headline", headline),
      .html("detail", detail), .html("fact", fact),
      .html("run", run), .text("caption", caption), .html("links", links),
    ]
  }
}

extension SiteFrame {
  /// The page of a note, with the title that browsers show; its neighbours are those in reading order.
  func page(_ note: NotePage, titled title: String?, previous: PageLink?, next: PageLink?) -> SiteFile {
    var values = NoteValues()
    values.language = note.language
    values.crumbs = crumbs(.notes, SiteRenderer.home, top: "notes", group: note.group, from: note.path)
    values.title = note.title
    values.titleID = note.titleID
    values.source = note.source
    values.tally = tally(note.tally)
    values.outline = list(note.outline)
    values.body = body(of: note)
    values.coverage = note.coverage
    values.coverageLanguage = note.verdictLanguage.flatMap { $0 == language ? nil : $0.tag } ?? ""
    values.links = links(note.links, from: note.path)
    values.previous = link(previous, from: note.path)
    values.next = link(next, from: note.path)
    return page(
      note.path, title: title ?? note.title, about: note.summary, section: .notes, main: html(values),
      hasScenario: note.hasScenario)
  }

  private func body(of note: NotePage) -> HTML {
    let words = note.verdictLanguage ?? language
    var out = HTML()
    out.reserveCapacity(note.body.reduce(0) { $0 + $1.html.bytes.count + $1.verdicts.count * 1024 })
    for part in note.body {
      if part.verdicts.isEmpty {
        out.append(part.html)
      } else {
        var values = PartValues()
        values.language = note.language.isEmpty && words == language ? "" : words.tag
        values.body = part.html
        for verdict in part.verdicts {
          templates.fill(verdictValues(verdict, words, on: note.path), in: words, into: &values.verdicts)
        }
        append(values, to: &out)
      }
    }
    return out
  }

  private func verdictValues(_ verdict: VerdictNote, _ words: Language, on page: SitePath) -> VerdictValues {
    var values = VerdictValues()
    values.kind = verdict.kind.className
    values.icon = verdict.kind.icon
    values.word = verdict.kind.words(in: words)
    values.anchor = verdict.anchor
    values.line = UIText.line.text(in: words, filledWith: String(verdict.line))
    values.isOpen = verdict.kind == .contradicted
    values.isQuiet = verdict.kind == .holds
    values.headline = HTML(marked: verdict.headline)
    values.detail = HTML(marked: verdict.detail)
    values.fact = HTML(marked: verdict.decidingFact)
    if let run = verdict.run {
      values.caption = run.caption
      values.run = TraceList(page: page).html(of: [run.step])
    }
    values.links = links(verdict.links, from: page)
    return values
  }

}
