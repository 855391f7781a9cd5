import Observation
import ScrambleKit

/// The choices of the player, which are saved as soon as they change.
@MainActor @Observable
final class Preferences {
  /// The choices.
  var settings: GameSettings { didSet { save() } }

  @ObservationIgnored private let file: SettingsFile?
  @ObservationIgnored private let dictionary: (any SystemDictionary)?
  /// What is to be done if the choices cannot be saved.
  @ObservationIgnored var whenNotSaved: (SystemError) -> Void = { _ in }

  /// Reads the choices from a file; without one, those of a new player are kept in memory.
  init(file: SettingsFile?, dictionary: (any SystemDictionary)?) {
    (self.file, self.dictionary) = (file, dictionary)
    settings = file?.load() ?? GameSettings()
  }

  private func save() {
    do throws(SystemError) { try file?.save(settings) } catch { whenNotSaved(error) }
  }

  /// Whether the system's dictionary can be asked: there is one, and it knows English.
  var canAskSystemDictionary: Bool { dictionary?.hasEnglish ?? false }

  /// Whether the system's dictionary is asked. The choice is kept for a day on which the dictionary knows English again.
  var asksSystemDictionary: Bool {
    get { settings.asksSystemDictionary && canAskSystemDictionary }
    set { settings.asksSystemDictionary = newValue }
  }
}
