#if canImport(SwiftUI)
  import ScrambleKit
  import SwiftUI

  /// The field a word is typed into. It takes the focus when the model asks for it, and reports what the system does with it.
  struct WordField: View {
    @Bindable var model: GameModel
    @FocusState private var isFocused: Bool
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
      HStack {
        field
          .focused($isFocused)
          .defaultFocus($isFocused, model.hasKeyboard)
          .onSubmit(addNewWord)
          .onAppear { isFocused = model.isTyping || model.hasKeyboard }
          .onChange(of: model.focusRequests) { isFocused = true }
          .onChange(of: isFocused) { _, hasFocus in model.noteFocus(hasFocus) }
          .onChange(of: model.newWord) { before, after in model.noteTyping(before: before, after: after) }
        if !model.showsLetters { LettersButton(model: model) { isFocused = false } }
      }
    }

    private var field: some View {
      TextField(model.wording.text(.pageEnterYourWord), text: $model.newWord)
        .textFieldStyle(.plain)
        .font(.title3)
        #if os(iOS)
          .textInputAutocapitalization(.never)
          .keyboardType(.asciiCapable)
        #endif
        .autocorrectionDisabled()
        .submitLabel(.go)
        .disabled(model.isEnded)
        .padding(.horizontal, 16)
        .frame(minHeight: 48)
        .background { FieldShape(isFocused: isFocused) }
        .accessibilityIdentifier("field")
    }

    private func addNewWord() {
      withAnimation(model.animation(reducesMotion: reducesMotion), model.addNewWord)
    }
  }

  #Preview {
    WordField(model: .preview(typed: "smir"))
  }

  #Preview("Empty, largest type, dark") {
    WordField(model: .preview())
      .dynamicTypeSize(.accessibility5)
      .preferredColorScheme(.dark)
  }
#endif
