/// Finds the words of a meaning that would reveal its headword in a clue, and puts braces around them.
struct BlankMarker {
  private let formFinder: FormFinder
  /// A cache of headwords by word, because most words occur in many meanings.
  private var headwordCache: [String: [String]] = [:]

  init(formFinder: FormFinder) {
    self.formFinder = formFinder
  }

  /// Returns a meaning with braces around each word that reveals its headword.
  mutating func mark(_ text: String, of headword: String) -> String {
    var marked = ""
    var rest = text[...]
    while let start = rest.firstIndex(where: \.isPlainLetter) {
      let end = rest[start...].firstIndex { !$0.isPlainLetter } ?? rest.endIndex
      let word = rest[start..<end]
      marked += rest[..<start] + (reveals(word.lowercased(), headword) ? "{\(word)}" : word)
      rest = rest[end...]
    }
    return marked + rest
  }

  /// Returns whether a word reveals a headword: it is the headword or a form of it, or has the same stem, like *baker*
  /// and *baking*.
  private mutating func reveals(_ word: String, _ headword: String) -> Bool {
    if word == headword { return true }
    let stemLength = zip(word.utf8, headword.utf8).prefix { $0 == $1 }.count
    if stemLength >= max(4, min(word.utf8.count, headword.utf8.count) - 2) { return true }
    if let cachedHeadwords = headwordCache[word] { return cachedHeadwords.contains(headword) }
    let headwords = formFinder.bases(of: word).map(\.word)
    headwordCache[word] = headwords
    return headwords.contains(headword)
  }
}

extension Character {
  fileprivate var isPlainLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
}
