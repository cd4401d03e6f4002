import Cache
import Diagnostics

/// The parts of the site, as the head of each page lists them.
enum SiteSection: Sendable, Hashable {
  case home, notes, callbacks, scenarios, quizzes, conformance, facts, logs, search
  /// Of none of them.
  case none
}

/// What is the same on all pages of a site. One object, which each page that is made later holds.
final class SiteFrame: Sendable {
  let templates: TemplateSet
  let language: Language
  let siteTitle: String
  let address: SiteAddress?
  let other: OtherEdition?
  let hasCallbacks: Bool
  let hasScenarios: Bool
  let hasQuizzes: Bool
  let hasConformance: Bool
  let hasFacts: Bool
  let hasFeed: Bool
  /// Whether the first page has a run.
  let hasFeatured: Bool
  /// The title of each page, no two alike.
  private let titles: PageTitles
  /// What callbacks' pages say whatever the notes say, where it is known.
  let filled: FilledReference?
  let cache: Cache
  /// What all pages are made from.
  let ground: Digest
  /// What lists of all notes are made from.
  let listed: Digest

  /// Nothing from elsewhere, no code in the page. Whoever serves the site can send the same and more as a header.
  ///
  /// - Parameters:
  ///   - isLive: Whether the page runs scenarios: the simulation is WebAssembly, which browsers compile only where a page
  ///     says so.
  ///   - isExplainer: Whether it explains logs: a worker does, which the page makes of a text of its own, for a page on a
  ///     disk may make none of a file.
  private static func policy(isLive: Bool, isExplainer: Bool) -> String {
    """
    default-src 'none'; script-src 'self'\(isLive ? " 'wasm-unsafe-eval'" : "");\(isExplainer ? " worker-src blob:;" : "") \
    style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; object-src 'none'
    """
  }

  init(
    _ site: SiteModel, templates: TemplateSet, filled: FilledReference? = nil, _ cache: Cache = .off
  ) {
    self.templates = templates
    self.filled = filled
    self.cache = cache
    language = site.language
    siteTitle = site.title
    address = site.address
    other = site.other
    hasCallbacks = !site.callbacks.isEmpty
    hasScenarios = !site.scenarios.isEmpty
    hasQuizzes = !site.quizzes.isEmpty
    hasConformance = site.conformance != nil
    hasFacts = site.facts != nil
    hasFeatured = site.featured != nil
    hasFeed = Feed(site) != nil
    listed = ListedNotes.digest(of: site.notes, cache)
    titles = PageTitles(site, listed: listed, cache)
    let has = [hasCallbacks, hasScenarios, hasQuizzes, hasConformance, hasFacts, hasFeatured, hasFeed]
    ground = cache.digest { writer in
      writer.write(site.language)
      writer.write(site.title)
      writer.write(site.address?.text) { $0.write($1) }
      writer.write(site.other) { $1.write(to: &$0) }
      writer.write(has) { $0.write($1) }
      templates.writeOverrides(to: &writer)
    }
  }

  /// What browsers call a page that is none of a note; nil where its own title does.
  func title(of path: SitePath) -> String? { titles[path] }

  /// What browsers call a note's page, by its place among them; nil where its own title does.
  func title(ofNote place: Int) -> String? { titles.title(ofNote: place) }

  func html<Values: TemplateValues>(_ values: Values) -> HTML {
    templates.html(values, in: language)
  }

  func append<Values: TemplateValues>(_ values: Values, to out: inout HTML) {
    templates.fill(values, in: language, into: &out)
  }

  /// Several values through one template, one after the other.
  func list<Values: TemplateValues>(_ values: some Sequence<Values>) -> HTML {
    var out = HTML()
    for value in values { append(value, to: &out) }
    return out
  }

  func word(_ text: UIText) -> String { text.text(in: language) }

  /// A whole page.
  ///
  /// - Parameters:
  ///   - about: What the page holds, for those who list pages; by default its title.
  ///   - hasScenario: Whether there is one that a reader may run again.
  ///   - isExplainer: Whether it is the page that explains logs.
  ///   - asksQuestions: Whether a reader answers something there.
  func page(
    _ path: SitePath, title: String, about: String, section: SiteSection, main: HTML, hasFigure: Bool = false,
    hasScenario: Bool = false, isExplainer: Bool = false, asksQuestions: Bool = false
  ) -> SiteFile {
    let isExplainer = isExplainer && templates.hasExplainer
    let isLive = hasScenario && templates.hasEngine || isExplainer
    var values = LayoutValues()
    values.language = language.tag
    values.policy = Self.policy(isLive: isLive, isExplainer: isExplainer)
    values.isLive = isLive
    values.isExplainer = isExplainer
    values.asksQuestions = asksQuestions
    values.title = titles[path] ?? title
    values.description = Self.shortened(about.isEmpty ? "\(values.title) · \(siteTitle)" : about)
    values.site = siteTitle
    values.root = root(of: path)
    values.hasFeed = hasFeed
    values.isArticle = path.depth > 0 && path.name != "index.html"
    if let address, section != .none {
      values.canonical = address.url(of: path)
      values.locale = language.locale
      show(
        hasFigure ? path : SiteRenderer.home, called: hasFigure ? values.title : word(.featuredRun), at: address,
        &values)
    }
    if let other, section != .none { values.lead(to: other, from: path) }
    values.main = main
    values.section = section
    values.hasFigure = hasFigure
    values.has = [hasCallbacks, hasScenarios, hasQuizzes, hasConformance, hasFacts]
    var out = HTML()
    out.reserveCapacity(main.bytes.count + 4096)
    append(values, to: &out)
    return SiteFile(path: path, bytes: out.bytes)
  }

  /// What leads from a page to the site's root. The page that stands for missing ones is shown in any folder: from there
  /// only the root of the server is known, and what the settings say lies between.
  func root(of path: SitePath) -> String {
    path == SiteRenderer.notFoundPath ? address?.root ?? "/" : path.rootPrefix
  }
}

extension SiteFrame {
  /// As much of a text as lists of pages show, in whole words.
  static func shortened(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard words.count > longestDescription else { return words }
    let cut = words.prefix(longestDescription)
    let end = cut.lastIndex(of: " ").flatMap { cut.distance(from: cut.startIndex, to: $0) > 80 ? $0 : nil }
    return cut[..<(end ?? cut.endIndex)] + "…"
  }

  private static let longestDescription = 160
}

/// The frame around every page.
struct LayoutValues: TemplateValues {
  static let template = TemplateName.layout
  var language = ""
  var policy = ""
  var title = ""
  var description = ""
  var site = ""
  var root = ""
  /// The address of the page on the web; empty where the site's is not known.
  var canonical = ""
  /// The site in another language: its tag, what it calls itself, its page.
  var otherTag = ""
  var otherName = ""
  var otherHref = ""
  /// Whether the site has a feed of changes.
  var hasFeed = false
  /// Whether it is about one thing; other pages lead on.
  var isArticle = false
  /// The language and country as Open Graph has them.
  var locale = ""
  /// The address of the picture that stands for the page; empty for none.
  var picture = ""
  /// What is to be seen in it.
  var pictureAbout = ""
  /// The address of the same page there; empty where there is none, or where the site's is not known.
  var alternate = ""
  var main = HTML()
  var section = SiteSection.home
  var hasFigure = false
  var isLive = false
  var isExplainer = false
  var asksQuestions = false
  /// Whether there are callbacks, scenarios, quizzes, recorded traces, platform facts.
  var has = [false, false, false, false, false]

  var fields: [TemplateField] {
    [
      .text("language", language), .text("policy", policy), .text("title", title),
      .text("description", description), .text("site", site),
      .text("root", root), .text("canonical", canonical), .text("otherTag", otherTag), .text("otherName", otherName),
      .text("otherHref", otherHref), .text("alternate", alternate), .flag("hasFeed", hasFeed),
      .flag("isArticle", isArticle), .text("locale", locale), .text("picture", picture),
      .text("pictureAbout", pictureAbout), .text("pictureWidth", "\(ScorePicture.width)"),
      .text("pictureHeight", "\(ScorePicture.height)"), .html("main", main), .flag("hasFigure", hasFigure),
      .flag("isLive", isLive), .flag("isExplainer", isExplainer), .flag("asksQuestions", asksQuestions),
      .flag("onHome", section == .home), .flag("inNotes", section == .notes),
      .flag("inCallbacks", section == .callbacks), .flag("inScenarios", section == .scenarios),
      .flag("inQuizzes", section == .quizzes), .flag("inConformance", section == .conformance),
      .flag("inFacts", section == .facts), .flag("inLogs", section == .logs), .flag("inSearch", section == .search),
      .flag("hasCallbacks", has[0]), .flag("hasScenarios", has[1]), .flag("hasQuizzes", has[2]),
      .flag("hasConformance", has[3]), .flag("hasFacts", has[4]),
    ]
  }
}

extension LayoutValues {
  /// The same page in another language, or the first page there.
  fileprivate mutating func lead(to other: OtherEdition, from path: SitePath) {
    let isThere = other.has(path)
    let page = isThere ? path : SiteRenderer.home
    otherTag = other.language.tag
    otherName = other.name
    otherHref = path.rootPrefix + other.folder + page.encoded
    if isThere, let address = other.address { alternate = address.url(of: page) }
  }
}
