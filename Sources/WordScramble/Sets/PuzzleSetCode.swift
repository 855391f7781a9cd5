// The code of a set; Documentation/PuzzleSets.md describes it.
extension PuzzleSet {
  private static let format = CodeFormat(letter: .set, versions: 1...1)

  /// The set as text: `s1.`, then letters, digits, `-` and `_`. The same set has the same code on every device.
  ///
  /// - Complexity: O(*n*), where *n* is the number of words.
  public var code: [UInt8] {
    var bits = BitWriter()
    bits.write(roots)
    bits.write(minimum == 4 ? 1 : 0, bits: 1)
    bits.write(scoring == .letters ? 1 : 0, bits: 1)
    bits.write(isForClass ? 1 : 0, bits: 1)
    bits.write(count: minutes ?? 0)
    bits.write(unitWords)
    return PuzzleSet.format.encode(bits, version: 1)
  }

  /// Creates a set from its code, or from a link that ends with the code.
  ///
  /// - Parameters:
  ///   - text: The code alone, after `#`, or after an address and `#`.
  ///   - sensitiveWords: Words that make a code count as damaged, except delicate ones.
  /// - Throws: ``CodeError/damaged`` or ``CodeError/newer``. A set has exactly one valid code, ``code``.
  /// - Complexity: O(*n*), where *n* is the number of characters.
  public init(code text: some Sequence<UInt8>, avoiding sensitiveWords: SensitiveWords) throws(CodeError) {
    try self.init(trusted: Array(text))
    guard (roots + unitWords).allSatisfy({ sensitiveWords.allows($0) }) else { throw .damaged }
  }

  /// Reads a code without checking whether its words are sensitive.
  init(trusted text: [UInt8]) throws(CodeError) {
    let (code, _, bits) = try PuzzleSet.format.decode(text)
    guard let set = PuzzleSet(bits), set.code.elementsEqual(code) else { throw .damaged }
    self = set
  }

  /// Reads the bits that precede the checksum.
  private init?(_ bits: BitReader) {
    var bits = bits
    guard let roots = bits.words(atMost: PuzzleSet.sizes.upperBound) else { return nil }
    let minimum = bits.read(bits: 1) == 1 ? 4 : 3
    let scoring: Scoring = bits.read(bits: 1) == 1 ? .letters : .classic
    let isForClass = bits.read(bits: 1) == 1
    guard let minutes = bits.count(), let unitWords = bits.words(atMost: PuzzleSet.maxUnitWords), !bits.isPastEnd else {
      return nil
    }
    self.init(
      sortedUnitWords: unitWords, roots: roots, minimum: minimum, scoring: scoring,
      minutes: minutes == 0 ? nil : minutes,
      isForClass: isForClass)
  }

  /// Returns a link that opens the set on a page, or `#` and the code if there is no page.
  ///
  /// - Parameter page: The address of the page. `#` and what follows it are ignored.
  public func link(to page: [UInt8] = []) -> [UInt8] {
    page.prefix { $0 != UInt8(ascii: "#") } + [UInt8(ascii: "#")] + code
  }
}

extension PuzzleSet {
  /// Creates a set from a link as it was pasted, or from its code alone. Changes that chats and mail programs make to
  /// links are undone.
  ///
  /// - Parameters:
  ///   - text: The link or the code, in UTF-8.
  ///   - sensitiveWords: Words that make a code count as damaged, except delicate ones.
  /// - Throws: ``CodeError/damaged`` or ``CodeError/newer``.
  public init(pasted text: [UInt8], avoiding sensitiveWords: SensitiveWords) throws(CodeError) {
    try self.init(code: PastedLink.repaired(text), avoiding: sensitiveWords)
  }
}
