import Foundation

/// The latest text for screen readers to speak.
struct Announcement: Sendable {
  /// The text, with its English words marked as English.
  private(set) var text = AttributedString()
  /// The number of announcements so far. It changes even if the same text is announced again.
  private(set) var count = 0

  init() {}

  /// Replaces the text with a sentence in the player's language. The given words are English in every language.
  mutating func replace(with sentence: String, english words: [String]) {
    text = AttributedString(sentence, english: words)
    count += 1
  }

  mutating func append(_ sentence: String) {
    text += AttributedString(" " + sentence)
    count += 1
  }
}

extension GameModel {
  /// Announces a sentence to screen readers.
  ///
  /// - Parameters:
  ///   - sentence: A sentence in the player's language.
  ///   - words: The words of the sentence that are English in every language.
  func announce(_ sentence: String, english words: [String]) {
    announcement.replace(with: sentence, english: words)
  }

  /// Announces a sentence and shows it under the field.
  func announceNotice(_ text: String, english words: [String]) {
    setNotice(text)
    announce(text, english: words)
  }

  /// Adds a sentence to the latest announcement, and shows it under the field.
  func appendToAnnouncement(_ text: String) {
    setNotice(text)
    announcement.append(text)
  }
}

extension AttributedString {
  /// Creates a sentence in which a screen reader speaks the given words as English, whatever the sentence's language.
  ///
  /// - Complexity: O(*n* × *m*) for *n* words and a sentence of *m* characters.
  init(_ sentence: String, english words: [String]) {
    self.init(sentence)
    for word in words where !word.isEmpty {
      var remaining = startIndex..<endIndex
      while let range = self[remaining].range(of: word) {
        self[range].languageIdentifier = "en"
        remaining = range.upperBound..<endIndex
      }
    }
  }
}
