/// A graded submission, as far as feedback depends on it.
struct Feedback: Sendable, Equatable {
  /// What was submitted, as indices of pieces and distractors.
  var response: [Int]
  var grade: Grade
  /// Which submission it is, from 1: later ones are told more.
  var attempt: Int
}

/// Help towards the first wrong place of an order, from little to all.
enum Hint: Sendable, Equatable {
  case nothingWrong
  /// The order is right up to this place (an index from 0).
  case place(Int)
  /// The expected piece and the one that stands too early.
  case before(expected: Int, wrong: Int)
  /// What stands there is a distractor.
  case notCalled(Int)
  /// A piece was left out.
  case called(Int)
  /// The piece was moved to the place for the learner.
  case moved(Int, to: Int)
  /// The distractor was taken away for the learner.
  case leftOut(Int)
}

/// Turns grades, hints and runs into lines of text in one language.
package struct FeedbackText: Sendable {
  private let item: Item
  private let strings: Strings
  private let labels: [String]

  /// What is told of an item's responses, in a language.
  package init(item: Item, strings: Strings) {
    self.item = item
    self.strings = strings
    self.labels = item.labels
  }

  /// What to say about a submission: the count, the replay and why; later how far it is right, then what to move.
  func lines(_ feedback: Feedback) -> [String] {
    let grade = feedback.grade
    guard !grade.isAccepted else {
      let isCanonical = feedback.response.map { labels[$0] } == item.pieces.map(\.label)
      return [strings(isCanonical ? .right : .rightOtherOrder)]
    }
    var lines = [
      strings(
        .notYet, "\(grade.toMove.count + grade.distractorPlaces.count + grade.missing.count)",
        "\(labels.count)", "\(grade.keptRelationCount)", "\(grade.relationCount)")
    ]
    lines += replay(feedback) + reason(feedback)
    if feedback.attempt >= 2, let place = grade.firstWrongPlace, place > 0 {
      lines.append(strings(.beginning, "\(place + 1)"))
    }
    if feedback.attempt >= 3 { lines += moves(feedback) }
    return lines
  }

  /// What to say with a hint.
  func text(_ hint: Hint) -> String {
    switch hint {
    case .nothingWrong: strings(.hintNothingWrong)
    case .place(0): strings(.hintFirstPlace)
    case .place(let place): strings(.hintPlace, "\(place + 1)")
    case .before(let expected, let wrong): strings(.hintBefore, labels[expected], labels[wrong])
    case .notCalled(let distractor): strings(.hintNotCalled, labels[distractor])
    case .called(let piece): strings(.hintCalled, labels[piece])
    case .moved(let piece, let place):
      strings(.hintMoved, labels[piece], "\(place + 1)", "\(labels.count)")
    case .leftOut(let distractor): strings(.hintLeftOut, labels[distractor])
    }
  }

  private func replay(_ feedback: Feedback) -> [String] {
    guard let place = feedback.grade.firstWrongPlace else { return [] }
    guard feedback.response.indices.contains(place) else {
      return feedback.grade.expected.map { [strings(.replayMissing, labels[$0])] } ?? []
    }
    let wrong = feedback.response[place]
    guard let expected = feedback.grade.expected, !isDistractor(at: place, feedback) else {
      return [strings(.replayDistractor, "\(place + 1)", labels[wrong])]
    }
    return [strings(.replay, "\(place + 1)", labels[wrong], labels[expected])]
  }

  private func reason(_ feedback: Feedback) -> [String] {
    guard let place = feedback.grade.firstWrongPlace else { return [] }
    if feedback.response.indices.contains(place), isDistractor(at: place, feedback) {
      return [why(distractor: feedback.response[place])]
    }
    guard let expected = feedback.grade.expected else { return [] }
    // Of equal labels the one that counts at this place, which need not be the one that was put there.
    let counted = Grader(item: item).inPlacingOrder(feedback.response)
    let wrong = counted.indices.contains(place) ? counted[place] : nil
    return why(expected, before: wrong).map { [$0] } ?? []
  }

  /// Why a piece comes before another that was put there, or at all: by what the run knows of both, else of the first,
  /// else that all runs have it so.
  package func why(_ expected: Int, before wrong: Int?) -> String? {
    if let wrong, let comparison = PairText(item: item, strings: strings).why(expected, before: wrong) {
      return comparison
    }
    if let because = item.pieces[expected].because { return strings(.because, labels[expected], because) }
    return wrong.map {
      strings(.inEveryRun, labels[expected], labels[$0], PairText(item: item, strings: strings).compared)
    }
  }

  private func moves(_ feedback: Feedback) -> [String] {
    let grade = feedback.grade
    var lines: [String] = []
    let moved = grade.toMove.map { labels[feedback.response[$0]] }
    if !moved.isEmpty { lines.append(strings(.moveSet, strings.list(moved))) }
    let leftOut = grade.distractorPlaces.map { labels[feedback.response[$0]] }
    if !leftOut.isEmpty { lines.append(strings(.leaveOutSet, strings.list(leftOut))) }
    return lines
  }

  /// Whether what stands at a place counts as a distractor there; a copy of a piece's label may not.
  private func isDistractor(at place: Int, _ feedback: Feedback) -> Bool {
    let counted = Grader(item: item).inPlacingOrder(feedback.response)
    return counted.indices.contains(place) && counted[place] >= item.pieces.count
  }

  func why(distractor index: Int) -> String {
    let place = index - item.pieces.count
    guard item.distractors.indices.contains(place) else { return "" }
    return Self.why(item.distractors[place], strings)
  }

  static func why(_ distractor: Distractor, _ strings: Strings) -> String {
    if let because = distractor.because { return because }
    let phrase: Phrase =
      switch distractor.misconception {
      case .otherReceiver: .otherReceiver
      case .counterpart: .counterpart
      case .unloading: .unloading
      case .otherSituation: .otherSituation
      case .presenterDisappears: .presenterDisappears
      case .otherLifeCycle: .otherLifeCycle
      case .obsolete: .obsolete
      case .otherVersion: .onlyLater
      case .wrongCount, .leftOut, .didBeforeWill, .otherReceiverFirst, .layoutPlace, .loadingPlace, .otherPlace:
        .notCalledAtAll
      }
    return strings(phrase, distractor.label)
  }
}
