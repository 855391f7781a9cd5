#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The field a word is typed into; it stays ready for the next one.
  struct WordField: View {
    @Bindable var model: GameModel
    @FocusState private var isFocused: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      TextField(model.wording.text(.pageEnterYourWord), text: $model.newWord)
        .font(.title3)
        #if os(iOS)
          .textInputAutocapitalization(.never)
        #endif
        .autocorrectionDisabled()
        .submitLabel(.go)
        .focused($isFocused)
        .disabled(model.isEnded)
        .frame(minHeight: 44)
        .accessibilityIdentifier("field")
        .onSubmit(addNewWord)
        .onAppear { isFocused = true }
        .onChange(of: model.newWord) { before, after in
          model.noteTyping(before: before, after: after)
        }
        .onChange(of: model.showingError) { _, isShown in
          if !isShown { isFocused = true }
        }
        .listRowBackground(Palette.surface)
    }

    private func addNewWord() {
      withAnimation(model.animation(reducesMotion: reducesMotion), model.addNewWord)
      isFocused = true
    }
  }

  #Preview {
    List { WordField(model: .preview(typed: "smir")) }
  }

  #Preview("Empty, largest type, dark") {
    List { WordField(model: .preview()) }
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
