import Cache
import Diagnostics
import Parallel

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
  ///
  /// - Parameter entries: what is to be found besides notes.
  func searchFiles(of notes: [MadeNote], _ entries: [SearchEntry]) -> [SiteFile] {
    let ofNotes = Parallel.map(notes) { [self] note in
      LatePart(key: key(of: note), mark: FNV1a.hash(note.file.path.text.utf8), part: note.search)
    }
    let ofOthers = SearchEntry.Kind.allCases.map { kind in
      let entries = entries.filter { $0.kind == kind }
      return LatePart(key: key { $0.write(entries) { $1.write(to: &$0) } }) {
        SearchPart(entries, from: SiteRenderer.home)
      }
    }
    let few = grouped(ofNotes, ofAbout: LatePart.few).map { notes in
      LatePart(key: key { $0.write(notes.map(\.key)) { $0.write($1) } }, mark: notes.last?.mark ?? 0) {
        SearchPart(joining: notes.map { $0.part() })
      }
    }
    for part in few + ofOthers { SlicedPart.use(part.key, cache) }
    let groups = grouped(few, ofAbout: LatePart.many) + ofOthers.map { [$0] }
    let parts = Parallel.map(groups) { [self] parts in
      SlicedPart(from: key { $0.write(parts.map(\.key)) { $0.write($1) } }, cache) { [cache] in
        parts.map { SlicedPart(from: $0.key, cache, make: $0.part) }
      }
    }
    return SearchIndex(parts: parts, language: language, cache: cache).files
  }

  /// A part of the index that is made where somebody asks for it.
  private struct LatePart: Sendable {
    /// What it is made from.
    let key: Digest
    /// Of the path of its last note.
    var mark: UInt64 = 0
    let part: @Sendable () -> SearchPart

    /// How many notes are about in a part of parts, and in a part of these.
    static let (few, many): (UInt64, UInt64) = (16, 128)
    /// The most parts in one.
    static let most = 64
  }

  /// What a note's part is made from, or else what it holds.
  private func key(of note: MadeNote) -> Digest {
    note.file.key ?? cache.digest { writer in if cache.isOn { note.search().write(to: &writer) } }
  }

  /// Parts that follow each other in groups that are about as large as is said. Where one ends its last note tells by its path,
  /// so that a note more or less is in one of them only.
  private func grouped(_ parts: [LatePart], ofAbout size: UInt64) -> [[LatePart]] {
    var groups: [[LatePart]] = []
    var open: [LatePart] = []
    for (place, part) in parts.enumerated() {
      open.append(part)
      guard part.mark % size == 0 || open.count == LatePart.most || place == parts.count - 1 else { continue }
      groups.append(open)
      open = []
    }
    return groups
  }

  /// The key of a part by all that it is made from.
  private func key(of write: (inout ByteWriter) -> Void) -> Digest {
    cache.digest { writer in
      writer.write("part")
      write(&writer)
    }
  }

  /// All that a search can find, besides the notes.
  static func searchEntries(of site: SiteModel) -> [SearchEntry] {
    SearchEntries(
      site: site, facts: SiteRenderer.factsPath, findings: SiteRenderer.searchPath,
      callbackList: SiteRenderer.callbackIndex
    ).all
  }

  /// Everything that a search can find, for those without JavaScript; a script puts the field above it.
  ///
  /// - Parameter entries: what is to be found besides notes.
  func searchPage(_ notes: [NotePage], _ entries: [SearchEntry]) -> SiteFile {
    page(
      SiteRenderer.searchPath,
      from: { writer in
        writer.write(listed)
        writer.write(entries) { $1.write(to: &$0) }
      }
    ) { [self] in
      makeSearchPage(
        notes.map { SearchEntry(kind: .note, title: $0.title, section: $0.group, path: $0.path) } + entries)
    }
  }

  private func makeSearchPage(_ pages: [SearchEntry]) -> SiteFile {
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
