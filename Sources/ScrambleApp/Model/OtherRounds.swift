import Foundation
import Observation
import ScrambleCore
import ScrambleKit

/// All rounds other than the current one: the last days, unfinished rounds, custom words, and links.
///
/// The contents of the panel are computed when it opens, because all words of each unfinished round have to be checked.
@MainActor @Observable
final class OtherRounds {
  /// The last seven days with their progress, today first. In the game's first week there are fewer.
  private(set) var days: [CalendarDay] = []
  /// The number of consecutive weeks, up to this one, with enough daily puzzles.
  private(set) var weeksInARow = 0
  /// The unfinished rounds, those touched last first.
  private(set) var unfinishedRounds: [RoundSummary] = []
  /// The custom word as the player types it.
  var customWord = CustomWordEntry()
  /// Why the latest link in the panel was not accepted; nil without such a link.
  private(set) var linkRefusal: String?

  /// The game that plays the rounds. The two objects retain each other: the app has one of each for its whole life.
  @ObservationIgnored let model: GameModel

  init(of model: GameModel) {
    self.model = model
  }

  func showPanel() {
    customWord = CustomWordEntry()
    linkRefusal = nil
    update()
    model.panel = .rounds
  }

  private func update() {
    let game = model.game
    let clock = model.dependencies.clock
    unfinishedRounds = game.unfinished
    days = []
    weeksInARow = 0
    guard let today = clock.today else { return }
    days = game.lastDays(today: today).reversed()
    weeksInARow = game.weeksInARow(today: today.date, by: clock.timeZoneOffsets)
  }
}

extension OtherRounds {
  private var wording: Wording { model.wording }

  /// "Today's puzzle, No 328", or "Daily No 327" for an earlier day.
  func title(of day: CalendarDay) -> String {
    wording.text(isToday(day) ? .dailyTodayNumber : .dailyNumber, .number(day.number))
  }

  func isToday(_ day: CalendarDay) -> Bool { day.number == model.todayNumber }

  /// "1 week in a row", or nil if there is none.
  var weeksText: String? {
    weeksInARow == 0 ? nil : wording.text(.statisticsWeeksInARow, .number(weeksInARow))
  }

  /// The texts about an unfinished round: its progress, its minutes if it is timed, and the day on which it began.
  func texts(of unfinishedRound: RoundSummary) -> [String] {
    let minutes = model.game.history[unfinishedRound.id]?.minutes.map { wording.text(.timeMinutes, .number($0)) }
    let startDate = model.dependencies.clock.timeZoneOffsets.date(ofSecond: unfinishedRound.began).iso
    let progress = wording.progress(
      unfinishedRound.foundCount, of: unfinishedRound.total, showsCount: model.settings.showsCount)
    return [progress, minutes, startDate].compactMap(\.self)
  }
}

struct CustomWordEntry: Equatable, Sendable {
  var text = "" { didSet { if text != oldValue { isFinal = false } } }
  /// Whether the player has finished typing, so that an empty or short text can be refused.
  fileprivate(set) var isFinal = false
}

/// A round on a custom word, and a link to it.
extension OtherRounds {
  /// The custom word; nil if it cannot be a root.
  var customRoot: Word? { (try? checkedCustomWord.get())?.root }

  /// How many words can be spelled from the custom word, or why it cannot be a root. As long as a short text is being
  /// typed, it says which words are possible.
  var customWordText: String {
    switch checkedCustomWord {
    case .success(let word): wording.text(of: word)
    // A player who is still typing is not told that the text is empty or too short.
    case .failure(let error) where error.isTextUnfinished && !customWord.isFinal: wording.text(.ownWordNote)
    case .failure(let error): wording.text(of: error, typed: typedCustomWord)
    }
  }

  var englishWordsOfCustomWord: [String] { [typedCustomWord] }

  /// Plays a round on the custom word, or announces why the word cannot be a root.
  func playCustomWord() {
    customWord.isFinal = true
    guard let root = customRoot else { return model.announce(customWordText, english: englishWordsOfCustomWord) }
    model.play(root: root)
  }

  /// The link to the custom word: a query of the page's address or, without one, of the app's; nil if the word cannot
  /// be a root.
  var customWordLink: String? { customRoot.map { model.linkAddress + "?root=\($0)" } }

  private var checkedCustomWord: Result<CustomWord, CustomWordError> {
    Result { () throws(CustomWordError) in
      try CustomWord(typedCustomWord.utf8, in: model.lexicon)
    }
  }

  private var typedCustomWord: String { customWord.text.trimmingCharacters(in: .whitespacesAndNewlines) }
}

/// Links that open the app or that the player pastes.
extension OtherRounds {
  /// Opens a link to a word or to a daily puzzle.
  func open(link: String) {
    switch PastedLink.destination(of: Array(link.utf8), in: model.lexicon) {
    case .challenge(let challenge): model.open(.challenge(challenge))
    case .root(let root): openRoot(root)
    case .daily(nil): model.playDaily()
    case .daily(let puzzle?): model.playDaily(puzzle.number)
    case .nothing(let refusal): showLinkRefusal(wording.text(of: refusal))
    }
  }

  /// Shows why a link is not accepted: in the panel with the field for it or, without the panel, under the field for
  /// words.
  private func showLinkRefusal(_ reason: String) {
    guard model.panel == .rounds else { return model.announceNotice(reason, english: []) }
    linkRefusal = reason
    model.announce(reason, english: [])
  }

  private func openRoot(_ root: [UInt8]) {
    do throws(CustomWordError) {
      model.play(root: try CustomWord(root, in: model.lexicon).root)
    } catch {
      showLinkRefusal(wording.text(of: error, typed: String(decoding: root, as: UTF8.self)))
    }
  }
}
