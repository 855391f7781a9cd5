import ScrambleClass
import ScrambleWeb
import WordScramble

/// The items of a list of unit words.
struct UnitListMessage: Message {
  let items: [UnitItemMessage]

  func writeProperties(to json: JSONWriter) {
    json.add("items", items)
  }
}

/// An item of a list: its line number, and the word or text that it concerns.
struct UnitItemMessage: Message {
  let kind: UnitItemKind
  let line: Int
  let word: Word?
  let text: Text?
  /// Whether accents were removed.
  let isFolded: Bool
  /// Whether parts were joined.
  let isJoined: Bool
  /// Whether the lexicon does not contain the word, although it contains words of that length.
  let isUnlisted: Bool

  func writeProperties(to json: JSONWriter) {
    json.add("kind", kind).add("line", line).add("word", word).add("text", text).add("isFolded", isFolded)
      .add("isJoined", isJoined).add("isUnlisted", isUnlisted)
  }
}

/// The kind of an item of a list.
enum UnitItemKind: String, CaseNameValue {
  case word, delicate, repeated, wrongLength, tooMany, notOneWord, notEnglish, refused, heading, oneColumn, oneByOne,
    unread
}

/// The roots that are suggested for unit words, and the words that are not in any puzzle.
struct SuggestionsMessage: Message {
  let suggestions: [SuggestionMessage]
  let uncovered: UncoveredMessage

  func writeProperties(to json: JSONWriter) {
    json.add("suggestions", suggestions).add("uncovered", uncovered)
  }
}

/// A suggested root.
struct SuggestionMessage: Message {
  let root: Word
  /// Whether the root is a unit word itself.
  let isOwn: Bool
  /// Whether the root is part of the default set.
  let isProposed: Bool
  /// The number of common words.
  let count: Int
  let grade: Grade
  /// The unit words that the root contains, without the root itself.
  let words: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("root", root).add("isOwn", isOwn).add("isProposed", isProposed).add("count", count).add("grade", grade)
      .add("words", words)
  }
}

/// The unit words that are in no puzzle: those that are a suggested root or that one contains, those without a
/// suggested root, and those that are too short.
struct UncoveredMessage: Message {
  let available: [Word]
  let withoutRoot: [Word]
  let tooShort: [Word]

  func writeProperties(to json: JSONWriter) {
    json.add("available", available).add("withoutRoot", withoutRoot).add("tooShort", tooShort)
  }
}

extension UnitItemMessage {
  init(_ item: UnitWordList.Item, in lexicon: Lexicon) {
    var (text, isFolded, isJoined, isUnlisted) = (Text?.none, false, false, false)
    var word: Word?
    let kind: UnitItemKind
    switch item.kind {
    case .word(let unit, isFolded: let folded, isJoined: let joined):
      (kind, word, isFolded, isJoined) = (.word, unit, folded, joined)
      // The lexicon contains only words up to that length.
      isUnlisted = unit.count <= Lexicon.maxWordLength && !lexicon.contains(unit)
    case .delicate(let unit): (kind, word) = (.delicate, unit)
    case .repeated(let unit): (kind, word) = (.repeated, unit)
    case .wrongLength(let unit): (kind, word) = (.wrongLength, unit)
    case .tooMany(let unit): (kind, word) = (.tooMany, unit)
    case .notOneWord(let shown): (kind, text) = (.notOneWord, Text(shown))
    case .refused: kind = .refused
    case .notEnglish: kind = .notEnglish
    case .heading: kind = .heading
    case .multipleColumns: kind = .oneColumn
    case .spaceSeparatedWords: kind = .oneByOne
    case .unreadRest: kind = .unread
    }
    self.init(
      kind: kind, line: item.line, word: word, text: text, isFolded: isFolded, isJoined: isJoined,
      isUnlisted: isUnlisted)
  }
}
