import Foundation

/// The words of SCOWL, Kevin Atkinson's "Spell Checker Oriented Word Lists", by how common they are.
///
/// A file is named `<spelling>-<kind>.<size>`, as in `british_z-words.50`. The smaller the size, the more common the
/// word. Only the kind `words` is read: the others contain names, abbreviations and contractions. Size 95 is never
/// read, because it contains noise (`pcf`, `vii`, `london`). Debian's files are UTF-8, although SCOWL's own README says
/// otherwise.
struct Scowl {
  struct Sizes: Equatable {
    /// The smallest size of all lists that contain the word, with Australian lists as size 70 or above.
    var size: Int
    /// The smallest size of the lists with standard spelling. Nil for a word that is only a variant or only Australian.
    var standardSize: Int?
  }

  /// The words by their plain spelling.
  private(set) var words: [String: Sizes] = [:]
  /// Words of nine letters in -est, which are too long to play. They show that a word in -er is a comparative, as
  /// *brightest* does for *brighter*.
  private(set) var longSuperlatives: Set<Substring> = []

  init(folder: URL) throws(CollectError) {
    for file in SourceFile.all {
      let url = folder.appending(path: file.name)
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      for line in try TextFile(url: url).lines() {
        if let word = plainSpelling(line) { add(word, of: file) }
        if line.utf8.count == 9, line.hasSuffix("est") { longSuperlatives.insert(line) }
      }
    }
    if words.isEmpty { throw .missingPackage("scowl", folder: folder.path) }
  }

  /// Returns the smallest size of a word in standard spelling, or `Int.max` if there is none.
  func standardSize(of word: String) -> Int {
    words[word]?.standardSize ?? .max
  }

  private mutating func add(_ word: String, of file: SourceFile) {
    var sizes = words[word] ?? Sizes(size: file.effectiveSize)
    sizes.size = min(sizes.size, file.effectiveSize)
    if file.isStandard { sizes.standardSize = min(sizes.standardSize ?? .max, file.size) }
    words[word] = sizes
  }
}

private struct SourceFile {
  let spelling: String
  let size: Int
  let isStandard: Bool

  var name: String { "\(spelling)-words.\(size)" }

  /// The size that counts. Australian words count as size 70 or above, because those at 35 are mostly slang (arvo,
  /// boshter, hoon), which is not expected of players.
  var effectiveSize: Int { spelling.hasPrefix("australian") ? max(size, 70) : size }

  static let all: [SourceFile] = [10, 20, 35, 40, 50, 55, 60, 70, 80].flatMap { size in
    standardSpellings.map { SourceFile(spelling: $0, size: size, isStandard: true) }
      + otherSpellings.map { SourceFile(spelling: $0, size: size, isStandard: false) }
  }

  private static let standardSpellings = ["english", "american", "british", "british_z", "canadian"]
  private static let otherSpellings =
    ["variant_1", "variant_2", "australian"]
    + ["british", "canadian", "australian"].flatMap { ["\($0)_variant_1", "\($0)_variant_2"] }
}
