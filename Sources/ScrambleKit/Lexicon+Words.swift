public import WordScramble

extension Lexicon {
  /// Creates a lexicon from a list of words of one's own.
  ///
  ///     let planets = try Lexicon(words: ["earth", "Mars", "Neptune", "asteroid"])
  ///     planets.contains("mars")  // true
  ///
  /// Case and order do not matter, empty texts are ignored, and a word may be repeated. The words of eight letters are `roots`. The list has no
  /// order of daily puzzles; `LexiconBuilder` can give it one, and words a class each.
  ///
  /// - Parameters:
  ///   - words: Words of 3 to 8 letters from a to z.
  ///   - wordClass: How well known the words are.
  /// - Throws: A ``WordListError``, which names the first word that no lexicon can hold.
  /// - Complexity: that of `LexiconBuilder.build()`.
  public convenience init(
    words: some Sequence<some StringProtocol>, _ wordClass: WordClass = .everyday
  ) throws(WordListError) {
    var builder = LexiconBuilder()
    var added: Set<Word> = []
    for text in words {
      guard let word = try Lexicon.word(text), added.insert(word).inserted else { continue }
      builder.add(word, wordClass, root: word.count == Lexicon.longestWord ? .familiar : .none)
    }
    // The words are checked and different, so there can only be too many; and what was built can be opened.
    guard let bytes = try? builder.build() else { throw .tooManyWords }
    do throws(LexiconError) { try self.init(bytes) } catch { preconditionFailure("\(error)") }
  }

  /// Returns a word of a list, or nil for an empty text.
  private static func word(_ text: some StringProtocol) throws(WordListError) -> Word? {
    let word: Word
    do throws(WordError) {
      word = try Word(text)
    } catch {
      guard error == .empty else { throw .notLetters(String(text)) }
      return nil
    }
    guard (shortestWord...longestWord).contains(word.count) else { throw .length(String(text)) }
    return word
  }
}

/// The reason a list of words cannot become a lexicon.
public enum WordListError: Error, Equatable, Sendable {
  /// The text has something in it that is not a letter from a to z.
  case notLetters(String)
  /// The word does not have 3 to 8 letters.
  case length(String)
  /// There are more words, or more words of the same letters, than a lexicon has room for.
  case tooManyWords
}

extension WordListError: CustomStringConvertible {
  /// A sentence for the person who has written the list.
  public var description: String {
    switch self {
    case .notLetters(let text): "“\(text)” has something in it that is not a letter from a to z."
    case .length(let text): "“\(text)” does not have 3 to 8 letters."
    case .tooManyWords: "There are more words than a lexicon has room for."
    }
  }
}
