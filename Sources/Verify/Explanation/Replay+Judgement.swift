import LifecycleEngine

extension Replay {
  /// The judgement on a log under the steps that print it: on which versions they do.
  mutating func judgement(of claim: OrderClaim) -> Judgement {
    let choice = StageChoice(claim.steps, versions: claim.worlds.versions, lifeCycle: claim.worlds.lifeCycle)
    let wanted = words(on: stage.version, stage.lifeCycle)
    var worlds: [JudgedWorld] = []
    for version in (claim.worlds.versions ?? .all).modelled where version >= choice.introduced {
      for lifeCycle in choice.lifeCycles(on: version) {
        let facts = WorldFacts(
          version: version, lifeCycle: lifeCycle, isInNavigation: stage.root == .navigation, origin: .code)
        worlds.append((facts, words(on: version, lifeCycle) == wanted))
      }
    }
    var judgement = Judgement(verdict: .holds, in: worlds)
    judgement.spread = WorldSpread(worlds.map { $0.facts })
    judgement.witness = evidence
    guard judgement.agreeing < judgement.worlds else { return judgement }
    let today = worlds.filter { $0.facts.version >= .oldestInUse }
    let holdsToday = claim.worlds.versions == nil && !today.isEmpty && today.allSatisfy { $0.isTrue }
    judgement.verdict = holdsToday ? .holds : .depends
    // Copied, for what asks may be called at any time, and a replay changes when it runs.
    let start = self
    judgement.decision =
      DecisionFinder(worlds) { world, fact in
        let facts = worlds[world].facts
        var replay = start
        return replay.words(on: facts.version, facts.lifeCycle, flipping: fact) == wanted
      }.decision
    return judgement
  }

  /// The steps run as a scenario, with the entries that the log shows.
  var evidence: Evidence {
    let script = Script(ScenarioParser.parse(stage.text(moves, log: log.shown.map { $0.name })).scenario)
    let run = ScenarioRun(script, on: Platform(stage.version))
    var letters = StagedLetters(script)
    let entries = run.trace.entries.filter { entry in
      let letter = letters.letter(of: entry.receiver) ?? RunTree.Call.nobody
      return !cast.words(for: [RunTree.Call(letter: letter, callback: entry.callback)], in: log).isEmpty
    }
    return Evidence(version: stage.version, entries: entries, script: script)
  }
}
