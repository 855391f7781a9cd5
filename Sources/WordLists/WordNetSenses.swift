import Foundation

/// The senses of WordNet's headwords, most frequent first.
///
/// The file formats are those of WordNet 3.0:
/// - https://wordnet.princeton.edu/documentation/wndb5wn
/// - https://wordnet.princeton.edu/documentation/senseidx5wn
struct WordNetSenses {
  /// A meaning of a headword.
  struct Sense: Equatable {
    let part: WordNet.PartOfSpeech
    /// The definition without its examples.
    let meaning: String
    /// How often the sense occurs in WordNet's texts.
    let count: Int
    /// Whether the word is lowercase in this sense, unlike the name *Sung*.
    let isLowerCase: Bool
    /// Whether the word has a capital after its first letter in this sense, like *DNA*.
    var isAbbreviation = false
  }

  private var senses: [String: [Sense]] = [:]

  /// Reads the senses of the headwords that consist of letters from a to z.
  init(folder: URL) throws(CollectError) {
    let counts = try Self.counts(in: folder)
    for part in WordNet.PartOfSpeech.allCases {
      let data = try Self.bytes(of: "data.\(part)", in: folder)
      for line in try TextFile(url: folder.appending(path: "index.\(part)")).lines() {
        try add(line, of: part, counts, data)
      }
    }
    for word in senses.keys { senses[word]?.sort { $0.count > $1.count } }
  }

  /// Returns the senses of a headword, most frequent first.
  subscript(word: String) -> [Sense] { senses[word, default: []] }

  /// Returns whether a headword is only an abbreviation or a symbol, such as *DNA* or *Ag*. These have no plural and no
  /// past.
  func isAbbreviation(_ word: String) -> Bool {
    let senses = self[word]
    guard !senses.isEmpty, !senses.contains(where: \.isLowerCase) else { return false }
    return word.utf8.count <= 2 || senses.allSatisfy(\.isAbbreviation)
  }

  /// Adds the senses of an index line: the word, its part of speech, the number of senses, some pointers, two counts,
  /// and the offset of each sense in the data.
  private mutating func add(
    _ line: Substring, of part: WordNet.PartOfSpeech, _ counts: [String: Int], _ data: [UInt8]
  ) throws(CollectError) {
    let columns = line.split(separator: " ")
    guard let word = columns.first, word.utf8.allSatisfy({ (97...122).contains($0) }), columns.count > 6,
      let count = Int(columns[2])
    else { return }
    for (number, offset) in columns.suffix(count).enumerated() {
      guard let offset = Int(offset), let line = Self.line(at: offset, in: data), let meaning = Self.meaning(of: line)
      else { throw .unreadable(file: "data.\(part)") }
      let key = "\(word) \(part) \(number + 1)"
      // An adjective may be followed by a syntactic marker: `galore(ip)`.
      let columns = line.prefix { $0 != "|" }.split(separator: " ").lazy.map { $0.prefix { $0 != "(" } }
      let isLowerCase = columns.contains(word)
      let spelling = columns.first { $0.lowercased() == word } ?? word
      senses[String(word), default: []].append(
        Sense(
          part: part, meaning: meaning, count: counts[key, default: 0], isLowerCase: isLowerCase,
          isAbbreviation: spelling.dropFirst().contains(where: \.isUppercase)))
    }
  }

  /// Returns how often each sense occurs, by word, part of speech and number. A line of the file is
  /// `mouse%1:05:00:: 1 3`.
  private static func counts(in folder: URL) throws(CollectError) -> [String: Int] {
    let parts: [Character: WordNet.PartOfSpeech] = ["1": .noun, "2": .verb, "3": .adj, "4": .adv, "5": .adj]
    var counts: [String: Int] = [:]
    for line in try TextFile(url: folder.appending(path: "cntlist.rev")).lines() {
      let columns = line.split(separator: " ")
      guard columns.count == 3, let end = columns[0].firstIndex(of: "%"), let count = Int(columns[2]),
        let part = parts[columns[0][columns[0].index(after: end)]]
      else { continue }
      counts["\(columns[0][..<end]) \(part) \(columns[1])"] = count
    }
    return counts
  }

  private static func bytes(of file: String, in folder: URL) throws(CollectError) -> [UInt8] {
    guard let data = try? Data(contentsOf: folder.appending(path: file)) else { throw .unreadable(file: file) }
    return [UInt8](data)
  }

  /// Returns the line that starts at an offset.
  private static func line(at offset: Int, in data: [UInt8]) -> String? {
    guard offset < data.count else { return nil }
    return String(decoding: data[offset...].prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Returns the definition in a line: the text after the bar, up to the first example; nil if there is no bar.
  private static func meaning(of line: String) -> String? {
    guard let barIndex = line.firstIndex(of: "|") else { return nil }
    let gloss = line[line.index(after: barIndex)...]
    let definition = gloss.range(of: "; \"").map { gloss[..<$0.lowerBound] } ?? gloss
    return definition.trimmingCharacters(in: CharacterSet(charactersIn: " ;:\t"))
  }
}
