import Foundation

@testable import Site

/// What validators, search engines and screen readers ask of all pages of a site together.
struct PageCheck {
  private var pages: [String: MarkupReader] = [:]
  private var ids: [String: Set<String>] = [:]
  private(set) var problems: [String] = []

  init(_ files: [SiteFile]) throws {
    for file in files where file.path.text.hasSuffix(".html") {
      let page = try MarkupReader(file.bytes)
      pages[file.path.text] = page
      ids[file.path.text] = Set(page.elements.compactMap { $0.attributes["id"] })
    }
    let paths = Set(files.map(\.path.text))
    for (path, page) in pages.sorted(by: { $0.key < $1.key }) {
      problems +=
        (Self.identifiers(page) + Self.headings(page) + Self.head(page) + Self.scrollers(page)
        + Self.landmarks(page)).map {
          "\(path): \($0)"
        }
      problems += links(page, at: path, paths).map { "\(path): \($0)" }
    }
    let titles = Dictionary(grouping: pages.keys.sorted()) { Self.title(pages[$0]) }
    problems += titles.filter { $0.value.count > 1 }.map { "\($0.key) is the title of \($0.value)" }.sorted()
  }

  var count: Int { pages.count }

  private static func identifiers(_ page: MarkupReader) -> [String] {
    let all = page.elements.compactMap { $0.attributes["id"] }
    let repeated = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.sorted()
    let named = page.elements.flatMap { element in
      ["aria-labelledby", "aria-describedby"].flatMap { element.attributes[$0]?.split(separator: " ") ?? [] }
    }
    return repeated.map { "the id \($0) twice" }
      + Set(named.map(String.init)).subtracting(all).sorted().map { "no element has the id \($0)" }
      + all.filter { $0.isEmpty || $0.contains(" ") }.map { "the id \"\($0)\"" }
  }

  /// Who jumps from one part of a page to the next tells them apart by their names.
  private static func landmarks(_ page: MarkupReader) -> [String] {
    let named = page.elements.compactMap { element -> String? in
      guard ["aside", "nav", "main"].contains(element.name) || element.attributes["role"] == "region" else {
        return nil
      }
      let label = element.attributes["aria-label"] ?? element.attributes["aria-labelledby"] ?? ""
      return "\(element.name) \"\(label)\""
    }
    return Dictionary(named.map { ($0, 1) }, uniquingKeysWith: +).filter { $0.value > 1 }.keys.sorted()
      .map { "more than one landmark \($0)" }
  }

  private static func headings(_ page: MarkupReader) -> [String] {
    let levels = page.elements.compactMap { element in
      element.name.count == 2 && element.name.first == "h" ? element.name.last?.wholeNumberValue : nil
    }
    guard levels.first == 1, levels.filter({ $0 == 1 }).count == 1 else { return ["headings of the levels \(levels)"] }
    return zip(levels, levels.dropFirst()).filter { $1 > $0 + 1 }.map { "h\($1) below h\($0)" }
  }

  private static func title(_ page: MarkupReader?) -> String {
    page?.passages.filter { $0.around.last?.name == "title" && $0.around.count == 3 }.map(\.text).joined() ?? ""
  }

  private static func head(_ page: MarkupReader) -> [String] {
    let about = page.elements.first { $0.attributes["name"] == "description" }?.attributes["content"] ?? ""
    return (about.isEmpty || about.count > 260 ? ["the description \"\(about)\""] : [])
      + (title(page).isEmpty ? ["no title"] : [])
  }

  /// Keys can only scroll what they can reach.
  private static func scrollers(_ page: MarkupReader) -> [String] {
    page.elements.filter { element in
      let isScroller = element.name == "pre" || ["table", "scroll"].contains(element.attributes["class"])
      return isScroller && element.attributes["tabindex"] != "0"
    }.map { "<\($0.name)> cannot be reached by keys" }
  }

  private func links(_ page: MarkupReader, at path: String, _ paths: Set<String>) -> [String] {
    page.elements.compactMap { element in
      guard let link = element.attributes["href"] ?? element.attributes["src"] else { return nil }
      if link.contains(where: \.isWhitespace) { return "white space in the address \(link)" }
      guard !link.hasPrefix("http"), !link.hasPrefix("mailto:"), !link.hasPrefix("data:") else { return nil }
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let target = parts[0].isEmpty ? path : Self.resolved(String(parts[0]), from: path)
      guard paths.contains(target) else { return "a dead link: \(link)" }
      guard parts.count > 1, !parts[1].isEmpty, let ids = ids[target] else { return nil }
      return ids.contains(Self.decoded(String(parts[1]))) ? nil : "a dead anchor: \(link)"
    }
  }

  private static func resolved(_ link: String, from path: String) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    for part in link.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else { parts.append(decoded(String(part))) }
    }
    return parts.joined(separator: "/")
  }

  private static func decoded(_ text: String) -> String {
    text.replacing("&amp;", with: "&").removingPercentEncoding ?? text
  }
}
