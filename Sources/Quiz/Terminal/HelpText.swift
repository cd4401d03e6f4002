/// What can be done, in both modes.
struct HelpText: Sendable {
  let strings: Strings
  let model: AnswerModel

  var screenLines: [StyledLine] {
    var phrases: [Phrase]
    switch model {
    case .ordering(let model):
      phrases = [.help1, .help2, .help3, .help4]
      if model.canLeaveOut { phrases.append(.helpOut) }
      phrases += [.help5, .help6]
      if model.rules.allowsHelp { phrases += [.help7, .help8] }
    case .choice(let model):
      phrases = [.choiceKeys1, .choiceKeys2, .choiceKeys3]
      if model.rules.allowsHelp { phrases += [.choiceKeys4, .help8] }
    }
    return (phrases + [.help9]).map { phrase in
      var line = StyledLine(strings(phrase))
      line.indent = 14
      return line
    }
  }

  var plainLines: [String] {
    guard case .ordering(let model) = model else { return [strings(.choiceHelp), strings(.choiceHelpMore)] }
    var phrases: [Phrase] = [.lineHelp1, .lineHelp2, .lineHelp3]
    if model.canLeaveOut { phrases.append(.lineHelpOut) }
    return (phrases + [.lineHelp4, .lineHelp5, .lineHelp6]).map { strings($0) }
  }
}
