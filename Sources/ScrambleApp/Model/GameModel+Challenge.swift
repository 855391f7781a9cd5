import ScrambleCore
import ScrambleKit

/// What the panel of the challenge shows. It does not change while the panel closes.
enum ChallengeStep: Sendable {
  /// The field for the player's name; for another name if somebody else has the first one.
  case name(isOther: Bool)
  /// The question whether a player with the same name is the same person.
  case sameName(Player, typed: PlayerName)
  /// The message with the link, ready to be shared.
  case message(String)
  /// What the others have found.
  case invitation(String)
  case table(Table)
}

/// What follows once the player has a name of their own.
enum ChallengeGoal: Sendable {
  case message, table
  /// What the challenge that was just opened leads to.
  case arrival
}

/// The challenge: playing the same puzzle as friends do.
extension GameModel {
  /// Shows the message with everybody in it, or first asks for what is missing.
  func challengeFriend() { pursue(.message) }

  func showTable() { pursue(.table) }

  /// Shows what the challenge that was just opened leads to.
  func showArrival() { pursue(.arrival) }

  /// Accepts an invitation. In a timed round, this starts the clock.
  func acceptInvitation() {
    panel = nil
    startClock()
  }

  /// "with Ana and Ben"; nil if nobody else plays the puzzle.
  var otherPlayersText: String? { game.hasOthers ? wording.otherPlayers(in: table) : nil }

  private var table: Table { game.table(today: dependencies.clock.today) }
}

/// Names, without which nothing is sent.
extension GameModel {
  /// Uses a typed name, unless another player has it, who may be the same person. Nothing happens without a character.
  func enterName(_ text: String) {
    guard let name = PlayerName(text.utf8) else { return }
    if let player = game.player(named: name) { return show(.sameName(player, typed: name)) }
    use(name)
  }

  /// Adds what the player has found on another device.
  func takeWords(of player: Player, as name: PlayerName) {
    change { $0.takeWords(of: player, at: $1) }
    if game.round.isEnded { newWord = "" }
    use(name)
  }

  func askForOtherName() { show(.name(isOther: true)) }

  private func use(_ name: PlayerName) {
    preferences.settings.name = name.description
    setRoundName(name)
    proceed()
  }

  private func setRoundName(_ name: PlayerName) {
    change { game, _ in game.setName(name) }
    save()
  }

  /// Gives the game the name in the settings.
  func updatePlayerName() {
    let name = PlayerName(settings.name.utf8)
    change { game, _ in game.playerName = name }
  }
}

extension GameModel {
  private func pursue(_ goal: ChallengeGoal) {
    panels.challengeGoal = goal
    proceed()
  }

  /// Asks what has to be known first, or shows what the player wants.
  private func proceed() {
    if let namesake = game.namesake, let name = game.ownName { return show(.sameName(namesake, typed: name)) }
    switch panels.challengeGoal {
    case .message: showMessage()
    case .table: show(.table(table))
    case .arrival: showWhatArrived()
    }
  }

  private func showMessage() {
    guard let name = game.ownName else { return show(.name(isOther: false)) }
    setRoundName(name)
    guard let code = game.challenge?.code else { return }
    let link = "\(linkAddress)#\(String(decoding: code, as: UTF8.self))"
    show(.message("\(wording.challengeMessage(of: game, today: dependencies.clock.today))\n\(link)"))
  }

  private func showWhatArrived() {
    switch game.arrival {
    case .table: show(.table(table))
    case .invitation: show(.invitation(wording.invitation(to: table) ?? ""))
    case .board: panel = nil
    case nil:
      panel = nil
      if game.round.isEnded { showResult() }
    }
  }

  private func show(_ step: ChallengeStep) {
    panels.challengeStep = step
    panels.message = nil
    panel = .challenge
  }
}
