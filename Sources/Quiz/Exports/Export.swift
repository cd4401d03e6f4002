import Diagnostics

/// A bank in the form of another program, with what that form cannot hold.
package struct Export: Sendable, Equatable {
  /// What is written into the file.
  package var bytes: [UInt8]
  /// What the form cannot hold, in the order of the items.
  package var losses: [Loss]
  /// How many items are in it.
  package var count: Int

  /// An export of so many items.
  package init(bytes: [UInt8], losses: [Loss], count: Int) {
    self.bytes = bytes
    self.losses = losses
    self.count = count
  }

  /// Something of an item that the form cannot hold.
  package struct Loss: Sendable, Equatable {
    /// The item's name.
    package var itemID: String
    /// What is lost, as a part of a sentence.
    package var what: String
  }

  /// The forms that are made without a database.
  package enum Format: String, Sendable, CaseIterable {
    case json, csv, moodle, qti21, qti3, html
  }

  /// The same items give the same bytes.
  package static func make(_ items: [QuizItem], as format: Format, title: String) -> Export {
    switch format {
    case .json: json(items)
    case .csv: CSVExport(items: items).export
    case .moodle: MoodleExport(items: items, title: title).export
    case .qti21: QTIExport(items: items, title: title, dialect: .two).export
    case .qti3: QTIExport(items: items, title: title, dialect: .three).export
    case .html: SheetExport(items: items, title: title).export
    }
  }

  private static func json(_ items: [QuizItem]) -> Export {
    let texts = items.map { ItemJSON.text($0) }
    let text = "{\"schema\":\"lcdoc.quiz-bank/1\",\"items\":[\n" + texts.joined(separator: ",\n") + "\n]}\n"
    return Export(bytes: Array(text.utf8), losses: [], count: items.count)
  }
}

/// What exports say of an item, in plain text.
struct ExportText: Sendable {
  let item: QuizItem
  let strings: Strings

  init(_ item: QuizItem) {
    self.item = item
    strings = Strings(item.language)
  }

  /// The question, what is given, and the log, a line each.
  var question: [String] { StemText(item: item, strings: strings).lines }

  /// What is told after the answer.
  var explanation: [String] {
    switch item {
    case .ordering(let item): RunText(item: item, strings: strings).lines
    case .choice(let item): ChoiceText(item: item, strings: strings).explanation
    }
  }

  /// The labels by index; a label that comes again has its number: most programs refuse equal ones.
  var labels: [String] {
    var seen: [String: Int] = [:]
    return item.labels.map { label in
      let number = (seen[label] ?? 0) + 1
      seen[label] = number
      return number == 1 ? label : strings(.labelAgain, label, "\(number)")
    }
  }

  /// The labels in the order in which they are shown.
  var shown: [Int] {
    switch item {
    case .ordering(let item): item.start
    case .choice(let item): item.start
    }
  }

  /// The indices of the answer: the canonical order, or the one right option.
  var answer: [Int] {
    switch item {
    case .ordering(let item): item.canonicalOrder
    case .choice(let item): [item.answer]
    }
  }
}

extension XMLText {
  /// Lines as paragraphs, for places that hold HTML.
  static func paragraphs(_ lines: [String]) -> String {
    lines.map { "<p>\(escaped($0))</p>" }.joined()
  }
}
