import Foundation
import PackagePlugin

/// Generates `WordingKey` from the target's catalog before the target is compiled.
@main
struct GenerateWordingKey: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let catalog = target.directoryURL.appending(path: "Resources/Localizable.xcstrings")
    let generated = context.pluginWorkDirectoryURL.appending(path: "WordingKey.swift")
    return [
      .buildCommand(
        displayName: "Generating WordingKey.swift", executable: try context.tool(named: "WordingKeys").url,
        arguments: [catalog.path(percentEncoded: false), generated.path(percentEncoded: false)],
        inputFiles: [catalog], outputFiles: [generated])
    ]
  }
}
