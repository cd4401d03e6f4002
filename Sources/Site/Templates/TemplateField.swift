/// A name that a template may use, with its value.
struct TemplateField {
  let name: StaticString
  let value: Value

  enum Value {
    /// `{{name}}`; escaped. As a section it is shown unless it is empty.
    case text(String)
    /// `{{{name}}}`; markup. As a section it is shown unless it is empty.
    case html(HTML)
    /// Only a section: `{{#name}}` or `{{^name}}`.
    case flag(Bool)
  }

  static func text(_ name: StaticString, _ value: String) -> TemplateField {
    TemplateField(name: name, value: .text(value))
  }

  static func html(_ name: StaticString, _ value: HTML) -> TemplateField {
    TemplateField(name: name, value: .html(value))
  }

  static func flag(_ name: StaticString, _ value: Bool) -> TemplateField {
    TemplateField(name: name, value: .flag(value))
  }

  /// Whether a section of this name is shown.
  var isShown: Bool {
    switch value {
    case .text(let text): !text.utf8.isEmpty
    case .html(let html): !html.isEmpty
    case .flag(let flag): flag
    }
  }
}
