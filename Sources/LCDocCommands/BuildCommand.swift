import ArgumentParser
import Diagnostics
import Markup
import Notes
import Site

/// `lcdoc build`: notes in, a static site out.
struct BuildCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "build", abstract: "Build the site: notes with their verdicts, callbacks, scenarios, quizzes.")

  @Argument(help: "Notes, scenario files, or folders of them (default: what lcdoc.yml names, else content).")
  var paths: [String] = []

  @Option(help: "The settings file (default: lcdoc.yml, if there is one).")
  var config: String?

  @Option(name: [.short, .long], help: "The folder of the site.")
  var output = "site"

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

  func run() throws {
    let settings = try stoppingOnErrors { try Settings.read(config) }
    let notes = try stoppingOnErrors { try settings.roots(paths) }
    let language = siteLanguage(settings)
    // What does not depend on the notes is made while they are judged, and while pages are made from them.
    let (read, reference) = Parallel.both {
      Result { () throws(InputError) in try SiteSources.read(notes, title: title, settings: settings, in: language) }
    } _: {
      SiteReference(in: language)
    }
    var input = try stoppingOnErrors { try read.get() }
    input.hasStandardQuizzes = canonical
    let (model, renderer) = Parallel.both {
      SiteBuilder.build(input, reference)
    } _: {
      Result { SiteRenderer(templates: try templateSet(), drawing: reference) }
    }
    let files = try renderer.get().render(model)
    Output.remark(model.limits)
    Kept.untilExit((input, model, renderer))
    do {
      let report = try SiteWriter(folder: output, inputs: notes).write(files)
      Output.show(
        "\(DisplayWidth.printable(output)): \(counted(files.count, "file")), \(report.writtenCount) written, "
          + "\(report.unchangedCount) unchanged, "
          + "\(report.removedCount) removed\n")
    } catch {
      Output.remark("lcdoc: \(output): \(error)")
      throw ExitCode(2)
    }
  }

  func siteLanguage(_ settings: Settings) -> Language { language ?? settings.language ?? .english }

  private func templateSet() throws -> TemplateSet {
    do {
      guard let templates else { return try TemplateSet.builtIn() }
      return try TemplateSet(overrides: try TemplateFolder.read(templates))
    } catch let error as TemplateErrors {
      Output.remark(error.diagnostics)
      throw ExitCode(2)
    } catch let error as InputError {
      throw stop(error)
    }
  }
}

/// Values whose memory the end of the process gives back at once.
private enum Kept {
  /// Giving the parts of a large site back one by one, on one core, takes a thirtieth of its build.
  static func untilExit<Value>(_ value: Value) { _ = Unmanaged.passRetained(Box(value)) }

  private final class Box<Value> {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}

/// Reads and judges what a site is made from.
enum SiteSources {
  static func read(
    _ roots: [String], title: String? = nil, settings: Settings = Settings(), in language: Language = .english
  ) throws(InputError) -> SiteInput {
    var sources: [(path: String, relative: String, shown: String)] = []
    var taken: Set<String> = []
    for (number, root) in roots.enumerated() {
      let found = try settings.files(in: [root])
      Output.remark(found.strayLinks.map(StrayLink.diagnostic))
      for path in found.files {
        let relative = relativePath(path, below: root)
        // Notes of one name in several folders are told apart by the place of the folder on the command line.
        let shown = taken.insert(relative).inserted ? relative : "\(number + 1)/\(relative)"
        sources.append((path, withoutEnding(relative), shown))
      }
    }
    guard !sources.isEmpty else {
      throw InputError.nothing(in: roots)
    }
    // Who reads a Chinese site reads Chinese; around English pages a note's own language is the better guess.
    // Pages and exports are for others: where notes lie on this machine, and how they were named, is no part of them.
    let files = zip(sources, try InputFiles.readAll(sources.map(\.path))).map { source, file in
      SourceFile(path: source.shown, bytes: file.bytes)
    }
    let judged = JudgedFile.all(
      files, versions: settings.versions,
      in: language == .chinese ? .chinese : nil)
    var input = SiteInput(title: title, language: language)
    for (source, file) in zip(sources, judged) {
      switch file {
      case .note(let note): input.notes.append(.init(note: note, relativePath: source.relative))
      case .scenario(let scenario):
        input.scenarios.append(.init(scenario: scenario, relativePath: source.relative, path: source.path))
      }
    }
    return input
  }

  /// The path below the folder that was named; the file's name where a file was named.
  private static func relativePath(_ path: String, below root: String) -> String {
    guard path != root, path.hasPrefix(root) else { return lastPart(path) }
    return String(path.dropFirst(root.count).drop { $0 == "/" })
  }

  private static func lastPart(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  private static func withoutEnding(_ relative: String) -> String {
    guard let dot = relative.lastIndex(of: "."), relative[dot...].contains("/") == false else { return relative }
    return String(relative[..<dot])
  }
}
