package import Diagnostics

/// `lcdoc explain LC4002`: what a finding means and what to do about it.
package struct CodePage {
  private let code: DiagnosticCode
  private let language: Language

  /// Whether an argument has the form of a code, in any case: `LC` and four digits.
  package static func isCode(_ argument: String) -> Bool {
    let bytes = Array(argument.utf8)
    return bytes.count == 6 && argument.uppercased().hasPrefix("LC") && bytes.dropFirst(2).allSatisfy(\.isASCIIDigit)
  }

  /// Finds the page of a code, in any case.
  ///
  /// - Throws: `InputError` with the codes near it, where there is none of that name.
  package init(_ name: String, in language: Language) throws(InputError) {
    guard let code = DiagnosticCode.named(name) else {
      let near = Self.near(name)
      throw InputError(
        path: name,
        reason: "is neither a file nor the code of a finding"
          + (near.isEmpty ? "" : "; codes near it: \(near.joined(separator: ", "))"))
    }
    self.code = code
    self.language = language
  }

  /// Codes that may have been meant: a slip away, else those of the same kind.
  private static func near(_ name: String) -> [String] {
    let all = DiagnosticCode.all.map(\.code)
    let near = NearNames(all).near(name)
    return near.isEmpty ? all.filter { $0.hasPrefix(name.uppercased().prefix(3)) } : near
  }

  /// The page in Markdown, or as a JSON object with code, title and page.
  package func text(_ format: ReportFormat) -> String {
    switch format {
    case .text: return code.page(in: language)
    case .json:
      var json = JSONWriter()
      json.object { json in
        json.field("code", code.code)
        json.field("title", code.title.text(in: language))
        json.field("page", code.page(in: language))
      }
      return json.text + "\n"
    }
  }
}
