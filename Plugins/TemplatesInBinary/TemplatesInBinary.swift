import Foundation
import PackagePlugin

/// Hands every file of `templates/` to `EmbedFiles`, whose output becomes a source of the target.
@main
struct TemplatesInBinary: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "templates")
    let files = try templates(in: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTemplates.swift")
    return [
      .buildCommand(
        displayName: "Putting templates into \(target.name)",
        executable: try context.tool(named: "EmbedFiles").url,
        arguments: [output.path(percentEncoded: false), folder.path(percentEncoded: false)] + files,
        inputFiles: files.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// Paths inside the folder, sorted, so that the generated source is the same on every machine.
  private func templates(in folder: URL) throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path(percentEncoded: false))
    return paths.filter { path in
      let name = path.split(separator: "/").last ?? ""
      return !name.hasPrefix(".") && ["mustache", "css", "js"].contains { name.hasSuffix(".\($0)") }
    }.sorted()
  }
}
