import Foundation
import PackagePlugin

/// Generates `WordingKey` from the target's catalog before the target is compiled.
@main
struct GenerateWordingKey: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalogFile = target.directoryURL.appending(path: "Resources/Localizable.xcstrings")
    let outputFile = context.pluginWorkDirectoryURL.appending(path: "WordingKey.swift")
    return [
      .buildCommand(
        displayName: "Generating WordingKey.swift", executable: try context.tool(named: "WordingKeys").url,
        arguments: [catalogFile.path(percentEncoded: false), outputFile.path(percentEncoded: false)],
        inputFiles: [catalogFile], outputFiles: [outputFile])
    ]
  }
}
