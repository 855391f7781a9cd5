import ScrambleKit
import WordScramble

/// What somebody asked the meaning of, as it may be shown, and its meanings.
struct Definition {
  let word: String
  let meanings: [Glossary.Meaning]

  /// Looks up what was typed; what is no word has no meaning.
  init(_ typed: some Sequence<UInt8>, in meanings: (Word) -> [Glossary.Meaning]) {
    let typed = Array(typed)
    let word = try? Word(typed)
    self.word = word.map(\.description) ?? String(printable: Word.trimmed(typed), limit: 64)
    self.meanings = word.map(meanings) ?? []
  }
}
