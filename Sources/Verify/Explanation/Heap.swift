/// The numbers with the smallest priority first; of equals the one that was pushed first.
struct Heap: Sendable {
  private var items: [(priority: Int, place: Int)] = []

  mutating func push(_ place: Int, priority: Int) {
    items.append((priority, place))
    var index = items.count - 1
    while index > 0, comes(index, before: (index - 1) / 2) {
      items.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> Int? {
    guard let first = items.first else { return nil }
    let last = items.removeLast()
    if !items.isEmpty {
      items[0] = last
      sink()
    }
    return first.place
  }

  private mutating func sink() {
    var index = 0
    while true {
      var least = index
      let child = 2 * index + 1
      if child < items.count, comes(child, before: least) { least = child }
      if child + 1 < items.count, comes(child + 1, before: least) { least = child + 1 }
      if least == index { return }
      items.swapAt(index, least)
      index = least
    }
  }

  private func comes(_ a: Int, before b: Int) -> Bool {
    items[a].priority != items[b].priority ? items[a].priority < items[b].priority : items[a].place < items[b].place
  }
}
