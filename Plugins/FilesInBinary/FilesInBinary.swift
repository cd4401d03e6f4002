import Foundation
import PackagePlugin

/// Hands the files that a target carries to `EmbedFiles`, whose output becomes a source of the target.
@main
struct FilesInBinary: BuildToolPlugin {
  /// What each target carries: a folder of the package, the type that holds its files, and their endings.
  private static let carried: [String: (folder: String, type: String, endings: [String])] = [
    "Site": ("templates", "EmbeddedTemplates", ["mustache", "css", "js"]),
    "Reading": ("lexicon", "EmbeddedLexicons", ["lex"]),
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let (name, type, endings) = Self.carried[target.name] else { return [] }
    let folder = context.package.directoryURL.appending(path: name)
    let files = try files(in: folder, endings)
    let output = context.pluginWorkDirectoryURL.appending(path: "\(type).swift")
    return [
      .buildCommand(
        displayName: "Putting \(name) into \(target.name)",
        executable: try context.tool(named: "EmbedFiles").url,
        arguments: [output.path(percentEncoded: false), folder.path(percentEncoded: false), type] + files,
        inputFiles: files.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// Paths inside the folder, sorted, so that the generated source is the same on every machine.
  private func files(in folder: URL, _ endings: [String]) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return paths.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return !name.hasPrefix(".") && endings.contains { name.hasSuffix(".\($0)") }
    }.sorted()
  }
}
