import LifecycleEngine
import Testing

@Suite("Meanings and sources of callbacks")
struct CatalogMeaningTests {
  @Test("every callback has one English sentence with a full stop")
  func english() {
    for callback in Callback.allCases {
      let text = callback.meaning.description
      #expect(text.hasSuffix("."), "\(callback): \(text)")
      #expect(text.first?.isUppercase == true, "\(callback): \(text)")
      #expect(!text.dropLast().contains(". "), "\(callback) has more than one sentence: \(text)")
      #expect(!text.contains("  ") && !text.contains("\n"), "\(callback): \(text)")
      #expect((30...260).contains(text.count), "\(callback) is too short or too long: \(text)")
    }
  }

  @Test("no two callbacks mean the same")
  func distinct() {
    #expect(Set(Callback.allCases.map { $0.meaning.description }).count == Callback.allCases.count)
  }

  struct Source: Sendable, CustomTestStringConvertible {
    let callback: Callback
    let text: String

    var testDescription: String { "\(callback)" }
  }

  @Test(
    "the source names the page",
    arguments: [
      Source(callback: .viewWillAppear, text: "UIViewController documentation, “viewWillAppear(_:)”"),
      Source(
        callback: .sceneWillConnectToSessionOptions,
        text: "UISceneDelegate documentation, “scene(_:willConnectTo:options:)”"),
      Source(callback: .load, text: "objc4 source, “load_images” and “call_load_methods”"),
      Source(
        callback: .keyboardDidShowNotification, text: "UIResponder documentation, “Keyboard notifications”"),
      Source(callback: .sceneDidActivateNotification, text: "UIScene documentation, “Notifications”"),
      Source(callback: .didBecomeActiveNotification, text: "UIApplication documentation, “Notifications”"),
    ])
  func source(of row: Source) {
    var text: [UInt8] = []
    row.callback.writeSource(to: &text)
    #expect(String(decoding: text, as: UTF8.self) == row.text)
  }
}
