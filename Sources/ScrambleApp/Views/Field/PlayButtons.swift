#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI
  import WordScramble

  /// Delete, Shuffle and Enter for those who play by touch: with words if there is room, else with signs, else one below the other.
  struct PlayButtons: View {
    let model: GameModel
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack { buttons }
        HStack {
          delete.labelStyle(.iconOnly)
          shuffle.labelStyle(.iconOnly)
          enter
        }
        VStack { buttons }
      }
      .controlSize(.large)
    }

    @ViewBuilder private var buttons: some View {
      delete
      shuffle
      enter
    }

    /// Deletes a letter, and one after the other while it is held; for screen readers there is an action that clears the field.
    private var delete: some View {
      Button(model.wording.text(.lettersDelete), systemImage: "delete.left", action: model.deleteLetter)
        .buttonStyle(.bordered)
        .buttonRepeatBehavior(.enabled)
        .disabled(model.newWord.isEmpty)
        .accessibilityAction(named: model.wording.text(.fieldClear), model.clearField)
        .accessibilityValue(Text(english: model.newWord))
    }

    private var shuffle: some View {
      Button(model.wording.text(.lettersShuffle), systemImage: "shuffle", action: model.shuffle)
        .buttonStyle(.bordered)
        .disabled(model.game.round.isEnded)
        .accessibilityValue(Text(english: model.beads.spelled))
    }

    private var enter: some View {
      Button(action: addNewWord) {
        Label(model.wording.text(.fieldEnter), systemImage: "return")
          .foregroundStyle(Palette.actInk)
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
