import Diagnostics
import LifecycleEngine
import Markup
public import Verify

/// Writes what was understood of a note as JSON.
public enum NoteJSON {
  /// One object: `file`, `mentions`, `orderings`, `claims`. Lines and columns count from 1.
  ///
  /// - Parameters:
  ///   - verdicts: one for each ordering, in their order; may be shorter.
  ///   - claims: one for each claim; may be shorter.
  public static func write(_ note: Note, verdicts: [String] = [], claims: [ClaimJudgement] = []) -> String {
    let file = note.document.file
    var json = NoteJSONText()
    json.text = "{\"file\": "
    json.string(file.path)
    json.text += ",\n \"mentions\": ["
    for (index, mention) in note.mentions.filter(\.isCallback).enumerated() {
      json.text += index == 0 ? "\n  " : ",\n  "
      json.mention(mention, at: file.position(at: mention.range.lowerBound))
    }
    json.text += "],\n \"orderings\": ["
    for (index, ordering) in note.orderings.enumerated() {
      json.text += index == 0 ? "\n  " : ",\n  "
      json.ordering(ordering, in: file, verdict: index < verdicts.count ? verdicts[index] : nil)
    }
    json.text += "],\n \"claims\": ["
    for (index, claim) in note.claims.enumerated() {
      json.text += index == 0 ? "\n  " : ",\n  "
      json.claim(claim, in: file, index < claims.count ? claims[index] : nil)
    }
    json.text += "]}\n"
    return json.text
  }
}

/// JSON as text; escapes what must be escaped, over unicode scalars.
private struct NoteJSONText {
  var text = ""

  mutating func mention(_ mention: Mention, at position: SourcePosition) {
    text += "{\"symbol\": "
    string(Wording.symbol(mention.callback))
    text += ", \"owner\": "
    string(mention.owner.displayName.description)
    text += ", \"line\": \(position.line), \"column\": \(position.column), \"asWritten\": "
    string(mention.asWritten)
    text += ", \"spelling\": \"\(mention.spelling.rawValue)\", \"place\": \"\(mention.place.rawValue)\"}"
  }

  mutating func ordering(_ ordering: Ordering, in file: SourceFile, verdict: String?) {
    let last = max(ordering.range.lowerBound, ordering.range.upperBound - 1)
    text += "{\"line\": \(file.line(at: ordering.range.lowerBound)), \"endLine\": \(file.line(at: last))"
    text += ", \"form\": \"\(ordering.form.rawValue)\", \"scenario\": "
    string(scenario(ordering.guess))
    text += ", \"sequence\": ["
    for (index, step) in ordering.steps.enumerated() {
      if index > 0 { text += ", " }
      string(Wording.step(step))
    }
    text += "]"
    if let verdict {
      text += ", \"verdict\": "
      string(verdict)
    }
    text += "}"
  }

  mutating func claim(_ claim: ClaimStatement, in file: SourceFile, _ judged: ClaimJudgement?) {
    let last = max(claim.range.lowerBound, claim.range.upperBound - 1)
    text += "{\"line\": \(file.line(at: claim.range.lowerBound)), \"endLine\": \(file.line(at: last)), \"reading\": "
    string(judged.map { ClaimWording.reading(claim, $0) } ?? ClaimWording.reading(claim))
    if let judged {
      text += ", \"verdict\": "
      string("\(judged.verdict.word)")
    }
    text += "}"
  }

  private func scenario(_ guess: ScenarioGuess) -> String {
    var words = guess.situations.map(\.rawValue).joined(separator: "; ")
    if guess.actors.count > 1 { words += " [" + guess.actors.joined(separator: ", ") + "]" }
    if !guess.styles.isEmpty { words += " " + guess.styles.joined(separator: " ") }
    if !guess.versions.isEmpty { words += " " + guess.versions.joined(separator: ", ") }
    return guess.isInferred ? words + " (inferred)" : words
  }

  mutating func string(_ value: String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029 {
          let hex = String(scalar.value, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    text += "\""
  }
}
