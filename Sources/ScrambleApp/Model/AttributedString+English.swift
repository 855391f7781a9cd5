import Foundation

extension AttributedString {
  /// Creates a sentence in which a screen reader speaks some words as English, whatever language the sentence is in.
  ///
  /// - Complexity: O(*n* × *m*) for *n* words and a sentence of *m* characters.
  init(_ sentence: String, english words: [String]) {
    self.init(sentence)
    for word in words where !word.isEmpty {
      var rest = startIndex..<endIndex
      while let place = self[rest].range(of: word) {
        self[place].languageIdentifier = "en"
        rest = place.upperBound..<endIndex
      }
    }
  }
}
