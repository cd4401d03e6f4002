import Testing

@testable import LifecycleEngine

@Suite("Worlds as words")
struct PackedWorldTests {
  /// As much as there can be of everything: whoever gives an object another word has to give it memory too. Without
  /// that, this test is stopped where it writes behind the memory.
  @Test("There is memory for the fullest world of a script", arguments: [0, 1, 60])
  func fullest(others: Int) {
    let controllers = (0..<others).map { "controller C\($0): from code\n" }.joined()
    let script = Script(ScenarioParser.parse(Array("root: A\n\(controllers)\nlaunch\n".utf8)).scenario)
    #expect(script.controllers.count == others + 1)
    let world = Self.fullest(script)
    var packed = PackedWorld(script)
    packed.pack(world)
    #expect(packed.count > script.controllers.count * 10 + world.views.count * 6)
  }

  @Test("The fullest world of a script comes back as it was")
  func returns() {
    let script = Script(ScenarioParser.parse(Array("root: A\n\nlaunch\n".utf8)).scenario)
    let world = Self.fullest(script)
    var words = Array(repeating: UInt64(0), count: 4096)
    let systemCount = words.withUnsafeMutableBufferPointer { memory in
      var writer = WordWriter(memory)
      return world.pack(into: &writer)
    }
    var unpacked = World(controllerCount: script.controllers.count)
    unpacked.windows = script.windows.map { _ in Window() }
    var place = 0
    unpacked.unpackSystem(words, at: &place)
    unpacked.unpackScreen(words, at: place)
    #expect(place == systemCount)
    #expect(unpacked == world)
  }

  @Test("Each case of an enumeration has room in the bits of its field")
  func widths() {
    let transition = Transition(kind: .push, owner: ControllerID(0), from: nil, to: nil)
    comesBack(Controller(), \.kind, ControllerKind.allCases)
    comesBack(Controller(), \.appearance, Appearance.allCases)
    comesBack(Controller(), \.presentationStyle, PresentationStyle.allCases)
    comesBack(Application(), \.state, AppState.allCases)
    comesBack(Application(), \.overlay, (0...UInt8.max).compactMap { Overlay(rawValue: $0) })
    comesBack(Scene(window: WindowID(0)), \.state, (0...UInt8.max).compactMap { SceneState(rawValue: $0) })
    comesBack(transition, \.kind, (0...UInt8.max).compactMap { Transition.Kind(rawValue: $0) })
  }

  /// A value that is too large for its bits would be cut off, or change what is packed behind it.
  private func comesBack<Object: OneWord & Equatable, Value>(
    _ object: Object, _ field: WritableKeyPath<Object, Value>, _ values: [Value]
  ) {
    for value in values {
      var (changed, read) = (object, object)
      changed[keyPath: field] = value
      read.unpack(changed.packed)
      #expect(read == changed)
    }
  }

  private static func fullest(_ script: Script) -> World {
    var world = World(controllerCount: script.controllers.count)
    world.app.knownSessions = .max
    world.app.backgroundTasks = full { TaskID($0) }
    world.scenes = script.windows.map { _ in Scene(state: .foregroundActive, window: WindowID(0)) }
    world.windows = script.windows.map { _ in Window() }
    world.usedClasses = .max
    world.held = Set256((.max, .max, .max, .max))
    var transition = Transition(kind: .push, owner: ControllerID(0), from: ControllerID(0), to: ControllerID(0))
    transition.removed = full { ControllerID($0) }
    world.interactive = transition
    world.created = script.controllers.indices.map { ControllerID($0) }
    for index in world.controllers.indices {
      world.controllers[index].presenter = ControllerID(0)
      world.controllers[index].children = full { ControllerID($0) }
      world.controllers[index].leaving = full { ControllerID($0) }
    }
    // A place is free in each word of the free places, so that these are there as well.
    world.views = (0..<255).map { index in
      var view = View.new
      view.frame = Frame(x: 1, y: 2, width: 3, height: 4)
      view.subviews = full { ViewID($0) }
      return index % 64 == 0 ? View() : view
    }
    return world
  }

  private static func full<Element>(_ element: (Int) -> Element) -> ShortList<Element> {
    ShortList((0..<ShortList<Element>.capacity).map(element))
  }
}
