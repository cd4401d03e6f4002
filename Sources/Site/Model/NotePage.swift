public import Diagnostics

/// A note as a page: its text, and in the margin what the engine says to its statements.
public struct NotePage: Sendable {
  public var path: SitePath
  public var title: String
  /// The id by which links find the title; empty if the note has no heading for it.
  public var titleID: String
  /// The beginning of the text, for those who list pages.
  public var summary: String
  /// The heading under which the first page lists the note; notes of a group need not be neighbours.
  public var group: String
  /// The language of the text as `<html lang>` takes it, for instance `zh-Hans`; empty for the site's own.
  public var language: String
  /// The language of the verdicts; nil for the site's own.
  public var verdictLanguage: Language?
  /// The note's file as people know it, for instance `notes/push.md`.
  public var source: String
  public var outline: [OutlineEntry]
  /// The text, cut where a margin note belongs.
  public var body: [BodyPart]

  public init(
    path: SitePath, title: String, titleID: String = "", summary: String = "", group: String = "",
    language: String = "", verdictLanguage: Language? = nil,
    source: String = "",
    outline: [OutlineEntry] = [], body: [BodyPart] = []
  ) {
    self.path = path
    self.title = title
    self.titleID = titleID
    self.summary = summary
    self.group = group
    self.language = language
    self.verdictLanguage = verdictLanguage
    self.source = source
    self.outline = outline
    self.body = body
  }
}

/// Blocks of a note's text and the verdicts that stand beside them.
///
/// An adapter makes one part of each top-level block that has verdicts and one of each run of blocks without.
public struct BodyPart: Sendable {
  public var html: HTML
  public var verdicts: [VerdictNote]

  public init(html: HTML, verdicts: [VerdictNote] = []) {
    self.html = html
    self.verdicts = verdicts
  }
}

/// A heading of a note.
public struct OutlineEntry: Sendable, Hashable {
  /// 1 to 6.
  public var level: Int
  public var title: String
  /// The id that the heading has in the body.
  public var id: String

  public init(level: Int, title: String, id: String) {
    self.level = level
    self.title = title
    self.id = id
  }
}
