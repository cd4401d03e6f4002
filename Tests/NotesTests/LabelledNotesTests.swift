import Diagnostics
import Foundation
import Markup
import Notes
import Testing

/// Notes of the wild with labels made by hand, where somebody has them: `LCDOC_LABELLED_NOTES` names a folder
/// with `<n>.md` and `labels/<n>.json`. Skipped without it.
struct LabelledNotesTests {
  private struct Label: Decodable {
    struct Callback: Decodable {
      var symbol: String
      var count: Int?
      var variant: String?
    }
    struct Order: Decodable {
      var line: Int
      var line_end: Int?
      var sequence: [String]
    }
    var callbacks: [Callback]
    var orderings: [Order]
  }

  private static let folder = ProcessInfo.processInfo.environment["LCDOC_LABELLED_NOTES"]

  @Test(.enabled(if: folder != nil, "LCDOC_LABELLED_NOTES names no folder"))
  func reachesTheBars() throws {
    let folder = URL(filePath: try #require(Self.folder))
    var named = (right: 0, wrong: 0, missed: 0)
    var ordered = (right: 0, wrong: 0, missed: 0)
    let labels = try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: "labels").path)
    for name in labels.sorted() where name.hasSuffix(".json") {
      let label = try JSONDecoder().decode(
        Label.self, from: Data(contentsOf: folder.appending(path: "labels/\(name)")))
      let text = try Data(contentsOf: folder.appending(path: name.replacing(".json", with: ".md")))
      let note = Note.read(Document.parse(SourceFile(path: name, bytes: [UInt8](text))))
      compareNames(label, note, &named)
      compareOrders(label, note, &ordered)
    }
    #expect(ratio(named.right, named.wrong) >= 0.95)
    #expect(ratio(named.right, named.missed) >= 0.95)
    #expect(ratio(ordered.right, ordered.wrong) >= 0.8)
    #expect(ratio(ordered.right, ordered.missed) >= 0.6)
  }

  private func ratio(_ right: Int, _ other: Int) -> Double {
    right + other == 0 ? 1 : Double(right) / Double(right + other)
  }

  private func base(_ symbol: String) -> String {
    let name = String(symbol.prefix { $0 != "(" })
    let bare = name.hasSuffix(":") ? String(name.dropLast()) : name
    return ["deinit": "dealloc", "init(coder": "initWithCoder"][bare] ?? bare
  }

  private func compareNames(_ label: Label, _ note: Note, _ tally: inout (right: Int, wrong: Int, missed: Int)) {
    var wanted: [String: Int] = [:]
    var optional: [String: Int] = [:]
    for callback in label.callbacks {
      if callback.variant == "print label" {
        optional[base(callback.symbol), default: 0] += callback.count ?? 1
      } else {
        wanted[base(callback.symbol), default: 0] += callback.count ?? 1
      }
    }
    var found: [String: Int] = [:]
    for symbol in note.symbols { found[base(symbol), default: 0] += 1 }
    for symbol in Set(wanted.keys).union(found.keys) {
      let (want, have) = (wanted[symbol] ?? 0, found[symbol] ?? 0)
      tally.right += min(want, have)
      tally.missed += max(0, want - have)
      tally.wrong += max(0, have - want - (optional[symbol] ?? 0))
    }
  }

  private func compareOrders(_ label: Label, _ note: Note, _ tally: inout (right: Int, wrong: Int, missed: Int)) {
    var open = note.orderings.map { ordering in
      (lines: note.lines(of: ordering), steps: ordering.steps.map { last(Wording.step($0)) })
    }
    for order in label.orderings {
      let steps = order.sequence.map(last)
      let lines = order.line - 1...(order.line_end ?? order.line) + 1
      let near = open.indices.filter { open[$0].lines.overlaps(lines) }
      let best = near.max { common(steps, open[$0].steps) < common(steps, open[$1].steps) }
      guard let best, 5 * common(steps, open[best].steps) >= 4 * max(steps.count, open[best].steps.count) else {
        tally.missed += 1
        continue
      }
      open.remove(at: best)
      tally.right += 1
    }
    tally.wrong += open.count
  }

  private func last(_ step: String) -> String {
    base(step.firstIndex(of: ".").map { String(step[step.index(after: $0)...]) } ?? step)
  }

  /// The length of the longest common part that keeps the order.
  private func common(_ a: [String], _ b: [String]) -> Int {
    var row = [Int](repeating: 0, count: b.count + 1)
    for x in a {
      var previous = 0
      for (j, y) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = x == y ? previous + 1 : max(above, row[j])
        previous = above
      }
    }
    return row[b.count]
  }
}
