import Foundation
import ScrambleKit

/// The file of the settings. It is never left partly written.
struct SettingsFile: Sendable {
  private let file: URL

  init(_ file: URL) {
    self.file = file
  }

  /// Reads the settings. If the file is missing or unreadable, they are those of a new player.
  func load() -> GameSettings {
    // The player can choose a lost setting again at once, so an unreadable file needs no message.
    guard let json = try? Data(contentsOf: file) else { return GameSettings() }
    return (try? JSONDecoder().decode(GameSettings.self, from: json)) ?? GameSettings()
  }

  /// Writes the settings.
  func save(_ settings: GameSettings) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(settings)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try json.write(to: file, options: .atomic)
  }
}
