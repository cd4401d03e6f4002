/// What was said before, and a frame goes on from.
extension SentenceReader {
  /// "Going home …, and coming back …", "if somebody leaves the app and comes back": to the application.
  func takeReturn(_ frame: inout Frame) {
    var hasLeft = frames.last?.conditions.contains { $0.event.features.meets([.homeButton, .background]) } ?? false
    for index in frame.conditions.indices {
      defer { hasLeft = hasLeft || frame.conditions[index].event.features.meets([.homeButton, .background]) }
      guard hasLeft, frame.conditions[index].event.features.isSubset(of: [.comeBack, .soon]) else {
        continue
      }
      frame.conditions[index].event.features.formUnion([.app, .foreground])
    }
  }

  /// "A tab that is not selected: its controller gets X": whose it is was said before.
  func restrict(_ frame: inout Frame) {
    guard receiver.features.contains(.idle) else { return }
    for index in frame.subjects.indices
    where frame.subjects[index].receiver.features.isSubset(of: [.controller, .same]) {
      frame.subjects[index].receiver.features.formUnion(receiver.features)
    }
  }
}
