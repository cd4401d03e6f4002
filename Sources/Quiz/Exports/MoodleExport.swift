import Diagnostics

/// Moodle XML: the ordering questions of Moodle 4.4 and later, and multiple choice.
///
/// An ordering question there has one order. Of a key that leaves pairs free, a longest chain is asked.
struct MoodleExport {
  let items: [QuizItem]
  let title: String

  var export: Export {
    var losses: [Export.Loss] = []
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<quiz>\n"
    let category = XMLText.escaped("$course$/lcdoc/" + title.replacing("/", with: "//"))
    text += "<question type=\"category\"><category><text>\(category)</text></category></question>\n"
    let questions = items.compactMap { item -> String? in
      switch item {
      case .ordering(let ordering): question(ordering, &losses)
      case .choice(let choice): question(choice)
      }
    }
    text += questions.joined() + "</quiz>\n"
    return Export(bytes: Array(text.utf8), losses: losses, count: questions.count)
  }

  private static let fewest = 3

  private func question(_ item: Item, _ losses: inout [Export.Loss]) -> String? {
    let chain = AcceptedOrders(item: item).longestChain
    guard chain.count >= Self.fewest else {
      losses.append(Export.Loss(itemID: item.id, what: "left out: no three of its calls have one order"))
      return nil
    }
    if chain.count < item.pieces.count {
      let asked = Set(chain.map { item.pieces[$0].label })
      let left = item.pieces.indices.filter { !chain.contains($0) }.map { item.pieces[$0].label }
      for (reason, labels) in [
        ("another looks the same", left.filter(asked.contains)),
        ("their place is free", left.filter { !asked.contains($0) }),
      ] where !labels.isEmpty {
        losses.append(
          Export.Loss(itemID: item.id, what: "left out, for \(reason): \(labels.joined(separator: ", "))"))
      }
    }
    if !item.distractors.isEmpty {
      losses.append(Export.Loss(itemID: item.id, what: "calls that do not happen are left out"))
    }
    var text = head("ordering", .ordering(item))
    text += "<layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>0</selectcount>"
    text += "<gradingtype>RELATIVE_NEXT_EXCLUDE_LAST</gradingtype><showgrading>SHOW</showgrading>"
    text += "<numberingstyle>none</numberingstyle>" + feedback(.ordering(item)) + "\n"
    for (place, piece) in chain.enumerated() {
      text += "<answer fraction=\"\(place + 1)\" format=\"html\">\(html([item.pieces[piece].label]))</answer>\n"
    }
    return text + "</question>\n"
  }

  private func question(_ item: ChoiceItem) -> String {
    var text = head("multichoice", .choice(item))
    let shuffles = item.kind == .wrongLine ? "false" : "true"
    text += "<single>true</single><shuffleanswers>\(shuffles)</shuffleanswers><answernumbering>none</answernumbering>"
    text += feedback(.choice(item)) + "\n"
    for index in item.start {
      let option = item.options[index]
      text += "<answer fraction=\"\(index == item.answer ? 100 : 0)\" format=\"html\">"
      text += html([option.label]) + "<feedback format=\"html\">\(html([option.why]))</feedback></answer>\n"
    }
    return text + "</question>\n"
  }

  private func head(_ type: String, _ item: QuizItem) -> String {
    let text = ExportText(item)
    return "<question type=\"\(type)\"><name><text>\(XMLText.escaped(item.id))</text></name>\n"
      + "<questiontext format=\"html\">\(html(text.question))</questiontext>\n"
      + "<generalfeedback format=\"html\">\(html(text.explanation))</generalfeedback>\n"
      + "<defaultgrade>1</defaultgrade><penalty>0.3333333</penalty><hidden>0</hidden>"
      + "<idnumber>\(XMLText.escaped("lcdoc-" + item.id))</idnumber>\n"
  }

  private func feedback(_ item: QuizItem) -> String {
    let strings = Strings(item.language)
    return [("correct", Phrase.right), ("partiallycorrect", .exportPartly), ("incorrect", .choiceWrong)].map {
      "<\($0.0)feedback format=\"html\">\(html([strings($0.1)]))</\($0.0)feedback>"
    }.joined() + "<shownumcorrect>1</shownumcorrect>"
  }

  /// HTML as the text of an XML element.
  private func html(_ lines: [String]) -> String {
    "<text>\(XMLText.escaped(XMLText.paragraphs(lines)))</text>"
  }
}
