import Foundation

/// Meanings in our own words, for what WordNet does not have: `Data/glosses.tsv`.
///
/// A line is a word, a letter for its kind, and its meaning; or, instead of a meaning, `= sing past`: a headword, and which form of it the word is.
struct OwnGlosses {
  private var meanings: [String: [Glosses.Meaning]] = [:]
  private var irregular: [String: [(headword: String, part: WordNet.Part?, form: Form)]] = [:]

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
      guard reference.count == 3, let form = Form(rawValue: reference[2]) else {
        throw .malformed(file: "glosses.tsv", line: number)
      }
      irregular[columns[0], default: []].append((reference[1], nil, form))
    }
  }

  /// Returns the meanings of a headword.
  subscript(word: String) -> [Glosses.Meaning] { meanings[word, default: []] }

  /// Returns whether a word has a meaning that is neither that of a noun nor of a verb, adjective or adverb.
  func isGrammar(_ word: String) -> Bool {
    self[word].contains { $0.kind == "o" }
  }

  /// Returns the headwords in this file of which a word is a form.
  func forms(of word: String) -> [(headword: String, part: WordNet.Part?, form: Form)] {
    irregular[word, default: []]
      + Inflection.beginnings(of: word).flatMap { base in regularForms(of: word, from: base) }
  }

  private func regularForms(of word: String, from base: String) -> [(headword: String, part: WordNet.Part?, form: Form)]
  {
    let kinds = Set(self[base].map(\.kind))
    let form: Form = word.hasSuffix("ing") ? .gerund : word.hasSuffix("ed") ? .past : .third
    var found: [(headword: String, part: WordNet.Part?, form: Form)] = []
    if Inflection.forms(of: base).contains(word) {
      if kinds.contains("n"), form == .third { found.append((base, .noun, .plural)) }
      if kinds.contains("v") { found.append((base, .verb, form)) }
    }
    if kinds.contains("a"), let form = Inflection.comparison(word, of: base) { found.append((base, .adj, form)) }
    return found
  }
}
