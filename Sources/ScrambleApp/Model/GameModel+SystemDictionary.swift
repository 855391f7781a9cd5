import ScrambleKit
import WordScramble

/// The option to ask the system's dictionary.
extension GameModel {
  /// Whether the option can be on: there is a dictionary, and it knows English.
  var canAskSystemDictionary: Bool { dependencies.dictionary?.hasEnglish ?? false }

  /// Whether the option is on. The setting is kept for a day on which the dictionary knows English again.
  var asksSystemDictionary: Bool {
    get { settings.asksSystemDictionary && canAskSystemDictionary }
    set { settings.asksSystemDictionary = newValue }
  }

  /// What the option does, or why it is off.
  var systemDictionaryNote: String {
    wording.text(canAskSystemDictionary ? .settingsDictionaryNote : .settingsDictionaryMissing)
  }

  /// Returns the typed word if the player has enabled the system's dictionary and it knows the word; nil in a daily puzzle.
  func systemDictionaryWord(_ typed: [UInt8]) -> Word? {
    guard asksSystemDictionary, game.round.daily == nil, let dictionary = dependencies.dictionary else { return nil }
    guard let word = try? Word(typed) else { return nil }  // What is unknown to the list is a word.
    return dictionary.isReal(word: word.description) ? word : nil
  }
}
