import Cache
import Diagnostics
import Judging
import LifecycleEngine
import Markup
import Notes
import Parallel
import Quiz
import Site

/// The files that a site is made from: judged, or where earlier runs know them only what the site needs.
struct SiteFiles {
  private(set) var notes: [SiteInput.Entry] = []
  private(set) var scenarios: [SiteInput.ScenarioEntry] = []
  /// What the questions are made from, in the order of the notes, and then those of scenario files.
  private var questions: [Digest] = []
  /// The digest of what each file holds, by its path.
  private(set) var contents: [String: Digest] = [:]

  /// - Parameter language: of the site. Who reads a Chinese site reads Chinese; around English pages a note's own language is
  ///   the better guess.
  init(
    _ files: [NamedFiles.NamedFile], versions: VersionRange?, in language: Language, _ cache: Cache,
    _ work: WorkReport
  ) {
    let judge = NoteJudge(versions: versions, language: language == .chinese ? .chinese : nil)
    let contents = work.run(.reading) { Parallel.map(files) { $0.content ?? cache.digest(of: $0.source.bytes) } }
    self.contents = Dictionary(zip(files.map(\.path), contents), uniquingKeysWith: { first, _ in first })
    let digests = zip(files, contents).map { Self.digest(of: $0, $1, versions, language, cache) }
    var entries = work.run(.reading) {
      Parallel.map(Array(zip(files, digests))) { file, digest in Self.known(file, digest, judge, cache) }
    }
    let missing = files.indices.filter { entries[$0] == nil }
    work.count(files: files.count, known: files.count - missing.count)
    let judged = JudgedFile.all(
      missing.map { files[$0].source }, versions: versions, in: language == .chinese ? .chinese : nil, work)
    var scenarioQuestions: [Digest] = []
    for (place, file) in zip(missing, judged) {
      let named = files[place]
      switch file {
      case .note(let note):
        let sources = QuizSources.sources(of: note, named: named.relativePath)
        let questions = Self.digest(of: sources, in: digests[place], cache)
        entries[place] = SiteInput.Entry(
          note: note, relativePath: named.relativePath, questions: questions,
          digest: cache.isOn ? digests[place] : nil)
      case .scenario(let scenario):
        scenarios.append(.init(scenario: scenario, relativePath: named.relativePath, path: named.path))
        scenarioQuestions.append(digests[place])
      }
    }
    notes = entries.compactMap(\.self)
    questions = notes.compactMap(\.summary.questions) + scenarioQuestions
  }

  /// What a note is made from, besides the program.
  private static func digest(
    of file: NamedFiles.NamedFile, _ content: Digest, _ versions: VersionRange?, _ language: Language, _ cache: Cache
  ) -> Digest {
    cache.digest { writer in
      writer.write(file.shown)
      writer.write(file.relativePath)
      writer.write(content)
      writer.write(versions.map { [$0.lower, $0.upper].map { Int($0.raw) } } ?? []) { $0.write($1) }
      writer.write(language)
    }
  }

  /// A note that earlier runs know; it is judged where its page turns out to be another.
  private static func known(
    _ file: NamedFiles.NamedFile, _ digest: Digest, _ judge: NoteJudge, _ cache: Cache
  ) -> SiteInput.Entry? {
    guard !JudgedFile.isScenario(file.path), let summary = cache.value(for: digest, NoteSummary.init) else {
      return nil
    }
    return SiteInput.Entry(
      path: file.shown, file: { file.source }, relativePath: file.relativePath, summary: summary, digest: digest,
      judged: {
        var judge = judge
        return judge.judge(Note.read(Document.parse(file.source)))
      })
  }

  /// What some questions are made from; nil for none. A scenario that its text does not tell wholly counts as all of its
  /// note.
  private static func digest(of sources: [ScenarioSource], in note: Digest, _ cache: Cache) -> Digest? {
    guard !sources.isEmpty else { return nil }
    return cache.digest { writer in
      writer.write(sources) { writer, source in
        for text in [source.id, source.title, source.note.path] { writer.write(text) }
        writer.write(source.versions) { $0.write($1) { $0.write(Int($1.raw)) } }
        let text = ScenarioPrinter.print(source.scenario)
        writer.write(text)
        if ScenarioParser.parse(text).scenario != source.scenario { writer.write(note) }
      }
    }
  }

  /// All questions, made where they are asked for.
  func knownQuestions(hasStandard: Bool, _ cache: Cache) -> SiteInput.KnownQuestions {
    let digest = cache.digest { writer in
      writer.write(hasStandard)
      writer.write(questions) { $0.write($1) }
    }
    return SiteInput.KnownQuestions(digest) { [notes, scenarios] in
      let asked = notes.filter { $0.summary.questions != nil }
      let ofNotes = Parallel.map(asked) { QuizSources.sources(of: $0.note, named: $0.relativePath) }
      let ofFiles = scenarios.map { QuizSources.sources(of: $0.scenario, named: $0.relativePath) }
      return (ofNotes + ofFiles).flatMap(\.self) + (hasStandard ? StandardSituations.sources : [])
    }
  }
}
