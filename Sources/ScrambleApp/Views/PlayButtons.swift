#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// Delete and Enter, for those who play by touch; one below the other where they have no room side by side.
  struct PlayButtons: View {
    let model: GameModel
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      ViewThatFits(in: .horizontal) {
        HStack { buttons }
        VStack { buttons }
      }
      .controlSize(.large)
      .listRowBackground(Palette.ground)
    }

    @ViewBuilder private var buttons: some View {
      Button(action: model.deleteLetter) {
        Label(model.wording.text(.pageDelete), systemImage: "delete.left")
          .frame(minHeight: 44)
      }
      .buttonStyle(.bordered)
      .disabled(model.newWord.isEmpty)
      Button(action: enter) {
        Label(model.wording.text(.pageEnter), systemImage: "return")
          .foregroundStyle(Palette.actInk)
          .frame(maxWidth: .infinity, minHeight: 44)
      }
      .buttonStyle(.borderedProminent)
      .disabled(model.isEnded)
    }

    private func enter() {
      withAnimation(model.animation(reducesMotion: reducesMotion), model.addNewWord)
    }
  }

  #Preview {
    List { PlayButtons(model: .preview(typed: "milk")) }
  }

  #Preview("Largest type, dark") {
    List { PlayButtons(model: .preview()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
