import Observation
import ScrambleKit

/// The player's settings, which are saved whenever they change.
@MainActor @Observable
final class Preferences {
  var settings: GameSettings {
    didSet {
      save()
      if settings.name != oldValue.name { onNameChange() }
    }
  }

  @ObservationIgnored private let file: SettingsFile?
  @ObservationIgnored private let dictionary: (any SystemDictionary)?
  @ObservationIgnored var onSaveFailure: (any Error) -> Void = { _ in }
  @ObservationIgnored var onNameChange: () -> Void = {}

  /// Loads the settings from a file. Without a file, default settings are held in memory only.
  init(file: SettingsFile?, dictionary: (any SystemDictionary)?) {
    self.file = file
    self.dictionary = dictionary
    settings = file?.load() ?? GameSettings()
  }

  private func save() {
    do { try file?.save(settings) } catch { onSaveFailure(error) }
  }

  /// Whether the system's dictionary is usable: there is one, and it supports English.
  var canAskSystemDictionary: Bool { dictionary?.supportsEnglish ?? false }

  /// Whether the system's dictionary is asked. The setting stays on while the dictionary lacks English.
  var asksSystemDictionary: Bool {
    get { settings.asksSystemDictionary && canAskSystemDictionary }
    set { settings.asksSystemDictionary = newValue }
  }
}
