import LifecycleEngine
import Testing

@Suite("Catalog of callbacks")
struct CatalogTests {
  @Test("every callback has one row, at the place of its raw value")
  func complete() {
    #expect(CallbackInfo.all.map(\.callback) == Callback.allCases)
  }

  @Test("selectors and Swift names are unique")
  func unique() {
    #expect(Set(CallbackInfo.all.map { $0.selector.description }).count == Callback.allCases.count)
    #expect(Set(CallbackInfo.all.map { $0.swift.description }).count == Callback.allCases.count)
  }
}
