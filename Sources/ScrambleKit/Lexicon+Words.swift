public import ScrambleCore

extension Lexicon {
  /// Creates a lexicon from your own list of words.
  ///
  ///     let planets = try Lexicon(words: ["earth", "Mars", "Neptune", "asteroid"])
  ///     planets.contains("mars")  // true
  ///
  /// Case and order do not matter, empty texts are ignored, and words may be repeated. Words of eight letters become
  /// `roots`. The list has no order of daily puzzles; use `LexiconBuilder` to add one, or to give each word its own
  /// class.
  ///
  /// - Parameters:
  ///   - words: Words of 3 to 8 letters from a to z.
  ///   - wordClass: How well known the words are.
  /// - Throws: A ``WordListError`` for the first text that is not a word of 3 to 8 letters, or if there are too many
  ///   words.
  /// - Complexity: That of `LexiconBuilder.build()`.
  public convenience init(
    words: some Sequence<some StringProtocol>, _ wordClass: WordClass = .everyday
  ) throws(WordListError) {
    var builder = LexiconBuilder()
    var addedWords: Set<Word> = []
    for text in words {
      guard let word = try Lexicon.word(text), addedWords.insert(word).inserted else { continue }
      builder.add(word, wordClass, root: word.count == Lexicon.maxWordLength ? .familiar : .none)
    }
    // The words are valid and distinct, so the only possible error is that there are too many. A lexicon that was built
    // can always be opened.
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
    guard (minWordLength...maxWordLength).contains(word.count) else { throw .wrongLength(String(text)) }
    return word
  }
}

/// The reason a list of words cannot become a lexicon.
public enum WordListError: Error, Equatable, Sendable {
  /// The text contains something other than the letters a to z.
  case notLetters(String)
  /// The word does not have 3 to 8 letters.
  case wrongLength(String)
  /// There are more words, or more words with the same letters, than a lexicon has room for.
  case tooManyWords
}

extension WordListError: CustomStringConvertible {
  /// A sentence for the author of the list.
  public var description: String {
    switch self {
    case .notLetters(let text): "“\(text)” has something in it that is not a letter from a to z."
    case .wrongLength(let text): "“\(text)” does not have 3 to 8 letters."
    case .tooManyWords: "There are more words than a lexicon has room for."
    }
  }
}
