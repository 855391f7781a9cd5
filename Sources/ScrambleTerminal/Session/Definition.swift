import ScrambleKit
import WordScramble

/// A text that was looked up, in printable form, and its meanings.
struct Definition {
  let word: String
  let meanings: [Glossary.Meaning]

  /// Looks up a text; one that is not a word has no meaning.
  init(_ typed: some Sequence<UInt8>, in meanings: (Word) -> [Glossary.Meaning]) {
    let typed = Array(typed)
    let word = try? Word(typed)
    self.word = word.map(\.description) ?? String(printable: Word.trimmed(typed), limit: 64)
    self.meanings = word.map(meanings) ?? []
  }
}
