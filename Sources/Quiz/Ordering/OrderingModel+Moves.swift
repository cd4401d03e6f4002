// Moving pieces: by focus and grab, by row numbers, and back again.

extension OrderingModel {
  mutating func step(by step: Int) {
    guard isGrabbed else {
      focus = min(max(focus + step, 0), arrangement.order.count - 1)
      notice = nil
      return
    }
    let before = arrangement
    focus = arrangement.nudge(focus, by: step, canLeaveOut: canLeaveOut)
    noticeMove(from: before)
  }

  mutating func go(to row: Int) {
    guard checkRow(row) else { return }
    if isGrabbed {
      let before = arrangement
      arrangement.move(from: focus, to: row)
      focus = row
      noticeMove(from: before)
    } else {
      focus = row
      notice = nil
    }
  }

  mutating func grab() {
    grabOrigin = Moment(arrangement: arrangement, focus: focus)
    notice = .grabbed(piece: focusedPiece, row: focus)
  }

  mutating func putDown() {
    guard let origin = grabOrigin else { return }
    if origin.arrangement != arrangement { remember(origin) }
    grabOrigin = nil
    notice =
      arrangement.isPlaced(focus)
      ? .putDown(piece: focusedPiece, row: focus) : .leftOut(piece: focusedPiece)
  }

  mutating func cancelGrab() {
    guard let origin = grabOrigin else { return }
    arrangement = origin.arrangement
    focus = origin.focus
    grabOrigin = nil
    notice = .cancelled(piece: focusedPiece, row: focus)
  }

  mutating func move(from: Int, to: Int) {
    guard checkRow(from), checkRow(to) else { return }
    let before = arrangement
    change { $0.arrangement.move(from: from, to: to) }
    focus = to
    noticeMove(from: before)
  }

  mutating func swap(_ first: Int, _ second: Int) {
    guard checkRow(first), checkRow(second) else { return }
    guard first != second else {
      notice = .repeatedRow(first)
      return
    }
    let pieces = (arrangement.order[first], arrangement.order[second])
    change { $0.arrangement.swap(first, second) }
    notice = .swapped(pieces.0, pieces.1)
  }

  mutating func arrange(_ rows: [Int]) {
    var seen = [Bool](repeating: false, count: arrangement.order.count)
    for row in rows {
      guard checkRow(row) else { return }
      guard !seen[row] else {
        notice = .repeatedRow(row)
        return
      }
      seen[row] = true
    }
    let lacking = seen.indices.filter { !seen[$0] }
    guard lacking.isEmpty || (canLeaveOut && !rows.isEmpty) else {
      notice = .rowsLacking(lacking)
      return
    }
    change { $0.arrangement.arrange(rows) }
    notice = .arranged
  }

  mutating func leaveOut(_ row: Int) {
    guard checkRow(row) else { return }
    guard canLeaveOut else {
      notice = .unchanged(piece: arrangement.order[row], row: row)
      return
    }
    let piece = arrangement.order[row]
    change { $0.arrangement.leaveOut(row) }
    notice = .leftOut(piece: piece)
  }

  mutating func undo() {
    if isGrabbed {
      cancelGrab()
      return
    }
    guard let moment = history.popLast() else {
      notice = .nothingToUndo
      return
    }
    arrangement = moment.arrangement
    focus = moment.focus
    notice = .undone
  }

  /// Does something to the arrangement that undo can take back. A grab that is going on ends first.
  mutating func change(_ body: (inout OrderingModel) -> Void) {
    if isGrabbed { putDown() }
    let before = Moment(arrangement: arrangement, focus: focus)
    body(&self)
    if before.arrangement != arrangement { remember(before) }
  }

  private mutating func remember(_ moment: Moment) {
    history.append(moment)
    if history.count > Self.historyLimit { history.removeFirst() }
  }

  private static let historyLimit = 100

  /// Says what became of the piece in the focused row.
  private mutating func noticeMove(from before: Arrangement) {
    let piece = focusedPiece
    if !arrangement.isPlaced(focus) {
      notice = .leftOut(piece: piece)
    } else if before == arrangement {
      notice = .unchanged(piece: piece, row: focus)
    } else {
      notice = .moved(piece: piece, row: focus)
    }
  }

  private mutating func checkRow(_ row: Int) -> Bool {
    if arrangement.order.indices.contains(row) { return true }
    notice = .noSuchRow(row)
    return false
  }
}
