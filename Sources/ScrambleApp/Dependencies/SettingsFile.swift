import Foundation
import ScrambleKit

/// Saves settings in a file of their own, which is complete at every moment, like the files of the rounds.
struct SettingsFile: Sendable {
  private let file: StateFile

  /// Creates a store of settings in a file.
  init(file: StateFile) {
    self.file = file
  }

  /// Reads the settings; those of a new player if there are none, or none that can be read.
  func load() -> GameSettings {
    // A lost setting is chosen again in a moment, so a file that cannot be read is no reason to say anything.
    guard let bytes = try? file.read() else { return GameSettings() }
    return (try? JSONDecoder().decode(GameSettings.self, from: Data(bytes))) ?? GameSettings()
  }

  /// Writes the settings; they are on disk when this returns.
  func save(_ settings: GameSettings) throws(SystemError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    guard let json = try? encoder.encode(settings) else { return }  // Plain values always encode.
    try file.write([UInt8](json))
  }
}
