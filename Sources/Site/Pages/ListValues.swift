import Judging
import Verify

/// The first page.
struct HomeValues: TemplateValues {
  static let template = TemplateName.home
  var title = ""
  var tagline = ""
  var tally = HTML()
  var figure = HTML()
  var notes = HTML()
  var callbacks = HTML()
  var scenarios = HTML()
  var quizzes = HTML()

  var fields: [TemplateField] {
    [
      .text("title", title), .text("tagline", tagline), .html("tally", tally), .html("figure", figure),
      .html("notes", notes),
      .html("callbacks", callbacks), .html("scenarios", scenarios), .html("quizzes", quizzes),
    ]
  }
}

/// A page that lists all callbacks, scenarios or quizzes.
struct IndexValues: TemplateValues {
  static let template = TemplateName.index
  var title = ""
  /// What stands behind the names; may be empty.
  var introduction = ""
  /// Links to the groups, where there are many.
  var jumps = HTML()
  /// Whether a phone shows the jumps only when somebody asks for them.
  var isLong = false
  var groups = HTML()

  var fields: [TemplateField] {
    [
      .text("title", title), .text("introduction", introduction), .html("jumps", jumps), .flag("isLong", isLong),
      .html("groups", groups),
    ]
  }
}

/// A heading and what is listed under it.
struct GroupValues: TemplateValues {
  static let template = TemplateName.group
  var title = ""
  var id = ""
  var entries = HTML()
  /// Short names stand in columns.
  var isDense = false
  /// Whether its heading is right below the page's.
  var isTop = false

  var fields: [TemplateField] {
    [
      .text("title", title), .text("id", id), .html("entries", entries), .flag("dense", isDense), .flag("top", isTop),
    ]
  }
}

/// One line of a list of pages.
struct EntryValues: TemplateValues {
  static let template = TemplateName.entry
  var href = ""
  var label = ""
  var detail = ""
  var tally = HTML()
  var isCode = false

  var fields: [TemplateField] {
    [
      .text("href", href), .text("label", label), .text("detail", detail), .html("tally", tally),
      .flag("code", isCode),
    ]
  }
}

/// How many statements have a verdict.
struct TallyValues: TemplateValues {
  static let template = TemplateName.tally
  var kind = ""
  var icon = ""
  var word = ""
  var count = ""

  var fields: [TemplateField] {
    [.text("kind", kind), .text("icon", icon), .text("word", word), .text("count", count)]
  }
}

/// A link in a list.
struct LinkValues: TemplateValues {
  static let template = TemplateName.link
  var href = ""
  var label = ""

  var fields: [TemplateField] { [.text("href", href), .text("label", label)] }
}

/// Where something was said; without `href` if it cannot be linked.
struct SourceValues: TemplateValues {
  static let template = TemplateName.source
  var href = ""
  var label = ""

  init() {}

  init(_ source: SourceReference) {
    href = source.safeURL ?? ""
    label = source.label.isEmpty ? source.url : source.label
  }

  var fields: [TemplateField] { [.text("href", href), .text("label", label)] }
}

extension SiteFrame {
  /// The counts as list items: sign, number, word.
  func tally(_ counts: VerdictCounts) -> HTML {
    list(
      counts.occurring.map { kind, count in
        TallyValues(kind: kind.className, icon: kind.icon, word: kind.words(in: language), count: String(count))
      })
  }
}
