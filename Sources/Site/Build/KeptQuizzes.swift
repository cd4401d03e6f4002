import Cache
import Diagnostics
import Quiz

/// The quizzes of a site: made, or where they are known only what other pages say of them.
///
/// Questions of all notes are held against each other, so that none is asked twice: where one changes, all are made again.
struct KeptQuizzes {
  let input: SiteInput
  /// The paths of the pages that are there already.
  let taken: PagePaths
  /// What the questions are about, by the path of the file.
  let owners: [String: QuizOwner]
  let cache: Cache

  var pages: QuizPages {
    guard let questions = input.knownQuestions else { return made(input.questions) }
    let key = cache.digest { writer in
      writer.write(input.language)
      writer.write(questions.digest)
      writer.write(owners.sorted { $0.key < $1.key }) { writer, owner in
        for text in [owner.key, owner.value.group, owner.value.page.label, owner.value.page.path.text] {
          writer.write(text)
        }
        writer.write(owner.value.runs.sorted { $0.key < $1.key }) { writer, run in
          writer.write(run.key)
          writer.write(run.value.text)
        }
      }
    }
    let known = cache.value(for: key, QuizPages.init(from:))
    var pages = known ?? made(questions.sources())
    if known == nil { cache.keep(for: key, pages.write) }
    let whole = Later { made(questions.sources()) }
    for index in pages.pages.indices {
      pages.pages[index].digest = digest(key, index)
      if known != nil { pages.pages[index].rest = { Self.items(index, of: whole.value.pages) } }
    }
    for index in pages.selections.indices {
      pages.selections[index].page.digest = digest(key, pages.pages.count + index)
      if known != nil {
        pages.selections[index].page.rest = { Self.items(index, of: whole.value.selections.map(\.page)) }
      }
    }
    return pages
  }

  /// The questions of a page. Notes are read when somebody asks for them: where one was written just now, there may be no
  /// such page any more.
  private static func items(_ index: Int, of pages: [QuizPage]) -> [QuizQuestion] {
    pages.indices.contains(index) ? pages[index].items : []
  }

  /// What a page is made from: what all are, and its place among them.
  private func digest(_ key: Digest, _ number: Int) -> Digest {
    cache.digest { writer in
      writer.write(key)
      writer.write(number)
    }
  }

  private func made(_ questions: [ScenarioSource]) -> QuizPages {
    QuizPageBuilder.pages(questions, input.language, taken, about: owners)
  }
}

/// The pages of questions: by what they are about, and those that choose from them.
struct QuizPages: Sendable {
  var pages: [QuizPage]
  var selections: [QuizSelection]
}

extension QuizPages {
  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(pages) { $1.write(to: &$0) }
    writer.write(selections) { writer, selection in
      selection.page.write(to: &writer)
      switch selection.subject {
      case .everything: writer.write("")
      case .topic: writer.write("topic")
      case .level(let level): writer.write(level)
      }
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    pages = try reader.list(QuizPage.init(from:))
    selections = try reader.list { (reader) throws(ByteReader.Malformed) in
      let page = try QuizPage(from: &reader)
      let text = try reader.text()
      return QuizSelection(
        subject: text.isEmpty ? .everything : Level(rawValue: text).map { .level($0) } ?? .topic, page: page)
    }
  }
}

extension QuizPage {
  /// Writes what other pages say of it.
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [path.text, title, group, introduction] { writer.write(text) }
    writer.write(about) { $1.write(to: &$0) }
    writer.write(asked.sorted { $0.key.text < $1.key.text }) { writer, question in
      for text in [question.key.text, question.value] { writer.write(text) }
    }
    writer.write(marks) { writer, mark in
      for text in [mark.id, mark.hash, mark.topic] { writer.write(text) }
      writer.write(mark.level)
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      path: try SitePath(from: &reader), title: try reader.text(), group: try reader.text(),
      introduction: try reader.text(), items: [])
    about = try reader.optional(PageLink.init(from:))
    let asked = try reader.list { (reader) throws(ByteReader.Malformed) in
      (try SitePath(from: &reader), try reader.text())
    }
    self.asked = Dictionary(asked, uniquingKeysWith: { first, _ in first })
    marks = try reader.list { (reader) throws(ByteReader.Malformed) in
      QuestionMark(
        id: try reader.text(), hash: try reader.text(), topic: try reader.text(), level: try reader.value())
    }
  }
}
