extension ScenarioParser {
  /// Reads a declaration; false if the line is none, so that it can be a step.
  mutating func parseDeclaration(_ slice: Slice) -> Bool {
    // `segue to B; call A.addChildViewController: C` begins like a declaration, and is two steps in one turn.
    guard let (key, value) = slice.cutAfterKey(), !key.text.contains(UInt8(ascii: ";")) else { return false }
    let words = key.words
    guard let keyword = words.first else { return false }
    let isKnown = LanguageWords.keys.contains { keyword.is($0) }
    if !isKnown {
      // `call A.loadView: x` and other steps with a colon are no declarations.
      guard scenario.steps.isEmpty, words.count == 1, keyword.text.allSatisfy(Self.isKeyByte) else { return false }
      note(.unknownKey, keyword)
      return true
    }
    guard scenario.steps.isEmpty else {
      note(.declarationAfterStep, slice)
      return true
    }
    if words.count == 1 { parseSimple(keyword, value) } else { parseNamed(keyword, key, words, value) }
    return true
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || byte == UInt8(ascii: "-")
  }

  private mutating func parseSimple(_ key: Slice, _ value: Slice) {
    switch true {
    case key.is("ios"): scenario.ios = versions(value)
    case key.is("life-cycle"): parseLifeCycle(value)
    case key.is("device"): parseDevice(value)
    case key.is("plist"):
      scenario.plist = value.split(UInt8(ascii: ",")).filter { !$0.isEmpty }.map { Array($0.text) }
    case key.is("window"):
      if value.is("code") {
        scenario.windowMaker = .code
      } else if value.is("swiftui") {
        scenario.windowMaker = .swiftUI
      } else if !value.is("storyboard") {
        note(.badValue, value)
      }
    case key.is("root"):
      var nodes: [RootNode] = []
      readNodes(value, depth: 0, into: &nodes)
      scenario.root = nodes
    case key.is("names"): parseNames(value)
    case key.is("nibs"): parseNibs(value)
    case key.is("log"): parseLog(value)
    default: note(.badName, key)
    }
  }

  private mutating func parseNamed(_ keyword: Slice, _ key: Slice, _ words: [Slice], _ value: Slice) {
    switch true {
    case keyword.is("controller"): parseController(words[1], value)
    case keyword.is("segue"): parseSegue(words, key, value)
    case keyword.is("view"): parseView(words[1], value)
    case keyword.is("class"), keyword.is("category"): parseClass(keyword, words[1], value)
    case keyword.is("when"): parseWhen(words, key, value)
    default:
      guard let kind = ContainerDeclaration.Kind.allCases.first(where: { keyword.is($0.word) }) else {
        return note(.unknownKey, key)
      }
      parseContainer(kind, words[1], value)
    }
  }

  // MARK: Values

  private mutating func versions(_ value: Slice) -> VersionRange? {
    let text = value.text
    var dots: Int?
    for index in text.indices.dropLast(2)
    where text[index] == UInt8(ascii: ".") && text[index + 1] == UInt8(ascii: ".")
      && text[index + 2] == UInt8(ascii: ".")
    {
      dots = index
      break
    }
    guard let dots else {
      guard let version = Version(text), version >= .oldest else {
        note(.badVersion, value)
        return nil
      }
      return VersionRange(version, version)
    }
    let before = Slice(text[..<dots]).trimmed
    let after = Slice(text[(dots + 3)...]).trimmed
    let lower = before.isEmpty ? Version.oldest : Version(before.text)
    let upper = after.isEmpty ? Version(99) : Version(after.text)
    guard let lower, let upper, lower <= upper else {
      note(.badVersion, value)
      return nil
    }
    return VersionRange(lower, upper)
  }

  private mutating func parseLifeCycle(_ value: Slice) {
    if value.is("app") {
      scenario.lifeCycle = .app
    } else if value.is("scene") {
      scenario.lifeCycle = .scene
    } else {
      note(.badValue, value)
    }
  }

  private mutating func parseDevice(_ value: Slice) {
    for word in value.words {
      switch true {
      case word.is("phone"): scenario.device.isPad = false
      case word.is("pad"): scenario.device.isPad = true
      case word.is("landscape"): scenario.device.isLandscape = true
      case word.is("portrait"): scenario.device.isLandscape = false
      default: note(.badValue, word)
      }
    }
  }

  private mutating func parseNames(_ value: Slice) {
    for part in value.split(UInt8(ascii: ",")) {
      let words = part.words
      guard words.count == 2, let role = RoleName.Role.allCases.first(where: { words[0].is($0.word) }),
        let name = name(words[1])
      else {
        note(.badValue, part)
        continue
      }
      scenario.renamed.append(RoleName(role: role, name: name))
    }
  }

  private mutating func parseNibs(_ value: Slice) {
    for part in value.split(UInt8(ascii: ",")) where !part.isEmpty {
      if let open = part.text.firstIndex(of: UInt8(ascii: "(")) {
        if let name = name(Slice(part.text[..<open]).trimmed) {
          var nib = NibDeclaration(name: name)
          let trouble = Slice(part.text[part.text.index(after: open)...].dropLast()).trimmed
          if trouble.is("no view outlet") {
            nib.hasViewOutlet = false
          } else if trouble.is("unknown outlet") {
            nib.hasUnknownOutlet = true
          } else {
            note(.badValue, trouble)
          }
          scenario.nibs.append(nib)
        }
      } else if let name = name(part.unquoted) {
        scenario.nibs.append(NibDeclaration(name: name))
      }
    }
  }
}
