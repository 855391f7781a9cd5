/// How a better informed programmer does it: the words by their sorted letters, and one look-up for each subset of the root's.
struct SubsetDictionary {
  private let groups: [String: [String]]

  init(words: [String]) {
    groups = Dictionary(grouping: words) { String($0.sorted()) }
  }

  /// Returns all words that can be spelled from a root.
  func answers(for root: String) -> [String] {
    let letters = root.utf8.sorted()
    var subsets: Set<String> = []
    for choice in 0..<1 << letters.count where choice.nonzeroBitCount >= 3 {
      let chosen = letters.indices.filter { choice >> $0 & 1 == 1 }.map { letters[$0] }
      subsets.insert(String(decoding: chosen, as: UTF8.self))
    }
    return subsets.flatMap { groups[$0, default: []] }
  }
}
