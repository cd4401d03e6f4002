package import Diagnostics
package import LifecycleEngine
package import Verify
import Markup

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
    self.calls = calls.filter { $0.callback.isSimulated }
    unknown = calls.filter { !$0.callback.isSimulated }
  }

  /// The receivers in the order in which they come first.
  package var actors: [String] {
    var actors: [String] = []
    for call in calls {
      if let actor = call.actor, call.callback.info.owner.takesActor, actors.count < Log.mostActors,
        !actors.contains(actor)
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
        actor: actor.map { UInt8(clamping: actors.firstIndex(of: $0) ?? Log.mostActors) }, callback: call.callback)
    }
  }

  /// More receivers are one.
  private static let mostActors = 100
}

extension Log {
  /// The logs of a text: what stands in the blocks of a note, or the text as a whole.
  ///
  /// Complexity: O(bytes).
  package static func all(in file: SourceFile) -> [Log] {
    guard !isMarkdown(file) else { return logs(of: Note.read(Document.parse(file))) }
    return [whole(file)]
  }

  /// The orders of a note that were printed.
  private static func logs(of note: Note) -> [Log] {
    note.orderings.filter { $0.form == .log }.map { Log(file: note.document.file, steps: $0.steps) }
  }

  /// The whole text read as one log, as if it stood between two fences.
  private static func whole(_ file: SourceFile) -> Log {
    let fence = [UInt8](repeating: 0x60, count: longestRow(of: 0x60, in: file.bytes) + 3) + [0x0A]
    let fenced = SourceFile(path: file.path, bytes: fence + file.bytes + [0x0A] + fence)
    let text = NoteText.read(Document.parse(fenced))
    var steps: [Ordering.Step] = []
    for block in text.document.blocks {
      guard case .code(_, _, let lines) = block.kind else { continue }
      let filled = lines.map { text.bytes.trimmed(text.lineRange(from: $0, in: block.range)) }.filter { !$0.isEmpty }
      for line in LineGrammar(text: text, filled.map { ($0, false) }, isCode: true).lines {
        switch line.kind {
        case .step(let step): steps += step.steps
        case .phase(let phase):
          let step = Ordering.Step(event: .scenePhase(phase), range: line.range)
          if steps.last?.event != step.event { steps.append(step) }
        case .receiver, .title, .joint, .noise: break
        }
      }
    }
    for index in steps.indices {
      let range = steps[index].range
      steps[index].range = range.lowerBound - fence.count..<range.upperBound - fence.count
    }
    return Log(file: file, steps: steps)
  }

  /// A note: by its name, or because a line opens a fenced block.
  private static func isMarkdown(_ file: SourceFile) -> Bool {
    file.path.hasSuffix(".md") || file.path.hasSuffix(".markdown") || hasFence(file.bytes)
  }

  /// Whether a line opens a fenced block.
  private static func hasFence(_ bytes: [UInt8]) -> Bool {
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

  private static func longestRow(of byte: UInt8, in bytes: [UInt8]) -> Int {
    var longest = 0
    var row = 0
    for one in bytes {
      row = one == byte ? row + 1 : 0
      longest = max(longest, row)
    }
    return longest
  }
}
