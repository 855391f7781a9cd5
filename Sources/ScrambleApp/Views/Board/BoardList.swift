#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The list of the board: messages and an offer, the clues, the found words, and the parts that have no separate
  /// column. A newly found word is scrolled into view, and so is a refusal if the letters are in the list.
  struct BoardList: View {
    let model: GameModel
    /// The parts that have no separate column on this screen.
    let parts: Set<Part>
    /// The word whose meaning is shown.
    @State private var expandedWord: Word?
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.dynamicTypeSize) private var typeSize

    /// The identifier of the note among the rows.
    private static let noteID = "note"

    /// What the list can contain in addition to the found words.
    enum Part {
      case standing, letters, ladder
    }

    var body: some View {
      ScrollViewReader { proxy in
        List {
          rowsAboveWords
          Clues(clues: model.clues)
          FoundWords(model: model, expandedWord: $expandedWord)
          if parts.contains(.ladder) {
            if model.settings.showsCount {
              Section(model.wording.text(.remainingTitle)) { RemainingWordCounts(standing: model.game.standing) }
            }
            Section(model.wording.text(.rankTitle)) {
              RankLadder(standing: model.game.standing, showsCount: model.settings.showsCount)
            }
          }
        }
        .scrollContentBackground(.hidden)
        .scrollDismissesKeyboard(.interactively)
        .contentMargins(.top, 8, for: .scrollContent)
        .accessibilityRotor(
          Text(model.wording.text(.foundTitle)), entries: model.listedWords, entryID: \.word, entryLabel: \.text
        )
        .onChange(of: model.game.round.id) { expandedWord = nil }
        .onChange(of: model.celebrations.foundWordCount) {
          guard let newest = model.game.round.found.first else { return }
          withAnimation(model.animation(reducesMotion: reducesMotion)) { proxy.scrollTo(newest.word) }
        }
        .onChange(of: model.refusal) {
          guard parts.contains(.letters), model.refusal != nil else { return }
          withAnimation(model.animation(reducesMotion: reducesMotion)) {
            proxy.scrollTo(BoardList.noteID, anchor: .top)
          }
        }
      }
    }

    @ViewBuilder private var rowsAboveWords: some View {
      if parts.contains(.letters), model.fieldNote != nil {
        FieldNote(model: model)
          .id(BoardList.noteID)
          .listRowInsets(EdgeInsets())
          .listRowBackground(Palette.background)
      }
      if model.showsWelcomeCard { WelcomeCard(close: model.closeWelcomeCard) }
      if let offer = model.offer { OfferRow(offer: offer, model: model) }
      if parts.contains(.standing) {
        StandingView(model: model, showsRoot: typeSize.isAccessibilitySize)
          .listRowInsets(EdgeInsets())
      }
      if parts.contains(.letters) {
        LetterBeads(model: model)
          .listRowBackground(Palette.background)
        PlayButtons(model: model)
          .listRowBackground(Palette.background)
      }
    }
  }

  #Preview {
    BoardList(model: .previewFull(), parts: [.ladder])
  }

  #Preview("Largest type, dark") {
    BoardList(model: .previewFull(), parts: [.standing, .letters, .ladder])
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
