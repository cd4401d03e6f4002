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
