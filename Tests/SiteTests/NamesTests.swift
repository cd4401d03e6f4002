import Diagnostics
import Foundation
import LifecycleEngine
import Testing

@testable import Site

/// Names of callbacks in the language that a reader likes.
@Suite("Names of callbacks")
struct NamesTests {
  @Test("The list of names has every page of a callback with both names")
  func list() throws {
    let text = String(decoding: NameMap.bytes, as: UTF8.self)
    for callback in Callback.allCases {
      guard let path = PagePaths.callback(callback) else { continue }
      let page = path.text.dropFirst("callbacks/".count).dropLast(".html".count)
      #expect(text.contains("[\"\(page)\",\"\(callback.info.swift)\",\"\(callback.info.selector)\"]"), "\(callback)")
    }
  }

  @Test(
    "A choice shows all names so, the next one the others, the third those that were written",
    .enabled(if: Browser.executable != nil))
  func choices() throws {
    let page = "callbacks/viewDidAppear.html"
    let folder = try Browser.site(.english, pages: [page])
    try Browser.add(Self.reader, to: page, in: folder)
    let text = try Browser.dump("file://\(folder.path)/\(page)", in: folder, until: "END OF READER")
    let said = text.split(separator: "\n").filter { $0.hasPrefix("SAID") }
    #expect(
      said == [
        "SAID viewDidAppear(_:) viewDidAppear: viewWillAppear:",
        "SAID viewDidAppear(_:) viewDidAppear: viewWillAppear(_:)",
        "SAID viewDidAppear: viewDidAppear(_:) viewWillAppear:",
        "SAID viewDidAppear(_:) viewDidAppear: viewWillAppear:",
      ], "\(text.suffix(600))")
  }

  private static let reader = """
    addEventListener("load", async () => {
      const button = [...document.querySelectorAll(".top button")].find((one) => one.textContent.startsWith("Names"));
      const link = document.querySelector(".neighbours a[href$='viewWillAppear.html']");
      const code = (place) => document.querySelector(place).textContent;
      const said = [];
      const look = () => said.push(`SAID ${code("h1 code")} ${code(".selector code")} ${link.textContent}`);
      look();
      for (let press = 0; press < 3; press += 1) {
        button.click();
        for (let wait = 0; wait < 100 && !window.lcdocShowNames; wait += 1) await new Promise((next) => setTimeout(next, 50));
        await new Promise((next) => setTimeout(next, 100));
        look();
      }
      document.body.textContent = `\\n${said.join("\\n")}\\nEND OF READER`;
    });
    """
}
