import Diagnostics
import Judging
import LifecycleEngine

/// Makes the page of platform facts from the engine's table.
enum FactsPageBuilder {
  static func page(in language: Language) -> FactsPage {
    let topics = FactTopic.allCases.map { topic in
      FactsPage.Topic(title: topic.text.text(in: language), facts: topic.records.map { entry($0, language) })
    }
    let open = FactTable.records.count { $0.isOpen }
    return FactsPage(
      introduction: UIText.factsIntroduction.text(in: language, filledWith: "\(FactTable.records.count)", "\(open)"),
      topics: topics)
  }

  private static func entry(_ record: FactRecord, _ language: Language) -> FactsPage.Entry {
    FactsPage.Entry(
      name: "\(record.fact)", statement: Wording.statement(of: record.fact, in: language),
      versions: versions(record, language), evidence: Wording.evidence(of: record.fact, in: language),
      isOpen: record.isOpen)
  }

  /// The versions on which a fact is true, in words.
  static func versions(_ record: FactRecord, _ language: Language) -> String {
    let agreeing = Version.modelled.filter { record.isTrue(on: $0) }
    if agreeing.isEmpty { return UIText.noVersion.text(in: language) }
    if agreeing.count == Version.modelled.count { return UIText.everyVersion.text(in: language) }
    return Wording.versions(agreeing, in: language)
  }
}

extension FactTopic {
  fileprivate var text: UIText {
    switch self {
    case .process: .topicProcess
    case .scenes: .topicScenes
    case .viewLoading: .topicViewLoading
    case .appearance: .topicAppearance
    case .containers: .topicContainers
    case .presentation: .topicPresentation
    case .views: .topicViews
    }
  }
}
