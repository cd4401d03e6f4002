import Diagnostics

/// What a finding of the commands means, in the list of all that can be found.
struct FindingValues: TemplateValues {
  static let template = TemplateName.finding
  var code = ""
  var title = ""
  var explanation = HTML()

  var fields: [TemplateField] { [.text("code", code), .text("title", title), .html("explanation", explanation)] }
}

extension SiteFrame {
  /// The files that a search loads.
  static func searchFiles(of entries: [SearchEntry], in language: Language) -> [SiteFile] {
    SearchIndex(entries, from: SiteRenderer.home, in: language).files
  }

  /// All that a search can find, besides the notes.
  static func searchEntries(of site: SiteModel) -> [SearchEntry] {
    SearchEntries(
      site: site, facts: SiteRenderer.factsPath, findings: SiteRenderer.searchPath,
      callbackList: SiteRenderer.callbackIndex
    ).all
  }

  /// Everything that a search can find, for those without JavaScript; a script puts the field above it.
  func searchPage(_ entries: [SearchEntry]) -> SiteFile {
    let pages = entries.filter { $0.kind != .note || $0.fragment.isEmpty }
    let kinds = SearchEntry.Kind.allCases.filter { kind in pages.contains { $0.kind == kind } }
    var values = IndexValues()
    values.title = word(.search)
    values.jumps = list(
      kinds.map { LinkValues(href: "#" + GroupedEntries.id(of: word($0.text)), label: word($0.text)) })
    values.groups = list(
      kinds.map { kind in
        let entries = kind == .finding ? findings : list(pages.filter { $0.kind == kind }.map(entryValues))
        return GroupValues(
          title: word(kind.text), id: GroupedEntries.id(of: word(kind.text)), entries: entries, isTop: true)
      })
    return page(
      SiteRenderer.searchPath, title: word(.search), about: word(.searchAbout), section: .search, main: html(values))
  }

  private func entryValues(_ entry: SearchEntry) -> EntryValues {
    EntryValues(
      href: SiteRenderer.searchPath.link(to: entry.path, fragment: entry.fragment), label: entry.title,
      detail: entry.section, isCode: entry.kind == .callback)
  }

  private var findings: HTML {
    list(
      DiagnosticCode.all.map { code in
        FindingValues(
          code: code.code, title: code.title.text(in: language),
          explanation: HTML(marked: code.explanation.text(in: language)))
      })
  }
}
