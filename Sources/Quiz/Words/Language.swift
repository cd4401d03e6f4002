/// The languages in which lcdoc speaks to learners. The raw value is a BCP 47 tag.
public enum Language: String, Sendable, Hashable, CaseIterable {
  case english = "en"
  case chinese = "zh-Hans"
}
