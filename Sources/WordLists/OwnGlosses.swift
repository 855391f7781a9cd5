import Foundation

/// Meanings in our own words, for what WordNet does not have: `Data/glosses.tsv`.
///
/// A line is a word, a letter for its kind, and its meaning; or, instead of a meaning, `= sing past`: a headword, and which form of it the word is.
struct OwnGlosses {
  private var meanings: [String: [Glosses.Meaning]] = [:]
  private var irregular: [String: [WordNet.Base]] = [:]

  /// Reads the file.
  init(folder: URL) throws(CollectError) {
    for (number, text) in try TextFile(url: folder.appending(path: "glosses.tsv")).entries() {
      let columns = text.split(separator: "\t").map(String.init)
      guard columns.count == 3, let kind = columns[1].first, "nvaro".contains(kind), columns[1].count == 1 else {
        throw .malformed(file: "glosses.tsv", line: number)
      }
      guard columns[2].hasPrefix("= ") else {
        meanings[columns[0], default: []].append(Glosses.Meaning(kind: kind, text: columns[2]))
        continue
      }
      let reference = columns[2].split(separator: " ").map(String.init)
      guard reference.count == 3, let part = WordNet.Part(letter: kind), let form = Form(rawValue: reference[2]) else {
        throw .malformed(file: "glosses.tsv", line: number)
      }
      irregular[columns[0], default: []].append(WordNet.Base(word: reference[1], part: part, form: form))
    }
  }

  /// Returns the meanings of a headword.
  subscript(word: String) -> [Glosses.Meaning] { meanings[word, default: []] }

  /// Returns whether a word has a meaning that is neither that of a noun nor of a verb, adjective or adverb.
  func isGrammar(_ word: String) -> Bool {
    self[word].contains { $0.kind == "o" }
  }

  /// Returns the headwords in this file of which a word is a form.
  func forms(of word: String) -> [WordNet.Base] {
    irregular[word, default: []]
      + WordNet.regularForms(of: word) { base in Set(self[base].compactMap { WordNet.Part(letter: $0.kind) }) }
  }
}
