#if canImport(UIKit)
  import UIKit

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
  import AppKit

  /// The spell checker of macOS.
  struct SpellChecker: SystemDictionary {
    func isReal(word: String) -> Bool {
      let misspelled = NSSpellChecker.shared.checkSpelling(
        of: word, startingAt: 0, language: "en", wrap: false, inSpellDocumentWithTag: 0, wordCount: nil)
      return misspelled.location == NSNotFound
    }
  }
#endif
