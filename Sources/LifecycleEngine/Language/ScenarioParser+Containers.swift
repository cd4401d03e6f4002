extension ScenarioParser {
  /// `A`, `nav(A, B)`, nested.
  mutating func readNodes(_ value: Slice, depth: Int, into nodes: inout [RootNode]) {
    guard depth < 8 else { return note(.badValue, value) }
    guard let open = value.text.firstIndex(of: UInt8(ascii: "(")), value.text.last == UInt8(ascii: ")") else {
      if let name = name(value) { nodes.append(RootNode(kind: .plain, name: name, childCount: 0)) }
      return
    }
    let word = Slice(value.text[..<open]).trimmed
    guard let kind = ControllerKind(containerWord: word) else { return note(.badValue, word) }
    let inside = Slice(value.text[value.text.index(after: open)..<value.text.index(before: value.text.endIndex)])
    let children = inside.split(UInt8(ascii: ",")).filter { !$0.isEmpty }
    nodes.append(RootNode(kind: kind, name: nil, childCount: children.count))
    for child in children { readNodes(child, depth: depth + 1, into: &nodes) }
  }

  /// A controller by its name, or a container by what it holds.
  mutating func controllerName(_ word: Slice) -> NameID? {
    guard word.isContainer else { return name(word) }
    let before = problems.count
    var nodes: [RootNode] = []
    readNodes(word, depth: 0, into: &nodes)
    guard problems.count == before, hasRoomForName(word) else { return nil }
    let name = scenario.intern(ScenarioPrinter.print(nodes, of: scenario))
    if !scenario.made.contains(where: { $0.name == name }) {
      scenario.made.append(MadeContainer(name: name, nodes: nodes))
    }
    return name
  }
}

extension Verb {
  /// Whether a container can be written out as what a step makes: `present nav(B)`.
  func makesContainer(isFirst: Bool) -> Bool {
    switch self {
    case .present, .presentAs, .push, .setRoot, .create, .segue, .setStack, .setPages: true
    case .addChild: isFirst
    case .transition, .transitionBare: !isFirst
    default: false
    }
  }
}
