/// A custom word that can be a root.
///
///     try CustomWord("Team".utf8, in: lexicon).commonWordCount  // 8
package struct CustomWord: Equatable, Sendable {
  package let root: Word
  /// The number of common words that can be spelled from the root.
  package let commonWordCount: Int

  /// Checks a word that the player entered.
  ///
  /// - Parameters:
  ///   - text: UTF-8, or any bytes.
  ///   - lexicon: The words that count.
  /// - Throws: The first ``CustomWordError`` that applies.
  /// - Complexity: that of a ``Puzzle``.
  package init(_ text: some Sequence<UInt8>, in lexicon: Lexicon) throws(CustomWordError) {
    root = try CustomWord.root(from: text)
    commonWordCount = Puzzle(root: root, in: lexicon).common.count
    guard commonWordCount > 0 else { throw .noCommonWord }
  }

  /// Returns the root in a text, without checking what can be spelled from it.
  private static func root(from text: some Sequence<UInt8>) throws(CustomWordError) -> Word {
    let root: Word
    do throws(WordError) {
      root = try Word(text)
    } catch {
      switch error {
      case .empty: throw .empty
      case .notLetters(let characters): throw .notLetters(characters)
      }
    }
    guard root.count >= Round.rootLengths.lowerBound else { throw .tooShort(minimum: Round.rootLengths.lowerBound) }
    guard root.count <= Round.rootLengths.upperBound else { throw .tooLong(maximum: Round.rootLengths.upperBound) }
    return root
  }
}

/// The reason a text cannot be a root. The cases are in the order in which they are checked.
package enum CustomWordError: Error, Equatable, Sendable {
  case empty
  /// The text contains characters other than the letters `a` to `z`: the first three distinct ones.
  case notLetters([Unicode.Scalar])
  /// The word has fewer letters than a root needs.
  case tooShort(minimum: Int)
  /// The word has more letters than a root may have.
  case tooLong(maximum: Int)
  /// No common word can be spelled from the word.
  case noCommonWord
}

extension CustomWordError {
  /// The code of the reason. It is the same in every language and never changes.
  package var code: String {
    switch self {
    case .empty: "empty"
    case .notLetters: "notLetters"
    case .tooShort: "tooShort"
    case .tooLong: "tooLong"
    case .noCommonWord: "noCommonWord"
    }
  }

  /// Whether more letters may resolve the error. Such an error is not shown while the player is still typing.
  package var isTextUnfinished: Bool {
    switch self {
    case .empty, .tooShort: true
    case .notLetters, .tooLong, .noCommonWord: false
    }
  }

  /// The associated values as numbers, in their order.
  package var payload: [Int] {
    switch self {
    case .empty, .noCommonWord: []
    case .notLetters(let characters): characters.map { Int($0.value) }
    case .tooShort(let minimum): [minimum]
    case .tooLong(let maximum): [maximum]
    }
  }
}
