/// A trie with a node for each prefix of a word. All nodes are in one array, because objects would be slower to create
/// and to follow.
struct PlainTrie: Rival {
  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  /// The children of each node, one per letter; 0 if no word continues with the letter.
  private var children = [Int32](repeating: 0, count: 26)
  /// The word that ends at each node, if any.
  private var wordsAtNodes: [String?] = [nil]

  init(words: [String]) {
    for word in words { insert(word) }
  }

  func contains(_ word: String) -> Bool {
    var node = 0
    for letter in word.utf8 {
      guard PlainTrie.letters.contains(letter), let child = child(of: node, letter) else { return false }
      node = child
    }
    return wordsAtNodes[node] != nil
  }

  func answers(for root: String) -> [String] {
    var (letters, found) = (LetterCounts(root), [String]())
    collect(below: 0, Set(root.utf8).sorted(), &letters, &found)
    return found
  }

  /// Adds the words at and below a node that the remaining letters can spell.
  private func collect(below node: Int, _ choices: [UInt8], _ remaining: inout LetterCounts, _ found: inout [String]) {
    if let word = wordsAtNodes[node] { found.append(word) }
    for letter in choices where remaining[letter] > 0 {
      guard let child = child(of: node, letter) else { continue }
      remaining[letter] -= 1
      collect(below: child, choices, &remaining, &found)
      remaining[letter] += 1
    }
  }

  private func child(of node: Int, _ letter: UInt8) -> Int? {
    let child = children[PlainTrie.childIndex(node, letter)]
    return child == 0 ? nil : Int(child)
  }

  private static func childIndex(_ node: Int, _ letter: UInt8) -> Int {
    node * 26 + Int(letter - UInt8(ascii: "a"))
  }

  private mutating func insert(_ word: String) {
    var node = 0
    for letter in word.utf8 { node = child(of: node, letter) ?? addChild(of: node, letter) }
    wordsAtNodes[node] = word
  }

  private mutating func addChild(of node: Int, _ letter: UInt8) -> Int {
    let child = wordsAtNodes.count
    children[PlainTrie.childIndex(node, letter)] = Int32(child)
    children += repeatElement(0, count: 26)
    wordsAtNodes.append(nil)
    return child
  }
}
