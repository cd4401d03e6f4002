package import Diagnostics
package import LifecycleEngine
package import Verify

/// The callbacks that a pasted or piped log shows, in their order.
package struct Log: Sendable {
  /// The text that the log stands in.
  package let file: SourceFile
  /// Those that can be simulated.
  package let calls: [Call]
  /// Callbacks that the simulation never sends: they are passed over.
  package let unknown: [Call]

  /// One line.
  package struct Call: Sendable, Hashable {
    /// The receiver as the log names it, if it does.
    package var actor: String?
    /// The callback that it prints.
    package var callback: Callback
    /// The bytes of the name.
    package var range: Range<Int>
  }

  /// Phases of a SwiftUI scene count as what tells the scene of them, where they stand alone.
  init(file: SourceFile, steps: [Ordering.Step]) {
    let ordering = Ordering(steps: steps, range: 0..<0, form: .log)
    let calls = zip(ordering.judgedSteps, ordering.judgedCallbacks).map { step, callback in
      Call(actor: step.actor, callback: callback, range: step.range)
    }
    self.file = file
    // What the rows of a list bring in between is compared with no run: how many there are nobody knows.
    let isKnown = { (call: Call) in call.callback.isSimulated && !call.callback.info.owner.isOfLists }
    self.calls = calls.filter(isKnown)
    unknown = calls.filter { !isKnown($0) }
  }

  /// The receivers in the order in which they come first.
  package var actors: [String] {
    var actors: [String] = []
    for call in calls {
      if let actor = call.actor, call.callback.info.owner.takesActor, actors.count < Log.mostActors,
        Log.place(of: actor, among: actors) == nil
      {
        actors.append(actor)
      }
    }
    return actors
  }

  /// The calls as they are searched for.
  package var steps: [OrderClaim.Step] {
    let actors = actors
    return calls.map { call in
      let actor = call.callback.info.owner.takesActor ? call.actor : nil
      return OrderClaim.Step(
        actor: actor.map { UInt8(clamping: Log.place(of: $0, among: actors) ?? Log.mostActors) },
        callback: call.callback)
    }
  }

  /// By their bytes, as scenarios tell names apart.
  private static func place(of actor: String, among actors: [String]) -> Int? {
    actors.firstIndex { $0.utf8.elementsEqual(actor.utf8) }
  }

  /// More receivers are one.
  private static let mostActors = 100
}

extension Log {
  /// The whole text read as one log, as if it stood between two fences. Complexity: O(bytes).
  package static func whole(_ file: SourceFile) -> Log {
    let text = NoteText(file, regions: [TextRegion(kind: .code, range: file.bytes.indices)])
    PrintLabels.collect(file.lineStarts, in: file.bytes.indices, into: text)
    let lines = (1...file.lineStarts.count).map { text.bytes.trimmed(file.lineRange($0)) }.filter { !$0.isEmpty }
    var steps: [Ordering.Step] = []
    // Which of the other lines is a title matters to nobody here.
    let grammar = LineGrammar(text: text, lines.map { ($0, false) }, isCode: true, isTitle: { _, _ in false })
    for line in grammar.lines {
      switch line.kind {
      case .step(let step): steps += step.steps
      case .phase(let phase):
        let step = Ordering.Step(event: .scenePhase(phase), range: line.range)
        if steps.last?.event != step.event { steps.append(step) }
      case .receiver, .title, .joint, .noise: break
      }
    }
    return Log(file: file, steps: steps)
  }

  /// Whether a line opens a fenced block.
  package static func hasFence(_ bytes: [UInt8]) -> Bool {
    var isAtStart = true
    var row = 0
    for byte in bytes {
      if byte.isLineEnd {
        isAtStart = true
        row = 0
      } else if isAtStart, byte == 0x60 {
        row += 1
        if row == 3 { return true }
      } else if !byte.isBlank && byte != 0x3E {
        isAtStart = false
      }
    }
    return false
  }
}
