/// The words in alphabetical order as a trie with one byte per edge, in depth-first order.
///
/// The byte of an edge contains the letter in its lower five bits, and three flags. Words with a common prefix share
/// edges, so the trie takes about a quarter of the space of a text file.
enum Trie {
  static let endsWordFlag: UInt8 = 0x80
  static let isLastFlag: UInt8 = 0x40
  static let hasChildrenFlag: UInt8 = 0x20

  /// Encodes words as a trie. They must be sorted and distinct.
  static func encode(_ words: ArraySlice<[UInt8]>, depth: Int = 0, into bytes: inout [UInt8]) {
    var rest = words
    while let letter = rest.first?[depth] {
      let wordsWithLetter = rest.prefix { $0[depth] == letter }
      rest = rest.dropFirst(wordsWithLetter.count)
      let endsWord = wordsWithLetter.first?.count == depth + 1
      let longerWords = endsWord ? wordsWithLetter.dropFirst() : wordsWithLetter
      let flags =
        (endsWord ? endsWordFlag : 0) | (rest.isEmpty ? isLastFlag : 0) | (longerWords.isEmpty ? 0 : hasChildrenFlag)
      bytes.append(letter | flags)
      encode(longerWords, depth: depth + 1, into: &bytes)
    }
  }
}

/// Reads a trie and rejects every byte that ``Trie/encode(_:depth:into:)`` cannot have written.
///
/// Opening a lexicon spends much of its time here, so the loop is branch-free. A depth is represented by the lowest of
/// the five bits in which ``PackedLetters`` stores the letter at that depth.
struct TrieReader {
  private static let shallowestDepth: UInt64 = 1 << PackedLetters.shift(0)
  private static let deepestDepth: UInt64 = 1 << PackedLetters.shift(Lexicon.maxWordLength - 1)
  private static let shallowestWordEnd: UInt64 = 1 << PackedLetters.shift(Lexicon.minWordLength - 1)

  /// The letters up to the latest edge. Deeper positions may still have letters of an earlier branch.
  private var path: UInt64 = 0
  /// The depths at which the latest edge is not the last sibling.
  private var openDepths: UInt64 = 0
  /// The depth of the next edge, or 0 if there is none.
  private var depth = TrieReader.shallowestDepth

  /// Reads all words in alphabetical order. Their entries contain only the letters.
  ///
  /// - Throws: ``LexiconError/malformed(at:)`` if the bytes are not a trie of the given number of words.
  static func read(_ bytes: ArraySlice<UInt8>, count: Int) throws(LexiconError) -> ContiguousArray<Lexicon.Entry> {
    // One extra element, because the letters of an edge that ends no word are written and then overwritten.
    var words = ContiguousArray(repeating: Lexicon.Entry(bits: 0), count: count + 1)
    let wordCount = try TrieReader.read(bytes.span, beginningAt: bytes.startIndex, into: &words)
    guard wordCount == count else { throw .malformed(at: bytes.endIndex) }
    words.removeLast()
    return words
  }

  private static func read(
    _ bytes: Span<UInt8>, beginningAt start: Int, into words: inout ContiguousArray<Lexicon.Entry>
  ) throws(LexiconError) -> Int {
    var words = words.mutableSpan
    var reader = TrieReader()
    var wordCount = 0
    for offset in 0..<bytes.count {
      let edge = bytes[offset]
      guard reader.isValid(edge), wordCount < words.count else { throw .malformed(at: start &+ offset) }
      reader.append(edge)
      words[wordCount] = Lexicon.Entry(bits: reader.path)
      wordCount &+= Int(edge >> 7)
      reader.move(beyond: edge)
    }
    guard reader.depth == 0 || bytes.isEmpty else { throw .malformed(at: start &+ bytes.count) }
    return wordCount
  }

  /// Returns whether an edge is not too deep, has a letter after that of its previous sibling, leads to a word, and
  /// ends no word that is too short.
  private func isValid(_ edge: UInt8) -> Bool {
    depth >= TrieReader.deepestDepth
      && edge & 31 < 26
      && edge & (Trie.endsWordFlag | Trie.hasChildrenFlag) != 0
      && path & (depth &* 31) < depth &* UInt64(edge & 31 &+ 1)
      && (depth <= TrieReader.shallowestWordEnd || edge & Trie.endsWordFlag == 0)
  }

  /// Appends the letter of an edge to the path.
  private mutating func append(_ edge: UInt8) {
    path = path & (0 &- depth &<< 5) | depth &* UInt64(edge & 31 &+ 1)
    openDepths = (openDepths | depth) ^ (edge & Trie.isLastFlag != 0 ? depth : 0)
  }

  /// Moves down to the children, or up to the deepest edge with another sibling.
  private mutating func move(beyond edge: UInt8) {
    depth = edge & Trie.hasChildrenFlag != 0 ? depth &>> 5 : openDepths & (0 &- openDepths)
  }
}
