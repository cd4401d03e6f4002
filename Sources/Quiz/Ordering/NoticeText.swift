/// Says what just happened, in one language.
struct NoticeText: Sendable {
  private let model: OrderingModel
  private let strings: Strings
  private let labels: [String]

  init(model: OrderingModel, strings: Strings) {
    self.model = model
    self.strings = strings
    self.labels = model.item.labels
  }

  /// The lines for the model's notice; none if nothing needs to be said.
  var lines: [String] {
    guard let notice = model.notice else { return [] }
    let feedback = FeedbackText(item: model.item, strings: strings)
    switch notice {
    case .grabbed(let piece, let row): return [placed(.grabbed, piece, row)]
    case .moved(let piece, let row): return [placed(.moved, piece, row)]
    case .unchanged(let piece, let row): return [placed(.unchanged, piece, row)]
    case .putDown(let piece, let row): return [placed(.putDown, piece, row)]
    case .putDownInstead(let piece, let row): return [placed(.enterAgain, piece, row)]
    case .cancelled(let piece, let row): return [placed(.cancelled, piece, row)]
    case .leftOut(let piece): return [strings(.leftOut, labels[piece])]
    case .swapped(let first, let second): return [strings(.swapped, labels[first], labels[second])]
    case .arranged: return []
    case .undone: return [strings(.undone)]
    case .nothingToUndo: return [strings(.nothingToUndo)]
    case .noHelp: return [strings(.noHints)]
    case .noSuchRow(let row): return [strings(.noSuchPosition, "\(row + 1)", "\(labels.count)")]
    case .repeatedRow(let row): return [strings(.repeatedPosition, "\(row + 1)")]
    case .rowsLacking(let rows): return [strings(.positionsLacking, strings.list(rows.map { "\($0 + 1)" }))]
    case .hint(let hint): return [feedback.text(hint)]
    case .feedback(let value): return feedback.lines(value)
    case .revealed: return [strings(.revealed)]
    }
  }

  private func placed(_ phrase: Phrase, _ piece: Int, _ row: Int) -> String {
    strings(phrase, labels[piece], "\(row + 1)", "\(labels.count)")
  }
}
