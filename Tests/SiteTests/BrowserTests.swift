import Diagnostics
import Foundation
import Testing

@testable import Site

/// What only a browser can tell: how wide pages are, and where things stand on them.
@Suite("Pages in a browser", .enabled(if: Browser.executable != nil))
struct BrowserTests {
  @Test("No page scrolls sideways on a narrow phone")
  func width() throws {
    let measure = """
      document.querySelectorAll("details").forEach((element) => { element.open = true; });
      return document.scrollingElement.scrollWidth > 320 ? "scrolls" : "";
      """
    let problems = try Browser.problems(width: 320, measure)
    #expect(problems == [])
  }

  @Test("What is too wide for a phone and scrolls can be reached by keys")
  func scrollers() throws {
    let measure = """
      document.querySelectorAll("details").forEach((element) => { element.open = true; });
      const isScroller = (element) => element.scrollWidth > element.clientWidth
        && ["auto", "scroll"].includes(document.defaultView.getComputedStyle(element).overflowX);
      const isReached = (element) => element.tabIndex >= 0 || element.querySelector("a[href], button, [tabindex]");
      return [...document.querySelectorAll("main *")].filter((element) => isScroller(element) && !isReached(element))
        .map((element) => element.tagName).join(", ");
      """
    let problems = try Browser.problems(width: 320, measure)
    #expect(problems == [])
  }

  @Test("Names of two lines do not run into the next")
  func names() throws {
    let measure = """
      const box = (row) => {
        const range = document.createRange();
        range.selectNodeContents(row.querySelector(".cb"));
        return range.getBoundingClientRect();
      };
      const rows = [...document.querySelectorAll(".trace .run ol li")];
      return rows.filter((row) => row.nextElementSibling && box(row).bottom > box(row.nextElementSibling).top + 2.5)
        .map((row) => row.textContent).join("; ");
      """
    let problems = try Browser.problems(width: 1280, measure)
    #expect(problems == [])
  }

  @Test("The last row of a run comes into the window, and the buttons stay in it")
  func lastRow() throws {
    let measure = """
      const last = document.querySelectorAll(".stepper button")[3];
      if (!last) return "";
      document.documentElement.style.scrollBehavior = "auto";
      last.scrollIntoView();
      last.click();
      return [".run [aria-current=step]", ".stepper"].filter((name) => {
        const box = document.querySelector(name).getBoundingClientRect();
        return box.top < 0 || box.bottom > innerHeight;
      }).join(", ");
      """
    let problems = try Browser.problems(width: 390, measure)
    #expect(problems == [])
  }

  @Test("At the last callback of a run the phone shows who is on screen, and the table says who appears")
  func phone() throws {
    let measure = """
      const last = document.querySelectorAll(".stepper button")[3];
      if (!last) return "";
      last.click();
      const figure = document.querySelector("figure.trace");
      const letters = new Map(figure.dataset.views.split(";").filter(Boolean).map((view) => view.split("=")));
      const drawn = [...figure.querySelectorAll(".phone .card")].map((card) => [card.querySelector(".name").textContent, card]);
      const wrong = drawn.filter(([name, card]) => card.classList.contains("appeared") !== (letters.get(name)?.at(-1) === "s"));
      const seen = [...letters].filter(([, view]) => view.at(-1) === "s").map(([name]) => name);
      const missing = seen.filter((name) => !drawn.some(([other]) => other === name)).map((name) => `no ${name}`);
      return [...wrong.map(([name]) => name), ...missing].join(", ");
      """
    let problems = try Browser.problems(width: 900, measure)
    #expect(problems == [])
  }
}

/// A Chromium that `LCDOC_CHROMIUM` names.
enum Browser {
  static let executable = ProcessInfo.processInfo.environment["LCDOC_CHROMIUM"]

  /// The script of axe-core that `LCDOC_AXE` names, where there is a browser for it.
  static let axe = executable.flatMap { _ in ProcessInfo.processInfo.environment["LCDOC_AXE"] }

  /// Whether lcdoc was built with the engine too.
  static let runsScenarios: Bool = {
    guard executable != nil else { return false }
    let hasEngine = !EmbeddedEngine.files.isEmpty
    if !hasEngine { print("skipped: no scenario is run in a browser: build lcdoc again after `make wasm`") }
    return hasEngine
  }()

  /// Loads pages of the project's site in frames of a width and takes what the script returns of each, if it is anything.
  static func problems(width: Int, _ measure: String) throws -> [String] {
    let folder = try site(.english)
    let pages = try ContentSite.files(in: .english).map(\.path.text).filter { $0.hasSuffix(".html") }
    // All notes and lists, and of the rest some of each kind: a frame takes memory.
    let shown = pages.enumerated().filter { place, path in
      path.hasPrefix("notes/") || path.hasSuffix("index.html") || place % 8 == 0
    }.map(\.element)
    let frames = shown.map { "<iframe width=\"\(width)\" height=\"700\" style=\"border:0\" src=\"\($0)\"></iframe>" }
    try folder.write(
      "measure.html",
      """
      <!doctype html><body>\(frames.joined())<script>
      const measure = (document, innerHeight) => { \(measure) };
      onload = () => {
        const frames = [...document.querySelectorAll("iframe")];
        const lines = frames.map((frame) => [frame.getAttribute("src"), measure(frame.contentDocument, 700)]);
        document.body.textContent = "MEASURED\\n"
          + lines.filter((line) => line[1]).map((line) => line.join(": ")).join("\\n") + "\\nEND";
      };
      </script>
      """)
    let text = try dump("file://\(folder.path)/measure.html", in: folder, with: free)
    let lines = text.split(separator: "\n").map(String.init)
    let start = try #require(lines.firstIndex { $0.hasSuffix("MEASURED") }, "the browser said: \(text.prefix(200))")
    return lines[(start + 1)...].prefix { !$0.hasPrefix("END") }.map { $0 }
  }

  /// The project's site in a folder of its own; some of its pages with all assets, or all.
  static func site(_ language: Language, pages: [String]? = nil) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for file in try ContentSite.files(in: language)
    where pages?.contains(file.path.text) ?? true || file.path.text.hasPrefix("assets/") {
      try folder.write(file.path.text, file.bytes)
    }
    return folder
  }

  /// Adds a script to a page: a reader who does something there, with another script of the folder where it needs one.
  static func add(_ script: String, to page: String, in folder: TemporaryFolder, after other: String? = nil) throws {
    try folder.write("reader.js", script)
    let text = String(decoding: try Data(contentsOf: URL(filePath: "\(folder.path)/\(page)")), as: UTF8.self)
    let root = String(repeating: "../", count: page.count { $0 == "/" })
    let tags = [other, "reader.js"].compactMap(\.self).map { "<script src=\"\(root)\($0)\"></script>" }.joined()
    try folder.write(page, text.replacing("</body>", with: "\(tags)</body>"))
  }

  /// What a page has become when its scripts have run.
  ///
  /// - Parameter end: What it has then. The time of a browser without a window runs ahead while another thread unzips or
  ///   compiles: on a busy machine ten seconds of it end too early in one of six loads. It is asked again and given twice
  ///   as much, which a page that always waits for something spends in full.
  static func dump(
    _ address: String, in folder: TemporaryFolder, until end: String, isDark: Bool = false
  ) throws -> String {
    var text = ""
    for attempt in 0..<8 where !text.contains(end) {
      let time = "--virtual-time-budget=\(10_000 << attempt)"
      text = try dump(address, in: folder, with: [time] + (isDark ? [dark] : []))
    }
    return text
  }

  /// Pages are shown as to somebody who prefers them dark.
  private static let dark = "--blink-settings=preferredColorScheme=0"

  /// Pages may look into each other, which none may in a reader's browser.
  private static let free = ["--disable-web-security", "--allow-file-access-from-files"]

  /// What a page has become when it is loaded.
  private static func dump(_ address: String, in folder: TemporaryFolder, with options: [String]) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: try #require(executable))
    process.arguments =
      options + [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--user-data-dir=\(folder.path)/profile", "--dump-dom",
        address,
      ]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
