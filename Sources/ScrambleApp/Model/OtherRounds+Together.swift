import ScrambleKit
import WordScramble

/// The contents of the panel for playing together, and the player's choices in it.
struct TogetherPanel {
  enum Content {
    /// The form that shares the current round.
    case form
    /// An invitation, before it is played.
    case invitation(SharedInvitation)
    /// The table of the current round.
    case table(SharedTable)
  }

  fileprivate(set) var content = Content.form
  /// The player's name as it is typed.
  var name = "" { didSet { if name != oldValue { existingPlayer = nil } } }
  var color = 0
  var mode = SharedMode.race
  /// The player of the round with the same name, while the game asks whether that is this player; otherwise nil.
  fileprivate(set) var existingPlayer: SharedStandings.Name?

  init() {}

  /// Creates the panel with its contents, and with the name and the color of a player as suggestions.
  fileprivate init(_ content: Content, suggesting player: SharedPlayer?, color: Int = 0) {
    self.content = content
    name = player?.nameText ?? ""
    self.color = player?.color ?? color
  }

  /// Returns the part of a text that can be a name: trimmed, without invisible characters, and of the allowed length.
  static func shortenedName(_ name: String) -> String {
    String(decoding: SharedPlayer.validName(from: Array(name.utf8)), as: UTF8.self)
  }

  var invitation: SharedInvitation? {
    if case .invitation(let invitation) = content { invitation } else { nil }
  }

  var table: SharedTable? {
    if case .table(let table) = content { table } else { nil }
  }
}

/// Rounds that a few people play together.
extension OtherRounds {
  /// Shows the table of the current round or, if it is not shared, the form that shares it.
  func showTogether() {
    if model.game.sharedRecord != nil { return showTable() }
    together = TogetherPanel(.form, suggesting: model.game.sharedRecords.latestPlayer)
    model.panel = .together
  }

  /// Opens a link to a shared round, or its code alone, and shows who plays. Nothing changes before the player decides.
  func openSharedRound(_ link: String) {
    do throws(CodeError) {
      let sharedRound = try SharedRound(pasted: link)
      let invitation = SharedInvitation(sharedRound, in: model.game, wording: wording)
      let suggestedPlayer = invitation.ownPlayer ?? model.game.sharedRecords.latestPlayer
      together = TogetherPanel(.invitation(invitation), suggesting: suggestedPlayer, color: sharedRound.freeColor)
      model.panel = .together
    } catch {
      showLinkRefusal(wording.text(ofShared: error))
    }
  }

  /// Shares the current round and shows its table. In the one-list mode, play continues in a separate round.
  func shareRound() {
    let (previousRoundID, seed) = (model.game.round.id, model.dependencies.nextSeed())
    let (mode, name, color) = (together.mode, Array(together.name.utf8), together.color)
    // An open panel pauses the round, and the current round may have changed.
    model.panel = nil
    model.change { _ = $0.share(as: mode, name: name, color: color, seed: seed, at: $1) }
    model.save()
    if model.game.round.id != previousRoundID { model.resetBoard() }
    showTogether()
  }

  /// Plays the round of the invitation. If one of the other players has the same name, the game first asks whether that
  /// is this player.
  func playTogether() {
    guard let invitation = together.invitation, !isAskingForIdentity else { return }
    guard let existingPlayer = invitation.existingPlayer(named: together.name) else { return play(invitation, as: nil) }
    together.existingPlayer = existingPlayer
    if let question = identityQuestion { model.announce(question, english: []) }
  }

  /// Plays the round of the invitation as the player of the same name, or as somebody else.
  func playTogether(asExistingPlayer isSame: Bool) {
    guard let invitation = together.invitation, let existingPlayer = together.existingPlayer else { return }
    play(invitation, as: isSame ? existingPlayer.id : nil)
  }

  /// Adds the words that the player has found on another device, and shows the table.
  func importWordsFromOtherDevice() {
    model.change { $0.importWords(at: $1) }
    model.save()
    showTable()
  }

  /// Plays today's puzzle with the same people.
  func playTodayTogether() {
    let today = model.dependencies.clock.today
    model.switchRound { _ = $0.playAgainTogether(today, at: $2) }
  }

  /// Copies the message to the others, and announces that it is copied.
  func copyChatText() {
    if let table = together.table { model.copy(table.chatText) }
  }

  private func play(_ invitation: SharedInvitation, as id: UInt64?) {
    guard !invitation.isFull || id != nil else { return }
    let newPlayer = SharedPlayer(
      id: id ?? model.dependencies.nextSeed(), name: together.name, color: together.color)
    let player = invitation.ownPlayer ?? newPlayer
    do throws(SharedRoundError) {
      var gameCopy = model.game
      try gameCopy.play(invitation.sharedRound, as: player, at: model.dependencies.moment())
    } catch {
      return showLinkRefusal(wording.text(of: error))
    }
    let isOnScreen = invitation.knownRecord?.round == model.game.round.id
    model.switchRound { try? $0.play(invitation.sharedRound, as: player, at: $2) }
    // A player who has already played the round wants to see the table.
    if isOnScreen || model.game.round.isEnded { showTable() }
  }

  private func showTable() {
    model.change { game, _ in game.saveSharedRound() }
    model.save()
    let today = model.dependencies.clock.today
    let currentTable = SharedTable(of: model.game, today: today, address: model.linkAddress, wording: wording)
    guard let table = currentTable else { return }
    together = TogetherPanel(.table(table), suggesting: model.game.sharedRecord?.player)
    model.panel = .together
  }
}

extension OtherRounds {
  /// Whether the round of the invitation can be played: there is room, or the name is that of an existing player.
  var canPlayTogether: Bool {
    together.invitation.map { !$0.isFull || $0.existingPlayer(named: together.name) != nil } ?? false
  }

  /// Whether the game is asking if the player is the one who is already in the round under the same name.
  var isAskingForIdentity: Bool { together.existingPlayer != nil }

  /// "Are you Ana?", or nil without the question.
  var identityQuestion: String? {
    together.existingPlayer.map { wording.text(.togetherAreYou, .text(wording.name(of: $0))) }
  }
}
