extension OutlineReader {
  /// The items of lists such as "1. **Loading**: loadView → viewDidLoad", "2. **Appearing**: …": numbered parts of one life, some
  /// of which name several steps. They are one order, and no chain of them is an order of its own.
  func phasedItems() -> Set<Int> {
    var lists: [Int: [Int]] = [:]
    for index in lines.indices {
      if case .item(let list) = lines[index].kind, lines[index].number != nil { lists[list, default: []].append(index) }
    }
    return lists.values.reduce(into: []) { phased, items in if arePhases(items) { phased.formUnion(items) } }
  }

  /// Whether numbers count up over items that all name steps, at least two of them with arrows, behind labels that name parts of a
  /// life, and no transition.
  private func arePhases(_ items: [Int]) -> Bool {
    guard items.count >= 3, items.compactMap({ lines[$0].number?.value }).elementsEqual(1...items.count) else {
      return false
    }
    let read = items.compactMap { steps.read(lines[$0].range) }
    let labels = read.compactMap(\.label)
    return read.count == items.count && labels.count == items.count && read.count(where: \.hasArrows) >= 2
      && labels.count(where: setting.namesPhase) * 2 >= labels.count
      && !labels.contains(where: setting.namesTransition)
  }
}
