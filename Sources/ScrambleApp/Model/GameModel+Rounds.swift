import Foundation
import ScrambleCore
import ScrambleKit

/// Choosing the round to play.
extension GameModel {
  /// Begins the game that was opened: today's puzzle on the first launch of a day, otherwise the round touched last. Any
  /// later call deals another word, with the time limit of the current round.
  ///
  /// The root of a free round is drawn from `start.txt` in the bundle. If the file is empty, the root is *silkworm*. If
  /// the file is missing, the program ends with "Could not load start.txt from bundle.", because a missing file is a
  /// defect of the app.
  func startGame() {
    if hasStarted { return open(.newWord(settings.grade, minutes: nil)) }
    hasStarted = true
    if let loadProblem { announceNotice(wording.text(of: loadProblem), english: []) }
    loadProblem = nil
    showOpenedRound()
  }

  /// Deals another word with a time limit in minutes; 0 for no limit.
  func startGame(minutes: Int) { open(.newWord(settings.grade, minutes: minutes)) }

  /// The number of today's puzzle by the player's local date, or nil before the first puzzle.
  var todayNumber: Int? { dependencies.clock.today?.number }

  /// Plays today's puzzle. Before the first puzzle, the current round stays.
  func playDaily() { open(.today) }

  /// Plays the puzzle of a day.
  func playDaily(_ number: Int) { open(.round(.daily(number))) }

  /// Plays a free round on a root that the player has chosen.
  func play(root: Word) { open(.round(.free(root: root, minutes: 0))) }

  /// Opens an address that the system has passed to the app: that of today's puzzle, or any other link.
  func open(_ address: URL) {
    if !hasStarted { startGame() }
    if address == GameAddress.today { playDaily() } else { otherRounds.open(link: address.absoluteString) }
  }

  /// Opens a round and announces it. If the round has ended, its result is shown, or the table of its challenge.
  func open(_ request: Request) {
    // An open dialog is about the round that is being left.
    isAskingToEnd = false
    showingError = false
    panel = nil
    setNotice(nil)
    let timeZone = dependencies.clock.offsetsAroundNow
    let seed = dependencies.nextSeed()
    change { $0.open(request, in: timeZone, seed: seed, at: $1) }
    announceRound(openedBy: request)
    showOpenedRound()
    if case .challenge = request, game.substitute == nil { showArrival() }
  }

  private func announceRound(openedBy request: Request) {
    if game.isCovered {
      announce(wording.text(.timeCovered), english: [])
    } else if case .newWord = request {
      announce(wording.text(.newWordNamed, .text(rootWord)), english: [rootWord])
    } else {
      announce(wording.text(.sentenceJoined, .text(kindText), .text(rootWord)), english: [rootWord])
    }
    switch game.substitute {
    case .today(insteadOf: let puzzle): appendToAnnouncement(wording.availabilityText(of: puzzle))
    case .anyGrade: appendToAnnouncement(wording.text(.newWordAnyGrade))
    case nil: break
    }
  }

  private func showOpenedRound() {
    save()
    resetBoard()
    if game.round.isEnded { showResult() }
  }
}
