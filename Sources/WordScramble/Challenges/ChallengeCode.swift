// The code of a challenge; Documentation/Challenges.md describes it.
extension Challenge {
  /// Version 1 is for rounds with the standard vocabulary, version 2 for rounds of a class.
  private static let format = CodeFormat(letter: .challenge, versions: 1...2)

  /// The challenge as text: `c1.` (or `c2.` for a round of a class), then letters, digits, `-` and `_`.
  ///
  /// The same challenge has the same code on every device.
  public var code: [UInt8] {
    var bits = BitWriter()
    bits.write(root)
    bits.write(minimum == 4 ? 1 : 0, bits: 1)
    bits.write(scoring == .letters ? 1 : 0, bits: 1)
    bits.write(count: minutes ?? 0)
    bits.write(count: daily ?? 0)
    bits.write(uint64: edition)
    if vocabulary != .standard { bits.write(vocabulary.givenWords) }
    bits.write(log)
    return Challenge.format.encode(bits, version: vocabulary == .standard ? 1 : 2)
  }

  /// Creates a challenge from its code, or from a link that ends with the code.
  public init(code text: some Sequence<UInt8>) throws(ChallengeError) {
    do throws(CodeError) {
      let (code, version, bits) = try Challenge.format.decode(Array(text))
      guard let challenge = Challenge(bits, version: version), challenge.code.elementsEqual(code) else {
        throw .damaged
      }
      self = challenge
    } catch {
      switch error {
      case .damaged: throw .damaged
      case .newer: throw .newer
      }
    }
  }

  /// Reads the bits that precede the checksum.
  private init?(_ bits: BitReader, version: UInt8) {
    var bits = bits
    guard let root = bits.word() else { return nil }
    let minimum = bits.read(bits: 1) == 1 ? 4 : 3
    let scoring: Scoring = bits.read(bits: 1) == 1 ? .letters : .classic
    guard let minutes = bits.count(), minutes == 0 || Round.minutes.contains(minutes),
      let number = bits.count(), number == 0 || Lexicon.dailyNumbers.contains(number) && minutes == 0
    else { return nil }
    let edition = bits.uint64()
    guard let vocabulary = version == 1 ? .standard : Challenge.vocabulary(&bits), version == 1 || number == 0,
      vocabulary == vocabulary.fitted(to: root, minimum: minimum), let log = RoundLog(&bits),
      minutes == 0 || log.seconds <= minutes * 60
    else { return nil }
    self.init(
      root: root, minimum: minimum, scoring: scoring, vocabulary: vocabulary, minutes: minutes == 0 ? nil : minutes,
      daily: number == 0 ? nil : number, edition: edition, log: log)
  }

  private static func vocabulary(_ bits: inout BitReader) -> Vocabulary? {
    bits.words(atMost: Vocabulary.maxGivenWords).map { .class(givenWords: $0) }
  }
}
