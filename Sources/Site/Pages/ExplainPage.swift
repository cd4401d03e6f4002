import Diagnostics

/// What the page needs that explains logs; the field and the answer come from a script.
struct ExplainValues: TemplateValues {
  static let template = TemplateName.explain
  var example = ""

  var fields: [TemplateField] { [.text("example", example)] }
}

extension SiteFrame {
  /// The page that says what printed a log. Without the simulation or without scripts it says which command does.
  func explainPage() -> SiteFile {
    page(
      SiteRenderer.explainPath, title: word(.whatPrinted), about: word(.explainAbout), section: .logs,
      main: html(ExplainValues(example: Self.exampleLog)), isExplainer: true)
  }

  /// A push, as an app prints it.
  private static let exampleLog = """
    -[ListController viewWillDisappear:]
    -[ItemController viewDidLoad]
    -[ItemController viewWillAppear:]
    -[ListController viewDidDisappear:]
    -[ItemController viewDidAppear:]
    """
}
