/// What a template is filled with.
///
/// Name and value of a field stand on one line of `fields`, so that the names that a template may use cannot
/// differ from those that it gets. All instances of a type list the same fields in the same order; the empty
/// one shows which they are.
protocol TemplateValues {
  static var template: TemplateName { get }
  init()
  var fields: [TemplateField] { get }
}

/// The templates that pages are made of; the file is `templates/NAME.mustache`.
///
/// Further files in the folder are partials.
enum TemplateName: UInt8, CaseIterable, Sendable {
  case layout
  case home
  case index
  case group
  case entry
  case tally
  case note
  case part
  case outline
  case verdict
  case link
  case figure
  case callback
  case known
  case situation
  case neighbour
  case mention
  case source
  case scenario
  case fact
  case deviation
  case quizzes
  case quizTopic
  case quizLevel
  case quiz
  case item
  case piece
  case answer
  case choice
  case option
  case conformance
  case count
  case cell
  case column
  case recorded
  case facts
  case topic
  case difference
  case notFound
  case finding
  case explain

  /// The place among all templates.
  var index: Int { Int(rawValue) }

  /// The name of the file without its ending.
  var fileName: String { String(describing: self) }

  /// The values that the template gets.
  var values: any TemplateValues.Type {
    switch self {
    case .layout: LayoutValues.self
    case .home: HomeValues.self
    case .index: IndexValues.self
    case .group: GroupValues.self
    case .entry: EntryValues.self
    case .tally: TallyValues.self
    case .note: NoteValues.self
    case .part: PartValues.self
    case .outline: OutlineEntry.self
    case .verdict: VerdictValues.self
    case .link: LinkValues.self
    case .figure: FigureValues.self
    case .callback: CallbackValues.self
    case .known: KnownValues.self
    case .situation: SituationValues.self
    case .neighbour: NeighbourValues.self
    case .mention: MentionValues.self
    case .source: SourceValues.self
    case .scenario: ScenarioValues.self
    case .fact: ScenarioPage.Fact.self
    case .deviation: ScenarioPage.Deviation.self
    case .quizzes: QuizzesValues.self
    case .quizTopic: QuizTopicValues.self
    case .quizLevel: QuizLevelValues.self
    case .quiz: QuizValues.self
    case .item: ItemValues.self
    case .piece: PieceValues.self
    case .answer: AnswerValues.self
    case .choice: ChoiceValues.self
    case .option: OptionValues.self
    case .conformance: ConformanceValues.self
    case .count: CountValues.self
    case .cell: CellValues.self
    case .column: ColumnValues.self
    case .recorded: RecordedValues.self
    case .facts: FactsValues.self
    case .topic: TopicValues.self
    case .difference: FactsPage.Entry.self
    case .notFound: NotFoundValues.self
    case .finding: FindingValues.self
    case .explain: ExplainValues.self
    }
  }

  /// The names that the template may use, without values.
  var shape: [TemplateField] { values.init().fields }
}
