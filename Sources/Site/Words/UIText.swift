import Diagnostics

/// Every word that the site itself says, in each of its languages. A template writes `{{text.notes}}`.
///
/// `{}` in a text is where the script puts a number or a name.
enum UIText: String, CaseIterable, Sendable {
  // Frame
  case notes, callbacks, scenarios, quizzes, conformance, home
  case skipToContent, mainNavigation, onThisPage, previousPage, nextPage
  case theme, themeAuto, themeLight, themeDark, names, namesWritten
  case search, searchAbout, searchHint, resultCount, noResults, findings
  case changes
  case wayLearn, wayLearnAbout, wayLookUp, wayLookUpAbout, wayLogAbout
  case madeWith, siteTitle, tagline, notFound, notFoundHelp, breadcrumbs, tryIt
  // Verdicts
  case verdict, verdicts, line, seeAlso
  // Traces
  case legend, appearing, appeared, disappearing, playTrace
  case markState, markLoading, markAppearance, markLayout, markContainment, markOther
  case first, previous, next, last, position, positionOf, stateTable, keysHint, notYet
  case predict, predictRight, predictLater, predictPast, predictReason, predictCause, predictDone
  case featuredRun, runOf, pictureOf
  case phaseCall, phaseLayout, phaseAfterCommit, phaseAnimationEnd, phaseLaterTurn, phaseRelease
  // Runs in the page
  case runYourself, liveVersion, liveText, changesAt, changesNowhere, compareWith, compareNone, asWritten, closeLive
  case problemAt, notMeant, notOn, elsewhereOn, alike, differences, cutAt, nothingLogged, cannotRun, loadingEngine,
    jumpTo, openQuestions
  // Logs
  case logs, whatPrinted, explainAbout, explainExample, onCommandLine, explainCommand, isThisSo,
    isThisSoAbout, isThisSoExample
  case logField, logHint, explainIt, tryExample, searchingRun, cannotExplain, logTooLong, logTooSlow
  case noCallbacks, logIsNote, stepsOfLog
  // Callbacks
  case callbacksAbout, moreThanOnce, swiftName, owner, availability, since, deprecatedSince, neverSince
  case always, alwaysBefore, alwaysAfter, alwaysIn, aboutVersions, atLeastOnce, onceMore, unlessCancelled,
    unlessAppEnds, unlessHidden
  case fromVersion, beforeVersion, withoutScenes, exceptionShown, cancelledRunOf, shownIn, comesIn, mentionedIn,
    andMore, sources
  case objectiveC, known, promised, promisedBy, observed, observedIn, undecided, undecidedBy, nothingOpen
  case seenInRuns, seenInLogs, describedThere
  case questionsAbout
  case advice, doThis, doNot, callingSuper, superFirst, superLast, superMust, superNever, superNeedless
  case whenItComes, situationsAbout, stepsAbout, answeredAbout, situation, comes, howOften, when, alwaysComes,
    sometimes, notIn
  case partTold, partArriving, partLeaving, partBystander, partContainer, partOther, once, times, timesFromTo, listComma
  // Scenarios
  case scenarioFiles, scenarioText, run, deviations, knownDeviation, newDeviation, asExpected, runNotShown, origin
  case versions, lifeCycle, usesScenes, usesDelegate, window, windowInCode, windowFromStoryboard, windowOfSwiftUI,
    device, pad
  // Quizzes
  case quizAbout, standardSituations, orderThese, showKey, notPart, check, again
  case moveUp, moveDown, moveTo, unused, leftOut, movedTo, grabbed, dropped, cancelled, grabHint
  case right, outOfPlace, firstWrong, extraThere, missing, moveSet, credit, replay, runGoesOn, yourOrder, wholeRun
  case whichNext, whichWrong, whichNever, whichVersions, chooseOne, checkChoice, rightChoice, wrongChoice, comma
  case questions, previousQuestion, nextQuestion, questionOf
  case yourAnswers, anyTopic, anyLevel, askTen, dueToday, noneDue, nextDue, reviewNow, saveAnswers, loadAnswers,
    forgetAnswers, forgetSure, answersAdded, answersUnread, answersKept, level, toQuizzes
  case byTopic, bySource, tenMixed, tenAbout, tenOf, questionCount, easy, middle, hard
  // Conformance
  case trace, recordedOn, source, result, reproduced, differsKnown, differs
  case topic, sum, topicsAndVersions, conformanceIntroduction
  // Platform facts
  case facts, factsIntroduction, statement, trueOn, evidence, openQuestion, everyVersion, noVersion
  case topicProcess, topicScenes, topicViewLoading, topicAppearance, topicContainers, topicPresentation, topicViews

  /// The text in a language.
  func text(in language: Language) -> String {
    guard let words = Self.translations[self] else { return rawValue }
    return language(words.english, words.chinese)
  }

  /// The text with values in the places of its `{}`, in order.
  func text(in language: Language, filledWith values: String...) -> String {
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
