/// What each name of a scenario stands for.
struct Naming: Sendable {
  private(set) var names: [[UInt8]]
  private var meanings: [Meaning]

  enum Meaning: Hashable, Sendable {
    case unknown
    case controller(ControllerID)
    case view(Int)
    case window(WindowID)
    case `class`(Int)
    case appDelegate
    case sceneDelegate
    case object
  }

  init(_ names: [[UInt8]]) {
    self.names = names
    meanings = Array(repeating: .unknown, count: names.count)
  }

  subscript(name: NameID) -> Meaning {
    get { meanings[Int(name.raw)] }
    set { meanings[Int(name.raw)] = newValue }
  }

  func controller(_ name: NameID) -> ControllerID? {
    if case .controller(let id) = self[name] { return id }
    return nil
  }

  /// The receiver that a name stands for.
  func receiver(named name: NameID) -> Receiver? {
    switch self[name] {
    case .controller(let id): .controller(id)
    case .view(let index): Receiver(.view, index)
    case .window(let id): Receiver(.window, id.index)
    case .appDelegate: Receiver(.appDelegate)
    case .sceneDelegate: Receiver(.sceneDelegate)
    case .class(let index): Receiver(.class, index)
    case .object: Receiver(.object, Int(name.raw))
    case .unknown: nil
    }
  }

  mutating func intern(_ text: StaticString) -> NameID {
    var bytes: [UInt8] = []
    bytes.append(text)
    return intern(bytes)
  }

  mutating func intern(_ text: [UInt8]) -> NameID {
    for (index, name) in names.enumerated() where name.elementsEqual(text) { return NameID(UInt16(index)) }
    names.append(text)
    meanings.append(.unknown)
    return NameID(UInt16(names.count - 1))
  }
}
