import ScrambleCore
import ScrambleKit

/// A looked-up text in printable form, with its meanings.
struct Definition {
  let word: String
  let meanings: [Glossary.Meaning]

  /// Looks up a text. Text that is not a word has no meanings.
  init(_ typed: some Sequence<UInt8>, in meanings: (Word) -> [Glossary.Meaning]) {
    let typed = Array(typed)
    let word = try? Word(typed)
    self.word = word.map(\.description) ?? String(printable: Word.trimmed(typed), limit: 64)
    self.meanings = word.map(meanings) ?? []
  }
}
