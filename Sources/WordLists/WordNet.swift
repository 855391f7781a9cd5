import Foundation

/// The headwords of WordNet, which can be looked up by an inflected form.
///
/// The endings are those of WordNet's own `morphy`: https://wordnet.princeton.edu/documentation/morphy7wn
struct WordNet {
  /// A part of speech, with the name that WordNet uses for its files.
  enum PartOfSpeech: String, CaseIterable {
    case noun, verb, adj, adv
  }

  private var headwords: [String: Set<PartOfSpeech>] = [:]
  private(set) var exceptions: [String: [(base: String, part: PartOfSpeech)]] = [:]
  private var irregularBases: Set<IrregularBase> = []
  /// The irregular past forms of verbs: *sang* and *sung* of *sing*.
  private(set) var irregularPasts: [String: [String]] = [:]

  /// A headword with an irregular form. If ``isPlural`` is true, its regular plural does not count; otherwise, its
  /// regular -ed and -ing forms do not.
  private struct IrregularBase: Hashable {
    let base: String
    let part: PartOfSpeech
    let isPlural: Bool
  }

  /// Reads `index.noun`, `noun.exc` and the files of the other parts of speech from a folder.
  init(folder: URL) throws(CollectError) {
    guard FileManager.default.fileExists(atPath: folder.appending(path: "index.noun").path) else {
      throw .missingPackage("wordnet-base", folder: folder.path)
    }
    for part in PartOfSpeech.allCases {
      try readIndex(of: part, in: folder)
      try readExceptions(of: part, in: folder)
    }
  }

  func isHeadword(_ word: String) -> Bool {
    headwords[word] != nil
  }

  /// Returns the parts of speech of a headword, or none for any other word.
  func parts(of word: String) -> Set<PartOfSpeech> {
    headwords[word, default: []]
  }

  /// Returns whether a word is a headword or an inflected form of one.
  func recognizes(_ word: String) -> Bool {
    isHeadword(word) || !bases(of: word).isEmpty
  }

  /// Returns the headwords of which a word may be an inflected form, without the word itself.
  ///
  ///     wordNet.bases(of: "geese")  // goose, a noun
  func bases(of word: String) -> [(base: String, part: PartOfSpeech)] {
    let irregular = exceptions[word, default: []].filter { $0.base != word && isHeadword($0.base) }
    return irregular + Self.possibleBases(of: word).filter { headwords[$0.base, default: []].contains($0.part) }
  }

  /// Returns the headwords of which a word is the -s, -ed or -ing form in current spelling.
  ///
  /// ``bases(of:)`` is more permissive: it accepts *poted* as a form of *pot*, and *catched* as one of *catch*.
  func regularBases(of word: String) -> [String] {
    bases(of: word).filter { base, part in
      if exceptions[word, default: []].contains(where: { $0 == (base, part) }) { return true }
      return !irregularBases.contains(IrregularBase(base: base, part: part, isPlural: word.hasSuffix("s")))
        && Inflection.forms(of: base).contains(word)
    }.map(\.base)
  }

  /// Returns whether a list of exceptions has a word as a form of a base.
  func isException(_ word: String, of base: Base) -> Bool {
    exceptions[word, default: []].contains { $0.base == base.word }
  }

  /// Returns the bases that the endings of a word allow, whether or not they are words.
  private static func possibleBases(of word: String) -> [(base: String, part: PartOfSpeech)] {
    endings.compactMap { ending in
      guard word.hasSuffix(ending.inflected), word.utf8.count > ending.inflected.utf8.count + 1 else { return nil }
      return (word.dropLast(ending.inflected.utf8.count) + ending.base, ending.part)
    }
  }

  /// Reads an index file. Lines of the license at its top start with a space.
  private mutating func readIndex(of part: PartOfSpeech, in folder: URL) throws(CollectError) {
    for line in try TextFile(url: folder.appending(path: "index.\(part)")).lines()
    where line.utf8.first != UInt8(ascii: " ") {
      guard let word = line.utf8.split(separator: UInt8(ascii: " ")).first else { continue }
      headwords[String(Substring(word)), default: []].insert(part)
    }
  }

  private mutating func readExceptions(of part: PartOfSpeech, in folder: URL) throws(CollectError) {
    for line in try TextFile(url: folder.appending(path: "\(part).exc")).lines() {
      let forms = line.split(separator: " ").map(String.init)
      guard let inflected = forms.first else { continue }
      exceptions[inflected, default: []] += forms.dropFirst().map { ($0, part) }
      guard !inflected.hasSuffix("ing"), part == .noun || !inflected.hasSuffix("s") else { continue }
      if part == .verb { for base in forms.dropFirst() { irregularPasts[base, default: []].append(inflected) } }
      for base in forms.dropFirst() {
        irregularBases.insert(IrregularBase(base: base, part: part, isPlural: part == .noun))
      }
    }
  }

  private static let endings: [(inflected: String, base: String, part: PartOfSpeech)] = [
    ("s", "", .noun), ("ses", "s", .noun), ("xes", "x", .noun), ("zes", "z", .noun), ("ches", "ch", .noun),
    ("shes", "sh", .noun), ("men", "man", .noun), ("ies", "y", .noun), ("oes", "o", .noun),
    ("s", "", .verb), ("ies", "y", .verb), ("es", "e", .verb), ("es", "", .verb), ("ed", "e", .verb),
    ("ed", "", .verb), ("ing", "e", .verb), ("ing", "", .verb),
    ("er", "", .adj), ("est", "", .adj), ("er", "e", .adj), ("est", "e", .adj),
  ]
}
