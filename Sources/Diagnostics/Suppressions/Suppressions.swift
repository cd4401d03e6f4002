/// What the comments of a note allow, with the findings about the comments themselves.
///
///     <!-- lc-allow-next LC4003: simplified for beginners -->
///     <!-- lc-allow LC2001, LC4002: an old forum thread, quoted as it was --> … <!-- lc-end -->
///     <!-- lc-allow-file LC5001: this note is about iOS 12 only -->
package struct Suppressions: Sendable {
  /// One code that is allowed in one place.
  private struct Permit: Sendable {
    let code: String
    let codeRange: Range<Int>
    let reach: Range<Int>
    let reason: String
    /// The comment, and whether the code is the only one in it.
    let comment: Range<Int>
    let isAlone: Bool
    var isUsed = false
  }

  private let file: SourceFile
  private var permits: [Permit] = []
  private var flaws: [Diagnostic] = []

  /// Reads the comments, which come in the order of the text.
  package init(_ comments: [CommentPlace], in file: SourceFile) {
    self.file = file
    var open: [SuppressionComment] = []
    for place in comments {
      switch SuppressionComment.read(place, in: file) {
      case nil: continue
      case .failure(let flaw): addFlaw(flaw, place)
      case .success(let comment):
        switch comment.reach {
        case .next: permit(comment, place.next)
        case .file: permit(comment, 0..<file.bytes.count)
        case .open: open.append(comment)
        case .end:
          guard let opened = open.popLast() else {
            addFlaw("nothing is open that `lc-end` could end", place.range)
            continue
          }
          permit(opened, opened.place.range.upperBound..<place.range.lowerBound)
        }
      }
    }
    for comment in open { addFlaw("`lc-allow` is never ended by `lc-end`", comment.place.range) }
  }

  /// Divides findings; those about comments that could not be read or hide nothing are added.
  ///
  /// Complexity: O(findings × comments of the note).
  package consuming func apply(to diagnostics: [Diagnostic]) -> (
    findings: [Diagnostic], suppressed: [Report.Suppressed]
  ) {
    var findings: [Diagnostic] = []
    var suppressed: [Report.Suppressed] = []
    for diagnostic in diagnostics {
      if let reason = use(for: diagnostic) {
        suppressed.append(Report.Suppressed(diagnostic, .comment(reason: reason)))
      } else {
        findings.append(diagnostic)
      }
    }
    findings += flaws + permits.filter { !$0.isUsed }.map(unused)
    return (findings, suppressed)
  }

  /// What keeps notes from being read, and what is about suppressions, cannot be allowed.
  package static func canAllow(_ code: String) -> Bool {
    !code.hasPrefix("LC0") && !code.hasPrefix("LC9")
  }

  /// The reason that allows a finding.
  private mutating func use(for diagnostic: Diagnostic) -> String? {
    let place = diagnostic.range.lowerBound
    var reason: String?
    // All that fit are used: of two that overlap, neither is reported as needless.
    for index in permits.indices
    where permits[index].code == diagnostic.code && permits[index].reach.contains(place) {
      permits[index].isUsed = true
      reason = permits[index].reason
    }
    return reason
  }

  private mutating func permit(_ comment: SuppressionComment, _ reach: Range<Int>) {
    for code in comment.codes {
      guard DiagnosticCode.named(code.text)?.code == code.text, Self.canAllow(code.text) else {
        let isKnown = DiagnosticCode.named(code.text)?.code == code.text
        flaws.append(
          Diagnostic(
            code: "LC9002", severity: .warning,
            message: isKnown ? "`\(code.text)` cannot be allowed" : "`\(code.text)` is no code of a finding",
            file: file, range: code.range))
        continue
      }
      permits.append(
        Permit(
          code: code.text, codeRange: code.range, reach: reach, reason: comment.reason, comment: comment.place.range,
          isAlone: comment.codes.count == 1))
    }
  }

  private func unused(_ permit: Permit) -> Diagnostic {
    var diagnostic = Diagnostic(
      code: "LC9001", severity: .warning, message: "nothing here is a finding with the code \(permit.code)",
      file: file, range: permit.codeRange, helps: [permit.isAlone ? "take the comment out" : "take the code out"])
    // The end of a range would be left behind.
    if permit.isAlone, permit.reach.lowerBound != permit.comment.upperBound {
      diagnostic.fixes = [Diagnostic.Fix(range: permit.comment, replacement: "", isSafe: true)]
    }
    return diagnostic
  }

  private mutating func addFlaw(_ flaw: SuppressionComment.Flaw, _ place: CommentPlace) {
    switch flaw {
    case .unknownWord(let near):
      addFlaw("the comment begins with no word that lcdoc knows", place.range, "write `\(near)`")
    case .noCode:
      addFlaw("a suppression names the codes that it allows", place.range, "for instance: lc-allow-next LC4003: why")
    case .noReason: addFlaw("a suppression gives its reason", place.range, "put `:` and the reason behind the codes")
    }
  }

  private mutating func addFlaw(_ message: String, _ range: Range<Int>, _ help: String? = nil) {
    flaws.append(
      Diagnostic(
        code: "LC9005", severity: .warning, message: message, file: file, range: range, helps: help.map { [$0] } ?? []))
  }
}
