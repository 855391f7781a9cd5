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
  /// Returns whether a word, lower case, is spelled right in English.
  func isReal(word: String) -> Bool
}

#if canImport(UIKit)
  /// The spell checker of iOS.
  struct SpellChecker: SystemDictionary {
    func isReal(word: String) -> Bool {
      let range = NSRange(location: 0, length: word.utf16.count)
      let misspelled = UITextChecker().rangeOfMisspelledWord(
        in: word, range: range, startingAt: 0, wrap: false, language: "en")
      return misspelled.location == NSNotFound
    }
  }
#elseif canImport(AppKit)
  /// The spell checker of macOS.
  struct SpellChecker: SystemDictionary {
    func isReal(word: String) -> Bool {
      let misspelled = NSSpellChecker.shared.checkSpelling(
        of: word, startingAt: 0, language: "en", wrap: false, inSpellDocumentWithTag: 0, wordCount: nil)
      return misspelled.location == NSNotFound
    }
  }
#endif
