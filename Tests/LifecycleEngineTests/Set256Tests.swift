import LifecycleEngine
import Testing

/// A set in place against a set of the library.
struct Set256Tests {
  @Test("Has what was put in and not taken out", arguments: [1, 7, 41, 89])
  func isASet(stride: Int) {
    var set = Set256()
    var known: Set<Int> = []
    for turn in 0..<100 {
      let number = turn * stride % 256
      set[number] = turn % 3 != 2
      if turn % 3 == 2 { known.remove(number) } else { known.insert(number) }
      #expect((0..<256).allSatisfy { set[$0] == known.contains($0) })
    }
    #expect(!set[256])
  }
}
