#if canImport(SwiftUI)
  import ScrambleCore
  import ScrambleKit
  import SwiftUI

  /// The buttons Delete, Shuffle and Enter. If they do not fit in one row, Delete and Shuffle show only symbols; if
  /// that is not enough, all three are stacked.
  struct PlayButtons: View {
    let model: GameModel
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack { buttons }
        HStack {
          deleteButton.labelStyle(.iconOnly)
          shuffleButton.labelStyle(.iconOnly)
          enterButton
        }
        VStack { buttons }
      }
      .controlSize(.large)
    }

    @ViewBuilder private var buttons: some View {
      deleteButton
      shuffleButton
      enterButton
    }

    /// Deletes a letter, and more letters while it is held. Screen readers get an action that clears the field.
    private var deleteButton: some View {
      Button(model.wording.text(.lettersDelete), systemImage: "delete.left", action: model.deleteLetter)
        .buttonStyle(.bordered)
        .buttonRepeatBehavior(.enabled)
        .disabled(model.newWord.isEmpty)
        .accessibilityAction(named: model.wording.text(.fieldClear), model.clearField)
        .accessibilityValue(Text(english: model.newWord))
    }

    private var shuffleButton: some View {
      Button(model.wording.text(.lettersShuffle), systemImage: "shuffle", action: model.shuffle)
        .buttonStyle(.bordered)
        .disabled(model.game.round.isEnded)
        .accessibilityValue(Text(english: model.beads.spelled))
    }

    private var enterButton: some View {
      Button(action: addNewWord) {
        Label(model.wording.text(.fieldEnter), systemImage: "return")
          .foregroundStyle(Palette.actionInk)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(model.game.round.isEnded)
    }

    private func addNewWord() {
      withAnimation(model.animation(reducesMotion: reducesMotion), model.addNewWord)
    }
  }

  #Preview {
    PlayButtons(model: .preview(typed: "milk"))
  }

  #Preview("Largest type, dark") {
    PlayButtons(model: .preview())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
