import Foundation

/// Meanings written for the game, from `Data/glosses.tsv`, and false forms, from `Data/false-forms.tsv`.
///
/// A line of the first file is a word, a letter for its kind, and its meaning. Instead of a meaning, the line may name
/// a headword and a form: `= sing past`. If it stands before a meaning of the word's own, the form's meanings come
/// first: *going*. The kind `p` is a past form with a meaning of its own: *noticed with your eyes* for *saw*. A word
/// with the kind `-` has no meaning.
struct HandGlosses {
  private var meanings: [String: [Glosses.Meaning]] = [:]
  /// The meanings of past forms. Other forms of the word do not share them: *saws* has nothing to do with *noticed*.
  private var pastMeanings: [String: [Glosses.Meaning]] = [:]
  private var basesByWord: [String: [WordNet.Base]] = [:]
  /// The words of which a form comes before their own meanings, with the headwords.
  private var leadingBases: [String: [WordNet.Base]] = [:]
  private var wordsWithoutMeaning: Set<String> = []
  private var falseForms: [String: [FalseForm]] = [:]

  /// A form that the spelling rules suggest wrongly, or whose meaning people think of only after other meanings.
  private struct FalseForm: Equatable {
    let headword: String
    let form: Form
    let isNeverForm: Bool
  }

  init(folder: URL) throws(CollectError) {
    try TextFile(url: folder.appending(path: "glosses.tsv")).readRows(columns: 3) { columns in
      add(word: columns[0], kind: columns[1], text: columns[2])
    }
    try TextFile(url: folder.appending(path: "false-forms.tsv")).readRows(columns: 4) { columns in
      guard let form = Form(rawValue: columns[2]), ["never", "last"].contains(columns[3]) else { return false }
      let falseForm = FalseForm(headword: columns[1], form: form, isNeverForm: columns[3] == "never")
      falseForms[columns[0], default: []].append(falseForm)
      return true
    }
  }

  /// Adds a line. Returns false if it is malformed.
  private mutating func add(word: String, kind: String, text: String) -> Bool {
    if kind == "-" {
      wordsWithoutMeaning.insert(word)
      return text == "-"
    }
    guard let letter = kind.first, kind.count == 1, "nvarop".contains(letter) else { return false }
    guard text.hasPrefix("= ") else {
      let meaning = Glosses.Meaning(kind: letter == "p" ? "v" : letter, text: text)
      meanings[word, default: []].append(meaning)
      if letter == "p" { pastMeanings[word, default: []].append(meaning) }
      return true
    }
    let reference = text.split(separator: " ").map(String.init)
    guard reference.count == 3, let part = WordNet.PartOfSpeech(letter: letter), let form = Form(rawValue: reference[2])
    else {
      return false
    }
    let base = WordNet.Base(word: reference[1], part: part, form: form)
    basesByWord[word, default: []].append(base)
    if meanings[word] == nil { leadingBases[word, default: []].append(base) }
    return true
  }

  var words: Dictionary<String, [Glosses.Meaning]>.Keys { meanings.keys }

  subscript(word: String) -> [Glosses.Meaning] { meanings[word, default: []] }

  /// Returns the meanings that a headword shares with its forms.
  func meanings(ofFormsOf headword: String, _ part: WordNet.PartOfSpeech) -> [Glosses.Meaning] {
    self[headword].filter { $0.kind == part.letter && !pastMeanings[headword, default: []].contains($0) }
  }

  /// Returns whether a word has a meaning that is not a noun, verb, adjective or adverb.
  func isFunctionWord(_ word: String) -> Bool {
    self[word].contains { $0.kind == "o" }
  }

  /// Returns whether a word is to have no meaning, not even one of WordNet.
  func hasNoMeaning(_ word: String) -> Bool {
    wordsWithoutMeaning.contains(word)
  }

  /// Returns whether the meanings of a headword come before those of the word that is its form.
  func formLeads(_ base: WordNet.Base, for word: String) -> Bool {
    leadingBases[word, default: []].contains(base)
  }

  /// Returns the headwords that `glosses.tsv` names for a word.
  func listedBases(of word: String) -> [WordNet.Base] {
    basesByWord[word, default: []]
  }

  /// Returns the headwords in `glosses.tsv` of which a word is a form by the spelling rules.
  func bases(withRegularFormsOf word: String) -> [WordNet.Base] {
    WordNet.bases(withRegularFormsOf: word) { base in
      Set(WordNet.PartOfSpeech.allCases.filter { !meanings(ofFormsOf: base, $0).isEmpty })
    }
  }

  /// Returns whether `false-forms.tsv` says that a word is never this form of a headword.
  func isFalseForm(_ base: WordNet.Base, for word: String) -> Bool {
    falseForms[word, default: []].contains(FalseForm(headword: base.word, form: base.form, isNeverForm: true))
  }

  /// Returns whether `false-forms.tsv` says that the meanings of a headword come last for a word.
  func comesLast(_ headword: String, _ form: Form, for word: String) -> Bool {
    falseForms[word, default: []].contains(FalseForm(headword: headword, form: form, isNeverForm: false))
  }
}
