import Diagnostics
import Foundation
import Quiz
@testable import Site
import Testing

/// Questions with one right choice, as a reader answers them: every option of every such question of a site is picked
/// in the pages' own script.
@Suite struct ChoicePageTests {
  @Test("A runtime for scripts is here")
  func presence() {
    if ChoiceScript.runtime == nil { print("skipped: choices on pages are not tested: there is no node on PATH") }
  }

  @Test(.enabled(if: ChoiceScript.runtime != nil))
  func onlyTheRightOptionIsRight() throws {
    var input = SiteInput(title: "Quizzes")
    input.questions = StandardSituations.sources
    let model = SiteBuilder.build(input, .known(in: .english))
    let pages = SiteRenderer(templates: try TemplateSet.builtIn()).render(model)
      .filter { "\($0.path)".hasPrefix("quizzes/") }
    let answers = try ChoiceScript.rightOptions(of: pages.map { String(decoding: $0.bytes, as: UTF8.self) })
    let bank = QuizBank(StandardSituations.sources, kinds: Set(ItemKind.allCases))
    let choices = Dictionary(uniqueKeysWithValues: bank.choices.map { ($0.id, $0) })
    var kinds: Set<ItemKind> = []
    for answer in answers {
      let item = try #require(choices[answer.id], "\(answer.id)")
      kinds.insert(item.kind)
      let label = item.options[item.answer].label
      #expect(answer.right.count == 1 && answer.labels.count == item.options.count, "\(answer.id)")
      #expect(answer.right.allSatisfy { answer.labels[$0] == label }, "\(answer.id): \(label)")
      #expect(answer.right == [item.start.firstIndex(of: item.answer)], "\(answer.id)")
      #expect(answer.reasons == item.start.map { item.options[$0].why }, "\(answer.id)")
    }
    #expect(kinds.count >= 3 && answers.count >= 40)
  }
}

/// `templates/assets/quiz-choice.js` with just as much of a document as it asks for.
private enum ChoiceScript {
  struct Answer: Decodable {
    var id: String
    var labels: [String]
    /// The options that the page calls right, each picked by itself.
    var right: [Int]
    /// What the page says to each.
    var reasons: [String]
  }

  static let runtime: URL? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: String($0)).appending(path: "node") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  static func rightOptions(of pages: [String]) throws -> [Answer] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lcdoc-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "pages.json")
    try JSONEncoder().encode(pages).write(to: file)
    let process = Process()
    let output = Pipe()
    process.executableURL = runtime
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let assets = root.appending(path: "templates/assets")
    process.arguments =
      ["-e", driver] + ["quiz-order.js", "quiz-choice.js"].map { assets.appending(path: $0).path } + [file.path]
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try JSONDecoder().decode([Answer].self, from: data)
  }

  private static let driver = #"""
    const [helpers, script, file] = process.argv.slice(1);
    const fs = require("fs");
    const plain = (html) => html.replace(/<[^>]*>/g, "").replace(/&lt;/g, "<").replace(/&gt;/g, ">")
      .replace(/&quot;/g, '"').replace(/&#39;/g, "'").replace(/&amp;/g, "&");
    const all = (text, pattern) => [...text.matchAll(pattern)].map((match) => plain(match[1]));
    const made = () => ({
      dataset: {}, children: [], handlers: {}, className: "", setAttribute() {}, focus() {},
      append(...nodes) { this.children.push(...nodes); },
      replaceChildren(...nodes) { this.children = nodes; },
      addEventListener(name, handler) { this.handlers[name] = handler; },
    });
    globalThis.document = { createElement: made };
    require(helpers);
    require(script);
    const answers = [];
    for (const html of JSON.parse(fs.readFileSync(file))) {
      const sections = [...html.matchAll(/<section class="item" id="([^"]*)"[^>]*data-answer="(\d+)"[^>]*>([^]*?)<\/section>/g)]
        .map(([, id, answer, body]) => {
          const labels = all(body, /<input type="radio"[^>]*>\s*<span>([^]*?)<\/span><\/label>/g);
          const options = labels.map(() => ({ checked: false }));
          const reasons = body.match(/<ul class="reasons">([^]*?)<\/ul>/)[1];
          const words = all(reasons, /<li[^>]*>[^]*?<span[^>]*>([^]*?)<\/span>/g).map((text) => ({ textContent: text }));
          const list = { after(...nodes) { list.behind = nodes; } };
          return { id: plain(id), labels, options, list, dataset: { answer },
            querySelectorAll: (what) => what.startsWith(".options") ? options : words,
            querySelector: (what) => what === ".options" ? list : { open: false } };
        });
      for (const section of sections) {
        globalThis.lcdocQuiz.choice(section, ["check", "again", "choose", "right", "wrong"], () => {});
        const [actions, feedback] = section.list.behind;
        const right = [], reasons = [];
        section.options.forEach((option, index) => {
          for (const other of section.options) other.checked = other === option;
          actions.children[0].handlers.click();
          if (feedback.className.includes("holds")) right.push(index);
          reasons.push(feedback.children[1].textContent);
        });
        answers.push({ id: section.id, labels: section.labels, right, reasons });
      }
    }
    console.log(JSON.stringify(answers));
    """#
}
