/// Says what happened to a choice, and what the run behind it is.
struct ChoiceText: Sendable {
  let item: ChoiceItem
  let strings: Strings

  func lines(_ notice: ChoiceModel.Notice) -> [String] {
    switch notice {
    case .picked(let option) where option == item.answer: [strings(.right)]
    case .picked(let option): [strings(.choiceWrong), item.options[option].why]
    case .ruledOut(let option): [strings(.choiceRuledOut, item.options[option].label)]
    case .noMoreHints: [strings(.choiceNoMoreHints)]
    case .noHelp: [strings(.noHints)]
    case .noSuchRow(let row): [strings(.noSuchPosition, "\(row + 1)", "\(item.options.count)")]
    case .revealed: [strings(.revealed)]
    }
  }

  /// What is shown when the item has ended: the answer with its reason, and the run.
  var explanation: [String] {
    let answer = item.options[item.answer]
    let heading =
      item.canonicalWorld.isEmpty ? strings(.theRunPlain) : strings(.theRun, item.canonicalWorld)
    return [strings(.choiceAnswer, answer.label), answer.why] + (item.run.isEmpty ? [] : [heading] + item.run)
  }
}
