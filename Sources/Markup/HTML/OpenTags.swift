internal import Diagnostics

/// The tags of raw HTML that are open, outermost first. Each question is answered without a look at all of them.
struct OpenTags: Sendable {
  private var elements: [AllowedElement] = []
  /// Where the elements of each name stand, ascending.
  private var places: [String: [Int]] = [:]
  /// Where those stand that belong into lines of text, ascending.
  private var placesInText: [Int] = []

  var count: Int { elements.count }

  mutating func append(_ element: AllowedElement) {
    places[element.name, default: []].append(elements.count)
    if element.place == .text { placesInText.append(elements.count) }
    elements.append(element)
  }

  mutating func removeLast() -> AllowedElement {
    let element = elements.removeLast()
    places[element.name]?.removeLast()
    if element.place == .text { placesInText.removeLast() }
    return element
  }

  /// The innermost of a name, at an index or further inside.
  func last(named name: String, from scope: Int) -> Int? {
    places[name]?.last.flatMap { $0 >= scope ? $0 : nil }
  }

  /// The outermost that belongs into a line of text, at an index or further inside. Complexity: O(log count).
  func firstInText(from scope: Int) -> Int? {
    let index = placesInText.partitioningIndex { $0 >= scope }
    return index < placesInText.count ? placesInText[index] : nil
  }
}
