import Diagnostics

/// The policy of a page's content keeps scripts of others out. A layout that drops it would do so in silence.
enum PolicyCheck {
  private static let opening = "<meta http-equiv=\"content-security-policy\" content=\""
  /// What may begin before the policy: a browser holds it against nothing that stands above.
  private static let harmless = ["!doctype ", "html ", "html>", "head>", "meta "]

  /// What is wrong with a layout in this regard; nil if nothing is.
  static func problem(_ layout: TemplateSource) -> Diagnostic? {
    isInForce(layout)
      ? nil
      : TemplateProblem.diagnostic(
        "a layout names the policy of the page before all else", layout.file, 0..<0,
        helps: ["put this into the head: <meta http-equiv=\"Content-Security-Policy\" content=\"{{policy}}\">"])
  }

  private static func isInForce(_ layout: TemplateSource) -> Bool {
    let bytes = layout.file.bytes
    guard
      let tag = layout.tags.first(where: {
        $0.kind != .comment && ($0.kind != .variable || $0.name == "policy")
      })
    else {
      return false
    }
    guard tag.kind == .variable, bytes[tag.range.upperBound...].starts(with: "\">".utf8) else { return false }
    let before = String(decoding: bytes[..<tag.range.lowerBound], as: UTF8.self).lowercased()
    guard before.hasSuffix(opening) else { return false }
    let tags = before.dropLast(opening.count).split(separator: "<", omittingEmptySubsequences: false)
    return tags.first?.allSatisfy(\.isWhitespace) == true && tags.dropFirst().allSatisfy(isHarmless)
  }

  /// Whether this is a whole tag that may stand before the policy, with nothing but white space behind it and no quote
  /// that the policy could be swallowed by.
  private static func isHarmless(_ tag: Substring) -> Bool {
    guard harmless.contains(where: tag.hasPrefix), !tag.contains("'"), let end = tag.firstIndex(of: ">") else {
      return false
    }
    return tag.count { $0 == "\"" } % 2 == 0 && tag[tag.index(after: end)...].allSatisfy(\.isWhitespace)
  }
}
