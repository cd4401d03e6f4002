import LifecycleEngine
import Verify

extension Frame {
  /// The frame for people: `viewWillAppear · not · when[app background comeBack]`.
  ///
  /// - Parameter bytes: the text that it was read from.
  package func text(in bytes: [UInt8]) -> [UInt8] {
    var writer = FrameWriter(bytes: bytes)
    writer.write(self)
    return writer.text
  }
}

private struct FrameWriter {
  let bytes: [UInt8]
  var text: [UInt8] = []

  mutating func write(_ frame: Frame) {
    if let reason = frame.noClaim {
      add("no claim (")
      add(reason.name)
      add("): ")
    }
    if frame.isAboutAll { add("(any callback)") }
    if frame.sequence.isEmpty {
      write(frame.subjects, frame.isOneOf ? " or " : " and ")
    } else {
      write(frame.sequence, " then ")
    }
    if frame.isNegative { add(" · not") }
    writeQuantity(frame)
    if let state = frame.state {
      add(state.isNegative ? " · is not so[" : " · is so[")
      write(state.features)
      add("]")
    }
    for condition in frame.conditions { write(condition) }
    for relation in frame.relations { write(relation) }
    if !frame.features.isEmpty {
      add(" · ")
      write(frame.features)
    }
    if let versions = frame.versions {
      add(" · ios ")
      versions.lower.write(to: &text)
      add("...")
      versions.upper.write(to: &text)
    }
    if let device = frame.device { add(device == .pad ? " · on a pad" : " · on a phone") }
    if let lifeCycle = frame.lifeCycle { add(lifeCycle == .scene ? " · with scenes" : " · without scenes") }
    if frame.isDescription { add(" · described") }
    for range in frame.unread {
      add(" · not understood: ")
      text += bytes[range]
    }
  }

  private mutating func writeQuantity(_ frame: Frame) {
    switch frame.strength {
    case .general: break
    case .usual: add(" · usually")
    case .always: add(" · always")
    case .possible: add(" · may")
    }
    guard let quantity = frame.quantity else { return }
    add(quantity.most == 1 ? " · once" : " · several times")
  }

  private mutating func write(_ condition: Frame.Condition) {
    add(condition.isOnly ? " · only " : " · ")
    if condition.isEach { add("each ") }
    if condition.isImmediate { add("right ") }
    if condition.isFirst { add("first ") }
    add(condition.relation.name)
    add(condition.event.isNegative ? "[not " : "[")
    write(condition.event.features)
    for actor in condition.event.actors {
      add(" ")
      if let preposition = actor.preposition { add(preposition.name) }
      add(actor.isBeforeChange ? "<" : ">")
      text += bytes[actor.range]
    }
    add("]")
  }

  private mutating func write(_ relation: Frame.Relation) {
    add(relation.isOnly ? " · only " : " · ")
    if relation.isImmediate { add("right ") }
    add(relation.kind.name)
    add("(")
    write(relation.others, " and ")
    add(")")
  }

  private mutating func write(_ calls: [Frame.Call], _ separator: StaticString) {
    for (index, call) in calls.enumerated() {
      if index > 0 { add(separator) }
      if let actor = call.receiver.actor {
        text += bytes[actor]
        add(".")
      } else if !call.receiver.features.isEmpty {
        add("(")
        write(call.receiver.features)
        add(").")
      }
      text += bytes[call.name.range]
    }
  }

  private mutating func write(_ features: FeatureSet) {
    var isFirst = true
    for feature in Feature.allCases where features.contains(feature) {
      if !isFirst { add(" ") }
      add(feature.name)
      isFirst = false
    }
  }

  private mutating func add(_ word: StaticString) { word.withUTF8Buffer { text.append(contentsOf: $0) } }
}
