#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// The dictionary of the system: the spell checker of iOS or macOS, or a test double.
///
/// It differs from device to device, so it only ever adds bonus words to a free round, and only if the player asks for that.
@MainActor
protocol SystemDictionary {
  /// The languages that it knows on this device, such as `en_GB`.
  var languages: [String] { get }
  /// Returns whether it takes a word, lower case, for an English one.
  func accepts(word: String) -> Bool
  /// Returns whether the owner of the device has taught it a word.
  func hasLearned(word: String) -> Bool
}

extension SystemDictionary {
  /// Whether it knows English. If not, it may accept whatever it is asked.
  var hasEnglish: Bool { languages.contains { $0.prefix { $0 != "_" && $0 != "-" } == "en" } }

  /// Returns whether a word, lower case, is an English one: names and other words that its owner taught it are not.
  func isReal(word: String) -> Bool {
    hasEnglish && accepts(word: word) && !hasLearned(word: word)
  }
}

#if canImport(UIKit)
  /// The spell checker of iOS.
  struct SpellChecker: SystemDictionary {
    var languages: [String] { UITextChecker.availableLanguages }

    func accepts(word: String) -> Bool {
      let range = NSRange(location: 0, length: word.utf16.count)
      let misspelled = UITextChecker().rangeOfMisspelledWord(
        in: word, range: range, startingAt: 0, wrap: false, language: "en")
      return misspelled.location == NSNotFound
    }

    func hasLearned(word: String) -> Bool { UITextChecker.hasLearnedWord(word) }
  }
#elseif canImport(AppKit)
  /// The spell checker of macOS.
  struct SpellChecker: SystemDictionary {
    var languages: [String] { NSSpellChecker.shared.availableLanguages }

    func accepts(word: String) -> Bool {
      let misspelled = NSSpellChecker.shared.checkSpelling(
        of: word, startingAt: 0, language: "en", wrap: false, inSpellDocumentWithTag: 0, wordCount: nil)
      return misspelled.location == NSNotFound
    }

    func hasLearned(word: String) -> Bool { NSSpellChecker.shared.hasLearnedWord(word) }
  }
#endif
