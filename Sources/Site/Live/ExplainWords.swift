import Diagnostics
import Judging
import Verify

/// What the script needs that explains logs: the sentences of `lcdoc explain`, with the names of values in braces.
struct ExplainWords {
  let language: Language

  /// Where the script looks for it.
  static let path = "assets/explain-words.js"

  private var words: LogWording { LogWording(language) }

  /// A script that puts everything into one object. The same bytes for the same language.
  var bytes: [UInt8] {
    var json = JSONWriter(isForHTML: true)
    json.object { json in
      for (name, forms) in counts { json.array(name, forms) { $0.value($1) } }
      for (name, sentence) in sentences { json.field(name, sentence) }
      json.object("edit") { json in
        for kind in LogExplanation.Edit.Kind.allCases {
          json.field("\(kind)", words.edit(kind, at: "{place}", "{name}"))
        }
      }
      json.field("mostShown", LogExplanation.mostShown)
    }
    return Array("(window.lcdocLive ||= {}).logWords = ".utf8) + json.bytes + Array(";\n".utf8)
  }

  /// For one, and for another number.
  private var counts: [(name: String, forms: [String])] {
    [
      ("callbacks", [true, false].map { words.callbacks("{count}", isOne: $0) }),
      ("layoutCallbacks", [true, false].map { words.layoutCallbacks("{count}", isOne: $0) }),
      ("edits", [true, false].map { words.edits("{count}", isOne: $0) }),
    ]
  }

  private var sentences: [(name: String, text: String)] {
    [
      ("isNote", UIText.logIsNote.text(in: language)), ("noCallbacks", UIText.noCallbacks.text(in: language)),
      ("steps", UIText.stepsOfLog.text(in: language)), ("separator", words.separator),
      ("later", Wording.later(than: "{first}", in: language)),
      ("span", Wording.span(from: "{first}", to: "{last}", in: language)),
      ("onlyFirst", words.onlyFirst("{read}", of: "{all}", above: "{line}")),
      ("passedOver", words.passedOver("{callbacks}", first: "{first}")), ("nothing", words.nothing),
      ("prints", words.prints("{extent}", on: "{versions}")), ("beginning", words.beginning("{read}")),
      ("whole", words.whole("{callbacks}")), ("printsOnly", words.printsOnly("{covered}", of: "{read}")),
      ("nearest", words.nearest("{edits}", on: "{versions}")), ("startsLate", words.startsLate),
      ("endsEarly", words.endsEarly), ("apart", words.apart(from: "{layoutCallbacks}")),
      ("layoutDiffers", words.layoutDiffers(on: "{versions}")),
      ("alsoPrints", words.alsoPrints("{summary}", on: "{versions}")), ("moreSteps", words.moreSteps("{count}")),
      ("before", words.before), ("unseen", words.unseen), ("line", words.line("{number}")),
      ("lines", words.lines("{first}", to: "{last}")), ("end", words.end),
      ("notPrinted", words.isNotPrinted("{name}")), ("hasNoEnd", words.hasNoEnd),
      ("expected", words.expected("{names}")),
    ]
  }
}
