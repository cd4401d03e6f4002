// Submitting, hints and giving up.

extension OrderingModel {
  mutating func submit() {
    if isGrabbed {
      // A submission costs a try, so Enter in the middle of a move only ends the move.
      putDown()
      notice = .putDownInstead(piece: focusedPiece, row: focus)
      return
    }
    let response = arrangement.response
    let grade = Grader(item: item).grade(response)
    // The same order once more is a slip of the finger, no further try.
    if submissions.last?.response != response {
      submissions.append(Submission(response: response, grade: grade))
    }
    notice = .feedback(Feedback(response: response, grade: grade, attempt: submissions.count))
    if grade.isAccepted {
      outcome = .right
    } else if submissions.count >= rules.attemptLimit {
      outcome = .revealed
    } else if let place = grade.firstWrongPlace {
      focus = min(place, arrangement.order.count - 1)
    }
  }

  mutating func reveal() {
    guard rules.allowsHelp else {
      notice = .noHelp
      return
    }
    if isGrabbed { putDown() }
    outcome = .revealed
    notice = .revealed
  }

  /// Tells more with each press on the same arrangement: where, what, and then does it.
  mutating func hint() {
    guard rules.allowsHelp else {
      notice = .noHelp
      return
    }
    if isGrabbed { putDown() }
    hintCount += 1
    if submissions.isEmpty { earlyHintCount += 1 }
    let isSame = lastHint?.arrangement == arrangement
    let level = isSame ? (lastHint?.level ?? 0) + 1 : 1
    lastHint = HintProgress(arrangement: arrangement, level: level)

    let response = arrangement.response
    let grader = Grader(item: item)
    let grade = grader.grade(response)
    guard let place = grade.firstWrongPlace else {
      notice = .hint(.nothingWrong)
      return
    }
    focus = min(place, arrangement.order.count - 1)
    let counted = grader.inPlacingOrder(response)
    let isDistractor = counted.indices.contains(place) && counted[place] >= item.pieces.count
    switch (level, isDistractor) {
    case (1, _): notice = .hint(.place(place))
    case (2, true): notice = .hint(.notCalled(response[place]))
    case (2, false): notice = .hint(telling(grade, place: place, response: response))
    case (_, true): takeAway(row: place)
    case (_, false): bring(grade.expected, to: place)
    }
  }

  private func telling(_ grade: Grade, place: Int, response: [Int]) -> Hint {
    guard let expected = grade.expected else { return .place(place) }
    guard response.indices.contains(place) else { return .called(expected) }
    return .before(expected: expected, wrong: response[place])
  }

  private mutating func takeAway(row: Int) {
    let distractor = arrangement.order[row]
    change { $0.arrangement.leaveOut(row) }
    notice = .hint(.leftOut(distractor))
  }

  /// Brings a piece, or another with the same label, from further down to the place.
  private mutating func bring(_ piece: Int?, to place: Int) {
    let labels = item.labels
    guard let piece,
      let row = arrangement.order.indices.first(where: {
        $0 >= place && labels[arrangement.order[$0]] == labels[piece]
      })
    else { return }
    let moved = arrangement.order[row]
    change { $0.arrangement.move(from: row, to: place) }
    notice = .hint(.moved(moved, to: place))
  }
}
