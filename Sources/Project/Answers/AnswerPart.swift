import Diagnostics
import Judging
import LifecycleEngine
import Verify

/// One thing that is said to a sentence, with what speaks for it.
struct AnswerPart {
  /// The answer itself.
  var words: String
  /// What was judged.
  let reading: String
  let judgement: Verify.Judgement
  /// Whether it can be meant in ways that have different verdicts.
  private var isLeftOpen = false
  /// What else there is to say.
  private let details: [String]

  var verdict: Verdict { judgement.verdict }

  /// A claim, judged.
  init(_ words: String, _ claim: Claim, _ judged: ClaimJudgement, in language: Language) {
    var details: [String] = []
    if let decides = ClaimWording.decides(judged, in: language) { details.append(decides) }
    if judged.judgement.worlds > 0 { details.append(Wording.share(judged.judgement, in: language)) }
    if let bound = ClaimWording.bound(judged, in: language) { details.append(bound) }
    let isLeftOpen = judged.verdict == .ambiguous && !judged.others.isEmpty
    for other in judged.others {
      let reading = ClaimWording.reading(other.reading, in: language)
      let label = isLeftOpen ? language("read as ", "读作：") : language("read in another way: ", "另一种读法：")
      details.append(label + reading + language(": ", "：") + other.verdict.words(in: language))
    }
    if let neighbour = ClaimWording.neighbour(judged, in: language) { details.append(neighbour) }
    let reading = ClaimWording.reading(judged.taken ?? claim, in: language)
    self.init(
      isLeftOpen ? language("not decided: it can be meant in two ways", "未判定：有两种理解") : words, reading,
      judged.judgement, details)
    self.isLeftOpen = isLeftOpen
  }

  /// An order, judged.
  init(_ words: String, _ reading: String, _ judgement: Verify.Judgement, in language: Language) {
    var details: [String] = []
    if let decides = Wording.decides(judgement, in: language) { details.append(decides) }
    if judgement.worlds > 0 { details.append(Wording.share(judgement, in: language)) }
    self.init(words, reading, judgement, details)
  }

  private init(_ words: String, _ reading: String, _ judgement: Verify.Judgement, _ details: [String]) {
    self.words = words
    self.reading = reading
    self.judgement = judgement
    self.details = details
  }

  /// For people: the answer, what was read, what decides, and the run as a scenario that `lcdoc simulate` runs again.
  func text(in language: Language) -> String {
    var text = "\(words)\n"
    if !isLeftOpen, words != reading { text += language("  read as: ", "  读作：") + "\(reading)\n" }
    for detail in details { text += "  \(detail)\n" }
    guard let shown = judgement.shown else { return text }
    let evidence = shown.evidence
    text += language("\n\(shown.caption(in: language)):\n\n", "\n\(shown.caption(in: language))：\n\n")
    text += Self.scenario(evidence)
    text += language("\nwhat it logs of these callbacks:\n\n", "\n其中这些回调的输出：\n\n")
    return text + Wording.listing(evidence, in: language) + "\n"
  }

  /// The same for programs.
  func write(to json: inout JSONWriter) {
    json.field("verdict", "\(verdict.word)")
    json.field("reading", reading)
    json.field("words", ([words] + details).joined(separator: "; "))
    json.field("worlds", judgement.worlds)
    json.field("agreeing", judgement.agreeing)
    guard let shown = judgement.shown else { return }
    json.field("scenario", Self.scenario(shown.evidence))
    json.field("isSoInScenario", shown.isSo)
  }

  private static func scenario(_ evidence: Evidence) -> String {
    String(decoding: ScenarioPrinter.print(evidence.scenario), as: UTF8.self)
  }
}
