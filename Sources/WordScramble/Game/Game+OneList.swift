/// One list: a word that another player is known to have found cannot be found again.
extension Game {
  /// Reads the words that other players of one list have found, with the names that may be shown.
  mutating func updateOthersWords() {
    #if !hasFeature(Embedded)
      // The page reads the records of shared rounds later, with another engine, and sets these words itself.
      if case .shared = round.id { othersWords = sharedRecord?.othersWords(avoiding: sensitiveWords) ?? [] }
    #endif
  }

  /// Refuses a word that another player of one list is known to have found, unless another rule rejects it first.
  func refuseOthersWord(_ text: some Sequence<UInt8>) throws(Rejection) {
    guard !othersWords.isEmpty, let word = try? Word(text),
      let othersWord = othersWords.first(where: { $0.word == word }),
      (try? round.check(word)) != nil
    else { return }
    throw .foundByOther(word, by: othersWord.name)
  }
}
