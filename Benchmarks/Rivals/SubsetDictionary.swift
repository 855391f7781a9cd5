/// A more advanced solution: a dictionary of the words by their sorted letters, with one lookup for each subset of the
/// root's letters.
struct SubsetDictionary {
  private let groups: [String: [String]]

  init(words: [String]) {
    groups = Dictionary(grouping: words, by: SubsetDictionary.key)
  }

  func answers(for root: String) -> [String] {
    var subsets = [""]
    for letter in root.sorted() { subsets += subsets.map { $0 + String(letter) } }
    return Set(subsets).flatMap { groups[$0, default: []] }
  }

  private static func key(_ word: String) -> String {
    String(decoding: word.utf8.sorted(), as: UTF8.self)
  }
}
