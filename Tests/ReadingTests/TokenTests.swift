import LifecycleEngine
import Testing

@testable import Reading

/// What text is cut into: words with what they mean, in every script.
@Suite struct TokenTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let text: String
    let tokens: String
    var testDescription: String { text }

    init(_ text: String, _ tokens: String) {
      self.text = text
      self.tokens = tokens
    }
  }

  /// The tokens that are not light, each as its features, its number, its mark, or its text.
  private func tokens(_ text: String) -> String {
    let bytes = [UInt8](text.utf8)
    return Passage(bytes: bytes, names: []).part(bytes.indices).tokens.filter { !$0.isLight }
      .map { token in
        switch token.kind {
        case .word: Feature.allCases.filter(token.has).map { "\($0)" }.joined(separator: "+")
        case .number(let number): "\(number)"
        case .version(let versions): "iOS \(versions.lower)...\(versions.upper)"
        case .mark(let mark): "<\(mark)>"
        case .name, .actor, .unknown: String(decoding: bytes[token.range], as: UTF8.self)
        }
      }.joined(separator: " ")
  }

  static let scripts = [
    Case("It isn't called", "not call"), Case("It isn’t called", "not call"),
    Case("It does not run.", "not call <stop>"),
    Case("the app's window", "app of window"), Case("called twice, e.g. here", "call twice <comma>"),
    Case("再次调用", "again call"), Case("不再调用", "not+again call"), Case("呼ばれない", "call not"),
    Case("한 번 호출됩니다", "once call"), Case("여러 번 호출된다", "many call"), Case("вызывается дважды", "call twice"),
    Case("nunca se llama", "never call"), Case("frobnicator called", "frobnicator call"),
    Case("A -> B", "A <arrow> B"), Case("A pushes B", "A push B"), Case("A view appears", "view appear"),
    Case("DetailViewController appears", "DetailViewController appear"), Case("VC1 → VC2", "VC1 <arrow> VC2"),
  ]

  static let versions = [
    "iOS 13 and later", "iOS 13+", "iOS13 or newer", "since iOS 13", "from iOS 13 on", "iOS 13 以后", "iOS13及以上",
    "iOS 13 以降では", "iOS 13 이상", "с iOS 13", "начиная с iOS 13", "a partir de iOS 13 se llama", "desde iOS 13 se llama",
    "iOS 13 起", "pushするとviewWillAppearが呼ばれる（iOS 13から）", "push할 때 호출된다 (iOS 13부터)",
  ]
  static let olderVersions = [
    "iOS 12 and earlier", "before iOS 13", "iOS 13 以前", "iOS 12 이하", "до iOS 13", "antes de iOS 13",
    "on systems older than iOS 13", "en versiones anteriores a iOS 13", "iOS 13より前", "push時に呼ばれる（iOS 12まで）",
    "push할 때 호출된다 (iOS 12까지)", "push할 때 호출된다 (iOS 12 및 이전 버전에서)",
  ]
  static let stretches = [
    "from iOS 6 to iOS 12", "between iOS 6 and iOS 12", "iOS 6 through 12", "iOS 6 到 iOS 12", "iOS 6~iOS 12",
    "since iOS 6 until iOS 12", "С iOS 6 до iOS 12 вызывается", "desde iOS 6 hasta iOS 12 se llama",
    "pushすると呼ばれる（iOS 6からiOS 12まで）",
    "push할 때 호출된다 (iOS 6부터 iOS 12까지)",
  ]

  @Test(arguments: scripts) func isCutInto(_ expected: Case) { #expect(tokens(expected.text) == expected.tokens) }

  @Test(arguments: versions) func beginsWithAVersion(_ text: String) {
    #expect(ranges(text) == [VersionText(13, 99)])
  }

  @Test(arguments: olderVersions) func endsWithAVersion(_ text: String) {
    #expect(ranges(text).map(\.upper) == [12])
  }

  @Test(arguments: stretches) func isAStretchOfVersions(_ text: String) {
    #expect(ranges(text) == [VersionText(6, 12)])
  }

  struct VersionText: Equatable {
    let lower: Int
    let upper: Int
    init(_ lower: Int, _ upper: Int) {
      self.lower = lower
      self.upper = upper
    }
  }

  private func ranges(_ text: String) -> [VersionText] {
    let bytes = [UInt8](text.utf8)
    return Passage(bytes: bytes, names: []).part(bytes.indices).tokens.compactMap { token in
      guard case .version(let range) = token.kind else { return nil }
      return VersionText(Int(range.lower.major), Int(range.upper.major))
    }
  }

  @Test func everyByteIsReadOnce() {
    let text = "viewDidLoad 在 iOS 13 以后（A → B）不再调用, isn't it? 한국어 と русский “ñ” \u{1F449} \u{FF21}\u{0}\u{FFFD}"
    let bytes = [UInt8](text.utf8) + [0xFF, 0xC3, 0xE2, 0x80]
    for start in bytes.indices {
      var end = start
      for token in Passage(bytes: Array(bytes[start...]), names: []).part(0..<bytes.count - start).tokens {
        #expect(token.range.lowerBound + start >= end && !token.range.isEmpty)
        end = token.range.upperBound + start
      }
      #expect(end <= bytes.count)
    }
  }
}
