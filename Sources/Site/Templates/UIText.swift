/// Every word that the site itself says, in each of its languages. A template writes `{{text.notes}}`.
///
/// `{}` in a text is where the script puts a number or a name.
enum UIText: String, CaseIterable, Sendable {
  // Frame
  case notes, callbacks, scenarios, quizzes, conformance, home
  case skipToContent, mainNavigation, onThisPage, previousPage, nextPage
  case theme, themeAuto, themeLight, themeDark
  case madeWith
  // Verdicts
  case verdict, verdicts, line, dependsOn, witness, seeAlso, noStatements
  case holds, depends, contradicted, vacuous, ambiguous, inconclusive, notUnderstood
  // Traces
  case steps, legend, appearing, appeared, disappearing, playTrace
  case first, previous, next, last, position, positionOf, stateTable, keysHint, notYet
  // Callbacks
  case swiftName, objectiveCName, owner, family, availability, since, deprecatedSince, neverSince, today
  case always, alwaysBefore, alwaysAfter, shownIn, mentionedIn, sources
  // Scenarios
  case world, scenarioText, run, deviations, knownDeviation, newDeviation, asExpected, origin
  // Quizzes
  case question, orderThese, showKey, key, notPart, check, again, yourOrder
  case moveUp, moveDown, moveTo, unused, usePiece, leaveOut, movedTo, grabbed, dropped, cancelled, grabHint
  case right, outOfPlace, firstWrong, credit, proof
  // Conformance
  case trace, recordedOn, source, result, reproduced, differsKnown, differs, reason

  /// The text in a language.
  func text(in language: SiteLanguage) -> String {
    let texts = translations
    return switch language {
    case .english: texts.english
    case .chinese: texts.chinese
    }
  }

  /// The text with values in the places of its `{}`, in order.
  func text(in language: SiteLanguage, filledWith values: String...) -> String {
    var remaining = values[...]
    var out = ""
    var isFirst = true
    for part in text(in: language).utf8.split(separator: UInt8(ascii: "{"), omittingEmptySubsequences: false) {
      if isFirst {
        isFirst = false
        out += String(Substring(part))
      } else {
        out += (remaining.popFirst() ?? "") + String(Substring(part.dropFirst()))
      }
    }
    return out
  }
}
