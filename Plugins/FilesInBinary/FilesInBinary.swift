import Foundation
import PackagePlugin

/// Hands the files that a target carries to `EmbedFiles`, whose output becomes a source of the target.
@main
struct FilesInBinary: BuildToolPlugin {
  /// Files of a folder of the package, with the type that holds them.
  private struct Carried {
    var folder: String
    var type: String
    /// How their names end.
    var endings: [String]
  }

  /// What each target carries. The folder of the simulation for browsers is there once `make wasm` has built it.
  private static let carried: [String: [Carried]] = [
    "Site": [
      Carried(folder: "templates", type: "EmbeddedTemplates", endings: [".mustache", ".css", ".js"]),
      Carried(folder: ".build-wasm", type: "EmbeddedEngine", endings: ["engine.js", "explainer.js"]),
    ],
    "Reading": [Carried(folder: "lexicon", type: "EmbeddedLexicons", endings: [".lex", ".weights"])],
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try Self.carried[target.name, default: []].map { carried in
      let folder = context.package.directoryURL.appending(path: carried.folder)
      let files = try files(in: folder, carried.endings)
      let output = context.pluginWorkDirectoryURL.appending(path: "\(carried.type).swift")
      let paths = [output.path(percentEncoded: false), folder.path(percentEncoded: false)]
      return .buildCommand(
        displayName: "Putting \(carried.folder) into \(target.name)",
        executable: try context.tool(named: "EmbedFiles").url,
        arguments: paths + [carried.type] + files,
        inputFiles: files.map { folder.appending(path: $0) },
        outputFiles: [output])
    }
  }

  /// Paths inside the folder, sorted, so that the generated source is the same on every machine; none of a folder that is
  /// not there.
  private func files(in folder: URL, _ endings: [String]) throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) else { return [] }
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return paths.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return !name.hasPrefix(".") && endings.contains { name.hasSuffix($0) }
    }.sorted()
  }
}
