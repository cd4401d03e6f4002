import LifecycleEngine
import Testing

@testable import Verify

@Suite("Trees that many searches share")
struct RunTreesTests {
  /// Runs all steps in the nearest worlds, as many searches would, until few worlds are left to be made.
  static func nearlyFill(_ tree: inout RunTree) {
    var world: Int32 = 0
    while Int(world) < tree.count {
      for move in tree.moves.indices {
        if tree.count >= RunTree.mostWorlds - 10 { return }
        _ = tree.edge(from: world, move)
      }
      world += 1
    }
  }

  /// Goes far away from the launch, again and again; whether each step was possible.
  static func wander(_ tree: inout RunTree) -> [Bool] {
    var steps: [Bool] = []
    var state: UInt64 = 1
    for _ in 0..<40 {
      var world = tree.edge(from: 0, 0).map { tree.target(of: $0) } ?? 0
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let edge = tree.edge(from: world, Int(state >> 33) % tree.moves.count)
        steps.append(edge != nil)
        if let edge { world = tree.target(of: edge) }
      }
    }
    return steps
  }

  @Test("A search that fills a used tree finds what it finds on a new one")
  func fillsUsedTree() {
    let stage = Stage(root: .navigation, making: .code, version: .newest, lifeCycle: .scene)
    var new = RunTree(stage)
    let expected = Self.wander(&new)
    #expect(!new.isFull)

    var trees = RunTrees()
    trees.withTree(stage) { Self.nearlyFill(&$0) }
    let left = trees.withTree(stage) { RunTree.mostWorlds - $0.count }
    #expect(left == 10)
    var searches = 0
    let found = trees.withTree(stage) { tree in
      searches += 1
      return Self.wander(&tree)
    }
    #expect(searches == 2)
    #expect(found == expected)
  }
}
