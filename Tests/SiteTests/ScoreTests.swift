import Diagnostics
import FoundationXML
@testable import Site
import Testing

#if canImport(FoundationEssentials)
  import Foundation
#endif

@Suite("The score")
struct ScoreTests {
  @Test(
    "The picture is well-formed XML with title and description",
    arguments: ["scenarios/push-pop.html", "scenarios/present.html", "callbacks/viewWillAppear.html"])
  func xml(path: String) throws {
    let page = try #require(PageTests.files[.english]?.first { $0.path.text == path })
    let text = String(decoding: page.bytes, as: UTF8.self)
    let start = try #require(text.range(of: "<svg class=\"score\" role"))
    let end = try #require(text[start.lowerBound...].range(of: "</svg>"))
    let svg = String(text[start.lowerBound..<end.upperBound])
    #expect(XMLParser(data: Data(svg.utf8)).parse())
    for part in ["role=\"img\"", "<title id=", "<desc id=", "aria-labelledby="] {
      #expect(svg.contains(part))
    }
    #expect(!svg.contains("style"))
  }

  @Test("Rows of the picture and rows of the list are as many")
  func rows() throws {
    let page = try #require(PageTests.files[.english]?.first { $0.path.text == "scenarios/push-pop.html" })
    let elements = try MarkupReader(page.bytes).elements
    let marks = elements.filter {
      $0.name == "path" && ScoreModel.RowKind(rawValue: $0.attributes["class"] ?? "") != nil
    }
    let callbacks = elements.count { $0.attributes["class"] == "cb" }
    // The legend shows one mark of each kind.
    #expect(marks.count == callbacks + ScoreModel.RowKind.allCases.count)
    #expect(callbacks == 16)
  }

  @Test("A score with rows and bars that do not exist is drawn without them")
  func broken() throws {
    let score = ScoreModel(
      lanes: [.init(name: "A", kind: .controller)],
      rows: [.init(lane: 7, kind: .other), .init(lane: -1, kind: .other)],
      bars: [
        .init(lane: 3, fromRow: 0, toRow: 1, state: .appeared),
        .init(lane: 0, fromRow: 5, toRow: 2, state: .appeared),
        .init(lane: 0, fromRow: -4, toRow: 99, state: .active),
      ],
      steps: [9, -3])
    let figure = TraceFigure(id: "f", title: "t", steps: [], score: score)
    let site = SiteModel(title: "s", featured: figure)
    let page = try #require(SiteRenderer(templates: try .builtIn()).render(site).first)
    let bars = try MarkupReader(page.bytes).elements.filter { $0.attributes["class"] == "bar active" }
    #expect(bars.count == 1)
  }
}
