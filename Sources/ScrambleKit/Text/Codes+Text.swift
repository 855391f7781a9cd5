public import WordScramble

// The codes that players send each other, as strings. The core uses bytes because the page has no strings.

extension Challenge: CustomStringConvertible {
  public var description: String { String(decoding: code, as: UTF8.self) }

  /// Reads a pasted link or only its code. Changes that chat programs make to links are undone.
  ///
  /// - Throws: `ChallengeError.damaged` or `ChallengeError.newer`.
  public init(pasted text: some StringProtocol) throws(ChallengeError) { try self.init(pasted: Array(text.utf8)) }

  /// Returns the challenge as a link: the address of a page and, after `#`, the code, which is not sent to a server.
  ///
  /// - Parameter page: The address; its own fragment is dropped. If empty, the result is `#` and the code.
  public func link(to page: String = "") -> String { page.prefix { $0 != "#" } + "#\(self)" }
}

extension PuzzleSet: CustomStringConvertible {
  public var description: String { String(decoding: code, as: UTF8.self) }

  /// Reads a pasted link or only its code.
  ///
  /// - Parameters:
  ///   - text: The link or the code.
  ///   - sensitiveWords: The words that no set may contain.
  /// - Throws: A `CodeError`.
  public init(pasted text: some StringProtocol, avoiding sensitiveWords: SensitiveWords) throws(CodeError) {
    try self.init(pasted: Array(text.utf8), avoiding: sensitiveWords)
  }

  /// Returns the set as a link to a page, like that of a challenge.
  public func link(to page: String) -> String { String(decoding: link(to: Array(page.utf8)), as: UTF8.self) }
}

extension HandIn: CustomStringConvertible {
  public var description: String { String(decoding: code, as: UTF8.self) }
}

extension SharedRound: CustomStringConvertible {
  public var description: String { String(decoding: code, as: UTF8.self) }

  /// Reads a pasted link or only its code.
  ///
  /// - Throws: A `CodeError`.
  public init(pasted text: some StringProtocol) throws(CodeError) { try self.init(pasted: Array(text.utf8)) }

  /// Returns the round as a link to a page, like that of a challenge.
  public func link(to page: String) -> String { String(decoding: link(to: Array(page.utf8)), as: UTF8.self) }
}

extension SharedRound {
  /// Returns the first player with a name, ignoring case; nil if there is none or the name is empty.
  package func player(named name: String) -> SharedPlayer? {
    let name = SharedPlayer(id: 0, name: name, color: 0).nameText.lowercased()
    return name.isEmpty ? nil : players.first { $0.nameText.lowercased() == name }
  }
}

extension SharedPlayer {
  /// Creates a player without found words.
  ///
  /// - Parameters:
  ///   - id: A random number.
  ///   - name: The name, which is shortened if it is longer than `SharedPlayer.maxNameLength` characters.
  ///   - color: One of `SharedPlayer.colors`.
  public init(id: UInt64, name: String, color: Int) { self.init(id: id, name: Array(name.utf8), color: color) }

  /// The name as text; empty if the player entered none.
  public var nameText: String { String(decoding: name, as: UTF8.self) }
}
