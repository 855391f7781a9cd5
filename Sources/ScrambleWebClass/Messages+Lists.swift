import ScrambleClass
import ScrambleWeb
import WordScramble

/// What stands in a list of unit words.
struct UnitListMessage: Message {
  let items: [UnitItemMessage]

  func writeProperties(to json: inout JSONWriter) {
    json.add("items", items)
  }
}

/// An item of a list: the number of its line, and the word or the text that it is about.
struct UnitItemMessage: Message {
  let kind: UnitItemKind
  let line: Int
  let word: Word?
  let text: Text?
  /// Whether accents were removed.
  let isFolded: Bool
  /// Whether it was put together from parts.
  let isJoined: Bool
  /// Whether the lexicon lacks it.
  let isUnlisted: Bool

  func writeProperties(to json: inout JSONWriter) {
    json.add("kind", kind)
    json.add("line", line)
    json.add("word", word)
    json.add("text", text)
    json.add("isFolded", isFolded)
    json.add("isJoined", isJoined)
    json.add("isUnlisted", isUnlisted)
  }
}

/// What an item of a list is.
enum UnitItemKind: String, Choice {
  case word, delicate, repeated, wrongLength, tooMany, notOneWord, notEnglish, refused, heading, oneColumn, oneByOne,
    unread
}

/// The roots that are suggested for unit words, and the words that are in no puzzle.
struct SuggestionsMessage: Message {
  let suggestions: [SuggestionMessage]
  let uncovered: UncoveredMessage

  func writeProperties(to json: inout JSONWriter) {
    json.add("suggestions", suggestions)
    json.add("uncovered", uncovered)
  }
}

/// A suggested root.
struct SuggestionMessage: Message {
  let root: Word
  /// Whether it is a unit word itself.
  let isOwn: Bool
  /// Whether a set has it without a choice.
  let isProposed: Bool
  /// How many common words it has.
  let count: Int
  let grade: Grade
  /// The unit words that it holds.
  let words: [Word]

  func writeProperties(to json: inout JSONWriter) {
    json.add("root", root)
    json.add("isOwn", isOwn)
    json.add("isProposed", isProposed)
    json.add("count", count)
    json.add("grade", grade)
    json.add("words", words)
  }
}

/// The unit words that are in no puzzle: those that a suggested root holds, those that none holds, and those that are too short.
struct UncoveredMessage: Message {
  let available: [Word]
  let unheld: [Word]
  let tooShort: [Word]

  func writeProperties(to json: inout JSONWriter) {
    json.add("available", available)
    json.add("unheld", unheld)
    json.add("tooShort", tooShort)
  }
}

extension UnitItemMessage {
  init(_ item: UnitWordList.Item, in lexicon: Lexicon) {
    var (text, isFolded, isJoined, isUnlisted) = (Text?.none, false, false, false)
    var word: Word?
    switch item.kind {
    case .word(let unit, isFolded: let folded, isJoined: let joined):
      (word, isFolded, isJoined) = (unit, folded, joined)
      // The list has no longer words.
      isUnlisted = unit.count <= Lexicon.longestWord && !lexicon.contains(unit)
    case .delicate(let unit), .repeated(let unit), .wrongLength(let unit), .tooMany(let unit): word = unit
    case .notOneWord(let shown): text = Text(shown)
    case .refused, .notEnglish, .heading, .oneColumn, .oneByOne, .unread: break
    }
    self.init(
      kind: UnitItemKind(item.kind), line: item.line, word: word, text: text, isFolded: isFolded, isJoined: isJoined,
      isUnlisted: isUnlisted)
  }
}

extension UnitItemKind {
  init(_ kind: UnitWordList.Kind) {
    self =
      switch kind {
      case .word: .word
      case .delicate: .delicate
      case .repeated: .repeated
      case .wrongLength: .wrongLength
      case .tooMany: .tooMany
      case .notOneWord: .notOneWord
      case .refused: .refused
      case .notEnglish: .notEnglish
      case .heading: .heading
      case .oneColumn: .oneColumn
      case .oneByOne: .oneByOne
      case .unread: .unread
      }
  }
}
