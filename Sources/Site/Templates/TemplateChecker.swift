import Diagnostics

/// Compares the names in a template, and in the partials that it includes, with those that it gets.
struct TemplateChecker {
  /// All templates and partials by name.
  let sources: [String: TemplateSource]
  private(set) var problems: [Diagnostic] = []
  private let fields: [TemplateField]
  /// Names of the fields as strings, in order.
  private let names: [String]

  private static let deepestInclusion = 8
  /// Sections within each other are filled recursively.
  static let deepestSection = 32
  /// What a template has with all that it includes: partials may include partials many times.
  static let mostTags = 20_000
  static let mostBytes = 8 << 20
  private var tagCount = 0
  private var byteCount = 0

  /// - Parameter fields: what the template gets; the values do not matter.
  init(_ template: TemplateSource, fields: [TemplateField], sources: [String: TemplateSource]) {
    self.sources = sources
    self.fields = fields
    names = fields.map(\.name.description)
    precondition(!names.contains("text"), "`text` stands for the site's own words")
    check(template, depth: 0)
  }

  private mutating func check(_ source: TemplateSource, depth: Int) {
    let isFirstTooMuch = byteCount <= Self.mostBytes
    byteCount += source.file.bytes.count
    guard byteCount <= Self.mostBytes else {
      guard isFirstTooMuch else { return }
      return problems.append(
        TemplateProblem.limit(
          "a template may have up to \(Self.mostBytes >> 20) MiB with all that it includes", source.file, 0..<0))
    }
    var open: [TemplateTag] = []
    for tag in source.tags {
      tagCount += 1
      guard tagCount <= Self.mostTags else {
        // Said once; who included this has been counted too.
        if tagCount == Self.mostTags + 1 {
          problems.append(
            TemplateProblem.limit(
              "a template may have up to \(Self.mostTags) tags with all that it includes", source.file, tag.range))
        }
        return
      }
      switch tag.kind {
      case .variable, .unescaped: checkValue(tag, in: source.file)
      case .section, .inverted:
        checkSection(tag, in: source.file)
        open.append(tag)
        if open.count == Self.deepestSection + 1 {
          problems.append(
            TemplateProblem.limit(
              "sections may stand within each other up to \(Self.deepestSection) deep", source.file, tag.range))
        }
      case .end:
        if open.last?.name == tag.name {
          open.removeLast()
        } else {
          report("this end has no beginning", tag, in: source.file)
        }
      case .partial: include(tag, from: source, depth: depth)
      case .comment: break
      }
    }
    for tag in open { report("the section `\(tag.name)` is not closed", tag, in: source.file) }
  }

  private mutating func checkValue(_ tag: TemplateTag, in file: SourceFile) {
    if UIText.isNamed(by: tag.name) {
      guard UIText(tag: tag.name) != nil else { return report("there are no words named `\(tag.name)`", tag, in: file) }
      guard tag.kind == .variable else { return report("words are escaped: use two braces", tag, in: file) }
      return
    }
    guard let index = names.firstIndex(of: tag.name) else { return reportUnknown(tag, in: file) }
    switch (fields[index].value, tag.kind) {
    case (.text, .unescaped): report("`\(tag.name)` is text: use two braces", tag, in: file)
    case (.html, .variable): report("`\(tag.name)` is markup: use three braces", tag, in: file)
    case (.flag, _): report("`\(tag.name)` is a switch: use it as a section", tag, in: file)
    default: break
    }
  }

  private mutating func checkSection(_ tag: TemplateTag, in file: SourceFile) {
    if !names.contains(tag.name) { reportUnknown(tag, in: file) }
  }

  private mutating func include(_ tag: TemplateTag, from source: TemplateSource, depth: Int) {
    guard let partial = sources[tag.name] else {
      return report("there is no template `\(tag.name)`", tag, in: source.file)
    }
    guard depth < Self.deepestInclusion else {
      return report("templates include each other without end", tag, in: source.file)
    }
    check(partial, depth: depth + 1)
  }

  private mutating func reportUnknown(_ tag: TemplateTag, in file: SourceFile) {
    let known = names.sorted().joined(separator: ", ")
    problems.append(
      TemplateProblem.diagnostic(
        "this template gets no value named `\(tag.name)`", file, tag.range,
        helps: ["it gets: \(known); words of the site are `text.…`"]))
  }

  private mutating func report(_ message: String, _ tag: TemplateTag, in file: SourceFile) {
    problems.append(TemplateProblem.diagnostic(message, file, tag.range))
  }
}

/// A template's text with the tags found in it.
struct TemplateSource: Sendable {
  let file: SourceFile
  let tags: [TemplateTag]
}
