/// The words from a to z as a tree of letters, one byte an edge, in the order of a walk that goes down first.
///
/// An edge's byte holds the letter in its lower five bits and three flags. Words that begin alike share edges, which
/// makes the file half as long as text and lets a reader know the letters' key at every edge for the price of one
/// addition.
enum Trie {
  static let endsWord: UInt8 = 0x80
  static let isLast: UInt8 = 0x40
  static let hasChildren: UInt8 = 0x20

  /// Writes words, which must be sorted and different, as a trie.
  static func encode(_ words: ArraySlice<[UInt8]>, depth: Int = 0, into bytes: inout [UInt8]) {
    var rest = words
    while let letter = rest.first?[depth] {
      let sharing = rest.prefix { $0[depth] == letter }
      rest = rest.dropFirst(sharing.count)
      let ends = sharing.first?.count == depth + 1
      let longer = ends ? sharing.dropFirst() : sharing
      let flags = (ends ? endsWord : 0) | (rest.isEmpty ? isLast : 0) | (longer.isEmpty ? 0 : hasChildren)
      bytes.append(letter | flags)
      encode(longer, depth: depth + 1, into: &bytes)
    }
  }
}

/// Walks a trie and rejects every byte that ``Trie/encode(_:depth:into:)`` cannot have written.
///
/// Opening a lexicon spends much of its time here, so the loop is branch-free. A depth is represented by the lowest of
/// the five bits in which ``PackedLetters`` stores the letter at that depth.
struct TrieReader {
  private static let shallowest: UInt64 = 1 << PackedLetters.shift(0)
  private static let deepest: UInt64 = 1 << PackedLetters.shift(Lexicon.longestWord - 1)
  private static let shallowestEnd: UInt64 = 1 << PackedLetters.shift(Lexicon.shortestWord - 1)

  /// The letters down to the latest edge; deeper positions may still have letters of an earlier branch.
  private var path: UInt64 = 0
  /// The depths at which the latest edge is not the last of its siblings.
  private var open: UInt64 = 0
  /// The depth of the next edge; 0 once there is none.
  private var depth = TrieReader.shallowest

  /// Reads all words from a to z, of which nothing but the letters is known yet.
  ///
  /// - Throws: ``LexiconError/malformed(at:)`` if the bytes are no trie, or not of so many words.
  static func read(_ bytes: ArraySlice<UInt8>, count: Int) throws(LexiconError) -> ContiguousArray<Lexicon.Entry> {
    // One element more than there are words, for the letters of an edge that ends none are written and then
    // overwritten.
    var words = ContiguousArray(repeating: Lexicon.Entry(bits: 0), count: count + 1)
    let found = try TrieReader.read(bytes.span, beginningAt: bytes.startIndex, into: &words)
    guard found == count else { throw .malformed(at: bytes.endIndex) }
    words.removeLast()
    return words
  }

  private static func read(
    _ bytes: Span<UInt8>, beginningAt start: Int, into words: inout ContiguousArray<Lexicon.Entry>
  ) throws(LexiconError) -> Int {
    var words = words.mutableSpan
    var reader = TrieReader()
    var found = 0
    for offset in 0..<bytes.count {
      let edge = bytes[offset]
      guard reader.isValid(edge), found < words.count else { throw .malformed(at: start &+ offset) }
      reader.take(edge)
      words[found] = Lexicon.Entry(bits: reader.path)
      found &+= Int(edge >> 7)
      reader.move(beyond: edge)
    }
    guard reader.depth == 0 || bytes.isEmpty else { throw .malformed(at: start &+ bytes.count) }
    return found
  }

  /// Returns whether an edge is a letter after its previous sibling, leads to a word, and ends no word that is too
  /// short.
  private func isValid(_ edge: UInt8) -> Bool {
    depth >= TrieReader.deepest
      && edge & 31 < 26
      && edge & (Trie.endsWord | Trie.hasChildren) != 0
      && path & (depth &* 31) < depth &* UInt64(edge & 31 &+ 1)
      && (depth <= TrieReader.shallowestEnd || edge & Trie.endsWord == 0)
  }

  /// Takes an edge's letter to the end of the path.
  private mutating func take(_ edge: UInt8) {
    path = path & (0 &- depth &<< 5) | depth &* UInt64(edge & 31 &+ 1)
    open = (open | depth) ^ (edge & Trie.isLast != 0 ? depth : 0)
  }

  /// Goes down to the children, or up to the deepest edge that has a sibling to come.
  private mutating func move(beyond edge: UInt8) {
    depth = edge & Trie.hasChildren != 0 ? depth &>> 5 : open & (0 &- open)
  }
}
