extension ScenarioParser {
  mutating func parseController(_ word: Slice, _ value: Slice) {
    guard let name = name(word) else { return }
    var declaration = ControllerDeclaration(name: name)
    for part in value.split(UInt8(ascii: ";")) where !part.isEmpty {
      let words = part.words
      switch true {
      case part.is("from code"): declaration.origin = .code
      case part.is("from storyboard"): declaration.origin = .storyboard
      case part.is("from coder"): declaration.origin = .coder
      case part.hasPrefix("from nib"):
        declaration.origin = .nib
        declaration.nibName = words.count > 2 ? self.name(words[2].unquoted) : nil
      case part.hasPrefix("from loadNibNamed"):
        declaration.origin = .loadNibNamed
        declaration.nibName = words.count > 2 ? self.name(words[2].unquoted) : nil
      case part.hasPrefix("class ") && words.count == 2: declaration.className = self.name(words[1])
      case part.hasPrefix("style ") && words.count == 2: declaration.style = style(words[1])
      case part.is("landscape only"): declaration.landscapeOnly = true
      case part.is("defines context"): declaration.definesContext = true
      case part.is("no anchor"): declaration.hasNoAnchor = true
      case part.hasPrefix("represented by ") && words.count == 3: declaration.representative = self.name(words[2])
      case part.hasPrefix("hosts "):
        for piece in part.dropFirst(6).split(UInt8(ascii: ",")) {
          if let name = self.name(piece) { declaration.hosted.append(name) }
        }
      default: note(.badValue, part)
      }
    }
    scenario.controllers.append(declaration)
  }

  mutating func parseSegue(_ words: [Slice], _ key: Slice, _ value: Slice) {
    guard words.count == 4, words[2].is("to"), let source = name(words[1]), let destination = controllerName(words[3])
    else {
      return note(.badName, key)
    }
    let parts = value.words
    var segue = SegueDeclaration(source: source, destination: destination, kind: .present)
    switch true {
    case value.is("push"): segue.kind = .push
    case value.is("present"): break
    case value.is("embed"): segue.kind = .embed
    case parts.count == 3 && parts[0].is("present") && parts[1].is("as"): segue.style = style(parts[2])
    default: note(.badValue, value)
    }
    scenario.segues.append(segue)
  }

  mutating func parseContainer(_ kind: ContainerDeclaration.Kind, _ word: Slice, _ value: Slice) {
    guard let name = name(word) else { return }
    var declaration = ContainerDeclaration(kind: kind, name: name)
    for part in value.split(UInt8(ascii: ";")) where !part.isEmpty {
      for piece in part.split(UInt8(ascii: ",")) where !piece.isEmpty {
        let words = piece.words
        switch true {
        case piece.is("scroll"): declaration.isCurl = false
        case piece.is("curl"): declaration.isCurl = true
        case words.count == 2 && words[0].is("delegate"): declaration.delegate = self.name(words[1])
        case words.count == 2 && words[0].is("controller"): declaration.controller = self.name(words[1])
        case words.count == 2 && words[0].is("animator"): declaration.animator = self.name(words[1])
        case words.count == 2 && words[0].is("compact") && kind == .split: declaration.compact = self.name(words[1])
        case piece.is("providers") && kind == .tab: declaration.hasProviders = true
        case words.count == 3 && words[0].is("data") && words[1].is("source"):
          declaration.dataSource = self.name(words[2])
        default: note(.badValue, piece)
        }
      }
    }
    scenario.containers.append(declaration)
  }
}
