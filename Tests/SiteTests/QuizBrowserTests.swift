import Diagnostics
import Foundation
import Testing

@testable import Quiz
@testable import Site

/// A reader who goes through the questions of a page in a browser.
@Suite("Questions in a browser", .enabled(if: Browser.executable != nil))
struct QuizBrowserTests {
  @Test(
    "One question is shown at a time; buttons and keys lead on, focus and address follow", arguments: Language.allCases)
  func steps(language: Language) throws {
    let page = "quizzes/07-navigation.html"
    let text = try Self.read(page, language, Self.stepper)
    let count = try Self.questionCount(of: page, language)
    #expect(text.contains("END OF PAGE of \(count)"), "\(text.suffix(600))")
    #expect(!text.contains("WRONG"), "\(text.suffix(600))")
  }

  @Test(
    "A piece of an order is dragged by a finger, and by the mouse; a finger that is taken away puts it back",
    arguments: ["touch", "mouse"])
  func dragging(with kind: String) throws {
    let text = try Self.read("quizzes/07-navigation.html", .english, Self.dragger(kind))
    #expect(text.contains("END OF PAGE: moved to the end, back to the start, put back"), "\(text.suffix(300))")
  }

  /// Drags the first piece of the first order below the last one, and back; then half, and the system takes the finger away.
  private static func dragger(_ kind: String) -> String {
    """
    addEventListener("load", () => {
      const item = [...document.querySelectorAll(".item")].find((item) => item.querySelector(".grab"));
      location.hash = encodeURIComponent(item.id);
      setTimeout(() => {
        // No browser captures a finger that is none.
        Element.prototype.setPointerCapture = () => {};
        const rows = () => [...item.querySelectorAll("li:has(> .grab)")];
        const row = rows()[0];
        const handle = row.querySelector(".grab");
        const middle = (row) => { const box = row.getBoundingClientRect(); return box.top + box.height / 2; };
        const send = (type, clientY) => handle.dispatchEvent(new PointerEvent(
          type, { pointerId: 7, pointerType: "\(kind)", isPrimary: true, button: 0, clientX: 10, clientY, bubbles: true }));
        const drag = (to, end) => { send("pointerdown", middle(row)); send("pointermove", to); send(end, to); };
        const said = [];
        drag(middle(rows().at(-1)) + 40, "pointerup");
        if (rows().at(-1) === row) said.push("moved to the end");
        drag(middle(rows()[0]) - 40, "pointerup");
        if (rows()[0] === row) said.push("back to the start");
        drag(middle(rows().at(-1)) + 40, "pointercancel");
        if (rows()[0] === row) said.push("put back");
        document.body.textContent = `END OF PAGE: ${said.join(", ")}`;
      }, 50);
    });
    """
  }

  @Test("A page of questions has at most 60 stops of the Tab key, whichever question is shown")
  func stops() throws {
    let measure = """
      if (!document.querySelector(".page.quiz")) return "";
      \(Self.stops)
      const counts = [stops()];
      for (const onward of document.querySelectorAll(".steps button:last-of-type")) {
        while (!onward.disabled) { onward.click(); counts.push(stops()); }
      }
      return Math.max(...counts) > 60 ? Math.max(...counts) : "";
      """
    #expect(try Browser.problems(width: 900, measure) == [])
  }

  /// Counts where the Tab key stops: at one button of each radio group.
  private static let stops = """
    const isStop = (element) => element.checkVisibility() && !element.disabled && element.tabIndex >= 0;
    const stops = () => {
      const found = [...document.querySelectorAll("a[href], button, select, input:not([type=radio]), summary, [tabindex]")]
        .filter(isStop);
      const groups = [...document.querySelectorAll("input[type=radio]")].filter(isStop).map((radio) => radio.name);
      return found.length + new Set(groups).size;
    };
    """

  /// What a page has become when a reader was there.
  private static func read(_ page: String, _ language: Language, _ script: String) throws -> String {
    let folder = try Browser.site(language, pages: [page])
    try Browser.add(script, to: page, in: folder)
    return try Browser.dump("file://\(folder.path)/\(page)", in: folder, until: "END OF PAGE")
  }

  private static func questionCount(of page: String, _ language: Language) throws -> Int {
    let file = try #require(try ContentSite.files(in: language).first { $0.path.text == page })
    return String(decoding: file.bytes, as: UTF8.self).matches(of: /<section class="item"/).count
  }

  /// Goes to the end by the button, back by keys, and to a question by its address.
  private static let stepper = """
    addEventListener("load", () => {
      const lines = [];
      const items = [...document.querySelectorAll(".item")];
      const expect = (isTrue, what) => { if (!isTrue) lines.push(`WRONG: ${what}`); };
      const isAt = (index, what) => {
        expect(items.every((item, other) => (other === index) === item.checkVisibility()), `${what}: shown`);
        expect(document.activeElement === items[index].querySelector("h2"), `${what}: focus`);
        expect(decodeURIComponent(location.hash) === `#${items[index].id}`, `${what}: address`);
      };
      const [back, onward] = document.querySelectorAll(".steps button");
      const key = (name) => document.activeElement.dispatchEvent(
        new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
      expect(items[0].checkVisibility() && back.disabled, "the first is shown");
      expect(location.hash === "" && document.activeElement === document.body, "nothing is taken from who only reads");
      items.slice(1).forEach((_, index) => { onward.click(); isAt(index + 1, `button ${index + 1}`); });
      expect(onward.disabled, "the end");
      key("ArrowLeft"); isAt(items.length - 2, "arrow");
      key("Home"); isAt(0, "home");
      key("ArrowRight"); isAt(1, "arrow on");
      document.querySelector(".find").focus();
      key("ArrowRight");
      expect(items[1].checkVisibility(), "keys elsewhere are left alone");
      expect(/3\\D+\\d+/.test(items[2].querySelector(".number").textContent), "says where it is");
      addEventListener("hashchange", () => {
        isAt(2, "address");
        document.body.textContent = `${lines.join("\\n")}\\nEND OF PAGE of ${items.length}`;
      });
      location.hash = encodeURIComponent(items[2].id);
    });
    """
}

/// What a reader answered, and what comes of it.
extension QuizBrowserTests {
  /// A question of a page as its script sees it.
  private struct Question {
    var id: String
    var hash: String
  }

  private static func orderings(of page: String) throws -> [Question] {
    let file = try #require(try ContentSite.files(in: .english).first { $0.path.text == page })
    return String(decoding: file.bytes, as: UTF8.self)
      .matches(of: /<section class="item" id="([^"]*)"[^>]* data-hash="([0-9a-f]{16})" data-kind="order"/)
      .map { Question(id: String($0.output.1), hash: String($0.output.2)) }
  }

  @Test("What is answered is kept in the words of the program, and the first try counts; a wrong order is replayed")
  func answers() throws {
    let page = "quizzes/07-navigation.html"
    let text = try Self.read(page, .english, Self.answering)
    #expect(text.contains("END OF PAGE") && !text.contains("WRONG"), "\(text.suffix(900))")
    let kept = try #require(text.firstMatch(of: /KEPT (\{.*\}) TPEK/)?.output.1)
      .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    let answers = try HistoryJSON.answers(Array(kept.utf8))
    let question = try #require(try Self.orderings(of: page).first)
    #expect(answers.map(\.itemID) == [question.id])
    let answer = try #require(answers.first)
    #expect(answer.rating == .again && answer.isRight && answer.attemptCount == 2 && answer.hintCount == 0)
    #expect(answer.credit == 7.0 / 8 && answer.missed.count == 1 && answer.slip != nil)
  }

  @Test("The list says what is due, and asks it first; what is broken is as if it was not there")
  func reviews() throws {
    let page = "quizzes/07-navigation.html"
    let questions = try Self.orderings(of: page)
    func answer(_ question: Question, _ number: Int, day: String) -> String {
      """
      {"uid":"u\(number)","item":"\(question.id)","hash":"\(question.hash)","kind":"order","time":\(number),"day":\(day),\
      "rating":3,"credit":1,"attempts":1,"hints":0,"right":true,"asked":["viewDidLoad"],"missed":[],"earlier":null,\
      "later":null}
      """
    }
    // Two are due, the second longer; one is not, and one has another key now.
    let given = [
      answer(questions[0], 1, day: "${today - 5}"), answer(questions[1], 2, day: "${today - 9}"),
      answer(questions[2], 3, day: "${today}"),
      answer(Question(id: questions[3].id, hash: "0"), 4, day: "${today - 50}"),
    ]
    let script = Self.reviewing.replacing("ANSWERS", with: given.joined(separator: ","))
    let folder = try Browser.site(.english, pages: [page, "quizzes/index.html"])
    try Browser.add(script, to: page, in: folder)
    try Browser.add(script, to: "quizzes/index.html", in: folder)
    let text = try Browser.dump("file://\(folder.path)/quizzes/index.html", in: folder, until: "END OF PAGE")
    #expect(text.contains("END OF PAGE at \(questions[1].id): 1 of 2"), "\(text.suffix(600))")
    let broken = try Browser.dump("file://\(folder.path)/quizzes/index.html?broken", in: folder, until: "END OF PAGE")
    #expect(broken.contains("END OF PAGE, Answers are kept in this browser"), "\(broken.suffix(600))")
  }

  /// Answers the first question with its last call in the first place, and then rightly.
  private static let answering = """
    localStorage.clear();
    addEventListener("load", () => {
      const lines = [];
      const expect = (isTrue, what) => { if (!isTrue) lines.push(`WRONG: ${what}`); };
      const item = document.querySelector(".item");
      const key = item.dataset.key.split(" ").map(Number);
      const labels = [...item.querySelectorAll(".pieces .piece")].map((piece) => piece.textContent);
      const arrange = (order) => order.forEach((piece, place) => {
        const row = item.querySelector(`.pieces li[data-index="${piece}"]`);
        const select = row.querySelector("select");
        select.value = String(place);
        select.dispatchEvent(new Event("change"));
      });
      const check = () => item.querySelector(".actions button").click();
      const feedback = item.querySelector(".feedback");
      arrange([key.at(-1), ...key.slice(0, -1)]);
      check();
      expect(feedback.textContent.includes("7 of 8"), "one piece out of place costs one piece");
      expect(feedback.textContent.includes("Why"), "the cause");
      const here = feedback.querySelector(".replay [aria-current=step]");
      expect(here?.textContent.includes(labels[key[0]]), "the row at the wrong place");
      expect(feedback.querySelector(".replay .yours")?.textContent.includes(labels[key.at(-1)]), "what was put there");
      expect(document.activeElement === feedback, "focus");
      arrange(key);
      check();
      expect(feedback.textContent.includes("✓"), "right at last");
      lines.push(`KEPT ${localStorage.getItem("lcdoc-answers-1")} TPEK`);
      document.body.textContent = `${lines.join("\\n")}\\nEND OF PAGE`;
    });
    """

  /// Has answers, and reviews what is due.
  private static let reviewing = """
    \(stops)
    const today = Math.floor(Date.UTC(new Date().getFullYear(), new Date().getMonth(), new Date().getDate()) / 86400000);
    const isList = location.pathname.endsWith("index.html");
    if (isList) localStorage.setItem("lcdoc-answers-1", location.search ? '{"schema":'
      : `{"schema":"lcdoc.quiz-history/1","answers":[ANSWERS]}`);
    const end = (text) => { document.body.textContent = `END OF PAGE${text}`; };
    addEventListener("load", () => {
      if (!isList) {
        const shown = [...document.querySelectorAll(".item")].filter((item) => item.checkVisibility());
        return end(` at ${shown.map((item) => item.id)}: ${shown[0].querySelector(".number").textContent}`);
      }
      const status = document.querySelector(".progress [role=status]");
      if (location.search) return end(`, ${status.textContent}`);
      const wait = () => {
        if (!status.textContent) return setTimeout(wait, 20);
        if (!status.textContent.includes("2") || stops() > 60) return end(`: ${status.textContent} ${stops()}`);
        [...document.querySelectorAll(".progress button")].find((button) => button.textContent === "Review now").click();
      };
      wait();
    });
    """
}
