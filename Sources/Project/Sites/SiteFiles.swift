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
  let places: NotePlaces
  /// What the questions are made from, in the order of the notes, and then those of scenario files.
  private var questions: [Digest] = []
  /// The questions of notes that were judged, by their paths.
  private var questionSources: [String: [ScenarioSource]] = [:]
  /// The digest of what each file holds that was read in this run, by its path.
  let contents: [String: Digest]

  /// - Parameter language: of the site. Who reads a Chinese site reads Chinese; around English pages a note's own language is
  ///   the better guess.
  init(
    _ files: [NamedFile], versions: VersionRange?, in language: Language, _ cache: Cache,
    _ work: WorkReport
  ) {
    let words: Language? = language == .chinese ? .chinese : nil
    let judge = NoteJudge(versions: versions, language: words)
    let contents = work.run(.reading) { Parallel.map(files) { $0.content ?? cache.digest(of: $0.source.bytes) } }
    self.contents = Dictionary(
      zip(files, contents).lazy.filter(\.0.isNew).map { ($0.path, $1) }, uniquingKeysWith: { first, _ in first })
    let sources = Parallel.map(files.indices) { place in
      let (file, content) = (files[place], contents[place])
      return Self.source(file, cache.isOn ? Self.digest(of: file, content, versions, language, cache) : nil, judge)
    }
    let isNote = files.map { !JudgedFile.isScenario($0.path) }
    let noteFiles = files.indices.filter { isNote[$0] }
    let noteSources = noteFiles.map { sources[$0] }
    let places = NotePlaces(
      notes: noteSources,
      files: files.filter { JudgedFile.isScenario($0.path) }.map { ($0.path, $0.relativePath) }, language: language,
      cache)
    self.places = places
    let known = work.run(.reading) { places.known(noteSources) }
    var entries = [SiteInput.Entry?](repeating: nil, count: files.count)
    for (place, entry) in zip(noteFiles, known.entries) { entries[place] = entry }
    let missing = files.indices.filter { entries[$0] == nil }
    work.count(files: files.count, known: files.count - missing.count)
    let judged = JudgedFile.map(
      missing, text: { files[$0].source }, versions: versions, in: words, work
    ) { place, file in
      defer { files[place].letGo() }
      return Judged(file, files[place], sources[place], in: places, cache)
    }
    for (place, file) in zip(missing, judged) {
      switch file {
      case .note(let entry, let sources):
        entries[place] = entry
        if !sources.isEmpty { questionSources[entry.source.path] = sources }
      case .scenario(let entry): scenarios.append(entry)
      }
    }
    notes = entries.compactMap(\.self)
    places.keep(notes, unknown: known)
    let ofScenarios = missing.filter { !isNote[$0] }
    questions = notes.compactMap(\.summary.questions) + ofScenarios.compactMap { sources[$0].digest }
  }

  /// What is left of a file when it was judged.
  private enum Judged: Sendable {
    case note(SiteInput.Entry, [ScenarioSource])
    case scenario(SiteInput.ScenarioEntry)

    init(
      _ judged: JudgedFile, _ file: NamedFile, _ source: NoteSource, in places: NotePlaces, _ cache: Cache
    ) {
      switch judged {
      case .note(let note):
        let sources = QuizSources.sources(of: note, named: file.relativePath)
        let questions = SiteFiles.digest(of: sources, in: source, cache)
        self = .note(SiteInput.Entry(source, note, questions: questions, in: places), sources)
      case .scenario(let scenario):
        self = .scenario(.init(scenario: scenario, relativePath: file.relativePath, path: file.path))
      }
    }
  }

  /// What a note is made from, besides the program.
  private static func digest(
    of file: NamedFile, _ content: Digest, _ versions: VersionRange?, _ language: Language, _ cache: Cache
  ) -> Digest {
    cache.digest { writer in
      writer.write(file.shown)
      writer.write(file.relativePath)
      writer.write(content)
      writer.write(versions.map { [$0.lower, $0.upper].map { Int($0.raw) } } ?? []) { $0.write($1) }
      writer.write(language)
    }
  }

  /// A note, which is read and judged again where somebody asks for it.
  private static func source(_ file: NamedFile, _ digest: Digest?, _ judge: NoteJudge) -> NoteSource {
    NoteSource(
      path: file.shown, relativePath: file.relativePath, digest: digest, read: { file.source },
      judge: {
        var judge = judge
        return judge.judge(Note.read(Document.parse(file.source)))
      })
  }

  /// What some questions are made from; nil for none. A scenario that its text does not tell wholly counts as all of its
  /// note.
  private static func digest(of sources: [ScenarioSource], in note: NoteSource, _ cache: Cache) -> Digest? {
    guard !sources.isEmpty else { return nil }
    return cache.digest { writer in
      writer.write(sources) { writer, source in
        for text in [source.id, source.title, source.note.path] { writer.write(text) }
        writer.write(source.versions) { $0.write($1) { $0.write(Int($1.raw)) } }
        let text = ScenarioPrinter.print(source.scenario)
        writer.write(text)
        if ScenarioParser.parse(text).scenario != source.scenario { writer.write(note.digest) { $0.write($1) } }
      }
    }
  }

  /// All questions, made where they are asked for.
  func knownQuestions(hasStandard: Bool, _ cache: Cache) -> SiteInput.KnownQuestions {
    let digest = cache.digest { writer in
      writer.write(hasStandard)
      writer.write(questions) { $0.write($1) }
    }
    return SiteInput.KnownQuestions(digest) { [notes, scenarios, questionSources] in
      let asked = notes.filter { $0.summary.questions != nil }
      let ofNotes = Parallel.map(asked) { note in
        questionSources[note.source.path] ?? QuizSources.sources(of: note.note, named: note.source.relativePath)
      }
      let ofFiles = scenarios.map { QuizSources.sources(of: $0.scenario, named: $0.relativePath) }
      return (ofNotes + ofFiles).flatMap(\.self) + (hasStandard ? StandardSituations.sources : [])
    }
  }
}
