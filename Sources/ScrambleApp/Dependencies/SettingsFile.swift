import Foundation
import ScrambleKit

/// The file of the settings. Like the files of the rounds, it is never left partly written.
struct SettingsFile: Sendable {
  private let file: StateFile

  init(file: StateFile) {
    self.file = file
  }

  /// Reads the settings. If the file is missing or unreadable, they are those of a new player.
  func load() -> GameSettings {
    // The player can choose a lost setting again at once, so an unreadable file needs no message.
    guard let bytes = try? file.read() else { return GameSettings() }
    return (try? JSONDecoder().decode(GameSettings.self, from: Data(bytes))) ?? GameSettings()
  }

  /// Writes the settings. They are on disk when this method returns.
  func save(_ settings: GameSettings) throws(SystemError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(settings) else { return }  // Plain values always encode.
    try file.write([UInt8](json))
  }
}
