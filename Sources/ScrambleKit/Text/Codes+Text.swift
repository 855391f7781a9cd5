public import WordScramble

// The codes that people send each other, as strings. The core has bytes, because the page has no strings.

extension Challenge: CustomStringConvertible {
  /// The code.
  public var description: String { String(decoding: code, as: UTF8.self) }

  /// Reads a link as it was pasted, or its code alone. What chats do to links is undone.
  ///
  /// - Throws: `ChallengeError.damaged` or `ChallengeError.newer`.
  public init(pasted text: some StringProtocol) throws(ChallengeError) { try self.init(pasted: Array(text.utf8)) }

  /// The challenge as a link: the address of a page and the code behind `#`, which no server sees.
  ///
  /// - Parameter page: The address, whose own `#` and what follows it are left out; empty for `#` and the code alone.
  public func link(to page: String = "") -> String { page.prefix { $0 != "#" } + "#\(self)" }
}

extension PuzzleSet: CustomStringConvertible {
  /// The code.
  public var description: String { String(decoding: code, as: UTF8.self) }

  /// Reads a link as it was pasted, or its code alone.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - sensitiveWords: Words that no set may have.
  /// - Throws: A `CodeError`.
  public init(pasted text: some StringProtocol, avoiding sensitiveWords: SensitiveWords) throws(CodeError) {
    try self.init(pasted: Array(text.utf8), avoiding: sensitiveWords)
  }

  /// The set as a link to a page, like that of a challenge.
  public func link(to page: String) -> String { String(decoding: link(to: Array(page.utf8)), as: UTF8.self) }
}

extension HandIn: CustomStringConvertible {
  /// The code.
  public var description: String { String(decoding: code, as: UTF8.self) }
}

extension SharedRound: CustomStringConvertible {
  /// The code.
  public var description: String { String(decoding: code, as: UTF8.self) }

  /// Reads a link as it was pasted, or its code alone.
  ///
  /// - Throws: A `CodeError`.
  public init(pasted text: some StringProtocol) throws(CodeError) { try self.init(pasted: Array(text.utf8)) }

  /// The round as a link to a page, like that of a challenge.
  public func link(to page: String) -> String { String(decoding: link(to: Array(page.utf8)), as: UTF8.self) }
}

extension SharedRound {
  /// Returns the player who is called by a name, in whatever case; nil if nobody is, or the name is empty.
  package func player(named name: String) -> SharedPlayer? {
    let name = SharedPlayer(id: 0, name: name, color: 0).nameText.lowercased()
    return name.isEmpty ? nil : players.first { $0.nameText.lowercased() == name }
  }
}

extension SharedPlayer {
  /// Creates a player who has found nothing.
  ///
  /// - Parameters:
  ///   - id: A random number.
  ///   - name: Shortened to what a name may be: `SharedPlayer.longestName` characters.
  ///   - color: One of `SharedPlayer.colors`.
  public init(id: UInt64, name: String, color: Int) { self.init(id: id, name: Array(name.utf8), color: color) }

  /// The name as text; empty if the player has given none.
  public var nameText: String { String(decoding: name, as: UTF8.self) }
}
