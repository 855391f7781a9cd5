extension Lexicon {
  /// Returns every word that can be spelled from the letters of a root, with its class.
  ///
  ///     lexicon.entries(spelledFrom: team).map(\.word)  // mate, meat, tame, team, ate, eat, mat, met, tea, …
  ///
  /// - Parameter root: The letters that may be used, each as often as it appears; of any length.
  /// - Returns: The words, longest first, those of one length from a to z; the root itself among them, and blocked words.
  /// - Complexity: O(2ᵏ) for a root of *k* letters up to 8; O(*n*) for a longer one, where *n* is the number of words.
  public func entries(spelledFrom root: Word) -> [Entry] {
    var solver = Solver()
    solver.solve(root, in: self)
    var answers = Array(solver.answers)
    answers.sortLongestFirst()
    return answers
  }
}

extension [Lexicon.Entry] {
  /// Sorts words by length, longest first, and those of one length from a to z.
  ///
  /// This is D. L. Shell's sort with M. Ciura's gaps (2001): as quick as the library's for so few words, and 4 KB less for a page to fetch.
  fileprivate mutating func sortLongestFirst() {
    for gap in [701, 301, 132, 57, 23, 10, 4, 1] {
      for start in stride(from: gap, to: count, by: 1) {
        let entry = self[start]
        var place = start
        while place >= gap, (self[place - gap].count, entry) < (entry.count, self[place - gap]) {
          self[place] = self[place - gap]
          place -= gap
        }
        self[place] = entry
      }
    }
  }
}

/// Finds all words in some letters; kept between calls, it allocates nothing for roots of up to eight letters.
///
/// Such a root has at most 256 sub-multisets. The key of each is one addition away from that of a smaller one, and one look-up tells
/// whether words are made of it; Documentation/LexiconFormat.md says why that look-up is never wrong. The loops below are plain on
/// purpose: nothing is unsafe, and there is no jump in them that a processor could not foretell. Where a precondition gives the size of
/// an array and a mask the size of an index, the compiler sees that the one fits the other, and leaves out the check.
public struct Solver {
  /// How many words of a group are copied without asking how many there are.
  static let stride = 4
  /// The most sub-multisets of a root of eight letters.
  private static let mostSubsets = 1 << 8
  /// More answers than any eight letters can have, and as many more as are copied at once.
  private static let room = mostAnswers + Lexicon.Group.largest
  private static let mostAnswers = 1 << 13

  private var keys = ContiguousArray<UInt64>(repeating: 0, count: Solver.mostSubsets)
  private var hits = ContiguousArray(repeating: Hit(bits: 0), count: Solver.mostSubsets)
  private var buffer = ContiguousArray(repeating: Lexicon.Entry(bits: 0), count: Solver.room)
  private var count = 0

  /// A slot whose tag is that of a key, and the key's check bits above it.
  private struct Hit {
    let bits: UInt32
    var slot: Int { Int(bits & 0x1_FFFF) }
    var check: UInt32 { bits >> 22 }
  }

  /// Creates a solver with nothing found.
  public init() {}

  /// The words found by the latest call, in no particular order.
  public var answers: ArraySlice<Lexicon.Entry> { buffer[..<count] }

  /// Finds all words that can be spelled from a root's letters, ready in ``answers``.
  ///
  /// - Returns: How many there are, the root itself and blocked words among them.
  /// - Complexity: O(2ᵏ) for a root of *k* letters up to 8; O(*n*) for a longer one, where *n* is the number of words.
  @discardableResult
  public mutating func solve(_ root: Word, in lexicon: Lexicon) -> Int {
    if root.count > Lexicon.longestWord {
      scan(LetterBag(root), lexicon)
    } else {
      let subsets = Solver.enumerate(root.letters, lexicon.weights, into: &keys)
      let found = Solver.lookUp(keys, subsets, lexicon, into: &hits)
      count = Solver.copyGroups(hits, found, lexicon, into: &buffer)
    }
    return count
  }

  /// Writes the keys of all sub-multisets of some letters; returns how many there are.
  private static func enumerate(_ letters: [UInt8], _ weights: LetterWeights, into keys: inout ContiguousArray<UInt64>)
    -> Int
  {
    var keys = keys.mutableSpan
    var seen: UInt32 = 0
    var total = 1
    for first in letters.indices where seen & 1 << UInt32(letters[first]) == 0 {
      seen |= 1 << UInt32(letters[first])
      let weight = weights[letters[first]]
      let block = total
      // Each copy of a letter goes to the sets that hold one copy less: all of them first, then the latest block.
      for copy in first..<letters.count where letters[copy] == letters[first] {
        for source in total &- block..<total { keys[source &+ block] = keys[source] &+ weight }
        total &+= block
      }
    }
    return total
  }

  /// Notes the slots whose tags are right; returns how many there are.
  private static func lookUp(
    _ keys: ContiguousArray<UInt64>, _ subsets: Int, _ lexicon: Lexicon, into hits: inout ContiguousArray<Hit>
  ) -> Int {
    let keys = keys.span
    let displacements = lexicon.displacements.span
    let tags = lexicon.tags.span
    var hits = hits.mutableSpan
    precondition(keys.count >= subsets && hits.count == mostSubsets)
    precondition(displacements.count == Lexicon.bucketCount && tags.count == Lexicon.slotCount)
    var found = 0
    for index in 0..<subsets {
      let key = LetterKey(bits: keys[index])
      let slot = key.home ^ Int(displacements[key.bucket])
      hits[found & (mostSubsets - 1)] = Hit(bits: UInt32(truncatingIfNeeded: slot) | key.check << 22)
      // Adds 1 where the tags are equal, else 0: a jump here would be foretold wrongly every other time.
      found &+= Int((UInt32(tags[slot] ^ key.tag) &- 1) >> 31)
    }
    return found
  }

  /// Copies the words of the groups whose check bits are right too; returns how many there are.
  private static func copyGroups(
    _ hits: ContiguousArray<Hit>, _ found: Int, _ lexicon: Lexicon, into buffer: inout ContiguousArray<Lexicon.Entry>
  ) -> Int {
    let hits = hits.span
    let groups = lexicon.groups.span
    let entries = lexicon.entries.span
    var answers = buffer.mutableSpan
    precondition(hits.count >= found && answers.count >= room && groups.count == Lexicon.slotCount)
    var total = 0
    for index in 0..<found {
      let group = groups[hits[index].slot]
      let size = group.check == hits[index].check ? group.count : 0
      let place = total & (mostAnswers - 1)
      // Nearly every group has at most four words, and copying four is quicker than counting them; the last goes first, for where it
      // is within bounds the others are.
      for offset in (0..<stride).reversed() { answers[place &+ offset] = entries[group.start &+ offset] }
      if size > stride {
        for offset in stride..<size { answers[place &+ offset] = entries[group.start &+ offset] }
      }
      total &+= size
    }
    return total
  }

  /// Looks at every word, for the letters of a long root have too many subsets.
  private mutating func scan(_ bag: LetterBag, _ lexicon: Lexicon) {
    let answers = lexicon.words.filter { bag.spells($0.letters) }
    // A root of fifteen letters may have more words than there is room for eight; then the buffer grows.
    buffer.replaceSubrange(..<min(answers.count, buffer.count), with: answers)
    count = answers.count
  }
}
