import ScrambleKit
import WordScramble

/// The contents of the panel for playing together, and the player's choices in it.
struct Together {
  enum Shown {
    /// The form that shares the current round.
    case form
    /// An invitation, before it is played.
    case invitation(SharedInvitation)
    /// The table of the current round.
    case table(SharedTable)
  }

  fileprivate(set) var shown = Shown.form
  /// The player's name as it is typed.
  var name = "" { didSet { if name != oldValue { namesake = nil } } }
  var color = 0
  var mode = SharedMode.race
  /// The player with the same name, if the game asks whether it is this player.
  fileprivate(set) var namesake: SharedStandings.Name?

  init() {}

  /// Shows something, with the name and the color of a player as suggestions.
  fileprivate init(_ shown: Shown, offering player: SharedPlayer?, color: Int = 0) {
    self.shown = shown
    name = player?.nameText ?? ""
    self.color = player?.color ?? color
  }

  /// Returns a name, shortened to the allowed length.
  static func shortened(_ name: String) -> String {
    String(decoding: SharedPlayer.name(Array(name.utf8)), as: UTF8.self)
  }

  var invitation: SharedInvitation? {
    if case .invitation(let invitation) = shown { invitation } else { nil }
  }

  var table: SharedTable? {
    if case .table(let table) = shown { table } else { nil }
  }
}

/// Rounds that a few people play together.
extension OtherRounds {
  /// Shows the table of the current round, or the form that shares it.
  func showTogether() {
    if model.game.sharedRecord != nil { return showTable() }
    together = Together(.form, offering: model.game.sharedRecords.latestPlayer)
    model.panel = .together
  }

  /// Opens a link to a shared round, or its code alone, and shows who plays. Nothing changes before the player decides.
  func openSharedRound(_ link: String) {
    do throws(CodeError) {
      let shared = try SharedRound(pasted: link)
      let invitation = SharedInvitation(shared, in: model.game, wording: wording)
      let offered = invitation.own ?? model.game.sharedRecords.latestPlayer
      together = Together(.invitation(invitation), offering: offered, color: shared.freeColor)
      model.panel = .together
    } catch {
      refuse(wording.text(ofShared: error))
    }
  }

  /// Shares the current round and shows its table. In the one-list mode, play continues in a separate round.
  func shareRound() {
    let (before, seed) = (model.game.round.id, model.dependencies.nextSeed())
    let (mode, name, color) = (together.mode, Array(together.name.utf8), together.color)
    // An open panel pauses the round, and the current round may have changed.
    model.panel = nil
    model.change { _ = $0.share(as: mode, name: name, color: color, seed: seed, at: $1) }
    model.save()
    if model.game.round.id != before { model.resetBoard() }
    showTogether()
  }

  /// Plays the round of the invitation. If one of its players has the same name, it first asks whether that is this
  /// player.
  func playTogether() {
    guard let invitation = together.invitation, !isAskingWho else { return }
    guard let namesake = invitation.namesake(of: together.name) else { return play(invitation, as: nil) }
    together.namesake = namesake
    if let question = whoText { model.say(question, english: []) }
  }

  /// Plays the round of the invitation as the player of the same name, or as somebody else.
  func playTogether(asNamesake isSame: Bool) {
    guard let invitation = together.invitation, let namesake = together.namesake else { return }
    play(invitation, as: isSame ? namesake.id : nil)
  }

  /// Adds the words that the player has found on another device.
  func takeWordsFromElsewhere() {
    model.change { $0.takeWordsFromElsewhere(at: $1) }
    model.save()
    showTable()
  }

  /// Plays today's puzzle with the same people.
  func playTodayTogether() {
    let today = model.dependencies.clock.today
    model.goOn { _ = $0.playAgainTogether(today, at: $2) }
  }

  /// Copies the message to the others and announces it.
  func copyTogether() {
    if let table = together.table { model.copy(table.chatText) }
  }

  private func play(_ invitation: SharedInvitation, as id: UInt64?) {
    guard !invitation.isFull || id != nil else { return }
    let named = SharedPlayer(
      id: id ?? model.dependencies.nextSeed(), name: together.name, color: together.color)
    let player = invitation.own ?? named
    do throws(SharedRoundError) {
      var tried = model.game
      try tried.play(invitation.shared, as: player, at: model.dependencies.moment())
    } catch {
      return refuse(wording.text(of: error))
    }
    let isOnScreen = invitation.known?.round == model.game.round.id
    model.goOn { try? $0.play(invitation.shared, as: player, at: $2) }
    // A player who has already played the round wants to see the table.
    if isOnScreen || model.game.round.isEnded { showTable() }
  }

  private func showTable() {
    model.change { game, _ in game.keepSharedRound() }
    model.save()
    let today = model.dependencies.clock.today
    let current = SharedTable(of: model.game, today: today, address: model.address, wording: wording)
    guard let table = current else { return }
    together = Together(.table(table), offering: model.game.sharedRecord?.player)
    model.panel = .together
  }
}

extension OtherRounds {
  /// Whether the round of the invitation can be played: there is room, or the name is that of an existing player.
  var canPlayTogether: Bool {
    together.invitation.map { !$0.isFull || $0.namesake(of: together.name) != nil } ?? false
  }

  /// Whether the game asks if the player is the existing one of the same name.
  var isAskingWho: Bool { together.namesake != nil }

  /// "Are you Ana?", or nil without the question.
  var whoText: String? {
    together.namesake.map { wording.text(.togetherAreYou, .text(wording.name(of: $0))) }
  }
}
