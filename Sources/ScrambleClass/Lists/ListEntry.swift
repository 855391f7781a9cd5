/// The entry for a word in a list, without what is beside the word.
struct ListEntry {
  let line: Int
  /// The whole text, without a leading number, letter or bullet, and without surrounding punctuation and quotes.
  let text: ArraySlice<UInt8>
  /// The words of the entry, up to a part of speech and without a leading article.
  let words: [ArraySlice<UInt8>]

  /// Creates an entry from a text; nil if the text has no letters, or is only a part of speech or an article beside
  /// other texts.
  ///
  /// - Parameter isAlone: Whether there is no other text beside this one.
  init?(_ text: ArraySlice<UInt8>, line: Int, isAlone: Bool) {
    let text = ListLine.withoutMarker(text)
    guard text.contains(where: ListSign.isContent) else { return nil }
    var words = text.split(separator: 0x20)[...]
    if words.count > 1, ListEntry.isPartOfSpeechWithFullStop(words[0]) { words = words.dropFirst() }
    // A meaning follows a part of speech.
    if let end = words.indices.dropFirst().first(where: { ListEntry.isPartOfSpeechWithFullStop(words[$0]) }) {
      words = words[..<end]
    }
    while words.count > 1, let last = words.last, !last.contains(where: ListSign.isContent) { words = words.dropLast() }
    if words.count > 1, words.dropFirst().allSatisfy(ListEntry.isPartOfSpeech) { words = words.prefix(1) }
    guard isAlone || words.count > 1 || !(ListEntry.isPartOfSpeech(words[0]) || ListEntry.isArticle(words[0])) else {
      return nil
    }
    (self.line, self.text) = (line, text)
    if words.count > 1, ListEntry.isArticle(words[0]) { words = words.dropFirst() }
    self.words = words.map(ListLine.withoutSigns).filter { !$0.isEmpty }
  }

  /// Whether the words are separate words rather than a phrase or a sentence.
  var hasSeparateWords: Bool {
    words.allSatisfy {
      $0.count > 1 && $0.allSatisfy(ListSign.isLetter) && !ListText.isOne($0, of: ListEntry.functionWords)
    }
  }

  /// Words that occur in phrases and sentences but not in word lists.
  private static let functionWords: String =
    """
      and or of in on at is are was were be with for from by as that this it its we you he she they not but has have \
      had do does can will your my our their who which into than up out off about the an
    """

  /// Returns whether a text is a part of speech as abbreviated in dictionaries: `n`, `vt.`, `n./v.`.
  static func isPartOfSpeech(_ text: ArraySlice<UInt8>) -> Bool {
    let names = text.split { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ",") }
    // Without a full stop, some abbreviations can also be the end of a phrase, as in "vitamin c".
    let hasFullStop = text.contains(UInt8(ascii: "."))
    return !names.isEmpty
      && names.allSatisfy {
        ListText.isOne($0, of: "n v vi vt adj adv prep pron conj pl num")
          || (hasFullStop && ListText.isOne($0, of: "t i a ad sing int interj det art aux phr vb u c"))
      }
  }

  /// Returns whether a text is a part of speech that ends with a full stop, which makes it unambiguous.
  private static func isPartOfSpeechWithFullStop(_ text: ArraySlice<UInt8>) -> Bool {
    text.last == UInt8(ascii: ".") && isPartOfSpeech(text)
  }

  private static func isArticle(_ text: ArraySlice<UInt8>) -> Bool { ListText.isOne(text, of: "to the a an") }
}
