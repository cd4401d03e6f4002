import Cache
import Diagnostics
import Quiz
import Synchronization

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

  var pages: [QuizPage] {
    guard let questions = input.knownQuestions else { return made(input.questions) }
    let key = cache.digest { writer in
      writer.write(input.language)
      writer.write(questions.digest)
      writer.write(owners.sorted { $0.key < $1.key }) { writer, owner in
        for text in [owner.key, owner.value.group, owner.value.page.label, owner.value.page.path.text] {
          writer.write(text)
        }
      }
    }
    let read = { (reader: inout ByteReader) throws(ByteReader.Malformed) in try reader.list(QuizPage.init(from:)) }
    let known = cache.value(for: key, read)
    var pages = known ?? made(questions.sources())
    if known == nil { cache.keep(for: key) { $0.write(pages) { $1.write(to: &$0) } } }
    let whole = Later { made(questions.sources()) }
    for index in pages.indices {
      pages[index].digest = cache.digest { writer in
        writer.write(key)
        writer.write(index)
      }
      if known != nil { pages[index].rest = { whole.value[index].items } }
    }
    return pages
  }

  private func made(_ questions: [ScenarioSource]) -> [QuizPage] {
    QuizPageBuilder.pages(questions, input.language, taken, about: owners)
  }
}

/// A value that is made once, when it is first asked for.
private final class Later<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    made.withLock { made in
      let value = made ?? make()
      made = value
      return value
    }
  }
}

extension QuizPage {
  /// Writes what other pages say of it.
  fileprivate func write(to writer: inout ByteWriter) {
    for text in [path.text, title, group, introduction] { writer.write(text) }
    writer.write(about) { writer, link in
      for text in [link.label, link.path.text, link.fragment] { writer.write(text) }
    }
    writer.write(asked.sorted { $0.key.text < $1.key.text }) { writer, question in
      for text in [question.key.text, question.value] { writer.write(text) }
    }
  }

  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    self.init(
      path: try SitePath(from: &reader), title: try reader.text(), group: try reader.text(),
      introduction: try reader.text(), items: [])
    about = try reader.optional { (reader) throws(ByteReader.Malformed) in
      PageLink(label: try reader.text(), path: try SitePath(from: &reader), fragment: try reader.text())
    }
    let asked = try reader.list { (reader) throws(ByteReader.Malformed) in
      (try SitePath(from: &reader), try reader.text())
    }
    self.asked = Dictionary(asked, uniquingKeysWith: { first, _ in first })
  }
}

extension SitePath {
  fileprivate init(from reader: inout ByteReader) throws(ByteReader.Malformed) {
    guard let path = SitePath(try reader.text()) else { throw ByteReader.Malformed() }
    self = path
  }
}
