#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The system's dictionary: the spell checker of iOS or macOS, or a test double.
///
/// It differs from device to device, so it never adds words to a daily puzzle. In other rounds it only adds bonus
/// words, and only if the player turns it on.
@MainActor
protocol SystemDictionary {
  /// The languages that the dictionary supports on this device, such as `en_GB`.
  var languages: [String] { get }
  /// Returns whether the dictionary accepts a lower-case word as English.
  func accepts(word: String) -> Bool
  /// Returns whether the owner of the device has added the word to the dictionary.
  func hasLearned(word: String) -> Bool
}

extension SystemDictionary {
  /// Whether the dictionary supports English. If not, it may accept any word.
  var supportsEnglish: Bool { languages.contains { $0.prefix { $0 != "_" && $0 != "-" } == "en" } }

  /// Returns whether the dictionary accepts a lower-case word as English. Words that the owner has added, such as
  /// names, do not count. False if the dictionary does not support English.
  func isReal(word: String) -> Bool {
    supportsEnglish && accepts(word: word) && !hasLearned(word: word)
  }
}

#if canImport(UIKit)
  struct SpellChecker: SystemDictionary {
    var languages: [String] { UITextChecker.availableLanguages }

    func accepts(word: String) -> Bool {
      let range = NSRange(location: 0, length: word.utf16.count)
      let misspelledRange = UITextChecker().rangeOfMisspelledWord(
        in: word, range: range, startingAt: 0, wrap: false, language: "en")
      return misspelledRange.location == NSNotFound
    }

    func hasLearned(word: String) -> Bool { UITextChecker.hasLearnedWord(word) }
  }
#elseif canImport(AppKit)
  struct SpellChecker: SystemDictionary {
    var languages: [String] { NSSpellChecker.shared.availableLanguages }

    func accepts(word: String) -> Bool {
      let misspelledRange = NSSpellChecker.shared.checkSpelling(
        of: word, startingAt: 0, language: "en", wrap: false, inSpellDocumentWithTag: 0, wordCount: nil)
      return misspelledRange.location == NSNotFound
    }

    func hasLearned(word: String) -> Bool { NSSpellChecker.shared.hasLearnedWord(word) }
  }
#endif
