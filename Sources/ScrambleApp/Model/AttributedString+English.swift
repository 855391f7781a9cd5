import Foundation

extension AttributedString {
  /// Creates a sentence in which a screen reader speaks some words as English, whatever language the sentence is in.
  init(_ sentence: String, english words: [String]) {
    self.init(sentence)
    for word in words where !word.isEmpty {
      if let place = range(of: word) { self[place].languageIdentifier = "en" }
    }
  }
}
