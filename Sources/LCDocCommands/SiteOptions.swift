import ArgumentParser
import Diagnostics
import Project
import Site

/// What a site is made from, and what it says around it.
struct SiteOptions: ParsableArguments {
  @Argument(help: "Notes, scenario files, or folders of them (default: what lcdoc.yml names, else content).")
  var paths: [String] = []

  @Option(help: "The settings file (default: lcdoc.yml, if there is one).")
  var config: String?

  @Option(help: "A folder whose files take the place of the built-in templates.")
  var templates: String?

  @Flag(help: "Also quizzes about standard situations, a page for each family of callbacks.")
  var canonical = false

  @Option(help: "The title of the site (default: iOS life cycles, in its language).")
  var title: String?

  @Option(
    name: .customLong("lang"),
    help: """
      The language of what the site says around the notes: en or zh (default: what lcdoc.yml names as language, else \
      en). Verdicts are in that of each note on an English site, in Chinese on a Chinese one.
      """)
  var language: Language?

  @Option(
    help: ArgumentHelp(
      "Where the site will be found (default: what lcdoc.yml names as base-url); with it, pages and sitemap.xml say so.",
      valueName: "url"),
    transform: Self.address)
  var baseURL: SiteAddress?

  private static func address(_ text: String) throws -> SiteAddress {
    guard let address = SiteAddress(text) else {
      throw ValidationError("\(text) is no address of a site; one is https://example.org/notes/.")
    }
    return address
  }

  func request(output: String) -> SiteRequest {
    SiteRequest(
      paths: paths, output: output, templates: templates, title: title, language: language,
      address: baseURL, hasStandardQuizzes: canonical)
  }
}
