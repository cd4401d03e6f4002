/// A picture of the screen as rows for a terminal, and in a sentence for who hears it.
package struct PictureText: Sendable {
  private let picture: ScreenPicture
  private let strings: Strings

  init(_ picture: ScreenPicture, strings: Strings) {
    self.picture = picture
    self.strings = strings
  }

  /// The root of each window.
  package var roots: [ScreenPicture.Node] { picture.roots }

  /// What stands above the picture.
  package var heading: String { strings(.pictureHeading) }

  /// What stands behind the name of a controller: how it came there, and whether it can be seen.
  package func note(_ node: ScreenPicture.Node, isPresented: Bool) -> String {
    let words = (isPresented ? [strings(.picturePresented)] : []) + (node.isSeen ? [strings(.pictureSeen)] : [])
    return words.isEmpty ? "" : strings(.pictureNote, strings.list(words))
  }

  /// One row a controller, drawn as a tree.
  var rows: [String] { picture.roots.flatMap { rows(of: $0, first: "", rest: "", isPresented: false) } }

  private func rows(of node: ScreenPicture.Node, first: String, rest: String, isPresented: Bool) -> [String] {
    var rows = [first + node.name + note(node, isPresented: isPresented)]
    let below = node.children.map { ($0, false) } + node.presented.map { ($0, true) }
    for (index, (child, isPresented)) in below.enumerated() {
      let isLast = index == below.count - 1
      rows += self.rows(
        of: child, first: rest + (isLast ? "└ " : "├ "), rest: rest + (isLast ? "  " : "│ "), isPresented: isPresented)
    }
    return rows
  }

  /// The same in one line: "On screen then: Nav with A and B; to be seen: B".
  package var words: String {
    let seen = picture.roots.flatMap(seen)
    return strings(.pictureWords, strings.list(picture.roots.map(words)), strings.list(seen))
  }

  private func words(_ node: ScreenPicture.Node) -> String {
    var text = node.name
    if !node.children.isEmpty { text = strings(.pictureWith, text, strings.list(node.children.map(words))) }
    for other in node.presented { text = strings(.pictureOver, text, words(other)) }
    return text
  }

  private func seen(_ node: ScreenPicture.Node) -> [String] {
    (node.isSeen ? [node.name] : []) + (node.children + node.presented).flatMap(seen)
  }
}
