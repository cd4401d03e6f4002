import Diagnostics
import Judging
import LifecycleEngine

/// What the script needs that runs scenarios in a page: words in the site's language, and how callbacks are drawn.
///
/// The engine answers with names and numbers; all that people read stands here, each from where the rest of the site and
/// the commands take it.
struct LiveWords {
  let language: Language

  /// Where the script looks for it.
  static let path = "assets/live-words.js"

  /// A script that puts everything into one object. The same bytes for the same language.
  var bytes: [UInt8] {
    var json = JSONWriter(isForHTML: true)
    json.object { json in
      json.array("versions", Version.modelled) { $0.value($1.major) }
      json.object("phases") { json in
        for phase in Phase.allCases { json.field("\(phase.word)", TraceWords(language)[phase]) }
      }
      json.object("states") { json in
        for state in AppState.allCases { json.field("\(state.word)", TraceWords(language)[state]) }
      }
      json.array("marks", Family.allCases) { $0.value($1.rowKind.rawValue) }
      let receivers = (0...UInt8.max).lazy.map(Receiver.Kind.init).prefix { $0 != nil }
      json.array("heads", receivers) { $0.value($1?.laneKind.rawValue ?? "") }
      json.array("facts", Fact.allCases.filter { $0.record.isOpen }) { json, fact in
        json.object { json in
          json.field("number", Int(fact.rawValue))
          json.field("name", "\(fact)")
          json.field("statement", Wording.statement(of: fact, in: language))
        }
      }
      json.array("pageless", Callback.allCases.filter { PagePaths.callback($0) == nil }) {
        $0.value($1.info.selector.description)
      }
      json.field("mostRows", RunFigure.maximumRows)
      json.object("findings") { json in
        for sentence in LiveFindings(language: language).sentences { json.field(sentence.name, sentence.text) }
      }
      json.field("summary", ScoreSummary(language: language).pattern)
      json.array("separators", ScoreSummary(language: language).separators) { $0.value($1) }
      json.array("stepper", Self.stepper) { $0.value($1.text(in: language)) }
      json.array("predict", Self.predict) { $0.value($1.text(in: language)) }
      json.array("bars", Self.bars) { $0.value($1.text(in: language)) }
      json.object("text") { json in
        for text in Self.texts { json.field(text.rawValue, text.text(in: language)) }
      }
    }
    return Array("(window.lcdocLive ||= {}).words = ".utf8) + json.bytes + Array(";\n".utf8)
  }

  /// As the figures of the pages have them in `data-words` and `data-states`.
  private static let stepper: [UIText] = [
    .playTrace, .first, .previous, .next, .last, .position, .positionOf, .stateTable, .keysHint, .notYet,
  ]
  private static let predict: [UIText] = [
    .predict, .whichNext, .predictRight, .predictLater, .predictPast, .predictReason, .predictCause, .predictDone,
    .again,
  ]
  private static let bars: [UIText] = [.appearing, .appeared, .disappearing]

  private static let texts: [UIText] = [
    .runYourself, .liveVersion, .liveText, .changesAt, .changesNowhere, .compareWith, .compareNone, .asWritten,
    .closeLive, .problemAt, .notMeant, .asExpected, .notOn, .elsewhereOn, .alike, .differences, .cutAt, .nothingLogged,
    .jumpTo, .line, .openQuestions,
  ]
}
