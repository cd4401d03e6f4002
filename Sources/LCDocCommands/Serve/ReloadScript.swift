/// The script that loads a page again when it is another. Only `serve` adds it to pages; sites that are built are without.
///
/// The policy of the pages lets scripts of their own address run and ask there, which is all that it needs.
enum ReloadScript {
  static let path = "/.lcdoc/reload.js"
  static let events = "/.lcdoc/events"

  /// Browsers that load the page that they show keep the place in it.
  static let text = """
    const number = document.currentScript.dataset.number;
    const page = encodeURIComponent(decodeURIComponent(location.pathname));
    const events = new EventSource(`\(events)?page=${page}&number=${number}`);
    events.onmessage = () => {
      events.close();
      location.reload();
    };
    // Who goes back to the page may find it as it was kept.
    addEventListener("pagehide", () => events.close());
    addEventListener("pageshow", (event) => { if (event.persisted) location.reload(); });

    """

  /// A page with the script in its head.
  static func added(to page: [UInt8], number: Int) -> [UInt8] {
    let script = Array("<script src=\"\(path)\" data-number=\"\(number)\"></script>".utf8)
    guard let end = page.firstRange(of: Array("</head>".utf8)) else { return page + script }
    return page[..<end.lowerBound] + script + page[end.lowerBound...]
  }
}
