import ScrambleTesting

extension Transcript {
  /// Returns the text with the answers of a player.
  func replayed(by player: some Player) -> String {
    var state = ReplayState(player: player)
    return lines.map { state.lineWithAnswer($0) }.joined(separator: "\n")
  }
}

/// The state of a game or of calls while a text is replayed.
private struct ReplayState<P: Player> {
  var player: P
  private var root: [UInt8]?
  private var hasBegun = false

  init(player: P) {
    self.player = player
  }

  /// Returns a line with its answer. Comments, empty lines and the lines that describe a game stay unchanged.
  mutating func lineWithAnswer(_ line: Substring) -> String {
    switch Transcript.Line(line) {
    case .comment: return String(line)
    case .unknown: return "what does this line mean?"
    case .answer(let typed, _): return "\(typed) -> \(answer(to: typed))"
    case .value("root", let value): root = Transcript.bytes(of: value)
    case .value(let key, _):
      begin()
      return "\(key): \(player.figure(String(key)))"
    }
    return String(line)
  }

  private mutating func answer(to left: Substring) -> String {
    guard root != nil else {
      let words = left.split(separator: " ", maxSplits: 1)
      return player.call(String(words[0]), words.count > 1 ? words[1] : "")
    }
    begin()
    guard let typed = Transcript.bytes(of: left) else { return "what does this line mean?" }
    return player.play(typed)
  }

  private mutating func begin() {
    guard !hasBegun, let root else { return }
    hasBegun = true
    player.deal(root)
  }
}
