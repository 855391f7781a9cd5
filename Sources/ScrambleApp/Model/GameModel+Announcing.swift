import ScrambleKit

/// Announcements to screen readers.
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
