import Cache
package import Diagnostics

/// A note as a page: its text, and in the margin what the engine says to its statements.
package struct NotePage: Sendable {
  /// Where the page lies in the site.
  package var path: SitePath
  /// The heading of the note.
  package var title: String
  /// The id by which links find the title; empty if the note has no heading for it.
  package var titleID: String = ""
  /// The beginning of the text, for those who list pages.
  package var summary: String = ""
  /// The day when it last changed, `2026-11-20`; empty where that is not said.
  package var updated: String = ""
  /// What changed then; may be empty.
  package var change: String = ""
  /// The heading under which the first page lists the note; notes of a group need not be neighbours.
  package var group: String = ""
  /// The language of the text as `<html lang>` takes it, for instance `zh-Hans`; empty for the site's own.
  package var language: String = ""
  /// The language of the verdicts; nil for the site's own.
  package var verdictLanguage: Language? = nil
  /// The note's file as people know it, for instance `notes/push.md`.
  package var source: String = ""
  /// Its headings, for the list beside it.
  package var outline: [OutlineEntry] = []
  /// The text, cut where a margin note belongs.
  package var body: [BodyPart] = []
  /// How much of it was judged; may be empty.
  package var coverage: String = ""
  /// Whether a scenario stands in the text.
  package var hasScenario: Bool = false
  /// Where a reader goes on: its quiz, its scenarios.
  package var links: [PageLink] = []
  /// How many statements have which verdict, where the text is not here.
  var knownTally: VerdictCounts? = nil
  /// What is said where the page does not show all verdicts.
  var limit: Diagnostic? = nil
  /// What all but the links is made from; nil where it is made each time.
  var digest: Digest? = nil
  /// How the text is made, where it is not here because the page may be known.
  var rest: (@Sendable () -> NotePage)? = nil

  /// How many statements have which verdict.
  var tally: VerdictCounts { knownTally ?? VerdictCounts(self) }

  /// The page with its text.
  var whole: NotePage {
    guard let rest else { return self }
    var page = rest()
    page.links = links
    return page
  }
}

/// Blocks of a note's text and the verdicts that stand beside them.
///
/// An adapter makes one part of each top-level block that has verdicts and one of each run of blocks without.
package struct BodyPart: Sendable {
  /// What the note says, as HTML.
  package var html: HTML
  /// What came of the statements in it, for the margin.
  package var verdicts: [VerdictNote] = []
}

/// A heading of a note.
package struct OutlineEntry: Sendable, Hashable {
  /// 1 to 6.
  package var level: Int
  /// The heading's text.
  package var title: String
  /// The id that the heading has in the body.
  package var id: String
}
