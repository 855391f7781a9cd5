/// A puzzle and what up to twelve players have found in it: what a link between friends carries.
///
///     let message = "Can you find more? https://words.example.org/#D2fDD0xxF6mj2G8n98SwdmHPpkVR6Ept8r"
///     let challenge = Challenge(pasted: Array(message.utf8), in: lexicon)
///     challenge?.players.map(\.name.description)  // ["Ana", "Ben"]
///
/// `Documentation/Challenges.md` defines the code.
public struct Challenge: Equatable, Sendable {
  public static let maxPlayers = 12
  /// The maximum number of characters in a code.
  public static let maxCodeLength = 4000

  /// The puzzle, which is the identity of its rounds.
  public let id: Round.ID
  public let root: Word
  /// The players by name.
  public let players: [Player]

  /// Creates a challenge on the puzzle of a round.
  ///
  /// - Parameter players: At least one player. Of more than ``maxPlayers``, those with the most words stay.
  public init(on round: Round, players: [Player]) {
    self.init(id: round.id, root: round.root, players: [Player]().joined(with: players).limited())
  }

  init(id: Round.ID, root: Word, players: [Player]) {
    self.id = id
    self.root = root
    self.players = players
  }

  /// Creates the challenge in a pasted message, or returns nil if there is none or it is damaged.
  ///
  /// A code consists of letters and digits, so anything else in a message may surround or interrupt it. The code is the
  /// shortest series of such pieces after a `#`, or from the start if there is none, whose checksum is right. Of several
  /// codes, the last one counts.
  ///
  /// - Parameters:
  ///   - text: UTF-8, or any bytes.
  ///   - lexicon: The lexicon, which has the roots of the daily puzzles.
  /// - Complexity: O(*n* × *c*), where *n* is the number of bytes and *c* the length of the longest code, at most
  ///   ``maxCodeLength``.
  public init?(pasted text: [UInt8], in lexicon: Lexicon) {
    for part in PastedLink.partsAfterNumberSigns(text).reversed() {
      if let challenge = Challenge.first(in: part, lexicon) {
        self = challenge
        return
      }
    }
    return nil
  }

  private static func first(in part: ArraySlice<UInt8>, _ lexicon: Lexicon) -> Challenge? {
    var number = Base62Number()
    var length = 0
    for byte in part + [UInt8(ascii: " ")] {
      if let digit = Base62Number.digit(byte) {
        // A zero in front would make another code of the same challenge.
        guard length < maxCodeLength, length + Int(digit) > 0 else { return nil }
        number.append(digit)
        length += 1
      } else if let challenge = Challenge(bytes: number.bytes, lexicon) {
        return challenge
      }
    }
    return nil
  }
}
