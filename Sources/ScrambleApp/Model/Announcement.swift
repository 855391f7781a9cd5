import Foundation

/// What screen readers are asked to say.
struct Announcement: Sendable {
  /// The sentence, with its English words marked.
  private(set) var text = AttributedString()
  /// The number of announcements: it changes even if the same text is announced again.
  private(set) var count = 0

  init() {}

  /// Replaces the text by a sentence in the player's language, some of whose words are English in every language.
  mutating func say(_ sentence: String, english words: [String]) {
    text = AttributedString(sentence, english: words)
    count += 1
  }

  /// Adds a sentence to the text.
  mutating func append(_ sentence: String) {
    text += AttributedString(" " + sentence)
    count += 1
  }
}

extension GameModel {
  /// Announces a sentence to screen readers.
  ///
  /// - Parameters:
  ///   - sentence: The sentence, in the player's language.
  ///   - words: The words of the sentence that are English in every language.
  func say(_ sentence: String, english words: [String]) {
    announcement.say(sentence, english: words)
  }

  /// Announces a sentence, and shows it under the field.
  func tell(_ news: String, english words: [String]) {
    note(news)
    say(news, english: words)
  }

  /// Shows a sentence under the field, and adds it to the latest announcement.
  func add(_ news: String) {
    note(news)
    announcement.append(news)
  }
}

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
