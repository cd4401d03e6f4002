import LifecycleEngine
import Verify

extension ClaimParser {
  /// An explanation beside a name: "viewDidLoad: the view has been loaded".
  func description(_ sentence: ClaimSentence) -> [ClaimStatement] {
    let heads = sentence.clauses.first?.mentions ?? []
    guard heads.count <= 1, let subject = heads.first?.index ?? topic else { return [] }
    guard heads.isEmpty || isSetOff(text.mention(subject).range.upperBound) else { return [] }
    let callback = text.mention(subject).callback
    var found: [Situation] = []
    for clause in sentence.clauses {
      if clause.has(.no) { return [] }
      for cue in clause.cues {
        guard case .happens(let circumstance) = cue.cue, let fitting = circumstance.fitting(callback) else { continue }
        found.append(fitting)
      }
    }
    // One explanation that names little else: anything longer may be about something else.
    guard (1...2).contains(found.simplified.count) else { return [] }
    var claim = Claim(.existence, Claim.Term(callback), in: found.simplified)
    claim.isForEach = sentence.clauses.contains { $0.has(.or) }
    return [statement(.claim(claim), subject, sentence, isHedged: false, isDescription: true)]
  }

  /// Whether an explanation starts behind a name: a mark, or a letter that is not Latin.
  private func isSetOff(_ offset: Int) -> Bool {
    let bytes = text.bytes
    var index = offset
    while index < bytes.count, index - offset < 40, !bytes[index].isLineEnd {
      let byte = bytes[index]
      if byte > 0x7F || byte == 0x3A || byte == 0x2D || byte == 0x28 || byte == 0x7C || byte == 0x2F { return true }
      if byte.isLetter { return false }
      index += 1
    }
    return false
  }
}
