import Judging
import LifecycleEngine
import Testing

@Suite("Meanings of callbacks in Chinese")
struct MeaningWordingTests {
  @Test("every callback has a Chinese sentence with a full stop")
  func sentences() {
    for callback in Callback.allCases {
      let text = MeaningWording.chinese(callback)
      #expect(text.hasSuffix("。"), "\(callback): \(text)")
      #expect(text.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }, "\(callback): \(text)")
      #expect(!text.contains("  ") && !text.contains("\n"), "\(callback): \(text)")
      #expect(!text.contains(where: { ",;!?".contains($0) }), "\(callback) mixes punctuation: \(text)")
    }
  }

  @Test("no two callbacks mean the same")
  func distinct() {
    #expect(Set(Callback.allCases.map(MeaningWording.chinese)).count == Callback.allCases.count)
  }
}
