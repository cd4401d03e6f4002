import Cache
import Diagnostics

/// Entries under headings, in order of first appearance.
struct GroupedEntries {
  private(set) var groups: [(title: String, entries: [EntryValues])] = []
  private var places: [String: Int] = [:]

  mutating func add(_ entry: EntryValues, to title: String) {
    if let place = places[title] {
      groups[place].entries.append(entry)
    } else {
      places[title] = groups.count
      groups.append((title, [entry]))
    }
  }

  /// The id of a heading: prefixed, so that no title can take the name of a property of the document, and
  /// without anything that a URL would have to encode.
  static func id(of title: String) -> String {
    var bytes = Array("g".utf8)
    var needsHyphen = true
    for byte in title.utf8 {
      guard byte.isASCIIAlphanumeric || byte >= 0x80 else {
        needsHyphen = true
        continue
      }
      if needsHyphen { bytes.append(UInt8(ascii: "-")) }
      needsHyphen = false
      bytes.append(byte.isASCIILetter ? byte | 0x20 : byte)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SiteFrame {
  /// The first page: what was checked, the notes under their groups, and the ways into the rest.
  ///
  /// - Parameter tallies: the verdicts of each note.
  func homePage(_ site: SiteModel, _ tallies: [VerdictCounts]) -> SiteFile {
    page(
      SiteRenderer.home,
      from: { writer in
        writer.write(site.tagline)
        writer.write(tallies) { $1.write(to: &$0) }
        writer.write(listed)
        for groups in [site.callbacks.map(\.family), site.scenarios.map(\.group), site.quizzes.map(\.group)] {
          writer.write(groups) { $0.write($1) }
        }
      }
    ) { [self] in makeHomePage(site, tallies) }
  }

  private func makeHomePage(_ site: SiteModel, _ tallies: [VerdictCounts]) -> SiteFile {
    var notes = GroupedEntries()
    for (note, counts) in zip(site.notes, tallies) {
      var entry = EntryValues()
      entry.href = SiteRenderer.home.link(to: note.path)
      entry.label = note.title
      entry.tally = tally(counts)
      notes.add(entry, to: note.group)
    }
    var values = HomeValues()
    values.title = site.title
    values.tagline = site.tagline
    values.tally = tally(VerdictCounts(tallies))
    if let featured = site.featured { values.figure = html(featured, on: SiteRenderer.home) }
    values.notes = html(notes)
    values.callbacks = families(of: site.callbacks)
    values.scenarios = counts(of: site.scenarios.map(\.group), .scenarios, on: SiteRenderer.scenarioIndex)
    values.quizzes = counts(of: site.quizzes.map(\.group), .quizzes, on: SiteRenderer.quizIndex)
    return page(
      SiteRenderer.home, title: word(.home), about: "\(site.title): \(site.tagline)", section: .home,
      main: html(values),
      hasFigure: site.featured != nil)
  }

  /// All callbacks by family.
  func callbackIndex(_ site: SiteModel) -> SiteFile {
    var groups = GroupedEntries()
    for callback in site.callbacks {
      var entry = entry(callback.selector, callback.path, on: SiteRenderer.callbackIndex)
      entry.isCode = true
      let most = max(filled?.mostTimes[callback.path] ?? callback.mostTimes, callback.steps.map(\.times).max() ?? 0)
      if most > 1 { entry.detail = "\(most)×" }
      groups.add(entry, to: callback.family)
    }
    return indexPage(
      .callbacks, at: SiteRenderer.callbackIndex, section: .callbacks, groups, isDense: true, .callbacksAbout)
  }

  /// All scenarios by group.
  func scenarioIndex(_ site: SiteModel) -> SiteFile {
    var groups = GroupedEntries()
    for scenario in site.scenarios {
      let steps = scenario.figure?.steps.map(\.text).joined(separator: " · ") ?? ""
      groups.add(
        entry(scenario.title, scenario.path, on: SiteRenderer.scenarioIndex, detail: steps),
        to: scenario.group)
    }
    return indexPage(.scenarios, at: SiteRenderer.scenarioIndex, section: .scenarios, groups)
  }

  private func indexPage(
    _ title: UIText, at path: SitePath, section: SiteSection, _ groups: GroupedEntries, isDense: Bool = false,
    _ introduction: UIText? = nil
  ) -> SiteFile {
    var values = IndexValues()
    values.introduction = introduction.map(word) ?? ""
    values.title = word(title)
    values.groups = html(groups, isDense: isDense, isTop: true)
    let titles = groups.groups.map(\.title).filter { !$0.isEmpty }
    if titles.count >= Self.fewestListedGroups {
      values.jumps = jumps(to: titles, on: path)
      values.isLong = titles.count >= Self.fewestFoldedGroups
    }
    let about = "\(values.title): " + groups.groups.map(\.title).joined(separator: " · ")
    return page(path, title: values.title, about: about, section: section, main: html(values))
  }

  /// Links to the headings of a page.
  func jumps(to titles: [String], on path: SitePath) -> HTML {
    list(titles.map { LinkValues(href: path.link(to: path, fragment: GroupedEntries.id(of: $0)), label: $0) })
  }

  /// Fewer are seen at a glance.
  private static let fewestListedGroups = 3
  /// More would fill the first screen of a phone.
  private static let fewestFoldedGroups = 8

  /// - Parameter isTop: Whether no other heading than the page's own is above.
  func html(_ groups: GroupedEntries, isDense: Bool = false, isTop: Bool = false) -> HTML {
    list(
      groups.groups.map { title, entries in
        GroupValues(
          title: title, id: GroupedEntries.id(of: title), entries: list(entries), isDense: isDense, isTop: isTop)
      })
  }

  private func families(of callbacks: [CallbackPage]) -> HTML {
    counts(of: callbacks.map(\.family), .callbacks, on: SiteRenderer.callbackIndex)
  }

  /// A link to each group of an index page, with the number of pages in it.
  ///
  /// - Parameter title: What those are called that are in no group.
  private func counts(of groups: [String], _ title: UIText, on index: SitePath) -> HTML {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for group in groups {
      if counts[group] == nil { order.append(group) }
      counts[group, default: 0] += 1
    }
    return list(
      order.map { group in
        EntryValues(
          href: SiteRenderer.home.link(to: index, fragment: group.isEmpty ? "" : GroupedEntries.id(of: group)),
          label: group.isEmpty ? word(title) : group,
          detail: String(counts[group] ?? 0))
      })
  }

  private func entry(
    _ label: String, _ path: SitePath, on page: SitePath, detail: String = ""
  ) -> EntryValues {
    EntryValues(href: page.link(to: path), label: label, detail: detail)
  }
}
